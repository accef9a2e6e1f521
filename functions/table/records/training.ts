import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { assertRepeated } from '../../../shared/changes/repeated.ts'
import { STATE_LOGS } from '../../../shared/training/limits.ts'
import type { Log, NewLog, NewSession, Session } from '../../../shared/training/schema.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { keyPartsOf } from '../item-kind.ts'
import { TrainingLogItem, TrainingSessionItem } from '../items/training.ts'
import type { Key, UserId } from '../keys.ts'
import { putIfNew } from '../put-if-new.ts'
import { type Item, readAll, readFirst } from '../query.ts'

const toSession = (item: Item): Session => {
  const { id } = keyPartsOf(TrainingSessionItem, item)
  return { id, ...TrainingSessionItem.parse(item) }
}
const toLog = (item: Item): Log => {
  const { session: sessionId, id } = keyPartsOf(TrainingLogItem, item)
  return { id, sessionId, ...TrainingLogItem.parse(item) }
}

/** The newest session of a user, ended or not. */
export async function findNewestSession(user: UserId): Promise<Session | undefined> {
  const [item] = await readFirst(TrainingSessionItem.all({ user }), 1, { backwards: true, consistent: true })
  return item && toSession(item)
}

/** The session with an id. */
export async function findSession(user: UserId, id: string): Promise<Session | undefined> {
  const item = await findItem(TrainingSessionItem.key({ user, id }))
  return item && { id, ...TrainingSessionItem.parse(item) }
}

/** All sessions of a user, the oldest first. */
export async function findSessions(user: UserId): Promise<Session[]> {
  return (await readAll(TrainingSessionItem.all({ user }), { consistent: true })).map(toSession)
}

/** Where a log is: its session, and its id. */
interface LogPlace {
  session: string
  id: string
}

/** The stored logs from one to another, both included, over sessions in the order of their ids. */
export async function findLogsBetween(user: UserId, from: LogPlace, to: LogPlace): Promise<Log[]> {
  return (await readAll(TrainingLogItem.between({ user, ...from }, to), { consistent: true })).map(toLog)
}

/** The last logs of a session, newest first. With `from` (epoch ms): those since then. */
export async function findLogs(
  user: UserId,
  session: string,
  { max, from }: { max: number; from?: number } = { max: STATE_LOGS },
): Promise<Log[]> {
  const all = TrainingLogItem.all({ user, session })
  // No id begins with a 9.
  const range = from === undefined ? all : TrainingLogItem.between({ user, session, id: from }, { id: 9 })
  return (await readFirst(range, max, { backwards: true, consistent: true })).map(toLog)
}

/** Stores an item under a new key. Returns the one that is there already, if any. */
async function putNew(key: Key, fields: object): Promise<Item | undefined> {
  return (await putIfNew(key, fields)) ? undefined : ((await findItem(key)) as Item | undefined)
}

/** Stores a session as a file has it, unless there is one with its id. */
export async function keepSession(user: UserId, { id, ...fields }: Session): Promise<void> {
  await putIfNew(TrainingSessionItem.key({ user, id }), fields)
}

/** Stores a log as a file has it, unless there is one with its id. */
export async function keepLog(
  user: UserId,
  { session, id, ...fields }: Omit<Log, 'sessionId'> & LogPlace,
): Promise<void> {
  await putIfNew(TrainingLogItem.key({ user, session, id }), fields)
}

/**
 * Stores a session. A repeated request changes nothing. Throws `invalid-request` when another session has the id; after
 * a change of the interval this cannot be told.
 */
export async function addSession(user: UserId, { id, ...fields }: NewSession): Promise<void> {
  const stored = await putNew(TrainingSessionItem.key({ user, id }), fields)
  if (stored && stored['intervalChange'] === undefined) assertRepeated<object>(stored, fields)
}

/**
 * Stores a log. A repeated request changes nothing. Throws `invalid-request` when another log has the id; after it was
 * taken back this cannot be told.
 */
export async function addLog(user: UserId, session: string, { id, ...fields }: NewLog): Promise<void> {
  const stored = await putNew(TrainingLogItem.key({ user, session, id }), fields)
  if (stored && stored['undone'] === undefined) assertRepeated<object>(stored, fields)
}

/** Marks a log as taken back. One that is not there stays away. */
export async function storeUndo(user: UserId, session: string, id: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: TrainingLogItem.key({ user, session, id }),
    UpdateExpression: 'set undone = :yes remove notes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  })
  await tryConditionalWrite(table.send(command))
}

/** Stores a new interval, unless a later change has set one meanwhile. */
export async function storeInterval(user: UserId, session: Session): Promise<void> {
  const { id, targetIntervalMinutes, intervalChange } = session
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: TrainingSessionItem.key({ user, id }),
    UpdateExpression: 'set targetIntervalMinutes = :minutes, intervalChange = :change',
    ConditionExpression: 'attribute_exists(pk) and (attribute_not_exists(intervalChange) or intervalChange < :change)',
    ExpressionAttributeValues: { ':minutes': targetIntervalMinutes, ':change': intervalChange },
  })
  await tryConditionalWrite(table.send(command))
}

/** Stores the end of a session, unless it has one. */
export async function storeEnd(user: UserId, { id, endedAt }: Session): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: TrainingSessionItem.key({ user, id }),
    UpdateExpression: 'set endedAt = :at',
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(endedAt)',
    ExpressionAttributeValues: { ':at': endedAt },
  })
  await tryConditionalWrite(table.send(command))
}
