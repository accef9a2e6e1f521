import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { DURATION_WEEKS, MAX_SEVERITY } from '../../../../../shared/food/limits.ts'
import type { FoodBook } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ChoiceChips } from '../../../../../shared/ui/choice/choice-chips.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { focusFirstInvalid } from '../../../../../shared/ui/field/too-long.ts'
import { LevelSlider } from '../../../../../shared/ui/number/level-slider.tsx'
import { Stepper } from '../../../../../shared/ui/number/stepper.tsx'
import { showHeading } from '../../../shell/first/frame/page.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { FoodChips } from './food-chips.tsx'
import { checkPlan, PLAN_TYPES, type PlanErrors, type PlanForm, withType } from './plan-form.ts'
import { useOfferedBaseline } from './use-offered-baseline.ts'
import type { PlanDraft } from './use-plan-draft.ts'

const words = text.plan

interface NewPlanFormProps {
  book: FoodBook
  draft: PlanDraft
  today: LocalDate
  saving: SaveFood
}

/** Makes a plan. What is typed stays until it is saved. */
export function NewPlanForm({ book, draft, today, saving }: NewPlanFormProps) {
  const { value: form, read, write, empty } = draft
  const [errors, setErrors] = useState<PlanErrors>({})
  const formRef = useRef<HTMLFormElement>(null)
  const error = saving.errorOf('start-plan')
  const change = (part: Partial<PlanForm>) => write({ ...read(), ...part })
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(formRef.current)
  }, [errors])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const before = read()
    const checked = checkPlan(before, today)
    setErrors('errors' in checked ? checked.errors : {})
    if (!('plan' in checked)) return
    saving.save({
      what: 'start-plan',
      change: (id) => ({ what: 'start-plan', plan: { id, ...checked.plan } }),
      saved: { title: words.created },
      onQueued: () => {
        write(empty)
        showHeading()
      },
      onRefused: () => write(before),
    })
  }

  return (
    <Card aria-labelledby="new-plan">
      <h2 id="new-plan">{words.title}</h2>
      <form ref={formRef} className={styles['column']} noValidate onSubmit={submit}>
        <TextField
          label={words.name}
          value={form.name}
          maxLength={MAX_ITEM_NAME_LENGTH}
          autoComplete="off"
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ChoiceChips
          label={words.type}
          required
          options={PLAN_TYPES}
          labelOf={(type) => words.types[type]}
          value={form.type}
          onChange={(type = 'custom') => write(withType(read(), type))}
        />
        <FoodChips
          book={book}
          form={form}
          errors={errors}
          onChange={(next) => {
            write(next)
            setErrors({})
          }}
          onError={(typed) => setErrors({ typed })}
        />
        <Stepper
          label={words.weeks}
          {...DURATION_WEEKS}
          firstAnswer={DURATION_WEEKS.default}
          required
          unit={['week', 'weeks']}
          value={form.weeks}
          onChange={(weeks = DURATION_WEEKS.default) => change({ weeks })}
        />
        <TextField
          type="date"
          label={words.startsOn}
          value={form.startsOn ?? today}
          error={errors.startsOn}
          onChange={({ target }) => change({ startsOn: target.value })}
        />
        <Baseline form={form} today={today} onChange={write} />
        {error && <FormError error={error} />}
        <Button type="submit" busy={saving.isSaving('start-plan')} busyLabel={text.saving.busy}>
          {words.create}
        </Button>
      </form>
    </Card>
  )
}

interface BaselineProps {
  form: PlanForm
  today: LocalDate
  onChange: (form: PlanForm) => void
}

/** How strong the symptoms were before. The diary's average is offered, and never filled in by itself. */
function Baseline({ form, today, onChange }: BaselineProps) {
  const offered = useOfferedBaseline(form.startsOn ?? today, today)
  const { baseline, ...others } = form
  return (
    <div className={styles['question']}>
      <LevelSlider
        label={words.baseline}
        value={baseline}
        max={MAX_SEVERITY}
        endLabels={text.scale}
        onChange={(level) => onChange(level === undefined ? others : { ...others, baseline: level })}
      />
      <p className={styles['quiet']}>{words.baselineHint}</p>
      {offered && offered.level !== baseline && (
        <Button variant="secondary" onClick={() => onChange({ ...others, baseline: offered.level })}>
          {words.offer(offered.level, offered.days)}
        </Button>
      )}
    </div>
  )
}
