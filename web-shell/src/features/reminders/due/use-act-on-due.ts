import { actOn } from '../../../../../shared/reminders/act-on.ts'
import type { ActionEdit } from '../../../../../shared/reminders/queued.ts'
import type { Reminder } from '../../../../../shared/reminders/schema.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { text } from '../text.ts'
import { comesAt, whenAt } from '../times/format-when.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { type Act, editOf, type UseAct } from './use-act.ts'

const MINUTE_MS = 60_000

/** For how long a reminder can be put off. Source: requirement REM-03. */
export const SNOOZES = ['minutes', 'hour', 'tomorrow'] as const
export type Snooze = (typeof SNOOZES)[number]

const words = text.acted

const noted = (notes: string | undefined) => (notes === undefined ? {} : { notes })

/** Records what the user does about a due reminder, and says what comes next. */
export function useActOnDue({ act }: UseAct, { times, zone, minute, accountZone }: Agenda) {
  function untilOf(snooze: Snooze): number {
    if (snooze === 'tomorrow') return times.sameTimeTomorrow(now(), accountZone)
    return now() + (snooze === 'hour' ? 60 : 10) * MINUTE_MS
  }

  /** What was done, and what comes next. */
  function saidOf(reminder: Reminder, { action }: ActionEdit): [title: string, next: string] {
    const { title } = reminder
    const at = times.nextAt(actOn(reminder, action), accountZone)
    if (action.action === 'snooze') return [words.snooze(whenAt(action.snoozeUntil ?? 0, minute, zone)), title]
    return [words[action.action], at === undefined ? words.last(title) : words.next(title, comesAt(at, minute, zone))]
  }

  async function run(reminder: Reminder, made: Act): Promise<void> {
    const edit = editOf(reminder, made)
    const isDurable = await act(edit)
    if (isDurable === undefined) return
    // The card of the pressed button is gone.
    focusHeading()
    const [title, next] = saidOf(reminder, edit)
    notify({ title, text: navigator.onLine ? next : isDurable ? text.savedOffline : text.inMemory })
  }

  return {
    done: (reminder: Reminder, notes?: string) => void run(reminder, { action: 'done', ...noted(notes) }),
    skip: (reminder: Reminder, notes?: string) => void run(reminder, { action: 'skip', ...noted(notes) }),
    snooze: (reminder: Reminder, snooze: Snooze, notes?: string) =>
      void run(reminder, { action: 'snooze', snoozeUntil: untilOf(snooze), ...noted(notes) }),
  }
}

export type ActOnDue = ReturnType<typeof useActOnDue>
