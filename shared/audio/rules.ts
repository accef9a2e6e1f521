import { AUDIO_CATEGORIES, type AudioCategory, type ExerciseType } from './kinds.ts'
import type { Cue, Recording } from './schema.ts'

interface Choice {
  category?: AudioCategory | undefined
  exerciseType?: ExerciseType | undefined
}

/** The recordings of a category and of an exercise type, in their order. Without one of both, it is not compared. */
export function chosenRecordings<T extends Pick<Recording, 'category' | 'exerciseType'>>(
  recordings: readonly T[],
  { category, exerciseType }: Choice,
): T[] {
  return recordings.filter(
    (each) =>
      (category === undefined || each.category === category) &&
      (exerciseType === undefined || each.exerciseType === exerciseType),
  )
}

/** The categories that have a recording, in the order of the library. */
export function categoriesOf(recordings: readonly Pick<Recording, 'category'>[]): AudioCategory[] {
  return AUDIO_CATEGORIES.filter((category) => recordings.some((each) => each.category === category))
}

/** The cue that is shown at a second of the recording: the last one that has begun. `undefined` before the first. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  return cues.findLast(({ at }) => at <= seconds)
}

const MINUTE_S = 60

/** A time within a recording, as minutes and seconds: `3:07`. Times before the start count as the start. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`
}

const MEGABYTE = 1_000_000

/** A size as it is said: megabytes with one decimal, and never less than 0.1. */
export function sizeInMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`
}

/** The volume when the user has not chosen another one, from 0 to 1. Source: requirement AUDIO-01. */
export const DEFAULT_VOLUME = 0.8
/** The speed when the user has not chosen another one; 1 is as recorded. Source: requirement AUDIO-01. */
export const DEFAULT_SPEED = 1
export const SPEEDS = [0.75, 1, 1.25] as const
/** Seconds of a step back or ahead. */
export const SKIP_S = 10

/** A position within a recording of a length, both in seconds. */
export function positionWithin(seconds: number, length: number): number {
  return Math.min(Math.max(0, seconds), Math.max(0, length))
}
