import { type StoredDay, writeOf } from '../../shared/days/merge/merge.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import { Lost } from '../../shared/days/model/schema.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/window.ts'
import { HOME_DAYS } from '../../shared/home/api.ts'
import { addDays, type LocalDate, localDate } from '../../shared/time/local-date.ts'
import { partsOf } from '../table/item-kind.ts'
import { DayItem, LostItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readAll, readPage } from '../table/query.ts'

/** The days of the last month, newest first: wide enough for "today" in every zone at `now` (epoch ms). */
export async function recentDays(user: UserId, now: number): Promise<StoredDay[]> {
  const today = localDate(now, 'UTC')
  const range = DayItem.between({ user, date: addDays(today, -HOME_DAYS) }, { date: addDays(today, 1) })
  return (await readAll(range, { backwards: true })).map(DayItem.parse)
}

/** The edits that lost on days which can still be changed, newest first: wide enough for every zone at `now` (epoch ms). */
export async function lostEdits(user: UserId, now: number): Promise<Lost[]> {
  const today = localDate(now, 'UTC')
  const range = LostItem.between({ user, date: addDays(today, -EDITABLE_DAYS - 1) }, { date: addDays(today, 1) })
  const items = await readAll(range)
  return items.map(toLost).toSorted((one, other) => other.editedAt - one.editedAt)
}

function toLost(item: Item): Lost {
  const { date, device, n, field } = partsOf(LostItem, item)
  const { value, stamp } = LostItem.parse(item)
  return Lost.parse({ date, field, write: writeOf({ device, n: Number(n) }), value, editedAt: stamp })
}

/** How many days are asked for at once to count a run on. */
const PAGE_DAYS = 400

/** How many days in a row were logged up to and with `last`, however long ago they began. */
export async function runUpTo(user: UserId, last: LocalDate): Promise<number> {
  let run = 0
  for (;;) {
    const end = addDays(last, -run)
    const range = DayItem.between({ user, date: addDays(end, 1 - PAGE_DAYS) }, { date: end })
    // A page that ends early, as days with long notes fill it, is read on from its last day.
    const days = (await readPage(range, { backwards: true })).items.map(DayItem.parse)
    const gap = days.findIndex((day, index) => day.date !== addDays(end, -index) || !isLogged(day))
    if (gap !== -1) return run + gap
    if (days.length === 0) return run
    run += days.length
  }
}
