/** What a recording is for, in the order of the library. Source: requirement AUDIO-01. */
export const AUDIO_CATEGORIES = ['breathing', 'pelvic-floor', 'rest', 'sleep', 'flare'] as const
export type AudioCategory = (typeof AUDIO_CATEGORIES)[number]

/** What the listener does. */
export const EXERCISE_TYPES = ['paced-breathing', 'pelvic-drop', 'supported-rest', 'settling', 'quiet-minutes'] as const
export type ExerciseType = (typeof EXERCISE_TYPES)[number]

/** Which part of an exercise a recording has. */
export const AUDIO_PHASES = ['whole', 'beginning', 'middle', 'end'] as const
export type AudioPhase = (typeof AUDIO_PHASES)[number]
