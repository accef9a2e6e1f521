import { isDeepStrictEqual } from 'node:util'

/** By the bits of the version: MPEG 2.5, none, 2, 1. In Hz, by the bits of the rate. */
const SAMPLE_RATES: readonly (readonly number[])[] = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
]
/** In kbit/s, by the bits of the rate, of layer III. 0: free, which hardly any player knows. */
const BIT_RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const
const BIT_RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const
const MPEG_1 = 3
const LAYER_3 = 1

interface Frame {
  bytes: number
  /** In seconds. */
  length: number
  /** What is the same in all frames of a file. */
  kind: { version: number; sampleRate: number }
}

/** The frame of an MP3 whose header is at `at`; `undefined` if there is none. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  const version = (second >> 3) & 3
  if (first !== 0xff || second >> 5 !== 7 || ((second >> 1) & 3) !== LAYER_3) return undefined
  const sampleRate = SAMPLE_RATES[version]?.[(third >> 2) & 3]
  const bitRate = (version === MPEG_1 ? BIT_RATES_1 : BIT_RATES_2)[third >> 4]
  if (!sampleRate || !bitRate) return undefined
  const samples = version === MPEG_1 ? 1_152 : 576
  const size = Math.floor((samples * bitRate * 125) / sampleRate) + ((third >> 1) & 1)
  if (at + size > bytes.length) return undefined
  return { bytes: size, length: samples / sampleRate, kind: { version, sampleRate } }
}

/** Where the sound begins: behind a tag with words and pictures, which says its own length. */
function startOf(bytes: Uint8Array): number {
  const tag = new TextDecoder('latin1').decode(bytes.subarray(0, 3)) === 'ID3'
  if (!tag) return 0
  return bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) + 10
}

/** A file that begins with a picture's bytes could hold one frame by chance, and never so many in a row. */
const LEAST_FRAMES = 20

/** The first frame of a file with a changing rate may have a table for players instead of sound. */
const isTable = (frame: Uint8Array) => /Xing|Info|VBRI/.test(new TextDecoder('latin1').decode(frame.subarray(0, 64)))

/** The frames of one kind from `start` on, without a gap: how many, where they end, and their length in seconds. */
function framesFrom(bytes: Uint8Array, start: number) {
  const first = frameAt(bytes, start)
  let [end, frames, seconds] = [start, 0, 0]
  for (let frame = first; frame && isDeepStrictEqual(frame.kind, first?.kind); frame = frameAt(bytes, end)) {
    end += frame.bytes
    frames += 1
    seconds += frame.length
  }
  return { first, end, frames, seconds }
}

/** Whether there is sound again behind `from`: something foreign is in the middle, such as the tag of a file that was joined. */
function goesOn(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; ) {
    const { frames, end } = framesFrom(bytes, at)
    if (frames >= LEAST_FRAMES) return true
    // No byte is read often, whatever the file is made of.
    at = bytes.indexOf(0xff, Math.max(at + 1, end))
  }
  return false
}

/**
 * Reads an MP3: its sound alone, without tags and whatever else is around it, and its exact length in seconds. Returns
 * `undefined` if it is none, or damaged in the middle: listeners would get only a part.
 */
export function readMp3(bytes: Uint8Array): { sound: Uint8Array; seconds: number } | undefined {
  const start = startOf(bytes)
  const { first, end, frames, seconds } = framesFrom(bytes, start)
  if (!first || frames < LEAST_FRAMES || goesOn(bytes, end)) return undefined
  const sound = bytes.subarray(start, end)
  return { sound, seconds: isTable(sound) ? seconds - first.length : seconds }
}
