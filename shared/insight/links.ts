import type { Column } from '../trends/columns.ts'
import { answersIn } from '../trends/counts.ts'
import { LEAST_DAYS, LEAST_OF_EACH } from './gates.ts'
import type { ItemLink, LinkAnalysis, LinkInput, LinkOptions } from './link-types.ts'
import { sleepEvidence } from './sleep.ts'
import { type Comparison, compareDays } from './statistics/comparison.ts'
import { qValuesOf } from './statistics/false-discovery.ts'
import { differencesOf, type TestedItem, tByChance } from './statistics/permute.ts'
import { preWhitened, withoutCovariate, withoutDrift, withoutWeekdays } from './statistics/residuals.ts'
import { twinsAmong } from './statistics/twins.ts'

/** Of the links that are shown, at most about this share is expected to be chance. */
const MAX_Q = 0.1
/** Food may take up to two days to be felt. */
const LAGS = [0, 1, 2]
/** A smaller change of pain, in points of 10, is called none. Source: decision 204. */
const SMALLEST_RISE = 1
/** Both ends of a 95 % interval leave out this share. */
const TAIL = 0.025
/** Sums in another order differ by less than this. */
const ROUNDING = 1e-9

const hasEnough = ({ exposed, unexposed }: Comparison) =>
  exposed.length >= LEAST_OF_EACH && unexposed.length >= LEAST_OF_EACH

/** The result of one item by itself. `byChance` are its t in permutations, in ascending order. */
function resultOf(item: TestedItem, values: Float64Array, byChance: Float64Array): Omit<ItemLink, 'q' | 'twins'> {
  const differences = differencesOf(values, item)
  const clearest = differences.reduce((best, each) => (each.t > best.t ? each : best))
  const { effect, standardError, exposed, unexposed, unknown } = clearest
  const width = Math.max(0, byChance[Math.ceil((1 - TAIL) * byChance.length) - 1] ?? 0)
  const highest = Math.max(...differences.map((each) => each.effect + width * each.standardError))
  const asLarge = byChance.filter((t) => t >= clearest.t - ROUNDING).length
  return {
    id: item.exposure.id,
    verdict: highest < SMALLEST_RISE ? 'no-rise' : 'unclear',
    lag: clearest.lag,
    effect,
    interval: [effect - width * standardError, effect + width * standardError],
    exposed: exposed.length,
    unexposed: unexposed.length,
    p: (1 + asLarge) / (byChance.length + 1),
    shareMissing: unknown.length / values.length,
  }
}

/** The results of all items, the most certain first. */
function resultsOf(values: Float64Array, tested: readonly TestedItem[], options: LinkOptions): ItemLink[] {
  const byChance = tByChance(values, tested, options)
  const results = tested.map((item, index) => resultOf(item, values, byChance[index] as Float64Array))
  const qValues = qValuesOf(results.map(({ p }) => p))
  const twins = twinsAmong(tested.map(({ exposure }) => exposure))
  return results
    .map((result, index): ItemLink => {
      const q = qValues[index] ?? 1
      return { ...result, q, verdict: q <= MAX_Q ? 'link' : result.verdict, twins: twins.get(result.id) ?? [] }
    })
    .toSorted((one, other) => one.p - other.p || other.effect - one.effect)
}

/**
 * Which foods, drinks and triggers pain was higher after, of those with enough days. Pain is freed of its slow drift, of
 * its weekly rhythm, of `adjustFor` and of what the last known day explains. Then the clearest rise, on the day itself or one or two days after, is compared
 * with what block permutations of the same days bring about, and the p-values are adjusted for the number of items. Of
 * the others it says how many days are known. Hours of sleep are compared, too. Pure: the same input and options give the
 * same result. Source: requirement FOOD-05.
 */
export function analyseLinks(
  { first, pain, exposures, adjustFor = [], comforts = new Set(), sleepHours }: LinkInput,
  options: LinkOptions,
): LinkAnalysis {
  const usual: Column = withoutWeekdays(withoutDrift(pain))
  const { days, values } = preWhitened(adjustFor.reduce(withoutCovariate, usual))
  const painDays = answersIn(pain).length
  const tested: TestedItem[] = []
  const waiting: LinkAnalysis['waiting'][number][] = []
  for (const exposure of exposures) {
    const sameDay = compareDays(exposure.values, days, 0)
    const lags = comforts.has(exposure.id) ? LAGS.filter((lag) => lag > 0) : LAGS
    const comparisons = lags.map((lag) => compareDays(exposure.values, days, lag)).filter(hasEnough)
    if (painDays >= LEAST_DAYS && hasEnough(sameDay) && comparisons.length > 0) tested.push({ exposure, comparisons })
    else waiting.push({ id: exposure.id, exposed: sameDay.exposed.length, unexposed: sameDay.unexposed.length })
  }
  const sleep = sleepHours && sleepEvidence(sleepHours, pain, options)
  return {
    first,
    daysCovered: pain.length,
    painDays,
    comparedDays: days.length,
    items: resultsOf(values, tested, options),
    waiting,
    ...(sleep && { sleep }),
  }
}
