import { createHash } from 'node:crypto'
import { type Recipe, secondsOf } from './recipe.ts'

/** The format of the files: MP3, which every browser plays; mono, at a constant bit rate, so that seeking is exact. */
export const SAMPLE_RATE = 24_000
export const KILOBITS_PER_SECOND = 40
/** Samples and bytes of a frame of MPEG-2 layer 3. At this rate no frame is padded. */
const FRAME_SAMPLES = 576
const FRAME_BYTES = (FRAME_SAMPLES * KILOBITS_PER_SECOND * 1000) / 8 / SAMPLE_RATE
/** What the encoder needs before the sound, and at least after it. */
const ENCODER_DELAY_SAMPLES = 576 + 528 + 1

/**
 * Raised when the renderer or the encoder makes other bytes of the same recipe: a file that has a name is kept by
 * browsers for a year. A test fails until then.
 */
const RENDERER_VERSION = 1

/** How long a recording is, in seconds. */
export function recipeSeconds({ steps }: Pick<Recipe, 'steps'>): number {
  return steps.reduce((sum, step) => sum + secondsOf(step), 0)
}

/** The size of the rendered file, in bytes. */
export function fileBytes(seconds: number): number {
  return Math.ceil((seconds * SAMPLE_RATE + ENCODER_DELAY_SAMPLES) / FRAME_SAMPLES) * FRAME_BYTES
}

/** The name of the rendered file: it differs when the sound does. Cues are not part of the sound. */
export function fileName({ name, steps }: Pick<Recipe, 'name' | 'steps'>): string {
  const sounds = steps.map(({ cue: _, ...sound }) => sound)
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, sounds]))
    .digest('hex')
  return `${name}-${hash.slice(0, 12)}.mp3`
}
