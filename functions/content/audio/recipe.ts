import type { AudioCategory, AudioPhase, ExerciseType } from '../../../shared/audio/kinds.ts'

/** Tones that rise while the listener breathes in and fall while they breathe out. All times are in seconds. */
interface Breaths {
  sound: 'breaths'
  count: number
  inS: number
  outS: number
}

/** One bell, then quiet. */
interface Bell {
  sound: 'bell'
  seconds: number
}

/** A low chord that swells and fades slowly. */
interface Pad {
  sound: 'pad'
  seconds: number
}

export type Sound = Breaths | Bell | Pad

/** One part of a recording, with the sentence that is shown while it plays. */
export type Step = Sound & { cue: string }

/** A recording that is part of the product. The build renders its sound from the steps. */
export interface Recipe {
  /** Unique and permanent. It identifies what was already delivered. */
  name: string
  title: string
  summary: string
  category: AudioCategory
  exerciseType: ExerciseType
  phase: AudioPhase
  /** ISO instant. */
  writtenAt: string
  steps: readonly Step[]
}

/** How long a sound is, in seconds. */
export function secondsOf(sound: Sound): number {
  return sound.sound === 'breaths' ? sound.count * (sound.inS + sound.outS) : sound.seconds
}
