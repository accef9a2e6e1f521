import { decodeDay } from '../../shared/days/codec.ts'
import type { StoredDay } from '../../shared/days/merge.ts'
import { HOME_DAYS } from '../../shared/home/api.ts'
import { addDays, localDate } from '../../shared/time/local-date.ts'
import { dateOfDay, ranges, type UserId } from '../table/keys.ts'
import { queryRange } from '../table/query.ts'

/** The days of the last month, newest first: wide enough for "today" in every zone at `now` (epoch ms). */
export async function recentDays(user: UserId, now: number): Promise<StoredDay[]> {
  const today = localDate(now, 'UTC')
  const items = await queryRange(ranges.days(user, addDays(today, -HOME_DAYS), addDays(today, 1)), { backwards: true })
  return items.map((item) => decodeDay(dateOfDay(item.sk), item))
}
