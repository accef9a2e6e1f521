import { useEffect, useRef, useState } from 'react'
import { phaseOf } from '../../../../../shared/food/plan/plans.ts'
import type { Plan } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { formatDate } from '../format.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'

const words = text.complete

interface CompletePlanSheetProps {
  plan: Plan
  /** A test of it runs, which needs it. */
  isTesting: boolean
  today: LocalDate
  saving: SaveFood
  onClose: () => void
}

/** Why a plan cannot end on this day. A plan that has not begun may end on its first day. */
function endError({ startsOn }: Plan, endsOn: string, today: LocalDate): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(endsOn)) return words.errors.date
  if (endsOn < startsOn) return words.errors.before(formatDate(startsOn))
  return endsOn > today && endsOn !== startsOn ? words.errors.future : undefined
}

/** The words for ending a plan: it is stopped while foods are still left out. */
export const endWords = (plan: Plan, today: LocalDate) =>
  phaseOf(plan, today) === 'reintroduction' ? words.complete : words.stop

/** Completes a plan: the user's word. Source: requirement FOOD-01. */
export function CompletePlanSheet({ plan, isTesting, today, saving, onClose }: CompletePlanSheetProps) {
  const [endsOn, setEndsOn] = useState(today < plan.startsOn ? plan.startsOn : today)
  const [error, setError] = useState<string>()
  const contentRef = useRef<HTMLDivElement>(null)
  const { title, save, done } = endWords(plan, today)
  const refusal = saving.errorOf('complete-plan')
  const isAtDate = refusal instanceof ApiProblem && refusal.code === 'food-plan-ends-before-start'
  useEffect(() => {
    if (error) focusFirstInvalid(contentRef.current)
  }, [error])

  function complete() {
    const wrong = endError(plan, endsOn, today)
    setError(wrong)
    if (wrong) return
    saving.save({
      what: 'complete-plan',
      change: (change) => ({ what: 'complete-plan', id: plan.id, body: { change, endsOn } }),
      saved: { title: done },
      onQueued: () => {
        onClose()
        showHeading()
      },
    })
  }

  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button
          wide
          disabled={isTesting}
          busy={saving.isSaving('complete-plan')}
          busyLabel={text.saving.busy}
          onClick={complete}
        >
          {save}
        </Button>
      }
    >
      <div ref={contentRef} className={styles['column']}>
        <p className={isTesting ? styles['note'] : undefined}>{isTesting ? words.errors.running : words.note}</p>
        <TextField
          type="date"
          label={words.last}
          value={endsOn}
          error={error ?? (isAtDate ? words.errors.before(formatDate(plan.startsOn)) : undefined)}
          onChange={({ target }) => {
            setEndsOn(target.value)
            setError(undefined)
          }}
        />
        {refusal && !isAtDate && <FormError error={refusal} />}
      </div>
    </Sheet>
  )
}
