import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { AUDIO_CATEGORIES, EXERCISE_TYPES } from './kinds.ts'
import {
  MAX_RECORDINGS,
  ManagedRecording,
  NewRecording,
  Recording,
  RecordingEdit,
  RecordingOrder,
  RecordingParams,
} from './schema.ts'

/** The audio library. It is free: a flare does not wait for a card. Sources: requirements AUDIO-01, SUB-09. */
export const audioApi = {
  /** The recordings of a category and an exercise type; without them, all. */
  list: endpoint('GET /audio', {
    caller: 'user',
    query: z.strictObject({
      category: z.exactOptional(z.enum(AUDIO_CATEGORIES)),
      exerciseType: z.exactOptional(z.enum(EXERCISE_TYPES)),
    }),
    reply: z.object({ recordings: z.array(Recording).check(z.maxLength(MAX_RECORDINGS)) }),
  }),
  /** All recordings, also hidden ones, in their order. */
  manage: endpoint('GET /manage/audio', {
    caller: 'admin',
    reply: z.object({ recordings: z.array(ManagedRecording).check(z.maxLength(MAX_RECORDINGS)) }),
  }),
  /**
   * Adds a recording at the end. Refused with `recording-file-missing`, `recording-limit-reached`, and `recording-changed`
   * when the recording of this attempt exists already, with other content.
   */
  create: endpoint('POST /manage/audio', { caller: 'admin', body: NewRecording, reply: ManagedRecording }),
  /** Refused with `recording-file-missing` and `recording-changed`. */
  edit: endpoint('PUT /manage/audio/{id}', {
    caller: 'admin',
    params: RecordingParams,
    body: RecordingEdit,
    reply: ManagedRecording,
  }),
  /** Also succeeds when there is none. */
  remove: endpoint('DELETE /manage/audio/{id}', { caller: 'admin', params: RecordingParams, reply: z.object({}) }),
  /** Orders the library. Recordings that are not named come last. */
  order: endpoint('PUT /manage/audio-order', { caller: 'admin', body: RecordingOrder, reply: z.object({}) }),
}
