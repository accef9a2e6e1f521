import { useState } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { eliminationEndsOn, phaseOf } from '../../../../../shared/food/plan/plans.ts'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import { effectOf } from '../../../../../shared/food/test/effect.ts'
import { runningTest } from '../../../../../shared/food/test/food-tests.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { formatDate } from '../format.ts'
import type { SaveFood } from '../saving/use-save-food.ts'
import { StartTest } from '../test/start-test.tsx'
import { text } from '../text.ts'
import { CompletePlanSheet, endWords } from './complete-plan-sheet.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { PlanFoods } from './plan-foods.tsx'
import { useDaysBefore } from './use-offered-baseline.ts'

interface PlanCardProps {
  book: FoodBook
  plan: Plan
  logs: readonly FoodLog[] | undefined
  /** A food that another screen asks to test. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
}

/** What leaving the foods out has changed, in words. */
function effectText(plan: Plan, known: Parameters<typeof effectOf>[1]): string {
  const effect = effectOf(plan, known)
  if (effect.kind === 'no-baseline') return foodText.effect['no-baseline']
  if (effect.kind !== 'not-enough') return foodText.effect[effect.kind](effect)
  return foodText.effect[known.today > eliminationEndsOn(plan) ? 'tooFew' : 'notEnough'](effect.days)
}

/** The plan with its phases and what it has changed so far. Source: requirement FOOD-01. */
export function PlanCard({ book, plan, logs, asked, today, saving }: PlanCardProps) {
  const [isCompleting, setCompleting] = useState(false)
  const from = formatDate(addDays(eliminationEndsOn(plan), 1))
  const phase = phaseOf(plan, today)
  const daysBefore = useDaysBefore(plan.startsOn, today)
  const isTesting = runningTest(book) !== undefined
  const isReintroduction = phase === 'reintroduction'
  const error = saving.errorOf('complete-plan') ?? (isTesting ? undefined : saving.errorOf('start-test'))
  return (
    <Card aria-labelledby="plan">
      <div className={styles['head']}>
        <h2 id="plan" dir="auto">
          {plan.planName}
        </h2>
        <Tag>{foodText.phases[phase]}</Tag>
      </div>
      <PhaseBar plan={plan} today={today} />
      {isReintroduction ? (
        <PlanFoods book={book} plan={plan} />
      ) : (
        <>
          <p dir="auto">{text.phases.leftOut(plan.eliminatedFoods.join(', '))}</p>
          <p>{asked === undefined ? text.phases.testing(from) : text.phases.askedFrom(asked, from)}</p>
        </>
      )}
      {phase !== 'planned' && logs && <p>{effectText(plan, { logs, daysBefore, today })}</p>}
      {error && !isCompleting && <FormError error={error} />}
      {isReintroduction && logs && (
        <StartTest key={plan.id} book={book} plan={plan} logs={logs} asked={asked} today={today} saving={saving} />
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setCompleting(true)}>
        {endWords(plan, today).open}
      </Button>
      {isCompleting && (
        <CompletePlanSheet
          plan={plan}
          isTesting={isTesting}
          today={today}
          saving={saving}
          onClose={() => setCompleting(false)}
        />
      )}
    </Card>
  )
}
