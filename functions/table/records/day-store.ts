import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { PATTERN_DAYS } from '../../../shared/days/flare/tips.ts'
import { encodeDay } from '../../../shared/days/merge/codec.ts'
import { emptyStoredDay, type LostValue, type StoredDay } from '../../../shared/days/merge/merge.ts'
import type { DayField } from '../../../shared/days/model/fields.ts'
import type { LostEditRef } from '../../../shared/days/model/schema.ts'
import { parseWriteId, type Writer, writeIdOf } from '../../../shared/records/merge.ts'
import { addDays, type LocalDate } from '../../../shared/time/local-date.ts'
import { table, tableName } from '../client.ts'
import { DayMarksItem, markChanges, marksOf, yearOf } from '../items/day-marks.ts'
import { DayItem, LostEditItem } from '../items/days.ts'
import type { UserId } from '../keys.ts'
import { readAll } from '../query.ts'

/** A change of a day. `before` is the day as it was read. */
export interface DayChange {
  before: StoredDay
  after: StoredDay
  /** The new lost edits. */
  lost: readonly LostValue[]
  /** The lost edits that are settled. */
  settled: readonly LostEditRef[]
}

/** The stored days of one user. */
export interface DayStore {
  /** Returns the latest version of a day, and the earlier days that flare and tip rules need. */
  find: (date: LocalDate) => Promise<{ stored: StoredDay; before: readonly StoredDay[] }>
  /**
   * Stores a day and its new lost edits, and deletes the lost edits that are settled. Returns `false` and changes
   * nothing when another write has changed the day since it was read.
   */
  replace: (change: DayChange) => Promise<boolean>
}

/** The stored days of one user. */
export function dayStoreOf(user: UserId): DayStore {
  return { find: (date) => findWithBefore(user, date), replace: (change) => replaceDay(user, change) }
}

/** Returns a day and the stored days before it, as far back as a rule needs, with one consistent read. */
async function findWithBefore(user: UserId, date: LocalDate): ReturnType<DayStore['find']> {
  const items = await readAll(DayItem.between({ user, date: addDays(date, -PATTERN_DAYS) }, { date }), {
    consistent: true,
  })
  const days = items.map(DayItem.parse)
  const last = days.at(-1)
  return last?.date === date
    ? { stored: last, before: days.slice(0, -1) }
    : { stored: emptyStoredDay(date), before: days }
}

/**
 * Stores a merged day. The same transaction changes the marks of the day, stores the new lost edits and deletes the
 * settled ones. Returns `false` and writes nothing when another write has changed the day since it was read.
 */
async function replaceDay(user: UserId, { before, after: day, lost, settled }: DayChange): Promise<boolean> {
  const previousVersion = day.version - 1
  const put = {
    TableName: tableName(),
    Item: { ...DayItem.key({ user, date: day.date }), ...encodeDay(day) },
    ConditionExpression: previousVersion === 0 ? 'attribute_not_exists(pk)' : 'v = :before',
    ...(previousVersion === 0 ? {} : { ExpressionAttributeValues: { ':before': previousVersion } }),
  }
  const lostKey = ({ device, n }: Pick<Writer, 'device' | 'n'>, field: DayField) =>
    LostEditItem.key({ user, date: day.date, device, n, field })
  const lostPuts = lost.map(({ field, value, writer }) => ({
    Put: { TableName: tableName(), Item: { ...lostKey(writer, field), value, stamp: writer.stamp } },
  }))
  // An edit that loses only now cannot have been settled: no user has seen it as lost.
  const losesNow = ({ field, write }: LostEditRef) =>
    lost.some((edit) => edit.field === field && writeIdOf(edit.writer) === write)
  const settledDeletes = settled
    .filter((ref) => !losesNow(ref))
    .map(({ field, write }) => ({
      Delete: { TableName: tableName(), Key: lostKey(parseWriteId(write), field) },
    }))
  const otherChanges = [...markUpdates(user, before, day), ...lostPuts, ...settledDeletes]
  try {
    if (otherChanges.length === 0) await table.send(new PutCommand(put))
    else await table.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, ...otherChanges] }))
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

/**
 * The update of the user's marks when a change of a day changes them. Because the day is stored in the same transaction
 * and only if it is unchanged, each change is added exactly once.
 */
function markUpdates(user: UserId, before: StoredDay, after: StoredDay) {
  const changes = markChanges(after.date, marksOf(before), marksOf(after))
  if (changes.length === 0) return []
  return [
    {
      Update: {
        TableName: tableName(),
        Key: DayMarksItem.key({ user, year: yearOf(after.date) }),
        UpdateExpression: `add ${changes.map((_, index) => `#${index} :${index}`).join()}`,
        ExpressionAttributeNames: Object.fromEntries(changes.map(([name], index) => [`#${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changes.map(([, delta], index) => [`:${index}`, delta])),
      },
    },
  ]
}

const CONFLICT_CODES = new Set(['ConditionalCheckFailed', 'TransactionConflict'])

/** Whether another write of the day, plain or transactional, caused the error. */
function isConflict(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException || error instanceof TransactionConflictException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  return error.CancellationReasons?.some(({ Code = '' }) => CONFLICT_CODES.has(Code)) ?? false
}
