import { datesOf } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import type { Columns } from '../../../../../shared/trends/columns.ts'
import { dayIn, versionIn, withDays } from '../../../../../shared/trends/days.ts'
import type { Home } from '../../first/data/home-query.ts'
import { ofKind, type QueueView } from '../../first/data/queue-view.ts'
import { withQueuedEdits } from '../days/day-query.ts'

/** What the device has read besides the columns of one group. */
export interface KnownDays {
  /** The days that were read as a whole. */
  whole: ReadonlyMap<LocalDate, Day>
  /** The columns of all groups. */
  groups: readonly Columns[]
  home: Home | undefined
}

/** The columns with the whole days that are newer: a read that began before a save must not undo it. */
export function withNewerDays<C extends Columns>(columns: C, { whole }: KnownDays): C {
  const isNewer = ({ date, version }: Day) => version > versionIn(columns, date)
  return withDays(columns, [...whole.values()].filter(isNewer))
}

/**
 * The columns with queued edits, by the rules of home and history. An edit of a day that was never read as a whole is
 * applied to what all columns know of it.
 */
export function withQueue<C extends Columns>(columns: C, queue: QueueView, { whole, groups, home }: KnownDays): C {
  const partOf = (date: LocalDate): Day => {
    const parts = groups.map((group) => dayIn(group, date))
    const values = Object.assign({}, ...parts.map((part) => part.values)) as Day['values']
    return { ...emptyDay(date), ...dayIn(columns, date), values }
  }
  const edited = (date: LocalDate) => {
    const day = whole.get(date)
    const isPartial = day === undefined || day.version < versionIn(columns, date)
    return { ...withQueuedEdits(isPartial ? partOf(date) : day, queue, home), isPartial }
  }
  return withDays(columns, datesOf(ofKind(queue.waiting, 'day')).map(edited))
}
