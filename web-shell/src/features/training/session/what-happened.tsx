import { useRef, useState } from 'react'
import { MAX_LOG_NOTES_LENGTH } from '../../../../../shared/training/limits.ts'
import type { ActionType } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { TextArea } from '../../../../../shared/ui/field/text-area.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { ACTION_ICONS, OFFERED_ACTIONS } from './action-icons.ts'

const words = text.log
/** The key of the draft. It is no path: leaving with a note needs no question. */
const DRAFT = 'training note'

interface WhatHappenedProps {
  intervalMinutes: number
  /** What was just saved. */
  said: string | undefined
  onLog: (actionType: ActionType, note: string) => boolean
}

/** The four answers. A tap logs at once, with the note if there is one. */
export function WhatHappened({ intervalMinutes, said, onLog }: WhatHappenedProps) {
  const { value: note, write } = useDraftAt(useAccount(), DRAFT, '')
  const [isOpen, setOpen] = useState(note !== '')
  const noteRef = useRef<HTMLDetailsElement>(null)

  function log(actionType: ActionType) {
    if (focusFirstInvalid(noteRef.current) || !onLog(actionType, note)) return
    write('')
    setOpen(false)
  }

  return (
    <section aria-labelledby="what" className={styles['what']}>
      <h2 id="what">{words.heading}</h2>
      <div className={styles['actions']}>
        {OFFERED_ACTIONS.map((actionType) => (
          <button key={actionType} type="button" className={styles['action']} onClick={() => log(actionType)}>
            <Icon of={ACTION_ICONS[actionType].onButton} />
            {trainingText.actions[actionType]}
          </button>
        ))}
      </div>
      <p role="status" className={classNames(styles['starts'], said !== undefined && styles['saved'])}>
        {said ?? words.starts(intervalMinutes)}
      </p>
      <details
        ref={noteRef}
        className={styles['addNote']}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.note.open}</summary>
        <TextArea
          label={words.note.label}
          hint={words.note.hint}
          value={note}
          maxLength={MAX_LOG_NOTES_LENGTH}
          rows={2}
          onChange={write}
        />
      </details>
    </section>
  )
}
