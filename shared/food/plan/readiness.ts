import { addDays, type LocalDate } from '../../time/local-date.ts'
import type { FoodLog } from '../log/log-schema.ts'
import type { FoodTest, StoredPlan } from '../schema.ts'
import { runningTest } from '../test/food-tests.ts'
import { levelBefore } from '../test/test-days.ts'
import { phaseOf } from './plans.ts'

/** Whole days without the food after a test, and the days on which symptoms must be back. Source: facts, step 5. */
const WASH_OUT_DAYS = 3
const SETTLED_DAYS = 2
const SETTLED_POINTS = 1

/**
 * Why a test should wait. `running`, `allergy`, `flare` and `infection` rule it out; the others are advice. `until`: the first date
 * on which the reason is over. `settled`: on how many of the last two days symptoms were back.
 */
export type ReasonToWait =
  | { kind: 'running' | 'allergy' | 'flare' | 'infection' }
  | { kind: 'elimination' | 'washout'; until: LocalDate }
  | { kind: 'unsettled'; settled: number }

interface Situation {
  today: LocalDate
  plan: StoredPlan
  tests: readonly FoodTest[]
  /** The logs of the plan. */
  logs: readonly FoodLog[]
  isFlare: boolean
  /** The user's answers: an infection now, and an allergy to the food of the test. */
  hasInfection: boolean
  isAllergic: boolean
}

const latestEnded = (tests: readonly FoodTest[]) =>
  tests.filter(({ endsOn }) => endsOn !== undefined).toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]

/** On how many of the two days before today symptoms were logged within a point of where they were before a test. */
function settledDays({ today, plan, logs }: Situation, { startsOn }: FoodTest): number {
  const level = levelBefore(startsOn, logs, plan.baselineSymptoms)
  const last = logs.filter(({ date }) => date < today && date >= addDays(today, -SETTLED_DAYS))
  return last.filter(
    ({ symptomSeverity, flareOccurred }) =>
      !flareOccurred && symptomSeverity !== undefined && symptomSeverity <= (level ?? Infinity) + SETTLED_POINTS,
  ).length
}

/** Why the next test should wait, in the order in which to say it; nothing when it can begin. Source: facts, steps 4, 5. */
export function reasonsToWait(situation: Situation): ReasonToWait[] {
  const { today, plan, tests, isFlare, hasInfection, isAllergic } = situation
  const reasons: ReasonToWait[] = []
  if (runningTest({ tests })) reasons.push({ kind: 'running' })
  if (isAllergic) reasons.push({ kind: 'allergy' })
  if (isFlare) reasons.push({ kind: 'flare' })
  if (hasInfection) reasons.push({ kind: 'infection' })
  const phase = phaseOf(plan, today)
  if (phase === 'planned' || phase === 'elimination')
    reasons.push({ kind: 'elimination', until: addDays(plan.startsOn, plan.durationWeeks * 7) })
  const before = latestEnded(tests)
  if (!before?.endsOn) return reasons
  const until = addDays(before.endsOn, WASH_OUT_DAYS + 1)
  if (today < until) reasons.push({ kind: 'washout', until })
  const settled = settledDays(situation, before)
  if (settled < SETTLED_DAYS) reasons.push({ kind: 'unsettled', settled })
  return reasons
}
