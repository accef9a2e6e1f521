import { type SubmitEvent, useRef } from 'react'
import { MAX_QUESTION_LENGTH, MAX_QUESTIONS } from '../../../../shared/reports/limits.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { LinesField } from '../../../../shared/ui/field/lines-field.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/field/too-long.ts'
import { useDraftAt } from '../../shell/first/data/drafts.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { useQuestions, useSaveQuestions } from './questions.ts'
import styles from './reports.module.css'
import { text } from './text.ts'

const words = text.questions
/** The key of the draft. It is no path: leaving with unsaved questions needs no question. */
const DRAFT = 'questions'
const NONE = undefined as readonly string[] | undefined

/** The questions for the visit. What is typed survives a failed save and leaving the screen. */
export function QuestionsCard() {
  const { data: stored } = useQuestions()
  const { value: draft, write } = useDraftAt(useAccount(), DRAFT, NONE)
  const save = useSaveQuestions()
  const formRef = useRef<HTMLFormElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (focusFirstInvalid(formRef.current)) return
    save.mutate(draft ?? stored ?? [], {
      onSuccess: () => {
        write(NONE)
        notify({ title: words.saved })
      },
    })
  }

  return (
    <Card aria-labelledby="ask" className={styles['ask']}>
      <h2 id="ask">{words.title}</h2>
      <form ref={formRef} noValidate onSubmit={submit}>
        <LinesField
          // What another device has saved arrives after the first render.
          key={stored ? 'read' : 'unread'}
          label={words.label}
          hint={words.hint}
          maxTexts={MAX_QUESTIONS}
          maxTextLength={MAX_QUESTION_LENGTH}
          value={draft ?? stored}
          onChange={(next) => write(next ?? [])}
        />
        {save.isError && <FormError error={save.error} />}
        <Button type="submit" variant="secondary" busy={save.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
