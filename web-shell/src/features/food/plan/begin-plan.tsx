import check from 'icon:check'
import type { FoodBook } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { type Beginning, mayPlan } from './beginning.ts'
import { NewPlanForm } from './new-plan-form.tsx'
import { usePlanDraft } from './use-plan-draft.ts'
import { Warnings } from './warnings.tsx'

interface BeginPlanProps {
  beginning: Beginning
  onBeginning: (beginning: Beginning) => void
  book: FoodBook
  /** A food that another screen asks to test: the plan begins with it. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
}

/** What an elimination is, the questions before it, and the plan. Source: requirement FOOD-01. */
export function BeginPlan({ beginning, onBeginning, asked, ...form }: BeginPlanProps) {
  const draft = usePlanDraft(asked)
  const { value, empty } = draft
  const chosen = empty.foods.filter((food) => value.foods.includes(food))
  return (
    <>
      <Card aria-labelledby="about">
        <h2 id="about">{asked === undefined ? text.about.title : text.about.asked(asked, value.weeks)}</h2>
        <p>{asked === undefined ? text.about.sentences : text.about.askedSentences}</p>
        {chosen.map((food) => (
          <p key={food}>
            {text.plan.foods}: <Tag icon={check}>{food}</Tag>
          </p>
        ))}
        {!beginning.hasBegun && (
          <Button onClick={() => onBeginning({ ...beginning, hasBegun: true })}>{text.about.begin}</Button>
        )}
      </Card>
      {beginning.hasBegun && <Warnings beginning={beginning} takesFocus={asked === undefined} onChange={onBeginning} />}
      {beginning.hasBegun && mayPlan(beginning) && <NewPlanForm draft={draft} {...form} />}
    </>
  )
}
