import { useState } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { FoodTest, Plan } from '../../../../../shared/food/schema.ts'
import { levelBefore, TEST_PORTIONS, type TestAdvice, testAdvice } from '../../../../../shared/food/test/test-days.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { addDays, daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from '../text.ts'
import { StopTest } from './stop-test.tsx'
import { TestDay } from './test-day.tsx'
import { TestDays } from './test-days.tsx'

interface TestCardProps {
  test: FoodTest
  plan: Plan
  logs: readonly FoodLog[]
  today: LocalDate
  saving: SaveFood
  onRate: () => void
}

const LAST_DAY = TEST_PORTIONS.length - 1

/** What to do today: stop, which portion, or rate. */
function adviceText(advice: TestAdvice): string {
  switch (advice.kind) {
    case 'stop':
      return foodText.stop[advice.because]
    case 'go-on':
      return foodText.portions[advice.portion]
    case 'rate':
      return foodText.rate
  }
}

/** The running test: its days, what to eat today, and when to stop. Source: requirement FOOD-03. */
export function TestCard({ test, plan, logs, today, saving, onRate }: TestCardProps) {
  const age = Math.max(0, daysBetween(test.startsOn, today))
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? Math.min(age, LAST_DAY)
  const advice = testAdvice(test, { days: logs, today, level: levelBefore(test.startsOn, logs, plan.baselineSymptoms) })
  const isOver = advice.kind !== 'go-on'
  const error = saving.errorOf('start-test') ?? saving.errorOf('complete-test')
  const rate = (
    <Button variant={isOver ? 'primary' : 'quiet'} aria-haspopup="dialog" onClick={onRate}>
      {text.test.rate}
    </Button>
  )
  return (
    <Card aria-labelledby="test">
      <div className={styles['head']}>
        <div>
          <p className={styles['quiet']}>{text.test.label}</p>
          <h2 id="test" dir="auto">
            {test.foodName}
          </h2>
        </div>
        <b>{age <= LAST_DAY ? text.test.day(age + 1) : text.test.over}</b>
      </div>
      <p className={isOver ? styles['note'] : undefined}>{adviceText(advice)}</p>
      {isOver && rate}
      {advice.kind === 'stop' && advice.because === 'flare' && (
        <Link to="/flare-kit" className={buttonClass('quiet')}>
          {text.test.flareKit}
        </Link>
      )}
      {error && <FormError error={error} />}
      <TestDays test={test} logs={logs} today={today} chosen={index} onChoose={setChosen} />
      <TestDay
        key={index}
        plan={plan}
        logs={logs}
        date={addDays(test.startsOn, index)}
        day={index + 1}
        today={today}
        saving={saving}
        isSecond={isOver}
      />
      {!isOver && (
        <>
          {rate}
          <StopTest test={test} saving={saving} />
        </>
      )}
    </Card>
  )
}
