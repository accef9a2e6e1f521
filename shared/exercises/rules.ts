import { instantOf } from '../changes/change-id.ts'
import { assertEditable } from '../days/model/edit-age.ts'
import { DomainError } from '../problems.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from './limits.ts'
import type { KeptSession, NewKeptSession } from './schema.ts'

/** Asserts that the date of a session is one that a day may have. Throws `date-in-future` and `date-too-old`. */
export function assertKeptDate({ id, date, zone }: NewKeptSession, now: number): void {
  assertEditable({ date, editedAt: instantOf(id), zone }, now)
}

/** Asserts that one more session can be kept beside the `count` of its date. Throws `exercise-limit-reached`. */
export function assertRoom(count: number): void {
  if (count >= MAX_SESSIONS_A_DAY)
    throw new DomainError('exercise-limit-reached', [{ pointer: '/body/date', detail: 'limit' }])
}

const orderOf = ({ date, id }: KeptSession) => `${date}#${id}`

/** The newest sessions, newest first, each once. */
export function newestSessions(sessions: readonly KeptSession[]): KeptSession[] {
  const byId = new Map(sessions.map((session) => [orderOf(session), session]))
  return [...byId.values()].toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1)).slice(0, LISTED_SESSIONS)
}
