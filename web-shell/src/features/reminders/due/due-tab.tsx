import ripples from 'art:ripples'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { whenAt } from '../times/format-when.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { DueCard } from './due-card.tsx'
import type { ActOnDue } from './use-act-on-due.ts'

const words = text.due

interface DueTabProps {
  agenda: Agenda
  acting: ActOnDue
}

/** What waits for the user, or what comes next. Source: requirement REM-03. */
export function DueTab({ agenda, acting }: DueTabProps) {
  const { due, next, minute, zone } = agenda
  if (due.length > 0)
    return due.map((each) => <DueCard key={each.reminder.id} due={each} agenda={agenda} acting={acting} />)
  return (
    <Card tone="soft" className={styles['empty']} aria-labelledby="none">
      <div>
        <h2 id="none">{words.none}</h2>
        <p>{next ? words.next(next.reminder.title, whenAt(next.at, minute, zone)) : words.noneNext}</p>
      </div>
      <Picture of={ripples} className={styles['stones']} />
    </Card>
  )
}
