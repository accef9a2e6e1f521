import { instantOf } from '../../../../shared/changes/change-id.ts'
import type { ActionEdit } from '../../../../shared/reminders/queued.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import type { OperationWords } from '../../shell/early/operation-kind.ts'
import { today, zone } from '../../shell/first/api/clock.ts'

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

const names = { done: 'Done', skip: 'Skipped', snooze: 'Snoozed' } as const

function whenOf(at: number): string {
  const isToday = localDate(at, zone()) === today()
  return new Intl.DateTimeFormat('en-GB', isToday ? TIME : { day: 'numeric', month: 'short', ...TIME }).format(at)
}

export const text = {
  name: () => 'Reminders',
  detail: ({ action, title }) => `${names[action.action]}: ${title}, ${whenOf(instantOf(action.change))}`,
  /** All actions have one target. */
  count: () => 'what you did about reminders',
  sent: () => 'What you did about reminders is sent.',
} satisfies OperationWords<ActionEdit>
