import type { RecordsById } from '../records/replies.ts'
import type { KeptExercise } from './records.ts'

/** A kept session with its id. */
export interface KeptSession extends KeptExercise {
  id: string
}

/** The kept sessions of records, newest first. */
export function newestSessions(records: RecordsById<KeptExercise>): KeptSession[] {
  return Object.entries(records)
    .map(([id, { values }]) => ({ id, ...values }))
    .toSorted((one, other) => other.at - one.at)
}
