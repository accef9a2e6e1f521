import type { LinkInput } from '../../shared/insight/link-types.ts'
import { analyseLinks } from '../../shared/insight/links.ts'
import { randomFrom } from '../../shared/insight/statistics/random.ts'
import { median } from './median.ts'

const YEARS = 10
const DAYS_OF_YEAR = 365
const EXPOSURES = 45
const SHARE_EXPOSED = 0.25
const OPTIONS = { permutations: 1_999, seed: 1 }
const RUNS = 3

/** A diary without a gap, of a user who logs as many items as possible. */
function fullDiary(years: number): LinkInput {
  const random = randomFrom(years)
  const days = Array.from({ length: years * DAYS_OF_YEAR })
  return {
    first: '2016-01-01',
    pain: days.map(() => Math.floor(11 * random())),
    exposures: Array.from({ length: EXPOSURES }, (_, item) => ({
      id: `item ${item}`,
      values: days.map(() => (random() < SHARE_EXPOSED ? 1 : 0)),
    })),
  }
}

function medianMs(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return median(times)
}

/** Adds up as many numbers, in a random order, as the permutations of three lags have exposed days. */
function addAsMany(years: number): number {
  const places = Int32Array.from({ length: Math.round(years * DAYS_OF_YEAR * SHARE_EXPOSED) }, (_, place) => place)
  const random = randomFrom(1)
  for (let index = 0; index < places.length; index++) places[index] = Math.floor(random() * years * DAYS_OF_YEAR)
  const values = Float64Array.from({ length: years * DAYS_OF_YEAR }, random)
  let sum = 0
  for (let round = 0; round < OPTIONS.permutations * EXPOSURES * 3; round++)
    for (let index = 0; index < places.length; index++) sum += values[places[index] as number] as number
  return sum
}

/** How long the search for links takes on this machine, in milliseconds: of a year, of ten, and of adding up alone. */
export function measureAnalysis(): { year: number; decade: number; adding: number } {
  const [year, decade] = [fullDiary(1), fullDiary(YEARS)]
  return {
    year: medianMs(() => analyseLinks(year, OPTIONS)),
    decade: medianMs(() => analyseLinks(decade, OPTIONS)),
    adding: medianMs(() => addAsMany(YEARS)),
  }
}
