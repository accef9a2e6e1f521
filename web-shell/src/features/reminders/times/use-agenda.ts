import { useMemo } from 'react'
import type { Reminder, RemindersState } from '../../../../../shared/reminders/schema.ts'
import { now, useClock, zone } from '../../../shell/first/api/clock.ts'
import { shownZone } from './format-when.ts'
import type { Times } from './times.ts'
import { useTimes } from './use-times.ts'

const MINUTE_MS = 60_000

/** A reminder and when it comes next (epoch ms); `undefined` when it does not come again. */
export interface Planned {
  reminder: Reminder
  at: number | undefined
}

/** A reminder that waits for the user, and since when (epoch ms). */
export interface Due {
  reminder: Reminder
  at: number
}

export interface Agenda {
  /** All reminders, newest first. */
  all: readonly Planned[]
  /** Those that wait for the user, what came last first. Source: requirement REM-03. */
  due: readonly Due[]
  /** The one that comes next. */
  next: Due | undefined
  times: Times
  /** The account's time zone. */
  accountZone: string
  /** The zone in which times are shown: that one, or the device's when the browser does not know it. */
  zone: string
  /** The current minute (epoch ms). */
  minute: number
}

/** What is due at `minute` (epoch ms), and what comes next. */
function agendaOf({ reminders, zone: accountZone }: RemindersState, times: Times, minute: number): Agenda {
  const all = reminders.map((reminder) => ({ reminder, at: times.nextAt(reminder, accountZone) }))
  const timed = all.filter((each): each is Due => each.at !== undefined)
  const due = timed.filter(({ at }) => at <= minute).toSorted((one, other) => other.at - one.at)
  const [next] = timed.filter(({ at }) => at > minute).toSorted((one, other) => one.at - other.at)
  return { all, due, next, times, accountZone, zone: shownZone(accountZone) ?? zone(), minute }
}

/** What is due now, and what comes next; `undefined` until that is known. It changes with the clock. */
export function useAgenda(state: RemindersState | undefined): Agenda | undefined {
  const times = useTimes()
  const minute = useClock(() => now() - (now() % MINUTE_MS))
  return useMemo(() => state && times && agendaOf(state, times, minute), [state, times, minute])
}
