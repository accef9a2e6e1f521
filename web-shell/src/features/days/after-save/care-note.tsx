import go from 'icon:caret-right'
import { useState } from 'react'
import { isStrongPain } from '../../../../../shared/days/flare/strong-pain.ts'
import { type Draft, shownValue } from '../../../../../shared/days/merge/draft.ts'
import type { ShownDay } from '../../../../../shared/days/merge/queued.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { useCareCountry } from '../../../shell/later/care/care-country.ts'
import { Listening } from '../../../shell/later/care/listening.tsx'
import { text } from '../text.ts'
import styles from './care-note.module.css'
import { hasHeavyNote } from './heavy-note.ts'

interface CareNoteProps {
  painLevel: number | undefined
  /** Whether the entry is saved. If not, the screen below says where it is kept. */
  isSaved: boolean
  onClose: () => void
}

/** The answer to a note about suicide: people who listen now, and nothing else. Source: requirement CARE-03. */
export function CareNote({ painLevel, isSaved, onClose }: CareNoteProps) {
  const words = text.careNote
  const { emergency, listening } = useCareCountry().numbers
  return (
    <Sheet open title={words.title} onClose={onClose} doneLabel={words.close}>
      {isSaved && <p className={styles['quiet']}>{words.saved}</p>}
      <p>{listening ? words.listening : words.nobodyKnown}</p>
      <Listening />
      {listening && (
        <p>
          {words.danger} <a href={`tel:${emergency}`}>{words.callNow(emergency)}</a>
        </p>
      )}
      <Link to="/tools/exercises#breathe" className={styles['breath']}>
        <span>
          <b>{isStrongPain(painLevel) ? words.breathWithPain(painLevel as number) : words.breath}</b>
          <small>{words.breathHow}</small>
        </span>
        <Icon of={go} />
      </Link>
      <p className={styles['private']}>{words.private}</p>
    </Sheet>
  )
}

interface CareAfterFailureProps {
  save: { isError: boolean }
  day: ShownDay | undefined
  draft: Draft
}

/** The same answer when the save has failed: the words are still there. */
export function CareAfterFailure({ save, day, draft }: CareAfterFailureProps) {
  const [isOpen, setOpen] = useState(true)
  if (!save.isError || !day || !isOpen) return null
  const fields = new Set([...Object.keys(day.values), ...Object.keys(draft.edits)]) as Set<DayField>
  const shown = [...fields].map((field) => shownValue(day, draft, field))
  if (!hasHeavyNote(shown)) return null
  return (
    <CareNote
      painLevel={shownValue(day, draft, 'painLevel') ?? undefined}
      isSaved={false}
      onClose={() => setOpen(false)}
    />
  )
}
