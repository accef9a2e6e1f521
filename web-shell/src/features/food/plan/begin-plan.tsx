import type { FoodBook } from '../../../../../shared/food/schema.ts'
import { judgeWarnings, WARNINGS, type Warning } from '../../../../../shared/food/warnings.ts'
import type { SafetyAnswers } from '../../../../../shared/safety/answers.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { NewPlanForm } from './new-plan-form.tsx'
import { Warnings } from './warnings.tsx'

/** How far a user has come who makes a plan. It stays in memory. */
export interface Beginning {
  hasBegun: boolean
  answers: SafetyAnswers<Warning>
  /** After a yes: the user has asked somebody. */
  hasAsked: boolean
}

interface BeginPlanProps {
  beginning: Beginning
  onBeginning: (beginning: Beginning) => void
  book: FoodBook
  /** A food to begin with. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
}

/** Whether the questions let a plan be made: all are answered with no, or the user has asked somebody. */
function mayPlan({ answers, hasAsked }: Beginning): boolean {
  const isAnswered = WARNINGS.every((warning) => answers[warning] !== undefined)
  return isAnswered && (judgeWarnings(answers).kind === 'none' || hasAsked)
}

/** What an elimination is, the questions before it, and the plan. Source: requirement FOOD-01. */
export function BeginPlan({ beginning, onBeginning, ...form }: BeginPlanProps) {
  return (
    <>
      <Card aria-labelledby="about">
        <h2 id="about">{text.about.title}</h2>
        <p>{text.about.sentences}</p>
        {!beginning.hasBegun && (
          <Button onClick={() => onBeginning({ ...beginning, hasBegun: true })}>{text.about.begin}</Button>
        )}
      </Card>
      {beginning.hasBegun && <Warnings beginning={beginning} onChange={onBeginning} />}
      {beginning.hasBegun && mayPlan(beginning) && <NewPlanForm {...form} />}
    </>
  )
}
