import * as z from 'zod/mini'
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from './image.ts'
import { MAX_RECORDING_BYTES, RECORDING_TYPE } from './recording.ts'

/** 128 random bits as hex. */
const Id = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const UploadParams = z.strictObject({ id: Id })

/** A new upload of an image. The client generates `attempt`, so that a retry begins no second one; it becomes the id. */
export const NewImage = z.strictObject({
  attempt: Id,
  type: z.enum(Object.keys(IMAGE_TYPES) as ImageType[]),
  /** The size of the file in bytes. */
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_IMAGE_BYTES)),
})

/** A new upload of a recording, as for an image. */
export const NewRecordingFile = z.strictObject({
  attempt: Id,
  type: z.literal(RECORDING_TYPE),
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_RECORDING_BYTES)),
})

/** Where and how a file is sent: a form with these fields before the field `file`, for five minutes. */
export const PresignedPost = z.object({ id: Id, url: z.string(), fields: z.record(z.string(), z.string()) })
export type PresignedPost = z.infer<typeof PresignedPost>

/** Why an uploaded file was refused. Source: requirement SEC-24. */
export const REFUSALS = [
  'too-large',
  'not-an-image',
  'animated',
  'too-many-pixels',
  'unreadable',
  'not-mp3',
  'too-long',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** What has become of an upload: the file has not been checked yet, it is served, or it was refused. */
export const UploadState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({
    state: z.literal('ready'),
    address: z.string(),
    /** Of a recording. */
    seconds: z.exactOptional(z.number()),
    bytes: z.exactOptional(z.int()),
  }),
  z.object({ state: z.literal('refused'), reason: z.enum(REFUSALS) }),
])
export type UploadState = z.infer<typeof UploadState>
