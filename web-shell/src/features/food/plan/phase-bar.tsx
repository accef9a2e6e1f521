import type { CSSProperties } from 'react'
import { eliminationEndsOn, phaseOf } from '../../../../../shared/food/plan/plans.ts'
import type { Plan } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import styles from '../food.module.css'
import { formatDate } from '../format.ts'
import { text } from '../text.ts'

const WEEK_DAYS = 7

/** The share of a phase that is over, from 0 to 1. */
const shareOf = (days: number, of: number) => Math.min(1, Math.max(0, days / of))

function describe(plan: Plan, today: LocalDate): string {
  const days = plan.durationWeeks * WEEK_DAYS
  switch (phaseOf(plan, today)) {
    case 'planned':
      return text.phases.planned(formatDate(plan.startsOn))
    case 'elimination':
      return text.phases.day(daysBetween(plan.startsOn, today) + 1, days)
    case 'reintroduction':
      return text.phases.reintroduction(daysBetween(eliminationEndsOn(plan), today))
    case 'completed':
      return text.phases.completed(formatDate(plan.startsOn), formatDate(plan.endsOn ?? plan.startsOn))
  }
}

/** Both phases as one bar, and where the plan is in words. How long tests take is open, so their part is as long as the first. */
export function PhaseBar({ plan, today }: { plan: Plan; today: LocalDate }) {
  const days = plan.durationWeeks * WEEK_DAYS
  const elimination = shareOf(daysBetween(plan.startsOn, today) + 1, days)
  const reintroduction = shareOf(daysBetween(eliminationEndsOn(plan), today), days)
  const share = (value: number) => ({ '--share': value }) as CSSProperties
  return (
    <div className={styles['phases']}>
      <div className={styles['bar']} aria-hidden="true">
        <i style={share(elimination)} />
        <i className={styles['second']} style={share(reintroduction)} />
      </div>
      <p className={styles['split']} aria-hidden="true">
        <span>{text.phases.weeks(plan.durationWeeks)}</span>
        <span>{foodText.phases.reintroduction}</span>
      </p>
      <p className={styles['quiet']}>{describe(plan, today)}</p>
    </div>
  )
}
