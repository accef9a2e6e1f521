import type { Column } from '../trends/columns.ts'
import { answersIn } from '../trends/counts.ts'
import { LEAST_DAYS } from './gates.ts'
import type { LinkOptions, SleepEvidence } from './link-types.ts'
import { blockOrder } from './statistics/block-order.ts'
import { averageRanks, pearson, spearman } from './statistics/correlation.ts'
import { randomFrom } from './statistics/random.ts'
import { preWhitened, withoutDrift, withoutWeekdays } from './statistics/residuals.ts'

const LEAST_ENTRIES = 7
const LEAST_PAIRS = 5
const LEAST_CORRELATION = 0.3

/** Of these questions the first with enough answers is compared with pain, and from which answer on a night was better. */
const MEASURES = [
  { measure: 'hours', field: 'sleepHours', better: 7 },
  { measure: 'quality', field: 'sleepQuality', better: 3 },
] as const

/** The average pain (0 to 10) after some nights, and how many they are. */
interface AfterNights {
  pain: number
  n: number
}

/** Pain after better and after worse nights: of 7 hours or more, or with a quality of 3 or more of 5. */
export interface SleepPain {
  measure: (typeof MEASURES)[number]['measure']
  better: AfterNights
  worse: AfterNights
  /** Whether the 95 % interval of the correlation holds 0. */
  mayBeChance: boolean
}

const pairsOf = (one: Column, other: Column) =>
  one.flatMap((value, day) => {
    const beside = other[day] ?? null
    return value === null || beside === null ? [] : [[value, beside] as const]
  })
const entriesIn = (column: Column) => answersIn(column).length

/** The correlation of each day's value with that of the day before. */
const dependenceOf = (values: readonly number[]) => pearson(values.slice(0, -1), values.slice(1)) ?? 0

/**
 * Whether the 95 % interval of a correlation of `n` pairs holds 0. Both series go on for days, so the pairs count as fewer.
 * Sources: Fisher 1921; Bartlett 1935, n·(1 − φ₁φ₂)/(1 + φ₁φ₂).
 */
function holdsZero(r: number, one: readonly number[], other: readonly number[]): boolean {
  const product = Math.max(0, dependenceOf(one) * dependenceOf(other))
  const n = (one.length * (1 - product)) / (1 + product)
  return n <= 3 || Math.abs(Math.atanh(Math.max(-0.999, Math.min(0.999, r)))) < 1.96 / Math.sqrt(n - 3)
}

function averageAfter(pairs: readonly (readonly [sleep: number, pain: number])[]): AfterNights {
  return { pain: pairs.reduce((sum, [, pain]) => sum + pain, 0) / pairs.length, n: pairs.length }
}

/**
 * Sleep and pain of the same days, if their |r| is more than 0.3; `undefined` otherwise, with fewer than seven entries of
 * one of them, with fewer than five days with both, or when all nights were better or none. Unrelated series have such an
 * r in half of the cases with seven days, so it also says whether it may be chance. Source: requirement INS-02.
 */
export function sleepPain(sleep: Readonly<Record<'sleepHours' | 'sleepQuality', Column>>, pain: Column) {
  for (const { measure, field, better: from } of MEASURES) {
    const pairs = pairsOf(sleep[field], pain)
    const least = Math.min(entriesIn(sleep[field]), entriesIn(pain))
    if (least >= LEAST_ENTRIES && pairs.length >= LEAST_PAIRS) return resultOf(measure, from, pairs)
  }
  return undefined
}

function resultOf(
  measure: SleepPain['measure'],
  from: number,
  pairs: readonly (readonly [sleep: number, pain: number])[],
): SleepPain | undefined {
  const [slept, levels] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)]
  const r = pearson(slept, levels)
  const better = averageAfter(pairs.filter(([value]) => value >= from))
  const worse = averageAfter(pairs.filter(([value]) => value < from))
  if (r === undefined || Math.abs(r) <= LEAST_CORRELATION || better.n === 0 || worse.n === 0) return undefined
  return { measure, better, worse, mayBeChance: holdsZero(r, slept, levels) }
}

/**
 * The form of `sleepPain` for many days: pain without its weekly rhythm and
 * without what the day before explains, on average ranks, against block permutations. `undefined` with fewer than 28
 * such days, or when one of the two never changes.
 */
export function sleepEvidence(
  sleep: Column,
  pain: Column,
  { permutations, seed }: LinkOptions,
): SleepEvidence | undefined {
  const { days, values } = preWhitened(withoutWeekdays(withoutDrift(pain)))
  const known = [...days.keys()].filter((place) => (sleep[days[place] as number] ?? null) !== null)
  const slept = known.map((place) => sleep[days[place] as number] as number)
  const residuals = known.map((place) => values[place] as number)
  const rho = spearman(slept, residuals)
  if (known.length < LEAST_DAYS || rho === undefined) return undefined
  const [sleepRanks, painRanks] = [averageRanks(slept), averageRanks(residuals)]
  const random = randomFrom(seed)
  let asLarge = 0
  for (let round = 0; round < permutations; round++) {
    const moved = Array.from(blockOrder(known.length, random), (place) => painRanks[place] as number)
    if (Math.abs(pearson(sleepRanks, moved) ?? 0) >= Math.abs(rho) - 1e-9) asLarge++
  }
  const [z, width] = [Math.atanh(rho), 1.96 / Math.sqrt(known.length - 3)]
  return {
    rho,
    interval: [Math.tanh(z - width), Math.tanh(z + width)],
    n: known.length,
    p: (1 + asLarge) / (permutations + 1),
  }
}
