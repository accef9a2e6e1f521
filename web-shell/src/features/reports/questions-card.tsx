import { type SubmitEvent, useRef, useState } from 'react'
import type { RecordsById } from '../../../../shared/records/replies.ts'
import { QUESTIONS } from '../../../../shared/reports/kind.ts'
import { MAX_QUESTION_LENGTH, MAX_QUESTIONS } from '../../../../shared/reports/limits.ts'
import { changesOf, linesOf } from '../../../../shared/reports/question-lines.ts'
import type { Question } from '../../../../shared/reports/records.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { LinesField } from '../../../../shared/ui/field/lines-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { useDraftAt } from '../../shell/first/data/drafts.ts'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { notify } from '../../shell/first/messages/toast.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { randomId } from '../../shell/later/offline/random-id.ts'
import { LostValues } from '../../shell/later/records/lost-values.tsx'
import type { useRecords } from '../../shell/later/records/use-records.ts'
import { useSave } from '../../shell/later/records/use-save.ts'
import { WaitingNote } from '../../shell/later/records/waiting-note.tsx'
import styles from './reports.module.css'
import { text } from './text.ts'

const words = text.questions
/** The key of the draft. It is no path: leaving with unsaved questions needs no question. */
const DRAFT = 'questions for a visit'
/** An id has one more: the number of the new question. */
const RANDOM_LENGTH = 7

/** What is typed, and the questions over which it was typed. */
interface Draft {
  lines: readonly string[]
  shown: RecordsById<Question>
  /** The ids of new questions begin with this: however often they are saved, each is one record. A draft of before 28 November 2026 has none. */
  newIds?: string
}
const NONE = undefined as Draft | undefined
const NO_RECORDS: RecordsById<Question> = {}

/** The questions for the visit. What is typed survives a failed save and leaving the screen. */
export function QuestionsCard({ reading }: { reading: ReturnType<typeof useRecords<'questions'>> }) {
  const { records, hasWaiting, failure, isFetching, refetch } = reading
  const { value: draft, read, write } = useDraftAt(useAccount(), DRAFT, NONE)
  const { save, isSending } = useSave(QUESTIONS)
  const [isSaving, setSaving] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (focusFirstInvalid(formRef.current)) return
    let count = 0
    const newIds = draft?.newIds ?? randomId(RANDOM_LENGTH)
    const newId = () => `${newIds}${count++}`
    const [first, ...others] = draft ? changesOf(draft.shown, draft.lines, newId) : []
    if (!first) {
      write(NONE)
      return notify({ title: words.saved })
    }
    setSaving(true)
    // What was typed meanwhile stays.
    await save([first, ...others], words.saved, () => read() === draft && write(NONE))
    setSaving(false)
  }

  return (
    <>
      <Card aria-labelledby="ask" className={styles['ask']}>
        <h2 id="ask">{words.title}</h2>
        {hasWaiting && <WaitingNote offline={words.waiting} />}
        {failure && <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />}
        <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
          <LinesField
            // What another device has saved arrives after the first render.
            key={records ? 'read' : 'unread'}
            label={words.label}
            hint={words.hint}
            maxTexts={MAX_QUESTIONS}
            maxTextLength={MAX_QUESTION_LENGTH}
            value={draft?.lines ?? (records && linesOf(records))}
            onChange={(lines = []) =>
              write({ shown: records ?? NO_RECORDS, newIds: randomId(RANDOM_LENGTH), ...draft, lines })
            }
          />
          <Button type="submit" variant="secondary" busy={isSaving || (isSending && !draft)} busyLabel={words.saving}>
            {words.save}
          </Button>
        </form>
      </Card>
      {records && <LostValues kind={QUESTIONS} records={records} />}
    </>
  )
}
