import bell from 'icon:bell-ringing'
import go from 'icon:caret-right'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import type { StatusProps } from '../../shell/early/feature.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './reminders.module.css'
import { useReminders } from './reminders-query.ts'
import { text } from './text.ts'
import { whenAt } from './times/format-when.ts'
import { useAgenda } from './times/use-agenda.ts'

/* What other screens show of reminders. */

/** How many reminders are due, or what comes next, as a sentence. Source: requirement TOOLS-01. */
export function RemindersStatus({ otherwise }: StatusProps) {
  const agenda = useAgenda(useReminders().state)
  if (!agenda) return otherwise
  const { due, next, minute, zone } = agenda
  if (due.length > 0) return text.status.due(due.length)
  return next ? text.status.next(next.reminder.title, whenAt(next.at, minute, zone)) : otherwise
}

/** Says on other screens that something is due, and leads there. Source: requirement TOOLS-01. */
export function DueBanner() {
  const agenda = useAgenda(useReminders().state)
  const [first] = agenda?.due ?? []
  if (!agenda || !first) return null
  const { due, minute, zone } = agenda
  return (
    <Link to="/reminders?tab=due" className={styles['banner']}>
      <Icon of={bell} className={styles['accent']} />
      <span className={styles['words']}>
        <b>{text.banner.title(due.length)}</b>
        <span>{text.banner.one(first.reminder.title, whenAt(first.at, minute, zone))}</span>
      </span>
      <Icon of={go} className={styles['go']} />
    </Link>
  )
}
