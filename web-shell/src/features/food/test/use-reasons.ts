import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { type ReasonToWait, reasonsToWait } from '../../../../../shared/food/plan/readiness.ts'
import type { FoodBook, Plan } from '../../../../../shared/food/schema.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'

/** Reasons that rule a test out. The others are advice. Source: decision 223. */
const RULED_OUT: ReadonlySet<ReasonToWait['kind']> = new Set(['running', 'allergy', 'flare', 'infection'])

interface Situation {
  book: FoodBook
  plan: Plan
  logs: readonly FoodLog[]
  today: LocalDate
  hasInfection: boolean
  isAllergic: boolean
}

/** Why a test should wait: what rules it out, and what is advice. A flare may be in the diary or in the log of the plan. */
export function useReasons({ book, plan, logs, today, ...answers }: Situation) {
  const { data: home } = useHome(today)
  const isFlare =
    (home !== undefined && home.today.date === today && isFlareDay(home.today)) ||
    logs.some(({ date, flareOccurred }) => date === today && flareOccurred === true)
  const reasons = reasonsToWait({ today, plan, tests: book.tests, logs, isFlare, ...answers })
  return {
    ruledOut: reasons.filter(({ kind }) => RULED_OUT.has(kind)),
    advice: reasons.filter(({ kind }) => !RULED_OUT.has(kind)),
  }
}
