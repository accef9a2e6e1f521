import { addDays, localDate } from '../time/local-date.ts'
import { instantAt, lastOccurrence } from './occurrences.ts'
import { isActive, nextRing } from './rules.ts'
import type { QuietHours, Reminder } from './schema.ts'

/** A reminder rings at most this much late. After that it is told together with others. Source: requirement REM-05. */
export const MAX_LATE_MS = 30 * 60_000
/** More reminders at the same time ring as one. */
const MAX_AT_ONCE = 3

/** What decides when reminders ring on a device. */
export interface Rings {
  reminders: readonly Reminder[]
  /** The account's time zone. */
  zone: string
  quietHours?: QuietHours | undefined
}

/** The quiet hours around an instant, as instants: from `from` until before `until`; `undefined` outside of them. */
function quietAround(instant: number, { zone, quietHours }: Rings): { from: number; until: number } | undefined {
  if (!quietHours) return undefined
  const today = localDate(instant, zone)
  const isOvernight = quietHours.from > quietHours.until
  for (const date of [addDays(today, -1), today]) {
    const from = instantAt(date, quietHours.from, zone)
    const until = instantAt(isOvernight ? addDays(date, 1) : date, quietHours.until, zone)
    if (from <= instant && instant < until) return { from, until }
  }
  return undefined
}

/**
 * Up to which instant reminders have rung once they were told at `now`: in quiet hours up to their beginning, because what
 * comes in them rings at their end.
 */
export function rungUpTo(rings: Rings, now: number): number {
  const quiet = quietAround(now, rings)
  return quiet ? quiet.from - 1 : now
}

/** A reminder that rings, and the last instant at which it came. */
export interface Ring {
  reminder: Reminder
  at: number
}

/**
 * The reminders that ring on a device at `now`: each that came since `upTo`, once, however often it came. None in quiet hours.
 * Both are epoch ms. Source: requirement REM-05.
 */
export function ringsBetween(rings: Rings, upTo: number, now: number): Ring[] {
  const until = rungUpTo(rings, now)
  return rings.reminders.filter(isActive).flatMap((reminder) => {
    const first = nextRing(reminder, rings.zone, upTo)
    if (first === undefined || first > until) return []
    const at =
      lastOccurrence(reminder.schedule, rings.zone, { after: Math.max(first, reminder.countsFromAt), until }) ?? first
    return [{ reminder, at }]
  })
}

/** What is sent to a device: single reminders, or one notification for all of them. */
export type Notifications = { single: Ring[] } | { digest: Ring[] }

/**
 * How reminders are told: each by itself, unless one is more than 30 minutes late, as after an outage or in the morning
 * after quiet hours, or there are many: then one notification tells all. Source: requirement REM-05.
 */
export function notificationsOf(rings: readonly Ring[], now: number): Notifications {
  const isLate = rings.some(({ at }) => at < now - MAX_LATE_MS)
  return isLate || rings.length > MAX_AT_ONCE ? { digest: [...rings] } : { single: [...rings] }
}

/** The next instant (epoch ms), after `upTo`, at which something rings; `undefined` when nothing does. */
export function nextRingAt(rings: Rings, upTo: number): number | undefined {
  const instants = rings.reminders.filter(isActive).flatMap((reminder) => nextRing(reminder, rings.zone, upTo) ?? [])
  if (instants.length === 0) return undefined
  const next = Math.min(...instants)
  return quietAround(next, rings)?.until ?? next
}
