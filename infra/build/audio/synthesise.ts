import type { Sound } from '../../../functions/content/audio/recipe.ts'
import { secondsOf } from '../../../functions/content/audio/recipe.ts'
import { SAMPLE_RATE } from '../../../functions/content/audio/sound-file.ts'

/*
 * Makes sounds from sines. Every sound begins and ends in silence, so that they follow each other without a click. The
 * levels are chosen so that all sounds are about equally loud, and far below the largest value of a sample.
 */

const TURN = 2 * Math.PI

interface Partial {
  /** The frequency as a multiple of the lowest one. */
  ratio: number
  level: number
}

/** Rises from 0 to 1 without a corner, for `x` from 0 to 1. */
const smooth = (x: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)))

/** Adds sines of a moving frequency to samples. `hertz` and `level` are functions of the time in seconds. */
function addTone(
  samples: Float32Array,
  partials: readonly Partial[],
  { hertz, level }: { hertz: (t: number) => number; level: (t: number) => number },
): void {
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const t = index / SAMPLE_RATE
    phase += (TURN * hertz(t)) / SAMPLE_RATE
    let value = 0
    for (const partial of partials) value += partial.level * Math.sin(phase * partial.ratio)
    samples[index] = (samples[index] ?? 0) + level(t) * value
  }
}

/** Warm enough for the small loudspeaker of a phone, which hardly plays the lowest tone. */
const BREATH_PARTIALS = [
  { ratio: 1, level: 0.62 },
  { ratio: 2, level: 0.26 },
  { ratio: 3, level: 0.08 },
]
const BREATH_LEVEL = 0.3
/** From G3 up to C4, and back. */
const BREATH_HERTZ = { low: 196, high: 261.6 }

function breath(inS: number, outS: number): Float32Array {
  const samples = new Float32Array(Math.round((inS + outS) * SAMPLE_RATE))
  const height = (t: number) => (t < inS ? smooth(t / inS) : smooth(1 - (t - inS) / outS))
  const { low, high } = BREATH_HERTZ
  addTone(samples, BREATH_PARTIALS, {
    hertz: (t) => low + (high - low) * height(t),
    level: (t) => BREATH_LEVEL * Math.sqrt(height(t)) * smooth(t / 0.4) * smooth((inS + outS - t) / 0.8),
  })
  return samples
}

const BELL_PARTIALS = [
  { ratio: 1, level: 0.5 },
  { ratio: 2.01, level: 0.24 },
  { ratio: 3.02, level: 0.1 },
]
const BELL_HERTZ = 392
const BELL_LEVEL = 0.42
const BELL_ATTACK_S = 0.03
const BELL_DECAY_S = 2.8

function bell(seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  addTone(samples, BELL_PARTIALS, {
    hertz: () => BELL_HERTZ,
    level: (t) => BELL_LEVEL * smooth(t / BELL_ATTACK_S) * Math.exp(-t / BELL_DECAY_S) * smooth(seconds - t),
  })
  return samples
}

const PAD_PARTIALS = [
  { ratio: 1, level: 0.36 },
  { ratio: 1.5, level: 0.3 },
  { ratio: 2, level: 0.2 },
]
const PAD_HERTZ = 147
const PAD_LEVEL = 0.28
const PAD_FADE_S = 5
const SWELL_S = 10

function pad(seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  addTone(samples, PAD_PARTIALS, {
    hertz: () => PAD_HERTZ,
    level: (t) =>
      PAD_LEVEL *
      (0.8 - 0.2 * Math.cos((TURN * t) / SWELL_S)) *
      smooth(t / PAD_FADE_S) *
      smooth((seconds - t) / PAD_FADE_S),
  })
  return samples
}

function repeat(samples: Float32Array, count: number): Float32Array {
  const all = new Float32Array(samples.length * count)
  for (let index = 0; index < count; index++) all.set(samples, index * samples.length)
  return all
}

/** The samples of a sound, each from -1 to 1. */
export function synthesise(sound: Sound): Float32Array {
  if (sound.sound === 'breaths') return repeat(breath(sound.inS, sound.outS), sound.count)
  return sound.sound === 'bell' ? bell(secondsOf(sound)) : pad(secondsOf(sound))
}
