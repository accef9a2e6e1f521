import { MAX_PAGE_LOGS } from '../../../shared/food/api.ts'
import { assertFits, type StoredBook } from '../../../shared/food/book.ts'
import { emptyLog } from '../../../shared/food/log/log.ts'
import type { StoredLog } from '../../../shared/food/log/log-schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { findItem } from '../find-item.ts'
import { keyPartsOf } from '../item-kind.ts'
import { FoodBookItem, FoodLogItem } from '../items/food.ts'
import type { UserId } from '../keys.ts'
import { type Item, readAll, readFirst } from '../query.ts'
import { replaceItem } from '../replace-item.ts'

const TRIES = 8

/** The book of a user, empty at first. */
export async function findBook(user: UserId): Promise<StoredBook & { v: number }> {
  return FoodBookItem.parse((await findItem(FoodBookItem.key({ user }))) ?? {})
}

/**
 * Changes the book of a user by `rule`. When another request changed it in the meantime, `rule` runs again on the latest
 * book, so that concurrent requests keep all limits. `known`: the book as it was just read. Throws the errors of `rule`, `food-limit-reached` when it would be
 * too large, and `busy` after eight tries.
 */
export async function changeBook(
  user: UserId,
  rule: (book: StoredBook) => StoredBook,
  known?: StoredBook & { v: number },
): Promise<StoredBook> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = attempt === 0 && known ? known : await findBook(user)
    const after = rule(before)
    if (after === before) return before
    const { plans, tests, customFoods } = assertFits(after)
    const fields = { plans, tests, customFoods, v: before.v + 1 }
    const condition = { version: 'v', before: before.v || undefined }
    if (await replaceItem(FoodBookItem.key({ user }), fields, condition)) return after
  }
  throw new DomainError('busy')
}

const toLog = (item: Item): StoredLog => {
  const { plan: planId, date } = keyPartsOf(FoodLogItem, item)
  return { planId, date, ...FoodLogItem.parse(item) }
}

/** The latest logs of a plan, newest first. */
export async function findLogs(user: UserId, plan: string): Promise<StoredLog[]> {
  const range = FoodLogItem.all({ user, plan })
  return (await readFirst(range, MAX_PAGE_LOGS, { backwards: true, consistent: true })).map(toLog)
}

/** Where a log is: its plan, and its date. */
interface LogPlace {
  plan: string
  date: LocalDate
}

/** The stored logs from one to another, both included, over plans in the order of their ids. */
export async function findLogsBetween(user: UserId, from: LogPlace, to: LogPlace): Promise<StoredLog[]> {
  return (await readAll(FoodLogItem.between({ user, ...from }, to), { consistent: true })).map(toLog)
}

/** The log of a date of a plan, empty at first. */
export async function findLog(user: UserId, plan: string, date: LocalDate): Promise<StoredLog> {
  const item = await findItem(FoodLogItem.key({ user, plan, date }))
  return item ? { planId: plan, date, ...FoodLogItem.parse(item) } : emptyLog(plan, date)
}

/** Changes a log by `rule`, as `changeBook` does. `known`: the log as it was just read, to read it only once. */
export async function changeLog(
  user: UserId,
  { plan, date }: LogPlace,
  rule: (log: StoredLog) => StoredLog,
  known?: StoredLog,
): Promise<StoredLog> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = attempt === 0 && known ? known : await findLog(user, plan, date)
    const after = rule(before)
    if (after === before) return before
    const { planId: _, date: __, ...fields } = after
    const isNew = Object.keys(before.changes).length === 0
    const condition = { version: 'changes', before: isNew ? undefined : before.changes }
    if (await replaceItem(FoodLogItem.key({ user, plan, date }), fields, condition)) return after
  }
  throw new DomainError('busy')
}
