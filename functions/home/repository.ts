import { type StoredDay, writeIdOf } from '../../shared/days/merge/merge.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/editable-days.ts'
import { LostEdit } from '../../shared/days/model/schema.ts'
import { HOME_DAYS } from '../../shared/home/api.ts'
import { addDays, type LocalDate, localDate } from '../../shared/time/local-date.ts'
import { keyPartsOf } from '../table/item-kind.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readAll, readPage } from '../table/query.ts'

/** The days of the last month, newest first. The range includes "today" in every time zone at `now` (epoch ms). */
export async function findRecentDays(user: UserId, now: number): Promise<StoredDay[]> {
  const today = localDate(now, 'UTC')
  const range = DayItem.between({ user, date: addDays(today, -HOME_DAYS) }, { date: addDays(today, 1) })
  return (await readAll(range, { backwards: true })).map(DayItem.parse)
}

/**
 * The lost edits of days that can still be changed, newest first. The range is wide enough for every time zone at `now`
 * (epoch ms).
 */
export async function findLostEdits(user: UserId, now: number): Promise<LostEdit[]> {
  const today = localDate(now, 'UTC')
  const range = LostEditItem.between({ user, date: addDays(today, -EDITABLE_DAYS - 1) }, { date: addDays(today, 1) })
  const items = await readAll(range)
  return items.map(toLostEdit).toSorted((one, other) => other.editedAt - one.editedAt)
}

function toLostEdit(item: Item): LostEdit {
  const { date, device, n, field } = keyPartsOf(LostEditItem, item)
  const { value, stamp } = LostEditItem.parse(item)
  return LostEdit.parse({ date, field, write: writeIdOf({ device, n: Number(n) }), value, editedAt: stamp })
}

/** How many days are read at once to count a streak. */
const PAGE_DAYS = 400

/** Returns the number of consecutive logged days that end on `last`. There is no limit to how far back they go. */
export async function countStreakUpTo(user: UserId, last: LocalDate): Promise<number> {
  let streak = 0
  for (;;) {
    const end = addDays(last, -streak)
    const range = DayItem.between({ user, date: addDays(end, 1 - PAGE_DAYS) }, { date: end })
    // With long notes a page can have fewer than `PAGE_DAYS` days. The next page continues where it ends.
    const days = (await readPage(range, { backwards: true })).items.map(DayItem.parse)
    const gap = days.findIndex((day, index) => day.date !== addDays(end, -index) || !isLogged(day))
    if (gap !== -1) return streak + gap
    if (days.length === 0) return streak
    streak += days.length
  }
}
