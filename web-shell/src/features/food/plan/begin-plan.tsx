import type { FoodBook } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { type Beginning, mayPlan } from './beginning.ts'
import { NewPlanForm } from './new-plan-form.tsx'
import { Warnings } from './warnings.tsx'

interface BeginPlanProps {
  beginning: Beginning
  onBeginning: (beginning: Beginning) => void
  book: FoodBook
  /** A food to begin with. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
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
