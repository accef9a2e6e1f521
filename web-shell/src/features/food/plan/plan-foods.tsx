import { foodKey } from '../../../../../shared/food/foods/names.ts'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import { runningTest } from '../../../../../shared/food/test/food-tests.ts'
import { resultsByFood } from '../../../../../shared/food/test/results.ts'
import styles from '../food.module.css'
import { RatingTag } from '../results/rating-tag.tsx'
import { text } from '../text.ts'

const words = text.phases

/** The foods of a plan, each with the latest result of its tests in this plan. */
export function PlanFoods({ book, plan }: { book: FoodBook; plan: Plan }) {
  const results = resultsByFood(
    book.tests.filter(({ planId }) => planId === plan.id),
    book.customFoods,
  )
  const running = runningTest(book)?.foodName
  return (
    <ul className={styles['foods']} aria-label={words.foods}>
      {plan.eliminatedFoods.map((food) => {
        const [test] = results.get(foodKey(food)) ?? []
        const isRunning = running !== undefined && foodKey(running) === foodKey(food)
        return (
          <li key={food} className={styles['food']}>
            <b dir="auto">{food}</b>
            {test && !isRunning ? (
              <RatingTag test={test} />
            ) : (
              <span className={styles['quiet']}>{isRunning ? words.isTested : words.isLeftOut}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
