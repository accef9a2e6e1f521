import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { AUDIO_CATEGORIES, AUDIO_PHASES, EXERCISE_TYPES } from './kinds.ts'

/** The most recordings of the library. One reply lists all of them, and stays below the 6 MB of a function's reply. */
export const MAX_RECORDINGS = 100
const MAX_CUES = 60
const MAX_TITLE_LENGTH = 80
const MAX_SUMMARY_LENGTH = 300
const MAX_CUE_LENGTH = 160
const MAX_SECONDS = 3_600
const MAX_BYTES = 50_000_000

/** A sentence that is shown from the second `at` on. All cues of a recording are its transcript. */
export const Cue = z.object({
  at: z.number().check(z.minimum(0), z.maximum(MAX_SECONDS)),
  text: text(MAX_CUE_LENGTH).check(z.minLength(1)),
})
export type Cue = z.infer<typeof Cue>

/** A file of the media bucket. Its name never gets other content. Source: requirement SEC-16. */
const MediaFile = z.string().check(z.regex(/^\/media\/audio\/[a-z0-9-]{1,80}\.mp3$/))

/** An entry of the audio library. Source: requirement AUDIO-01. */
export const Recording = z.object({
  /** 32 hexadecimal digits. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  category: z.enum(AUDIO_CATEGORIES),
  exerciseType: z.enum(EXERCISE_TYPES),
  phase: z.enum(AUDIO_PHASES),
  title: text(MAX_TITLE_LENGTH).check(z.minLength(1)),
  summary: text(MAX_SUMMARY_LENGTH),
  /** The path of the file below our own origin. */
  file: MediaFile,
  seconds: z.number().check(z.positive(), z.maximum(MAX_SECONDS)),
  bytes: z.int().check(z.positive(), z.maximum(MAX_BYTES)),
  /** By time. */
  cues: z.array(Cue).check(z.maxLength(MAX_CUES)),
})
export type Recording = z.infer<typeof Recording>

/** A recording with what only its managers need. Listeners get the lowest `sortOrder` first. */
export const ManagedRecording = z.extend(Recording, {
  sortOrder: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** 1, and one more with each change by an editor. */
  version: z.int(),
})
export type ManagedRecording = z.infer<typeof ManagedRecording>
