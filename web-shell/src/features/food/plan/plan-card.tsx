import { useState } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { phaseOf } from '../../../../../shared/food/plan/plans.ts'
import type { Plan } from '../../../../../shared/food/schema.ts'
import { effectOf } from '../../../../../shared/food/test/effect.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { CompletePlanSheet } from './complete-plan-sheet.tsx'
import { PhaseBar } from './phase-bar.tsx'

interface PlanCardProps {
  plan: Plan
  logs: readonly FoodLog[] | undefined
  isTesting: boolean
  today: LocalDate
  saving: SaveFood
}

/** What leaving the foods out has changed, in words. */
function effectText(plan: Plan, logs: readonly FoodLog[], today: LocalDate): string {
  const effect = effectOf(plan, logs, today)
  return effect.kind === 'not-enough' ? foodText.effect.notEnough(effect.days) : foodText.effect[effect.kind]
}

/** The plan with its phases and what it has changed so far. Source: requirement FOOD-01. */
export function PlanCard({ plan, logs, isTesting, today, saving }: PlanCardProps) {
  const [isCompleting, setCompleting] = useState(false)
  const phase = phaseOf(plan, today)
  const error = saving.errorOf('complete-plan')
  return (
    <Card aria-labelledby="plan">
      <div className={styles['head']}>
        <h2 id="plan" dir="auto">
          {plan.planName}
        </h2>
        <Tag>{foodText.phases[phase]}</Tag>
      </div>
      <PhaseBar plan={plan} today={today} />
      <p dir="auto">{text.phases.leftOut(plan.eliminatedFoods.join(', '))}</p>
      {phase !== 'planned' && logs && <p>{effectText(plan, logs, today)}</p>}
      {error && !isCompleting && <FormError error={error} />}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setCompleting(true)}>
        {text.complete.open}
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
