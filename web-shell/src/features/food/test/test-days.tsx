import check from 'icon:check'
import { isLogged } from '../../../../../shared/food/log/log.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { TEST_PORTIONS } from '../../../../../shared/food/test/test-days.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../food.module.css'
import { longWeekday, weekday } from '../format.ts'
import { text } from '../text.ts'

interface TestDaysProps {
  test: FoodTest
  logs: readonly FoodLog[]
  today: LocalDate
  chosen: number
  onChoose: (index: number) => void
}

/** The four days of a test. Each that has begun can be chosen to log it. */
export function TestDays({ test, logs, today, chosen, onChoose }: TestDaysProps) {
  return (
    <ol className={styles['days']} aria-label={text.test.days}>
      {TEST_PORTIONS.map((portion, index) => {
        const date = addDays(test.startsOn, index)
        const isLater = date > today && index > 0
        const hasLog = isLogged(logs.find((log) => log.date === date))
        const state = text.test.states[isLater ? 'later' : hasLog ? 'logged' : 'empty']
        return (
          <li key={portion}>
            <button
              type="button"
              className={hasLog ? styles['logged'] : undefined}
              aria-pressed={index === chosen}
              aria-disabled={isLater || undefined}
              aria-current={date === today ? 'date' : undefined}
              onClick={() => !isLater && onChoose(index)}
            >
              <span className="visually-hidden">{text.test.dayName(index + 1, longWeekday(date), state)}</span>
              {hasLog ? <Icon of={check} /> : <b aria-hidden="true">{index + 1}</b>}
              <small aria-hidden="true">{weekday(date)}</small>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
