import * as z from 'zod/mini'
import { line, text } from '../http/text.ts'
import { AUDIO_CATEGORIES, AUDIO_PHASES, EXERCISE_TYPES } from './kinds.ts'

/**
 * The most recordings of the library. One reply lists all of them, and stays below the 6 MB of a function's reply.
 * One transaction of at most 100 writes can move all of them and write its entry of the audit.
 */
export const MAX_RECORDINGS = 99
const MAX_CUES = 60
export const MAX_TITLE_LENGTH = 80
export const MAX_SUMMARY_LENGTH = 300
const MAX_CUE_LENGTH = 160
export const MAX_SECONDS = 3_600
const MAX_BYTES = 50_000_000

/** A sentence that is shown from the second `at` on. All cues of a recording are its transcript. */
export const Cue = z.object({
  at: z.number().check(z.minimum(0), z.maximum(MAX_SECONDS)),
  text: text(MAX_CUE_LENGTH).check(z.minLength(1)),
})
export type Cue = z.infer<typeof Cue>

/** A file of the media bucket. Its name never gets other content. Source: requirement SEC-16. */
const MediaFile = z.string().check(z.regex(/^\/media\/audio\/[a-z0-9-]{1,80}\.mp3$/))

/** The file of a recording, and what was read from it. */
export const RecordingFile = z.object({
  /** The path of the file below our own origin. */
  file: MediaFile,
  seconds: z.number().check(z.positive(), z.maximum(MAX_SECONDS)),
  bytes: z.int().check(z.positive(), z.maximum(MAX_BYTES)),
})
export type RecordingFile = z.infer<typeof RecordingFile>

/** An entry of the audio library. Source: requirement AUDIO-01. */
export const Recording = z.extend(RecordingFile, {
  /** 32 hexadecimal digits. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  category: z.enum(AUDIO_CATEGORIES),
  exerciseType: z.enum(EXERCISE_TYPES),
  phase: z.enum(AUDIO_PHASES),
  title: text(MAX_TITLE_LENGTH).check(z.minLength(1)),
  summary: text(MAX_SUMMARY_LENGTH),
  /** By time. */
  cues: z.array(Cue).check(z.maxLength(MAX_CUES)),
})
export type Recording = z.infer<typeof Recording>

/** A recording with what only its managers need. Listeners get the lowest `sortOrder` first. */
export const ManagedRecording = z.extend(Recording, {
  sortOrder: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** 1, and one more with each change by an admin. */
  version: z.int(),
  /** Listeners do not get it. */
  hidden: z.exactOptional(z.boolean()),
})
export type ManagedRecording = z.infer<typeof ManagedRecording>

const Id = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const RecordingParams = z.strictObject({ id: Id })

const trimmed = z.string().check(z.trim())

/** What an admin can write. Source: requirement ADM-06. */
const writable = {
  title: z.pipe(trimmed, line(MAX_TITLE_LENGTH)),
  summary: z.pipe(trimmed, text(MAX_SUMMARY_LENGTH)),
  category: z.enum(AUDIO_CATEGORIES),
  exerciseType: z.enum(EXERCISE_TYPES),
  phase: z.enum(AUDIO_PHASES),
  /** The id of one's own upload, from which file, length and size come. */
  upload: Id,
}

/** A new recording. The client generates `attempt`, so that a retry adds no second one; it becomes the id. */
export const NewRecording = z.strictObject({ attempt: Id, ...writable })
export type NewRecording = z.output<typeof NewRecording>

/** The changed fields of a recording. `basedOn` is the version that the admin saw. A new file has other sentences: they are removed. */
export const RecordingEdit = z.strictObject({
  basedOn: z.int().check(z.minimum(1)),
  title: z.exactOptional(writable.title),
  summary: z.exactOptional(writable.summary),
  category: z.exactOptional(writable.category),
  exerciseType: z.exactOptional(writable.exerciseType),
  phase: z.exactOptional(writable.phase),
  upload: z.exactOptional(writable.upload),
  hidden: z.exactOptional(z.boolean()),
})

/** The ids of recordings, in the order that listeners get. */
export const RecordingOrder = z.strictObject({ ids: z.array(Id).check(z.maxLength(MAX_RECORDINGS)) })
