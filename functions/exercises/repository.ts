import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { assertRepeated } from '../../shared/changes/repeated.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from '../../shared/exercises/limits.ts'
import { assertRoom } from '../../shared/exercises/rules.ts'
import type { KeptSession } from '../../shared/exercises/schema.ts'
import type { LocalDate } from '../../shared/time/local-date.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { findItem } from '../table/find-item.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { ExerciseItem } from '../table/items/exercises.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readFirst } from '../table/query.ts'

function toSession(item: Item): KeptSession {
  const { date, id } = keyPartsOf(ExerciseItem, item)
  return { id, date, ...ExerciseItem.parse(item) }
}

/** The newest kept sessions of a user, newest first. */
export async function findSessions(user: UserId): Promise<KeptSession[]> {
  const all = ExerciseItem.all({ user })
  return (await readFirst(all, LISTED_SESSIONS, { backwards: true, consistent: true })).map(toSession)
}

/**
 * Stores a session. A repeated request changes nothing. Throws `invalid-request` when another session has the id, and
 * `exercise-limit-reached` when its date has as many as it can have: requests at the same instant may pass that limit by
 * a few, which harms nobody.
 */
export async function addSession(user: UserId, { id, date, ...fields }: KeptSession): Promise<void> {
  const key = ExerciseItem.key({ user, date, id })
  const ofDate = await readFirst(ExerciseItem.all({ user, date }), MAX_SESSIONS_A_DAY, { consistent: true })
  const stored = ofDate.find(({ sk }) => sk === key.sk)
  if (stored) return assertRepeated<object>(stored, fields)
  assertRoom(ofDate.length)
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...key, ...fields },
    ConditionExpression: 'attribute_not_exists(pk)',
  })
  if (await tryConditionalWrite(table.send(command))) return
  const other = await findItem(key)
  if (other) assertRepeated<object>(other, fields)
}

/** Removes a session for good. Without such a session nothing happens. */
export async function removeSession(user: UserId, { date, id }: { date: LocalDate; id: string }): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: ExerciseItem.key({ user, date, id }) }))
}
