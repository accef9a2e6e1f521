import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { assertRepeated } from '../../../shared/changes/repeated.ts'
import { DomainError } from '../../../shared/problems.ts'
import { type Book, dueAt } from '../../../shared/reminders/book.ts'
import { HISTORY_LOGS } from '../../../shared/reminders/limits.ts'
import type { ActionLog } from '../../../shared/reminders/schema.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { keyPartsOf } from '../item-kind.ts'
import { ReminderBookItem, ReminderLogItem } from '../items/reminders.ts'
import type { UserId } from '../keys.ts'
import { putIfNew } from '../put-if-new.ts'
import { readFirst } from '../query.ts'
import { replaceItem } from '../replace-item.ts'
import { duePk, dueSk } from './due.ts'

const TRIES = 8

/** A run that rings may take this long. Then another run may begin. */
const LEASE_MS = 2 * 60_000

/** How many parts the index `due` has. More parts take more writes a second: see `functions/README.md`. */
export const DUE_SHARDS = 1

/** The partition of the index in which the book of a user is. */
const shardOf = (user: UserId) => Number.parseInt(user.slice(-4), 16) % DUE_SHARDS

/** A book as it is stored. `v` counts its changes, 0 for a book that is not stored yet. */
export type StoredBook = Book & { v: number }

/** The attributes of a book, with its place in the index. */
function fieldsOf(user: UserId, { v, ...book }: StoredBook): object {
  const at = dueAt(book)
  const place = at === undefined ? {} : { duePk: duePk(shardOf(user)), dueSk: dueSk(at) }
  return { ...book, ...place, v: v + 1 }
}

function toBook(item: object): StoredBook {
  const { duePk: _, dueSk: __, ...book } = ReminderBookItem.parse(item)
  return book
}

/** The book of a user, empty at first. */
export async function findBook(user: UserId): Promise<StoredBook> {
  return toBook((await findItem(ReminderBookItem.key({ user }))) ?? {})
}

/** A rule that changes a book. It returns the same book when there is nothing to change. */
export type BookRule = (book: StoredBook) => Book

/**
 * Changes the book of a user by `rule`. When another request changed it in the meantime, `rule` runs again on the latest
 * book. Throws the errors of `rule`, and `busy` after eight tries.
 */
export async function changeBook(user: UserId, rule: BookRule): Promise<Book> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await findBook(user)
    const after = rule(before)
    if (after === before) return before
    const condition = { version: 'v', before: before.v || undefined }
    const fields = fieldsOf(user, { ...after, v: before.v })
    if (await replaceItem(ReminderBookItem.key({ user }), fields, condition)) return after
  }
  throw new DomainError('busy')
}

/** A book in the account's time zone. The same book if it is in it already. */
export function inZone<B extends Book>(book: B, zone: string): B {
  return book.zone === zone ? book : { ...book, zone }
}

/**
 * Takes the book of a user of which something is due, for two minutes in which no other run gets it. Returns `undefined`
 * when nothing is due (any more), or another run has it.
 */
export async function claimBook(user: UserId, now: number): Promise<StoredBook | undefined> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: ReminderBookItem.key({ user }),
    UpdateExpression: 'set leaseUntil = :until, v = v + :one',
    ConditionExpression: 'dueSk <= :now and (attribute_not_exists(leaseUntil) or leaseUntil <= :at)',
    ExpressionAttributeValues: { ':until': now + LEASE_MS, ':now': dueSk(now), ':at': now, ':one': 1 },
    ReturnValues: 'ALL_NEW',
  })
  const claimed = await tryConditionalWrite(table.send(command))
  return claimed?.Attributes && toBook(claimed.Attributes)
}

/**
 * Stores a claimed book after `rule`. When another request changed it in the meantime, `rule` runs again on the latest book.
 * Throws `busy` after eight tries.
 */
export async function settleBook(user: UserId, rule: BookRule, claimed: StoredBook): Promise<void> {
  const Key = ReminderBookItem.key({ user })
  let before = claimed
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const fields = fieldsOf(user, { ...rule(before), v: before.v })
    if (await replaceItem(Key, fields, { version: 'v', before: before.v })) return
    const command = new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'set v = v + :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    })
    const latest = await tryConditionalWrite(table.send(command))
    // The account was erased.
    if (!latest?.Attributes) return
    before = toBook(latest.Attributes)
  }
  throw new DomainError('busy')
}

/**
 * Stores what a user did about a reminder. A repeated request changes nothing. Throws `invalid-request` when another action
 * has the id.
 */
export async function addLog(user: UserId, { change, title, ...sent }: ActionLog): Promise<void> {
  const key = ReminderLogItem.key({ user, change })
  if (await putIfNew(key, { ...sent, title })) return
  const stored = await findItem(key)
  // The title is that of the reminder at the time, not of the request.
  if (stored) assertRepeated<object>(stored, sent)
}

/** The last actions of a user, newest first. */
export async function findLogs(user: UserId): Promise<ActionLog[]> {
  const items = await readFirst(ReminderLogItem.all({ user }), HISTORY_LOGS, { backwards: true, consistent: true })
  return items.map((item) => ({ change: keyPartsOf(ReminderLogItem, item).change, ...ReminderLogItem.parse(item) }))
}
