import type { UseQueryResult } from '@tanstack/react-query'
import { emptyDay, isLogged } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import type { Columns } from '../../../../../shared/trends/columns.ts'
import { dayIn } from '../../../../../shared/trends/days.ts'
import { isLoggedState } from '../../../../../shared/trends/state.ts'
import { type RangeDays, useMonth } from '../../../shell/later/days/day-query.ts'
import { useColumns } from '../../../shell/later/trends/columns-query.ts'

/** A month as history shows it. */
export interface ShownMonth extends Pick<RangeDays, 'days' | 'names'> {
  /** Its logged days, newest first. */
  logged: readonly Day[]
  /** The newest logged date before it. */
  earlier?: LocalDate | undefined
  /** It is made of columns, which have no notes and no details. */
  isPartial: boolean
}

function wholeMonth(month: RangeDays): ShownMonth {
  return { ...month, logged: month.days.filter(isLogged), isPartial: false }
}

/** What columns know of a month. A day with notes alone has no values in them, but it is logged. */
function monthInColumns(columns: Columns, month: LocalMonth): ShownMonth {
  const dates = columns.states.flatMap((state, index) => (isLoggedState(state) ? [addDays(columns.first, index)] : []))
  const logged = dates
    .filter((date) => monthOf(date) === month)
    .map((date): Day => ({ ...emptyDay(date), ...dayIn(columns, date) }))
    .toReversed()
  const earlier = dates.findLast((date) => monthOf(date) < month)
  return { days: logged, names: {}, logged, earlier, isPartial: true }
}

/** A month, and the query that reads it. */
export interface MonthState {
  query: UseQueryResult<RangeDays>
  shown: ShownMonth | undefined
  /** When what is shown was read, epoch ms. */
  seenAt: number
}

/**
 * A month. If it cannot be read, and was not read before, it is made of the columns that the device has: so years can be
 * looked through without a network. It never gets into the cache of months, because whoever edits a day needs all of it.
 * Source: requirements HIST-01 and TREND-01.
 */
export function useShownMonth(month: LocalMonth): MonthState {
  const query = useMonth(month)
  const columns = useColumns('series', false)
  if (query.data) return { query, shown: wholeMonth(query.data), seenAt: query.dataUpdatedAt }
  // During a retry, too.
  const isUnreachable = query.isFetched || query.isPaused
  const shown = isUnreachable && columns.data ? monthInColumns(columns.data, month) : undefined
  return { query, shown, seenAt: columns.dataUpdatedAt }
}
