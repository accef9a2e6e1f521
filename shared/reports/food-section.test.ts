import { describe, expect, it } from 'vitest'
import {
  daysUpTo,
  reportOf,
  rowsOf,
  sectionIds,
  sectionOf,
  REPORT_DATE as TODAY,
  foodTest as test,
} from '../../tests/fixtures/data/report.ts'
import type { FoodTest } from '../food/schema.ts'

const days = daysUpTo(TODAY, 10, { painLevel: 3 })
const report = (foodTests: FoodTest[] | 'unknown') => reportOf(days, { foodTests })

describe('[REPORT-01] [FOOD-03] food tests', () => {
  it('have the food, its dates, the rating, the level before, the worst day and n, the latest first', () => {
    const lemon = test(4, { foodName: 'Lemon', testStatus: 'safe', worst: 0 })
    const coffee = test(2, { foodName: 'Coffee', symptomCorrelation: 2.7 })
    expect(rowsOf(report([lemon, coffee]), 'food')).toEqual([
      ['Coffee', '20–23 Nov', 'Caution', '2.3', '5', '3'],
      ['Lemon', '18–21 Nov', 'Safe', '–', '0', '3'],
    ])
    expect(sectionOf(report([coffee]), 'food')?.notes?.join(' ')).toContain('rated by the patient')
  })

  it('without a level have a dash, and are unclear', () => {
    const { worst: _, n: __, finalRating: ___, ...rest } = test(2)
    expect(rowsOf(report([{ ...rest, testStatus: 'unclear' }]), 'food')).toEqual([
      ['Food 2', '20–23 Nov', 'Unclear', '–', '–', '0'],
    ])
  })

  it('are those that were completed in the range, on its first and its last day too', () => {
    const { endsOn: _, ...running } = test(1, { testStatus: 'testing' })
    const names = rowsOf(report([test(10), test(9), test(0), running]), 'food')?.map(([name]) => name)
    expect(names).toEqual(['Food 0', 'Food 9'])
    expect(sectionIds(report([test(10), running]))).not.toContain('food')
  })

  it('are on the first page up to eight, and all further on', () => {
    const nine = Array.from({ length: 9 }, (_, daysAgo) => test(daysAgo))
    const model = report(nine)
    expect(model.summary.find(({ id }) => id === 'food')?.table?.rows).toHaveLength(8)
    expect(model.summary.find(({ id }) => id === 'food')?.notes?.[0]).toBe(
      'The latest 8 of 9; all are listed further on.',
    )
    expect(model.details.find(({ id }) => id === 'all-food')?.table?.rows).toHaveLength(9)
    expect(sectionIds(report(nine.slice(1)))).not.toContain('all-food')
  })

  it('are there on days without an entry, too', () => {
    expect(sectionIds(reportOf([], { foodTests: [test(1)] }))).toEqual(['summary', 'food'])
  })

  it('that cannot be read are named', () => {
    expect(report('unknown').facts).toContain('Food tests could not be read. A connection brings them back.')
    expect(report([]).facts.join(' ')).not.toContain('Food tests')
  })
})
