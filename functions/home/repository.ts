import type { StoredDay } from '../../shared/days/merge/merge.ts'
import { EDITABLE_DAYS } from '../../shared/days/model/edit-age.ts'
import { LostEdit } from '../../shared/days/model/schema.ts'
import { RECENT_DAYS } from '../../shared/home/api.ts'
import { writeIdOf } from '../../shared/records/merge.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { isKeyOf, keyPartsOf } from '../table/item-kind.ts'
import { type DayMarks, DayMarksItem, marksIn } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import type { UserId } from '../table/keys.ts'
import { type Item, readAll, readFirst } from '../table/query.ts'

/** The latest days of a user, newest first, and the marks of all days. */
interface RecentDays {
  days: StoredDay[]
  marks: DayMarks
}

/**
 * The days that home returns in full, and the marks of all days, in one query. The range includes "today" and the days
 * before it in every time zone at `now` (epoch ms).
 */
export async function findRecentDays(user: UserId, now: number): Promise<RecentDays> {
  const first = addDays(localDate(now, 'UTC'), -RECENT_DAYS - 1)
  // The marks sort directly after the days.
  const range = { ...DayMarksItem.all({ user }), from: DayItem.key({ user, date: first }).sk }
  const items = await readAll(range, { backwards: true })
  return {
    days: items.filter((item) => isKeyOf(DayItem, item)).map(DayItem.parse),
    marks: marksIn(items.filter((item) => isKeyOf(DayMarksItem, item))),
  }
}

/** The most lost edits that are read: those of the latest days. A user who decides about some sees the others. */
const MAX_READ_LOST_EDITS = 25

/**
 * The lost edits of days that can still be changed, newest first. The range is wide enough for every time zone at `now`
 * (epoch ms).
 */
export async function findLostEdits(user: UserId, now: number): Promise<LostEdit[]> {
  const today = localDate(now, 'UTC')
  const range = LostEditItem.between({ user, date: addDays(today, -EDITABLE_DAYS - 1) }, { date: addDays(today, 1) })
  const items = await readFirst(range, MAX_READ_LOST_EDITS, { backwards: true })
  return items.map(toLostEdit).toSorted((one, other) => other.editedAt - one.editedAt)
}

function toLostEdit(item: Item): LostEdit {
  const { date, device, n, field } = keyPartsOf(LostEditItem, item)
  const { value, stamp } = LostEditItem.parse(item)
  return LostEdit.parse({ date, field, write: writeIdOf({ device, n: Number(n) }), value, editedAt: stamp })
}
