import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { AUDIO_CATEGORIES, EXERCISE_TYPES } from './kinds.ts'
import { MAX_RECORDINGS, Recording } from './schema.ts'

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
}
