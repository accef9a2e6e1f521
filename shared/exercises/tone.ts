import { breathSeconds, type Pattern } from './patterns.ts'

/** A soft tone of a breath in or out. Times are ms after the first breath began. It glides from one pitch to another. */
export interface Tone {
  fromMs: number
  untilMs: number
  fromHz: number
  toHz: number
}

/** A fourth, where the loudspeaker of a phone can still be soft. */
const LOW_HZ = 330
const HIGH_HZ = 440

const PITCHES = { in: [LOW_HZ, HIGH_HZ], out: [HIGH_HZ, LOW_HZ], hold: undefined, rest: undefined } as const
const SECOND_MS = 1_000

/** The level of a tone between its rise and its fall. Full scale is 1. */
export const TONE_LEVEL = 0.12

/** How long a tone of `ms` rises, and how long it falls, so that it neither starts nor ends with a click. */
export function envelopeMs(ms: number): { rise: number; fall: number } {
  return { rise: Math.min(1_500, ms * 0.4), fall: Math.min(2_000, ms * 0.5) }
}

/** The part of a tone that is after `ms`, at the pitch that it has by then. */
function laterPart(tone: Tone, ms: number): Tone {
  if (ms <= tone.fromMs) return tone
  const share = (ms - tone.fromMs) / (tone.untilMs - tone.fromMs)
  return { ...tone, fromMs: ms, fromHz: tone.fromHz + share * (tone.toHz - tone.fromHz) }
}

/**
 * The tones of a pattern from `fromMs` until `untilMs`, in order: rising in, falling out, and none while the breath is
 * held. After a pause, a tone goes on where it stopped.
 */
export function tonesOf(pattern: Pattern, fromMs: number, untilMs: number): Tone[] {
  const tones: Tone[] = []
  const breathMs = breathSeconds(pattern) * SECOND_MS
  let at = Math.floor(fromMs / breathMs) * breathMs
  while (at < untilMs)
    for (const { phase, seconds } of pattern) {
      const pitches = PITCHES[phase]
      const end = at + seconds * SECOND_MS
      if (pitches && end > fromMs && at < untilMs) {
        const tone = { fromMs: at, untilMs: end, fromHz: pitches[0], toHz: pitches[1] }
        tones.push(laterPart(tone, fromMs))
      }
      at = end
    }
  return tones
}
