import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeDay } from '../../../shared/days/merge/codec.ts'
import { isFlareDay } from '../../../shared/days/model/day.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../../../shared/days/model/fields.ts'
import { DayValues as DayValuesSchema } from '../../../shared/days/model/schema.ts'
import { addDays, daysBetween } from '../../../shared/time/local-date.ts'
import { seed as seedOfRun } from '../../../tests/fixtures/seed.ts'
import { personOf } from './history/person.ts'
import { historyOf } from './history.ts'
import { storedDays } from './stored-days.ts'

const TODAY = '2026-11-20'
const NOW = Date.parse(`${TODAY}T12:00:00Z`)
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)
const ADA = 465

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const years = SEEDS.map((seed) => {
  const days = historyOf(365, TODAY, seed)
  const by = new Map(days.map(({ date, values }) => [date, values]))
  return { seed, days, before: (date: string) => by.get(addDays(date, -1)), stored: storedDays(days, [], NOW) }
})
type Year = (typeof years)[number]
const each = years.map((year) => [year.seed, year] as const)

/** The mean of a field on the days of which something holds, less the mean on the others. */
function difference(
  { days }: Year,
  field: 'painLevel' | 'stressLevel' | 'sleepHours',
  holds: (date: string) => boolean,
) {
  const known = days.flatMap(({ date, values }) =>
    values[field] === undefined ? [] : [[date, values[field]] as const],
  )
  const of = (which: boolean) => mean(known.filter(([date]) => holds(date) === which).map(([, value]) => value))
  return of(true) - of(false)
}

/** How much more it hurts on the day something was had, or on the next, than when it was asked for and was not. */
function effectOf(item: string, { days, before }: Year): number {
  const had = (values?: DayValues) =>
    [...(values?.foodTags ?? []), ...(values?.beverages ?? [])].includes(item as never)
  const known = days.filter(({ values }) => values.painLevel !== undefined)
  const isAfter = ({ date, values }: Year['days'][number]) => had(values) || had(before(date))
  const withIt = known.filter(isAfter)
  const without = known.filter((day) => !isAfter(day) && day.values.foodTags && day.values.beverages)
  const painOf = (some: Year['days']) => mean(some.map(({ values }) => values.painLevel ?? 0))
  return painOf(withIt) - painOf(without)
}

/** How alike the pain of one day is to that of the day before, from −1 to 1. */
function autocorrelation({ days, before }: Year): number {
  const pairs = days.flatMap(({ date, values: { painLevel } }) => {
    const earlier = before(date)?.painLevel
    return painLevel === undefined || earlier === undefined ? [] : [[earlier, painLevel] as const]
  })
  const [one, other] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const spread = (of: (x: number, y: number) => number) => mean(pairs.map(([x, y]) => of(x - one, y - other)))
  return spread((x, y) => x * y) / Math.sqrt(spread((x) => x * x) * spread((_, y) => y * y))
}

/** An item's size as DynamoDB counts it: names and text in UTF-8, 2 bytes for a small number, 3 for a map and 1 an entry. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? 1 : 2
  return Object.entries(value).reduce((sum, [name, part]) => sum + 1 + Buffer.byteLength(name) + sizeOf(part), 3)
}

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

describe('any history', () => {
  it('is of days that a person could have entered, in order, each once, before today', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(500), (seed, count) => {
        const days = historyOf(count, TODAY, seed)
        for (const { values } of days) expect(DayValuesSchema.parse(values)).toEqual(values)
        const ages = days.map(({ date }) => daysBetween(date, TODAY))
        expect(ages).toEqual([...new Set(ages)].toSorted((one, other) => other - one))
        expect(ages.every((age) => age >= 1 && age <= count)).toBe(true)
        expect(days.every(({ values }) => Object.keys(values).length > 0)).toBe(true)
      }),
      { numRuns: 50, seed: seedOfRun },
    )
  })

  it('is the same for the same seed, and another for another', () => {
    expect(historyOf(90, TODAY, 5)).toEqual(historyOf(90, TODAY, 5))
    expect(historyOf(90, TODAY, 5)).not.toEqual(historyOf(90, TODAY, 6))
  })

  it('can be of eleven years', () => {
    expect(historyOf(4000, TODAY, 1).length).toBeGreaterThan(2800)
  })
})

describe.each(each)('the year of seed %i', (seed, year) => {
  it('has between 10 and 30 per cent of its days missed, some of them a week at a time', () => {
    const gap = 1 - year.days.length / 365
    expect(gap).toBeGreaterThan(0.1)
    expect(gap).toBeLessThan(0.3)
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
    const together = [...flares].filter((date) => flares.has(addDays(date, 1)) || flares.has(addDays(date, -1)))
    // A gap in what was logged parts some of them.
    expect(together.length / flares.size).toBeGreaterThan(0.4)
  })

  it('has weekends of more sleep and less stress', () => {
    expect(difference(year, 'sleepHours', isWeekend)).toBeGreaterThan(0.4)
    expect(difference(year, 'stressLevel', isWeekend)).toBeLessThan(-0.5)
  })

  it('shows what bothers the person, and nothing of what does not', () => {
    for (const trigger of personOf(seed).triggers) expect(effectOf(trigger, year), trigger).toBeGreaterThanOrEqual(0.8)
    const harmless = ['Rice or oats', 'Chicken or fish', 'Green vegetables', 'Pears or blueberries', 'Herbal tea']
    expect(Math.abs(mean(harmless.map((item) => effectOf(item, year))))).toBeLessThan(0.5)
  })

  it('never answers everything, and leaves each question open on ten days at least', () => {
    const answered = (field: DayField) => year.days.filter(({ values }) => values[field] !== undefined).length
    for (const field of DAY_FIELDS.filter((field) => field !== 'painLevel')) {
      expect(answered(field), field).toBeGreaterThan(0)
      expect(answered(field), field).toBeLessThanOrEqual(year.days.length - 10)
    }
    expect(year.days.some(({ values }) => values.foodTags?.length === 0)).toBe(true)
  })

  it('takes no more than 450 bytes a day', () => {
    const key = { pk: `USER#${'0'.repeat(32)}`, sk: 'DAY#2026-11-20' }
    expect(mean(year.stored.map((day) => sizeOf({ ...key, ...encodeDay(day) })))).toBeLessThanOrEqual(450)
  })
})

it('over many people, no harmless food seems to do anything', () => {
  for (const item of ['Rice or oats', 'Pears or blueberries', 'Herbal tea'])
    expect(Math.abs(mean(years.map((year) => effectOf(item, year)))), item).toBeLessThan(0.25)
})

describe('the last fortnight, whatever weekday it is', () => {
  it.each([ADA, 3, 11])('of seed %i has a flare that is ebbing, and an entry for yesterday', (seed) => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const today = addDays(TODAY, weekday)
      const days = storedDays(historyOf(60, today, seed), [], Date.parse(`${today}T12:00:00Z`))
      const last = days.filter(({ date }) => daysBetween(date, today) <= 14)
      const yesterday = days.at(-1)
      expect(yesterday?.date).toBe(addDays(today, -1))
      const worst = Math.max(...last.map(({ values }) => values.painLevel ?? 0))
      expect(worst).toBeGreaterThanOrEqual(6)
      expect(yesterday?.values.painLevel).toBeLessThanOrEqual(worst - 2)
      expect(last.filter(isFlareDay).length).toBeGreaterThanOrEqual(2)
    }
  })

  it.each(SEEDS)('of seed %i ends in five days or more without a gap, and less than a month', (seed) => {
    const ages = historyOf(60, TODAY, seed).map(({ date }) => daysBetween(date, TODAY))
    const run = ages.toReversed().findIndex((age, index) => age !== index + 1)
    expect(run).toBeGreaterThanOrEqual(5)
    expect(run).toBeLessThanOrEqual(12)
  })
})
