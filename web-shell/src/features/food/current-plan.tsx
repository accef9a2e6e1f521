import type { FoodBook, FoodTest, Plan } from '../../../../shared/food/schema.ts'
import { runningTest } from '../../../../shared/food/test/food-tests.ts'
import { TEST_PORTIONS } from '../../../../shared/food/test/test-days.ts'
import { daysBetween, type LocalDate } from '../../../../shared/time/local-date.ts'
import { usePlanLogs } from '../../shell/later/food/food-query.ts'
import { LogCard } from './log/log-card.tsx'
import { PlanCard } from './plan/plan-card.tsx'
import type { SaveFood } from './saving/use-save-food.ts'
import { TestCard } from './test/test-card.tsx'

interface CurrentPlanProps {
  book: FoodBook
  plan: Plan
  /** A food that another screen asks to test. */
  asked: string | undefined
  today: LocalDate
  saving: SaveFood
  onRate: (test: FoodTest) => void
}

/** The plan with its daily log. The days of a running test are logged in the card of the test instead. */
export function CurrentPlan({ book, plan, asked, today, saving, onRate }: CurrentPlanProps) {
  const { logs, isPartial } = usePlanLogs(book, plan.id)
  const test = runningTest(book)
  const isTestDay = test !== undefined && daysBetween(test.startsOn, today) < TEST_PORTIONS.length
  const day = { plan, today, saving }
  return (
    <>
      <PlanCard {...day} book={book} logs={logs} asked={asked} />
      {test && logs && <TestCard key={test.id} {...day} test={test} logs={logs} onRate={() => onRate(test)} />}
      {logs && !isTestDay && <LogCard key={plan.id} {...day} logs={logs} isPartial={isPartial} />}
    </>
  )
}
