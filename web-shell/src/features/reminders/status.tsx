import type { StatusProps } from '../../shell/early/feature.ts'
import { useReminders } from './reminders-query.ts'
import { text } from './text.ts'
import { whenAt } from './times/format-when.ts'
import { useAgenda } from './times/use-agenda.ts'

/** How many reminders are due, or what comes next, as a sentence. Source: requirement TOOLS-01. */
export function RemindersStatus({ otherwise }: StatusProps) {
  const agenda = useAgenda(useReminders().state)
  if (!agenda) return otherwise
  const { due, next, minute, zone } = agenda
  if (due.length > 0) return text.status.due(due.length)
  return next ? text.status.next(next.reminder.title, whenAt(next.at, minute, zone)) : otherwise
}
