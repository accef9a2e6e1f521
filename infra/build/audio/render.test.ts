import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Sound, Step } from '../../../functions/content/audio/recipe.ts'
import { RECIPES } from '../../../functions/content/audio/recordings.ts'
import { fileBytes, fileName, recipeSeconds, SAMPLE_RATE } from '../../../functions/content/audio/sound-file.ts'
import { MEDIA_FOLDER } from './media-folder.ts'
import { render } from './render.ts'
import { synthesise } from './synthesise.ts'

const SOUNDS: [string, Sound][] = [
  ['breaths', { sound: 'breaths', count: 2, inS: 4, outS: 6 }],
  ['bell', { sound: 'bell', seconds: 10 }],
  ['pad', { sound: 'pad', seconds: 30 }],
]
const decibels = (value: number) => 20 * Math.log10(value)
const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

describe.each(SOUNDS)('the sound %s', (_, sound) => {
  const samples = synthesise(sound)

  it('[AUDIO-01] stays 6 dB below the largest value, and is neither too loud nor too soft', () => {
    expect(decibels(peakOf(samples))).toBeLessThan(-6)
    expect(decibels(rootMeanSquare(samples))).toBeGreaterThan(-26)
    expect(decibels(rootMeanSquare(samples))).toBeLessThan(-18)
  })

  it('[AUDIO-01] begins and ends in silence, and never jumps', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(1e-4)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-4)
    const largestStep = samples.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? 0))),
      0,
    )
    // The steepest step of the highest tone in use; a click would be several times as steep.
    expect(largestStep).toBeLessThan(0.08)
  })
})

it('[AUDIO-01] the tone is higher and louder at the end of the in-breath than at the ends of the breath', () => {
  const samples = synthesise({ sound: 'breaths', count: 1, inS: 4, outS: 6 })
  const part = (from: number) => samples.subarray(from * SAMPLE_RATE, (from + 0.5) * SAMPLE_RATE)
  const crossings = (of: Float32Array) =>
    of.reduce((count, sample, index) => count + Number(index > 0 && sample >= 0 !== (of[index - 1] ?? 0) >= 0), 0)
  expect(crossings(part(3.75))).toBeGreaterThan(crossings(part(0.75)) + 10)
  expect(crossings(part(3.75))).toBeGreaterThan(crossings(part(8.5)) + 10)
  expect(rootMeanSquare(part(3.75))).toBeGreaterThan(2 * rootMeanSquare(part(0.25)))
})

it('[AUDIO-01] the same recipe gives the same bytes; if they change, raise RENDERER_VERSION', async () => {
  const steps = SOUNDS.map(([, sound]): Step => ({ ...sound, cue: '' }))
  const file = await render({ steps })
  expect(createHash('sha256').update(file).digest('hex').slice(0, 16)).toBe('b830d01169384013')
  expect(await render({ steps })).toEqual(file)
})

it.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))(
  '[AUDIO-01] the built file of %s is MP3 of the length and size in the library',
  (_, recipe) => {
    const file = readFileSync(join(MEDIA_FOLDER, 'audio', fileName(recipe)))
    expect(file.length).toBe(fileBytes(recipeSeconds(recipe)))
    // MPEG-2 layer 3 without checksum; 40 kbit/s at 24 kHz; one channel.
    expect([file[0], (file[1] ?? 0) & 0xff, file[2], (file[3] ?? 0) >> 6]).toEqual([0xff, 0xf3, 0x54, 3])
  },
)
