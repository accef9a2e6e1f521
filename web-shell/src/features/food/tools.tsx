import plus from 'icon:plus'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentPlan, runningTest } from '../../../../shared/food/food-tests.ts'
import { phaseOf } from '../../../../shared/food/plans.ts'
import type { FoodBook, FoodTest } from '../../../../shared/food/schema.ts'
import { TEST_PORTIONS } from '../../../../shared/food/test-days.ts'
import { daysBetween } from '../../../../shared/time/local-date.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { usePlanLogs } from '../../shell/later/food/food-query.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import styles from './food.module.css'
import { LogCard } from './log/log-card.tsx'
import { type Beginning, BeginPlan } from './plan/begin-plan.tsx'
import { EarlierPlans } from './plan/earlier-plans.tsx'
import { PlanCard } from './plan/plan-card.tsx'
import { RatingSheet } from './results/rating-sheet.tsx'
import { Results } from './results/results.tsx'
import { useSaveFood } from './saving/use-save-food.ts'
import { StartTestSheet } from './test/start-test-sheet.tsx'
import { TestCard } from './test/test-card.tsx'
import { text } from './text.ts'

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
  const plan = currentPlan(book)
  const { logs, isPartial } = usePlanLogs(book, plan?.id)
  const test = runningTest(book)
  // Its days are logged in the card of the test.
  const isTestDay = test !== undefined && daysBetween(test.startsOn, day) < TEST_PORTIONS.length
  const canTest = plan !== undefined && test === undefined && phaseOf(plan, day) === 'reintroduction'
  const testError = saving.errorOf('start-test') ?? saving.errorOf('complete-test')
  const [isStarting, setStarting] = useState(asked !== undefined && canTest)
  const [beginning, setBeginning] = useState<Beginning>({
    hasBegun: asked !== undefined,
    answers: {},
    hasAsked: false,
  })
  const [rated, setRated] = useState<FoodTest>()
  const hasResults = book.tests.some(({ testStatus }) => testStatus !== 'testing')
  return (
    <div className={styles['column']}>
      {plan ? (
        <PlanCard plan={plan} logs={logs} today={day} saving={saving} />
      ) : (
        <BeginPlan
          beginning={beginning}
          onBeginning={setBeginning}
          book={book}
          asked={asked}
          today={day}
          saving={saving}
        />
      )}
      {plan && test && logs && (
        <TestCard key={test.id} test={test} plan={plan} logs={logs} today={day} saving={saving} onRate={() => setRated(test)} />
      )}
      {plan && logs && !isTestDay && (
        <LogCard key={plan.id} plan={plan} logs={logs} isPartial={isPartial} today={day} saving={saving} />
      )}
      {(plan ?? hasResults) && <Results tests={book.tests} onChange={setRated} />}
      {!test && testError && <FormError error={testError} />}
      {canTest && (
        <Button variant="secondary" className={styles['start']} aria-haspopup="dialog" onClick={() => setStarting(true)}>
          <Icon of={plus} />
          {hasResults ? text.test.another : text.test.first}
        </Button>
      )}
      <EarlierPlans book={book} plans={book.plans.filter(({ id }) => id !== plan?.id)} />
      {plan && canTest && logs && isStarting && (
        <StartTestSheet
          book={book}
          plan={plan}
          logs={logs}
          asked={asked}
          today={day}
          saving={saving}
          onClose={() => setStarting(false)}
        />
      )}
      {rated && (
        <RatingSheet
          key={rated.id}
          test={book.tests.find(({ id }) => id === rated.id) ?? rated}
          plan={book.plans.find(({ id }) => id === rated.planId)}
          logs={rated.planId === plan?.id ? logs : undefined}
          saving={saving}
          onClose={() => setRated(undefined)}
        />
      )}
    </div>
  )
}
