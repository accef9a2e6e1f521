import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FoodBook, FoodTest } from '../../../../shared/food/schema.ts'
import { currentPlan, runningTest } from '../../../../shared/food/test/food-tests.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { CurrentPlan } from './current-plan.tsx'
import styles from './food.module.css'
import { BeginPlan } from './plan/begin-plan.tsx'
import type { Beginning } from './plan/beginning.ts'
import { EarlierPlans } from './plan/earlier-plans.tsx'
import { RatingSheet } from './results/rating-sheet.tsx'
import { Results } from './results/results.tsx'
import { useSaveFood } from './saving/use-save-food.ts'

/** The food that another screen asks to test. It comes with the history entry, never in the address. */
function useAskedFood(): string | undefined {
  const state = useLocation().state as { food?: unknown } | null
  return typeof state?.food === 'string' ? state.food : undefined
}

/** The plan, its day or its test, and the results. */
export function Tools({ book }: { book: FoodBook }) {
  const day = useClock(today)
  const saving = useSaveFood()
  const asked = useAskedFood()
  const hasBegun = asked !== undefined
  const [beginning, setBeginning] = useState<Beginning>({ hasBegun, answers: {}, hasAsked: false })
  const [rated, setRated] = useState<FoodTest>()
  const plan = currentPlan(book)
  const error = saving.errorOf('complete-test')
  const form = { book, asked, today: day, saving }
  return (
    <div className={styles['column']}>
      {plan ? (
        <CurrentPlan plan={plan} onRate={setRated} {...form} />
      ) : (
        <BeginPlan beginning={beginning} onBeginning={setBeginning} {...form} />
      )}
      {error && !runningTest(book) && <FormError error={error} />}
      {(plan ?? book.tests.length > 0) && <Results book={book} onChange={setRated} />}
      <EarlierPlans book={book} plans={book.plans.filter(({ id }) => id !== plan?.id)} />
      {rated && (
        <RatingSheet key={rated.id} book={book} rated={rated} saving={saving} onClose={() => setRated(undefined)} />
      )}
    </div>
  )
}
