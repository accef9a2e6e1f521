import { createHash } from 'node:crypto'
import type { Cue, ManagedRecording } from '../../../shared/audio/schema.ts'
import { type Recipe, secondsOf } from './recipe.ts'
import { fileBytes, fileName, recipeSeconds } from './sound-file.ts'

/** The cues of a recording: the sentence of each step, at the second at which the step begins. */
export function cuesOf({ steps }: Pick<Recipe, 'steps'>): Cue[] {
  let at = 0
  return steps.map((step) => {
    const cue = { at, text: step.cue }
    at += secondsOf(step)
    return cue
  })
}

/** The first version of a recording that is part of the product. */
export function toRecording(recipe: Recipe, index: number): ManagedRecording {
  const { name, title, summary, category, exerciseType, phase, writtenAt } = recipe
  const seconds = recipeSeconds(recipe)
  const instant = Date.parse(writtenAt)
  return {
    id: createHash('sha256').update(`audio ${name}`).digest('hex').slice(0, 32),
    title,
    summary,
    category,
    exerciseType,
    phase,
    file: `/media/audio/${fileName(recipe)}`,
    seconds,
    bytes: fileBytes(seconds),
    cues: cuesOf(recipe),
    sortOrder: (index + 1) * 10,
    createdAt: instant,
    updatedAt: instant,
    version: 1,
  }
}

/** Identifies what a recording says and plays: a recording is delivered again when it changes. */
export function revisionOf(recording: ManagedRecording): string {
  return createHash('sha256').update(JSON.stringify(recording)).digest('hex').slice(0, 16)
}
