import check from 'icon:check'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { MAX_NOTE_LENGTH } from '../../../../../shared/reminders/limits.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
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
  /** What the user writes about it; `undefined` until they want to. */
  const [note, setNote] = useState<string>()
  const noteRef = useRef<HTMLDivElement>(null)
  const act = (run: (notes: string | undefined) => void) => {
    if (!focusFirstInvalid(noteRef.current)) run(note?.trim() || undefined)
  }
  // The second tap of a double tap was meant for the card before.
  const onFirstTap = (run: (notes: string | undefined) => void) => (event: MouseEvent) => event.detail < 2 && act(run)
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
        <Button onClick={onFirstTap((notes) => acting.done(reminder, notes))}>
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
            <Button
              key={snooze}
              variant="secondary"
              onClick={() => act((notes) => acting.snooze(reminder, snooze, notes))}
            >
              {words.until[snooze]}
            </Button>
          ))}
        </div>
      )}
      {note !== undefined && (
        <div ref={noteRef}>
          <TextArea label={words.note} rows={2} value={note} maxLength={MAX_NOTE_LENGTH} onChange={setNote} />
        </div>
      )}
      <div className={styles['also']}>
        <Button variant="quiet" onClick={onFirstTap((notes) => acting.skip(reminder, notes))}>
          {words.skip}
        </Button>
        {note === undefined && (
          <Button variant="quiet" onClick={() => setNote('')}>
            {words.addNote}
          </Button>
        )}
      </div>
    </Card>
  )
}
