import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../tests/fixtures/data/any-day.ts'
import { columnsOf } from '../../tests/fixtures/data/columns.ts'
import { FULL_DAY } from '../../tests/fixtures/data/full-day.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayValues } from '../days/model/fields.ts'
import { applicableValues } from '../days/model/values.ts'
import { addDays } from '../time/local-date.ts'
import type { ColumnDay } from './collect.ts'
import { COLUMN_FIELDS, type Columns } from './columns.ts'
import { averageOf, countDays } from './counts.ts'
import { dayIn, withDays } from './days.ts'
import { replaceFrom } from './merge.ts'
import { daysFrom, lastDays } from './window.ts'

const dayOf = (date: string, values: DayValues, more: Partial<ColumnDay> = {}): ColumnDay => ({
  date,
  version: 1,
  values,
  flareInferred: false,
  ...more,
})

/** Any diary of a few months, with gaps, cleared days, and flares that were inferred. */
const anyDiary = fc
  .uniqueArray(
    fc.record({
      date: fc.integer({ min: 0, max: 120 }).map((day) => addDays('2027-12-20', day)),
      version: fc.integer({ min: 1, max: 9 }),
      values: fc.oneof(anyValues, fc.constant({})),
      flareInferred: fc.boolean(),
    }),
    { maxLength: 20, selector: ({ date }) => date },
  )
  .map((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1)))

/** Columns without what a longer list of days adds: empty columns of custom items, days without an entry around it. */
const shownIn = (columns: Columns, first: string, count: number) => {
  const { custom = {}, ...shown } = daysFrom(columns, first, count)
  const hasValue = ([, column]: [string, readonly unknown[]]) => column.some((value) => value !== null)
  return { ...shown, custom: Object.fromEntries(Object.entries(custom).filter(hasValue)) }
}
const PERIOD = ['2027-12-20', 121] as const

describe('columns', () => {
  it('[TREND-01] have no day without an entry', () => {
    const columns = columnsOf([])
    expect(columns.states).toEqual([])
    expect(columns.fields.painLevel).toEqual([])
    expect(lastDays(columns, '2026-11-20', 7).fields.painLevel).toEqual(Array(7).fill(null))
    expect(countDays(columns)).toEqual({ logged: 0, flares: 0 })
  })

  it('[TREND-01] have every day between two entries, as a gap and not as 0', () => {
    const columns = columnsOf([dayOf('2026-11-20', { painLevel: 4 }), dayOf('2026-11-16', { painLevel: 0 })])
    expect(columns.first).toBe('2026-11-16')
    expect(columns.fields.painLevel).toEqual([0, null, null, null, 4])
    expect(columns.states).toEqual([1, 0, 0, 0, 1])
    expect(averageOf(columns.fields.painLevel ?? [])).toBe(2)
  })

  it('[TREND-01] of equal values have their value as the average, and a field without any answer has none', () => {
    const columns = columnsOf(['17', '18', '19'].map((day) => dayOf(`2026-11-${day}`, { sleepHours: 7.5 })))
    expect(averageOf(columns.fields.sleepHours ?? [])).toBe(7.5)
    expect(columns.fields.stressLevel).toEqual([null, null, null])
    expect(averageOf(columns.fields.stressLevel ?? [])).toBeUndefined()
  })

  it.each([
    ['the clocks go forward', '2027-03-26', '2027-03-30'],
    ['the clocks go back', '2026-10-23', '2026-10-27'],
    ['a year has a 29 February', '2028-02-27', '2028-03-02'],
  ])('[TREND-01] have each day once where %s', (_, first, last) => {
    const dates = Array.from({ length: 5 }, (_unused, index) => addDays(first, index))
    expect(dates.at(-1)).toBe(last)
    const columns = columnsOf(dates.map((date, index) => dayOf(date, { painLevel: index })))
    expect(columns.fields.painLevel).toEqual([0, 1, 2, 3, 4])
    expect(lastDays(columns, last, 5)).toEqual(columns)
    expect(dayIn(columns, dates[3] ?? '').values).toEqual({ painLevel: 3 })
  })

  it('[TREND-01] leave out the days after today, which a device ahead has logged, where a chart ends today', () => {
    const columns = columnsOf([dayOf('2026-11-20', { painLevel: 4 }), dayOf('2026-11-21', { painLevel: 9 })])
    expect(columns.fields.painLevel).toEqual([4, 9])
    expect(lastDays(columns, '2026-11-20', 2).fields.painLevel).toEqual([null, 4])
    expect(countDays(lastDays(columns, '2026-11-20', 7)).logged).toBe(1)
  })

  it('[TREND-01] count a day that was cleared as not logged', () => {
    const columns = columnsOf([dayOf('2026-11-19', { painLevel: 4 }), dayOf('2026-11-20', {}, { version: 3 })])
    expect(countDays(columns)).toEqual({ logged: 1, flares: 0 })
    expect(columns.fields.painLevel).toEqual([4, null])
    expect(columns.versions).toEqual([1, 3])
  })

  it('[TREND-01] [DATA-01] hold a number for every field but words, lines and times', () => {
    const others = DAY_FIELDS.filter((field) => !COLUMN_FIELDS.some((each) => each === field))
    expect(others).toEqual([
      'firstSymptomTime',
      'notes',
      'sleepNotes',
      'bowelMovementNotes',
      'mealsEaten',
      'medications',
      'moodNotes',
    ])
    const { fields } = columnsOf([dayOf('2026-11-20', FULL_DAY)])
    expect(Object.values(fields).flat()).not.toContain(null)
    // Citrus is the first option, processed foods the 23rd.
    expect(fields).toMatchObject({ foodTags: [1 + 2 ** 22], incompleteEmptying: [0], bladderCapacityFeeling: [2] })
  })

  it('[TREND-01] tell none of these (0) from no answer', () => {
    const columns = columnsOf([dayOf('2026-11-19', { foodTags: [] }), dayOf('2026-11-20', { painLevel: 1 })])
    expect(columns.fields.foodTags).toEqual([0, null])
  })

  it('[TREND-01] keep only what applies, and give back exactly that', () => {
    const given = (values: DayValues) =>
      Object.fromEntries(
        Object.entries(applicableValues(values)).filter(
          ([field]) => COLUMN_FIELDS.some((each) => each === field) || field.includes('.'),
        ),
      )
    fc.assert(
      fc.property(anyDiary, (diary) => {
        const columns = columnsOf(diary)
        for (const day of diary) expect(dayIn(columns, day.date)).toEqual({ ...day, values: given(day.values) })
      }),
      { seed },
    )
  })

  it('[TREND-01] have custom items only where they were asked for', () => {
    const days = [dayOf('2026-11-19', {}), dayOf('2026-11-20', { 'symptom.heron1': 4 })]
    expect(columnsOf(days, ['painLevel'])).not.toHaveProperty('custom')
    expect(columnsOf(days, ['custom'])).toMatchObject({ fields: {}, custom: { 'symptom.heron1': [null, 4] } })
  })
})

describe('columns that are known', () => {
  it('[PERF-03] and the days that were read since are together all columns', () => {
    const anyCut = fc.integer({ min: -3, max: 130 }).map((day) => addDays('2027-12-20', day))
    fc.assert(
      fc.property(anyDiary, anyDiary, anyCut, (before, after, from) => {
        const kept = before.filter(({ date }) => date < from)
        const read = after.filter(({ date }) => date >= from)
        const merged = replaceFrom(columnsOf(before), columnsOf(read), from)
        expect(shownIn(merged, ...PERIOD)).toEqual(shownIn(columnsOf([...kept, ...read]), ...PERIOD))
      }),
      { seed },
    )
  })

  it('[PERF-03] keep the days before a date from which on nothing was read', () => {
    const known = columnsOf([dayOf('2026-11-01', { painLevel: 4 }), dayOf('2026-11-20', { painLevel: 5 })])
    const merged = replaceFrom(known, columnsOf([]), '2026-11-03')
    expect(merged.fields.painLevel).toEqual([4, null])
  })

  it('[TREND-01] [RELY-01] take over newer versions of days, within them and around them', () => {
    fc.assert(
      fc.property(anyDiary, anyDiary, (before, changed) => {
        const others = before.filter(({ date }) => !changed.some((day) => day.date === date))
        const merged = withDays(columnsOf(before), changed)
        expect(shownIn(merged, ...PERIOD)).toEqual(shownIn(columnsOf([...others, ...changed]), ...PERIOD))
      }),
      { seed },
    )
  })

  it('[TREND-01] keep a day logged of which only some values are known, when those are cleared', () => {
    const columns = columnsOf([dayOf('2026-11-20', { painLevel: 4, notes: 'Warm bath' })])
    const cleared = dayOf('2026-11-20', {})
    expect(countDays(withDays(columns, [{ ...cleared, isPartial: true }])).logged).toBe(1)
    expect(countDays(withDays(columns, [cleared])).logged).toBe(0)
  })
})
