import check from 'icon:check'
import { useId, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { KIND_ICONS } from '../kinds.ts'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { whenAt } from '../times/format-when.ts'
import type { Agenda, Due } from '../times/use-agenda.ts'
import { type ActOnDue, SNOOZES } from './use-act-on-due.ts'

const words = text.due

interface DueCardProps {
  due: Due
  agenda: Agenda
  acting: ActOnDue
}

/** A reminder that waits for the user. Source: requirement REM-03. */
export function DueCard({ due: { reminder, at }, agenda: { minute, zone }, acting }: DueCardProps) {
  const id = useId()
  const [isSnoozing, setSnoozing] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <div className={styles['dueHead']}>
        <div>
          <p className={styles['small']}>{words.since(whenAt(at, minute, zone))}</p>
          <h2 id={id}>{reminder.title}</h2>
          {reminder.note && <p className={styles['quiet']}>{reminder.note}</p>}
        </div>
        <Icon of={KIND_ICONS[reminder.kind]} className={styles['picture']} />
      </div>
      <div className={styles['pair']}>
        {/* The second tap of a double tap was meant for the card before. */}
        <Button onClick={({ detail }) => detail < 2 && acting.done(reminder)}>
          <Icon of={check} />
          {words.done}
        </Button>
        <Button variant="secondary" aria-expanded={isSnoozing} onClick={() => setSnoozing(!isSnoozing)}>
          {words.snooze}
        </Button>
      </div>
      {isSnoozing && (
        <div role="group" aria-label={words.snoozeFor} className={styles['snoozes']}>
          {SNOOZES.map((snooze) => (
            <Button key={snooze} variant="secondary" onClick={() => acting.snooze(reminder, snooze)}>
              {words.until[snooze]}
            </Button>
          ))}
        </div>
      )}
      <Button variant="quiet" className={styles['skip']} onClick={({ detail }) => detail < 2 && acting.skip(reminder)}>
        {words.skip}
      </Button>
    </Card>
  )
}
