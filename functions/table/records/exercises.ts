import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { assertRepeated } from '../../../shared/changes/repeated.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from '../../../shared/exercises/limits.ts'
import { assertRoom } from '../../../shared/exercises/rules.ts'
import type { KeptSession } from '../../../shared/exercises/schema.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { table, tableName } from '../client.ts'
import { keyPartsOf } from '../item-kind.ts'
import { ExerciseItem } from '../items/exercises.ts'
import type { UserId } from '../keys.ts'
import { putIfNew } from '../put-if-new.ts'
import { type Item, readAll, readFirst } from '../query.ts'

function toSession(item: Item): KeptSession {
  const { date, id } = keyPartsOf(ExerciseItem, item)
  return { id, date, ...ExerciseItem.parse(item) }
}

/** The newest kept sessions of a user, newest first. */
export async function findSessions(user: UserId): Promise<KeptSession[]> {
  const all = ExerciseItem.all({ user })
  return (await readFirst(all, LISTED_SESSIONS, { backwards: true, consistent: true })).map(toSession)
}

/** The kept sessions from one date to another, both included. */
export async function findSessionsBetween(user: UserId, from: LocalDate, to: LocalDate): Promise<KeptSession[]> {
  const range = ExerciseItem.between({ user, date: from }, { date: to })
  return (await readAll(range, { consistent: true })).map(toSession)
}

/** Stores a session as a file has it, unless there is one with its date and id. */
export async function keepSession(user: UserId, { id, date, ...fields }: KeptSession): Promise<void> {
  await putIfNew(ExerciseItem.key({ user, date, id }), fields)
}

/**
 * Stores a session. A repeated request changes nothing. Throws `invalid-request` when another session has the id, and
 * `exercise-limit-reached` when its date has as many as it can have: requests at the same instant may pass that limit by
 * a few, which does no harm.
 */
export async function addSession(user: UserId, { id, date, ...fields }: KeptSession): Promise<void> {
  const key = ExerciseItem.key({ user, date, id })
  const findOfDate = () => readFirst(ExerciseItem.all({ user, date }), MAX_SESSIONS_A_DAY, { consistent: true })
  const findStored = (items: readonly Item[]) => items.find(({ sk }) => sk === key.sk)
  const ofDate = await findOfDate()
  const stored = findStored(ofDate)
  if (!stored) assertRoom(ofDate.length)
  const repeated = stored ?? ((await putIfNew(key, fields)) ? undefined : findStored(await findOfDate()))
  if (repeated) assertRepeated<object>(repeated, fields)
}

/** Removes a session for good. Without such a session nothing happens. */
export async function removeSession(user: UserId, { date, id }: { date: LocalDate; id: string }): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: ExerciseItem.key({ user, date, id }) }))
}
