import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { PATTERN_DAYS } from '../../shared/days/flare/tips.ts'
import { encodeDay } from '../../shared/days/merge/codec.ts'
import {
  type LostEdit,
  makerOf,
  type StoredDay,
  unwritten,
  type Writer,
  writeOf,
} from '../../shared/days/merge/merge.ts'
import type { DayField } from '../../shared/days/model/fields.ts'
import type { LostName } from '../../shared/days/model/schema.ts'
import { addDays, type LocalDate, type LocalMonth, monthOf } from '../../shared/time/local-date.ts'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { partsOf } from '../table/item-kind.ts'
import { DayItem, LostItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readAll, readFirst } from '../table/query.ts'
import type { Days } from './apply.ts'

/** A day as it stands, with what was written a moment ago; an unwritten one when there is no entry. */
export async function findDay(user: UserId, date: LocalDate): Promise<StoredDay> {
  const item = await findItem(DayItem.key({ user, date }))
  return item ? DayItem.parse(item) : unwritten(date)
}

/** The most days that a month has. */
const MONTH_DAYS = 31

/** The days of a month that have an item, newest first, and the date of the newest before it: one read. */
export async function findMonth(
  user: UserId,
  month: LocalMonth,
): Promise<{ days: StoredDay[]; earlier: LocalDate | undefined }> {
  // Keys are compared as text, in which every month may end on a 31st.
  const range = DayItem.between({ user, date: '0000-01-01' }, { date: `${month}-${MONTH_DAYS}` })
  const items = await readFirst(range, MONTH_DAYS + 1, { backwards: true })
  const dateOf = (item: Item) => partsOf(DayItem, item).date
  const days = items.filter((item) => monthOf(dateOf(item)) === month).map(DayItem.parse)
  const before = items[days.length]
  return { days, earlier: before && dateOf(before) }
}

/** The days of one user. */
export function daysOf(user: UserId): Days {
  return { find: (date) => findWithBefore(user, date), replace: (...change) => replaceDay(user, ...change) }
}

/** A day and those before it that have an item, as far back as a rule looks: one consistent read. */
async function findWithBefore(user: UserId, date: LocalDate): ReturnType<Days['find']> {
  const items = await readAll(DayItem.between({ user, date: addDays(date, -PATTERN_DAYS) }, { date }), {
    consistent: true,
  })
  const days = items.map(DayItem.parse)
  const last = days.at(-1)
  return last?.date === date ? { stored: last, before: days.slice(0, -1) } : { stored: unwritten(date), before: days }
}

/**
 * Stores a merged day; in the same transaction it keeps every value that lost, and drops those lost ones that were
 * settled. Answers `false`, having written nothing, when somebody else wrote the day since it was read.
 */
async function replaceDay(
  user: UserId,
  day: StoredDay,
  lost: readonly LostEdit[],
  settled: readonly LostName[],
): Promise<boolean> {
  const before = day.version - 1
  const put = {
    TableName: tableName(),
    Item: { ...DayItem.key({ user, date: day.date }), ...encodeDay(day) },
    ConditionExpression: before === 0 ? 'attribute_not_exists(pk)' : 'v = :before',
    ...(before === 0 ? {} : { ExpressionAttributeValues: { ':before': before } }),
  }
  const lostKey = ({ device, n }: Pick<Writer, 'device' | 'n'>, field: DayField) =>
    LostItem.key({ user, date: day.date, device, n, field })
  const keep = lost.map(({ field, value, writer }) => ({
    Put: { TableName: tableName(), Item: { ...lostKey(writer, field), value, stamp: writer.stamp } },
  }))
  // What loses only now, nobody has looked at.
  const isNew = ({ field, write }: LostName) =>
    lost.some((each) => each.field === field && writeOf(each.writer) === write)
  const drop = settled
    .filter((name) => !isNew(name))
    .map(({ field, write }) => ({
      Delete: { TableName: tableName(), Key: lostKey(makerOf(write), field) },
    }))
  const beside = [...keep, ...drop]
  try {
    if (beside.length === 0) await table.send(new PutCommand(put))
    else await table.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, ...beside] }))
    return true
  } catch (error) {
    if (lostTheRace(error)) return false
    throw error
  }
}

const RACES = new Set(['ConditionalCheckFailed', 'TransactionConflict'])

/** Whether another write of the day came between, a plain one or a transaction. */
function lostTheRace(error: unknown): boolean {
  if (error instanceof ConditionalCheckFailedException || error instanceof TransactionConflictException) return true
  if (!(error instanceof TransactionCanceledException)) return false
  return error.CancellationReasons?.some(({ Code = '' }) => RACES.has(Code)) ?? false
}
