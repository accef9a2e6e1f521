import { describe, expect, it } from 'vitest'
import { randomOf } from '../../tests/fixtures/insight/random-series.ts'
import type { Column } from '../trends/columns.ts'
import type { ItemLink } from './link-types.ts'
import { analyseLinks } from './links.ts'
import { randomFrom } from './statistics/random.ts'

const OPTIONS = { permutations: 499, seed: 1 }

/** Days of which every one has a random level of pain around 4, and coffee with this probability. */
function diaryOf(count: number, { coffeeShare = 0.4, of = 3 } = {}) {
  const { hit, normal } = randomOf(of)
  const days = Array.from({ length: count }, () => ({ coffee: hit(coffeeShare), chance: normal() }))
  return { coffee: days.map(({ coffee }) => coffee), calm: days.map(({ chance }) => 4 + chance) }
}

function analyse(pain: Column, columns: Record<string, Column>, options = OPTIONS) {
  const exposures = Object.entries(columns).map(([id, values]) => ({ id, values }))
  return analyseLinks({ first: '2026-01-05', pain, exposures }, options)
}
const coffeeIn = (pain: Column, coffee: Column, options = OPTIONS) =>
  analyse(pain, { coffee }, options).items[0] as ItemLink

/** Pain that is higher by `rise` so many days after coffee. */
const after = (calm: readonly number[], coffee: readonly number[], rise: number, lag: number) =>
  calm.map((level, day) => level + rise * (coffee[day - lag] ?? 0))

describe('[FOOD-05] a link', () => {
  const { coffee, calm } = diaryOf(90)

  it.each([0, 1, 2])('is found %i days after, with its size and its days', (lag) => {
    const link = coffeeIn(after(calm, coffee, 2, lag), coffee)
    expect(link).toMatchObject({ verdict: 'link', lag, p: 1 / 500, q: 1 / 500, shareMissing: lag === 2 ? 1 / 89 : 0 })
    expect(link.effect).toBeGreaterThan(1.4)
    expect(link.effect).toBeLessThan(2.6)
    expect(link.interval[0]).toBeGreaterThan(0.5)
    expect(link.interval[1]).toBeGreaterThan(2)
    const exposedDays = coffee.filter((had, day) => had && day + lag >= 1 && day + lag < 90).length
    expect(link.exposed).toBe(exposedDays)
    expect(link.exposed + link.unexposed).toBe(lag === 2 ? 88 : 89)
  })

  it('is looked for only so many days after as have five days with the item', () => {
    // The last five days: one day after there are four, and two days after three, on which pain is clearly higher.
    const sixty = diaryOf(60).calm
    const coffeeAtTheEnd = sixty.map((_, day) => Number(day >= 55))
    const pain = sixty.map((level, day) => level + (day >= 57 ? 4 : 0))
    expect(coffeeIn(pain, coffeeAtTheEnd)).toMatchObject({ lag: 0, exposed: 5 })
    const oneDayMore = coffeeAtTheEnd.map((had, day) => (day === 54 ? 1 : had))
    expect(coffeeIn(pain, oneDayMore)).toMatchObject({ lag: 1, exposed: 5 })
  })

  it('is no lower pain, which is told as it is', () => {
    const { verdict, p, effect, interval } = coffeeIn(after(calm, coffee, -2, 0), coffee)
    expect(verdict).not.toBe('link')
    expect(p).toBeGreaterThan(0.2)
    expect(effect).toBeLessThan(interval[1])
    expect(coffeeIn(after(calm, coffee, -2, 0), coffee).lag).not.toBe(0)
  })

  it('is no weekly rhythm that pain and food share', () => {
    const weekends = coffee.map((_, day) => Number(day % 7 >= 5))
    const cake = weekends.map((isWeekend, day) => (day % 9 === 0 ? 1 - isWeekend : isWeekend))
    const pain = calm.map((level, day) => level + 3 * (weekends[day] ?? 0))
    expect(coffeeIn(pain, cake).verdict).not.toBe('link')
    expect(coffeeIn(pain, cake).p).toBeGreaterThan(0.05)
  })

  it('is the same each time; another seed finds almost the same', () => {
    const pain = after(calm, coffee, 0.5, 0)
    expect(coffeeIn(pain, coffee)).toEqual(coffeeIn(pain, coffee))
    const again = coffeeIn(pain, coffee, { permutations: 499, seed: 2 })
    expect(again.p).not.toBe(coffeeIn(pain, coffee).p)
    expect(Math.abs(again.p - coffeeIn(pain, coffee).p)).toBeLessThan(0.05)
  })

  it('among more items needs more: its q-value counts them', () => {
    const others = Object.fromEntries(
      Array.from({ length: 9 }, (_, of) => [`item ${of}`, diaryOf(90, { of: 50 + of }).coffee]),
    )
    const items = analyse(after(calm, coffee, 2, 0), { coffee, ...others }).items
    expect(items).toHaveLength(10)
    expect(items[0]).toMatchObject({ id: 'coffee', p: 1 / 500, q: 10 / 500 })
    expect(items.map(({ q }) => q)).toEqual(items.map(({ q }) => q).toSorted((one, other) => one - other))
    expect(items.every(({ q, verdict }) => (verdict === 'link') === q <= 0.1)).toBe(true)
  })
})

describe('[FOOD-05] no rise', () => {
  it('is said only where one of a point can be ruled out', () => {
    const many = diaryOf(300)
    expect(coffeeIn(many.calm, many.coffee).verdict).toBe('no-rise')
    const few = diaryOf(40, { coffeeShare: 0.2, of: 8 })
    expect(coffeeIn(few.calm, few.coffee).verdict).toBe('unclear')
    expect(coffeeIn(few.calm, few.coffee).interval[1]).toBeGreaterThan(1)
  })

  it('is said of pain that never changes', () => {
    expect(coffeeIn(Array(60).fill(4), diaryOf(60).coffee)).toMatchObject({ verdict: 'no-rise', effect: 0, p: 1 })
  })
})

describe('[FOOD-05] before anything is said', () => {
  const { coffee, calm } = diaryOf(60)

  it.each([
    [27, 0],
    [28, 1],
  ])('%i days with pain have %i result', (days, results) => {
    const { items, waiting, painDays } = analyse(calm.slice(0, days), { coffee: coffee.slice(0, days) })
    expect(painDays).toBe(days)
    expect(items).toHaveLength(results)
    expect(waiting).toHaveLength(1 - results)
  })

  it.each([
    ['four days with it', 4, 'waiting'],
    ['five days with it', 5, 'items'],
    ['five days without it', 54, 'items'],
    ['four days without it', 55, 'waiting'],
  ] as const)('%s are counted', (_, exposed, where) => {
    // The first day has no day before, so it cannot be compared.
    const values = [0, ...Array<number>(exposed).fill(1), ...Array<number>(59 - exposed).fill(0)]
    const result = analyse(calm, { coffee: values })
    expect(result[where]).toHaveLength(1)
    expect(result.items.length + result.waiting.length).toBe(1)
  })

  it('how many days there are so far is told', () => {
    const values = [0, ...Array<number>(4).fill(1), ...Array<number>(55).fill(0)]
    expect(analyse(calm, { coffee: values }).waiting).toEqual([{ id: 'coffee', exposed: 4, unexposed: 55 }])
  })

  it('a day on which the question was not answered is no day without it', () => {
    const seldom = [null, ...Array<number>(20).fill(1), ...Array<null>(39).fill(null)]
    expect(analyse(calm, { coffee: seldom }).waiting).toEqual([{ id: 'coffee', exposed: 20, unexposed: 0 }])
    const answered = seldom.map((value, day) => (value === null && day > 50 ? 0 : value))
    const [item] = analyse(calm, { coffee: answered }).items
    expect(item).toMatchObject({ exposed: expect.any(Number), shareMissing: expect.any(Number) })
    expect((item?.exposed ?? 0) + (item?.unexposed ?? 0)).toBeLessThan(32)
    expect(item?.shareMissing).toBeGreaterThan(0.4)
  })

  it('days without pain are not compared, and the result says how many are', () => {
    const gaps = calm.map((level, day) => (day % 10 === 5 ? null : level))
    const { items, ...counts } = analyse(gaps, { coffee })
    expect(counts).toEqual({ first: '2026-01-05', daysCovered: 60, painDays: 54, comparedDays: 53, waiting: [] })
    expect((items[0]?.exposed ?? 0) + (items[0]?.unexposed ?? 0)).toBeLessThanOrEqual(53)
  })

  it('a comfort is not compared with pain on the same day', () => {
    const pain = after(calm, coffee, 3, 0)
    const input = { first: '2026-01-05', pain, exposures: [{ id: 'coffee', values: coffee }] }
    const options = { permutations: 499, seed: 1 }
    expect(analyseLinks(input, options).items[0]).toMatchObject({ verdict: 'link', lag: 0 })
    const [comfort] = analyseLinks({ ...input, comforts: new Set(['coffee']) }, options).items
    expect(comfort?.lag).toBeGreaterThan(0)
    expect(comfort?.verdict).not.toBe('link')
  })

  it('stress that raises both is no link of the food', () => {
    const random = randomFrom(8)
    const stress = calm.map(() => Math.round(10 * random()))
    const sweets = stress.map((level) => Number(level > 6))
    const pain = calm.map((level, day) => level + 0.6 * (stress[day] ?? 0))
    const input = { first: '2026-01-05', pain, exposures: [{ id: 'sweets', values: sweets }] }
    const options = { permutations: 499, seed: 1 }
    expect(analyseLinks(input, options).items[0]?.verdict).toBe('link')
    expect(analyseLinks({ ...input, adjustFor: [stress] }, options).items[0]?.verdict).not.toBe('link')
  })

  it('without any day there is nothing', () => {
    expect(analyse([], {})).toEqual({
      first: '2026-01-05',
      daysCovered: 0,
      painDays: 0,
      comparedDays: 0,
      items: [],
      waiting: [],
    })
  })
})

it('[FOOD-05] items that come together are named with each other, with their results', () => {
  const { coffee, calm } = diaryOf(90)
  const milk = coffee.map((had, day) => (day % 10 === 0 ? 1 - had : had))
  const { items } = analyse(after(calm, coffee, 2, 0), { coffee, milk, tea: coffee.map((had) => 1 - had) })
  expect(Object.fromEntries(items.map(({ id, twins }) => [id, twins]))).toEqual({
    coffee: ['milk'],
    milk: ['coffee'],
    tea: [],
  })
})
