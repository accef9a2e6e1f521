import type { Column } from '../trends/columns.ts'
import { answersIn } from '../trends/counts.ts'
import { LEAST_DAYS } from './gates.ts'
import type { LinkOptions, SleepEvidence } from './link-types.ts'
import { blockOrder } from './statistics/block-order.ts'
import { averageRanks, pearson, spearman } from './statistics/correlation.ts'
import { randomFrom } from './statistics/random.ts'
import { preWhitened, withoutWeekdays } from './statistics/residuals.ts'

const LEAST_ENTRIES = 7
const LEAST_PAIRS = 5
const LEAST_CORRELATION = 0.3

/** How the quality of sleep and pain go together. */
export interface SleepCorrelation {
  /** Pearson's correlation, from −1 to 1; below 0, better sleep goes with less pain. */
  r: number
  /** The number of days with both. */
  n: number
}

const pairsOf = (one: Column, other: Column) =>
  one.flatMap((value, day) => {
    const beside = other[day] ?? null
    return value === null || beside === null ? [] : [[value, beside] as const]
  })
const entriesIn = (column: Column) => answersIn(column).length

/**
 * The correlation of sleep quality (0 to 5) and pain (0 to 10) of the same days, if |r| is more than 0.3; `undefined`
 * otherwise, with fewer than seven entries of one of them, or with fewer than five days with both. It says what went
 * together on these days; whether that is more than chance says `sleepEvidence`. Source: requirement INS-02.
 */
export function sleepPainCorrelation(sleepQuality: Column, pain: Column): SleepCorrelation | undefined {
  const pairs = pairsOf(sleepQuality, pain)
  if (Math.min(entriesIn(sleepQuality), entriesIn(pain)) < LEAST_ENTRIES || pairs.length < LEAST_PAIRS) return undefined
  const [sleep, level] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)]
  const r = pearson(sleep, level)
  if (r === undefined || Math.abs(r) <= LEAST_CORRELATION) return undefined
  return { r, n: pairs.length }
}

/**
 * The honest form of `sleepPainCorrelation`, for the quality of sleep or its hours: pain without its weekly rhythm and
 * without what the day before explains, on average ranks, against block permutations. `undefined` with fewer than 28
 * such days, or when one of the two never changes.
 */
export function sleepEvidence(
  sleep: Column,
  pain: Column,
  { permutations, seed }: LinkOptions,
): SleepEvidence | undefined {
  const { days, values } = preWhitened(withoutWeekdays(pain))
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
