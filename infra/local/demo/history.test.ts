import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeDay } from '../../../shared/days/merge/codec.ts'
import { isFlareDay } from '../../../shared/days/model/day.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../shared/days/model/fields.ts'
import { DayValues as DayValuesSchema } from '../../../shared/days/model/schema.ts'
import { addDays, daysBetween } from '../../../shared/time/local-date.ts'
import { seed as runSeed } from '../../../tests/fixtures/seed.ts'
import { generatePerson } from './history/person.ts'
import { generateHistory } from './history.ts'
import { toStoredDays } from './stored-days.ts'

const TODAY = '2026-11-20'
const NOW = Date.parse(`${TODAY}T12:00:00Z`)
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)
const ADA = 465

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const years = SEEDS.map((seed) => {
  const days = generateHistory(365, TODAY, seed)
  const valuesByDate = new Map(days.map(({ date, values }) => [date, values]))
  return {
    seed,
    days,
    before: (date: string) => valuesByDate.get(addDays(date, -1)),
    stored: toStoredDays(days, [], NOW),
  }
})
type Year = (typeof years)[number]
const yearsBySeed = years.map((year) => [year.seed, year] as const)

/** The mean of a field on the days that match a condition, minus its mean on the other days. */
function difference(
  { days }: Year,
  field: 'painLevel' | 'stressLevel' | 'sleepHours',
  matches: (date: string) => boolean,
) {
  const daysWithValue = days.flatMap(({ date, values }) =>
    values[field] === undefined ? [] : [[date, values[field]] as const],
  )
  const meanOf = (isMatch: boolean) =>
    mean(daysWithValue.filter(([date]) => matches(date) === isMatch).map(([, value]) => value))
  return meanOf(true) - meanOf(false)
}

/** The mean pain on days with a food or drink and on the days after, minus the mean pain on other days with meals. */
function effectOf(food: string, { days, before }: Year): number {
  const hasFood = (values?: DayValues) =>
    [...(values?.foodTags ?? []), ...(values?.beverages ?? [])].includes(food as never)
  const daysWithValue = days.filter(({ values }) => values.painLevel !== undefined)
  const isAffected = ({ date, values }: Year['days'][number]) => hasFood(values) || hasFood(before(date))
  const affected = daysWithValue.filter(isAffected)
  const unaffected = daysWithValue.filter((day) => !isAffected(day) && day.values.foodTags && day.values.beverages)
  const painOf = (days: Year['days']) => mean(days.map(({ values }) => values.painLevel ?? 0))
  return painOf(affected) - painOf(unaffected)
}

/** The correlation between the pain of a day and of the day before, from −1 to 1. */
function autocorrelation({ days, before }: Year): number {
  const pairs = days.flatMap(({ date, values: { painLevel } }) => {
    const earlier = before(date)?.painLevel
    return painLevel === undefined || earlier === undefined ? [] : [[earlier, painLevel] as const]
  })
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const moment = (of: (x: number, y: number) => number) => mean(pairs.map(([x, y]) => of(x - meanX, y - meanY)))
  return moment((x, y) => x * y) / Math.sqrt(moment((x) => x * x) * moment((_, y) => y * y))
}

/** The size of an item in DynamoDB in bytes: names and text in UTF-8, 2 per small number, 3 per map and 1 per entry. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? 1 : 2
  return Object.entries(value).reduce((sum, [name, part]) => sum + 1 + Buffer.byteLength(name) + sizeOf(part), 3)
}

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

describe('any history', () => {
  it('has valid days before today, in order and without duplicates', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(500), (seed, count) => {
        const days = generateHistory(count, TODAY, seed)
        for (const { values } of days) expect(DayValuesSchema.parse(values)).toEqual(values)
        const ages = days.map(({ date }) => daysBetween(date, TODAY))
        expect(ages).toEqual([...new Set(ages)].toSorted((one, other) => other - one))
        expect(ages.every((age) => age >= 1 && age <= count)).toBe(true)
        expect(days.every(({ values }) => Object.keys(values).length > 0)).toBe(true)
      }),
      { numRuns: 50, seed: runSeed },
    )
  })

  it('is equal for the same seed, and different for another seed', () => {
    expect(generateHistory(90, TODAY, 5)).toEqual(generateHistory(90, TODAY, 5))
    expect(generateHistory(90, TODAY, 5)).not.toEqual(generateHistory(90, TODAY, 6))
  })

  it('can cover eleven years', () => {
    expect(generateHistory(4000, TODAY, 1).length).toBeGreaterThan(2800)
  })
})

describe.each(yearsBySeed)('the year of seed %i', (seed, year) => {
  it('has 10 to 30 per cent missed days, some of them in whole weeks', () => {
    const missedShare = 1 - year.days.length / 365
    expect(missedShare).toBeGreaterThan(0.1)
    expect(missedShare).toBeLessThan(0.3)
    const steps = year.days.slice(1).map(({ date }, index) => daysBetween(year.days[index]?.date ?? date, date))
    expect(Math.max(...steps)).toBeGreaterThan(5)
  })

  it('has pain that changes slowly', () => {
    expect(autocorrelation(year)).toBeGreaterThan(0.3)
  })

  it('has flares on 8 to 30 per cent of its days, mostly in runs', () => {
    const flares = new Set(year.stored.filter(isFlareDay).map(({ date }) => date))
    const share = flares.size / year.stored.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.3)
    const adjacent = [...flares].filter((date) => flares.has(addDays(date, 1)) || flares.has(addDays(date, -1)))
    // A missed day between two flare days makes them not adjacent.
    expect(adjacent.length / flares.size).toBeGreaterThan(0.4)
  })

  it('has weekends with more sleep and less stress', () => {
    expect(difference(year, 'sleepHours', isWeekend)).toBeGreaterThan(0.4)
    expect(difference(year, 'stressLevel', isWeekend)).toBeLessThan(-0.5)
  })

  it('shows an effect of triggers, and none of harmless food', () => {
    for (const trigger of generatePerson(seed).triggers)
      expect(effectOf(trigger, year), trigger).toBeGreaterThanOrEqual(0.8)
    const harmless = ['Rice or oats', 'Chicken or fish', 'Green vegetables', 'Pears or blueberries', 'Herbal tea']
    expect(Math.abs(mean(harmless.map((food) => effectOf(food, year))))).toBeLessThan(0.5)
  })

  it('fills each field on some days and, except pain, leaves it empty on at least ten days', () => {
    const countFilled = (field: DayField) => year.days.filter(({ values }) => values[field] !== undefined).length
    for (const field of DAY_FIELDS.filter((field) => field !== 'painLevel')) {
      expect(countFilled(field), field).toBeGreaterThan(0)
      expect(countFilled(field), field).toBeLessThanOrEqual(year.days.length - 10)
    }
    expect(year.days.some(({ values }) => values.foodTags?.length === 0)).toBe(true)
  })

  it('needs at most 450 bytes for each day on average', () => {
    const key = { pk: `USER#${'0'.repeat(32)}`, sk: 'DAY#2026-11-20' }
    expect(mean(year.stored.map((day) => sizeOf({ ...key, ...encodeDay(day) })))).toBeLessThanOrEqual(450)
  })
})

it('harmless food has no effect on average over many users', () => {
  for (const food of ['Rice or oats', 'Pears or blueberries', 'Herbal tea'])
    expect(Math.abs(mean(years.map((year) => effectOf(food, year)))), food).toBeLessThan(0.25)
})

describe('the last fortnight', () => {
  it.each([ADA, 3, 11])('of seed %i has an easing flare and an entry for yesterday, on every weekday', (seed) => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const today = addDays(TODAY, weekday)
      const days = toStoredDays(generateHistory(60, today, seed), [], Date.parse(`${today}T12:00:00Z`))
      const last = days.filter(({ date }) => daysBetween(date, today) <= 14)
      const yesterday = days.at(-1)
      expect(yesterday?.date).toBe(addDays(today, -1))
      const worst = Math.max(...last.map(({ values }) => values.painLevel ?? 0))
      expect(worst).toBeGreaterThanOrEqual(6)
      expect(yesterday?.values.painLevel).toBeLessThanOrEqual(worst - 2)
      expect(last.filter(isFlareDay).length).toBeGreaterThanOrEqual(2)
    }
  })

  it.each(SEEDS)('of seed %i ends with 5 to 12 days without a gap', (seed) => {
    const ages = generateHistory(60, TODAY, seed).map(({ date }) => daysBetween(date, TODAY))
    const run = ages.toReversed().findIndex((age, index) => age !== index + 1)
    expect(run).toBeGreaterThanOrEqual(5)
    expect(run).toBeLessThanOrEqual(12)
  })
})
