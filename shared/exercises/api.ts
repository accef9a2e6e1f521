import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { endpoint } from '../http/endpoint.ts'
import { LocalDate } from '../time/schema.ts'
import { KeptSessions, NewKeptSession } from './schema.ts'

/**
 * What the user keeps of exercises. The exercises themselves need no service. Each operation returns the newest kept
 * sessions afterwards, and a repeated one changes nothing. Sources: requirements EX-01, SUB-09.
 */
export const exercisesApi = {
  read: endpoint('GET /exercises', { caller: 'user', reply: KeptSessions }),
  keep: endpoint('POST /exercises', { caller: 'user', body: NewKeptSession, reply: KeptSessions }),
  remove: endpoint('DELETE /exercises/{date}/{id}', {
    caller: 'user',
    params: z.strictObject({ date: LocalDate, id: ChangeId }),
    reply: KeptSessions,
  }),
}
