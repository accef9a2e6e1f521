import { createMp3Encoder } from 'wasm-media-encoders'
import type { Recipe, Sound } from '../../../functions/content/audio/recipe.ts'
import { KILOBITS_PER_SECOND, SAMPLE_RATE } from '../../../functions/content/audio/sound-file.ts'
import { synthesise } from './synthesise.ts'

const rendered = new Map<string, Float32Array>()

/** Many steps have the same sound. */
function synthesiseOnce({ cue: _, ...sound }: Sound & { cue: string }): Float32Array {
  const key = JSON.stringify(sound)
  const samples = rendered.get(key) ?? synthesise(sound)
  rendered.set(key, samples)
  return samples
}

/** Renders a recipe as an MP3 file. The same recipe always gives the same bytes. */
export async function render({ steps }: Pick<Recipe, 'steps'>): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS_PER_SECOND })
  // The encoder reuses its memory, so that each part is copied.
  const parts = steps.map((step) => Buffer.from(encoder.encode([synthesiseOnce(step)])))
  return Buffer.concat([...parts, Buffer.from(encoder.finalize())])
}
