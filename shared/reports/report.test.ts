import { describe, expect, it } from 'vitest'
import {
  daysUpTo,
  dayWith,
  reportOf,
  rowsOf,
  sectionIds,
  sectionOf,
  REPORT_DATE as TODAY,
} from '../../tests/fixtures/data/report.ts'
import { addDays } from '../time/local-date.ts'
import { averageOf, countDays } from '../trends/counts.ts'
import { flaresIn } from '../trends/flares.ts'
import { columnsOfDays } from './period.ts'
import { MAX_REPORT_DAYS, problemOf, rangeBefore } from './range.ts'

const RANGE = { from: '2026-11-16', to: TODAY }

describe('[REPORT-01] the range', () => {
  it.each([
    [RANGE, undefined],
    [{ from: TODAY, to: TODAY }, undefined],
    [{ from: '2026-11-26', to: TODAY }, 'order'],
    [{ from: TODAY, to: '2026-11-26' }, 'future'],
    [{ from: addDays(TODAY, 1 - MAX_REPORT_DAYS), to: TODAY }, undefined],
    [{ from: addDays(TODAY, -MAX_REPORT_DAYS), to: TODAY }, 'length'],
  ] as const)('of %j has the problem %s', (range, problem) => {
    expect(problemOf(range, TODAY)).toBe(problem)
  })

  it('with a problem has no report', () => {
    expect(() => reportOf([], { range: { from: TODAY, to: '2026-11-24' } })).toThrow(RangeError)
  })

  it.each([
    [RANGE, { from: '2026-11-06', to: '2026-11-15' }],
    [
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2024-02-28', to: '2024-02-28' },
    ],
    [
      { from: '2024-03-01', to: '2024-03-02' },
      { from: '2024-02-28', to: '2024-02-29' },
    ],
    [
      { from: '2023-03-01', to: '2023-03-02' },
      { from: '2023-02-27', to: '2023-02-28' },
    ],
  ])('%j has as many days before it: %j', (range, before) => {
    expect(rangeBefore(range)).toEqual(before)
  })

  it.each([
    [RANGE, '16 November to 25 November 2026'],
    [{ from: '2025-12-31', to: '2026-01-01' }, '31 December 2025 to 1 January 2026'],
    [{ from: '2024-02-29', to: '2024-02-29' }, '29 February 2024'],
  ])('%j is named "%s"', (range, name) => {
    expect(reportOf([], { range }).period).toBe(name)
  })
})

describe('[REPORT-01] a report', () => {
  it('of no days says so, keeps the questions, and has no other section', () => {
    const model = reportOf(daysUpTo('2026-11-15', 10, { painLevel: 5 }), { questions: ['Is this normal?'] })
    expect(sectionIds(model)).toEqual(['summary', 'questions'])
    expect(sectionOf(model, 'summary')?.lead).toEqual(['Nothing was logged on these days.'])
    expect(model.facts).toEqual(['Self-recorded; 0 of 10 days logged.'])
  })

  it('of one day gives its values, and no average of so little', () => {
    const model = reportOf([dayWith(TODAY, { painLevel: 4 })], { range: { from: TODAY, to: TODAY } })
    expect(rowsOf(model, 'summary')).toEqual([['Pain (0–10)', 'too few (1)', '4', '–']])
    expect(sectionOf(model, 'summary')?.notes).toContain('Too few: not enough data yet; an average needs 3 answers.')
    expect(rowsOf(model, 'days')).toEqual([['25 Nov', '4', '–', '–', '–', '–', '–', '–', '']])
    expect(model.facts).toEqual(['Self-recorded; 1 of 1 day logged.'])
  })

  it.each([
    [6, 'too few (6)'],
    [7, '4 (7)'],
  ])('with %i answers in ten days has "%s"', (count, cell) => {
    expect(rowsOf(reportOf(daysUpTo(TODAY, count, { painLevel: 4 })), 'summary')?.[0]?.[1]).toBe(cell)
  })

  it('of equal days has one value as range, and an answer of 0 is an answer', () => {
    const model = reportOf(daysUpTo(TODAY, 10, { painLevel: 0, nocturia: 0 }))
    expect(rowsOf(model, 'summary')).toEqual([['Pain (0–10)', '0 (10)', '0', '–']])
    expect(rowsOf(model, 'nights')).toEqual([['Visits at night', '0 (10)', '0', '–']])
    expect(sectionOf(model, 'nights')?.notes).toEqual(['Two or more visits on 0 of 10 recorded nights.'])
    expect(model.facts).toEqual(['Self-recorded; 10 of 10 days logged.'])
  })

  it.each([
    [6, 4, 'Pain was lower than in the period before: 4, against 6 then. The difference is likely about 2 points.'],
    [4, 5, 'Pain was higher than in the period before: 5, against 4 then. The difference is likely about 1 point.'],
    [4, 4, 'Pain was within the usual ups and downs: 4, and 4 in the period before.'],
  ])('says how pain went from %i to %i, as the trends do', (then, now, sentence) => {
    const model = reportOf([
      ...daysUpTo('2026-11-15', 10, { painLevel: then }),
      ...daysUpTo(TODAY, 10, { painLevel: now }),
    ])
    expect(sectionOf(model, 'summary')?.lead).toEqual([sentence])
    expect(rowsOf(model, 'summary')?.[0]).toEqual(['Pain (0–10)', `${now} (10)`, `${now}`, `${then} (10)`])
  })

  it('names the days that are not logged, and what was never recorded', () => {
    const logged = daysUpTo(TODAY, 10, { painLevel: 3, sleepHours: 6.5 }).filter(
      ({ date }) => !['2026-11-17', '2026-11-20', '2026-11-21'].includes(date),
    )
    const model = reportOf(logged)
    expect(model.facts).toEqual(['Self-recorded; 7 of 10 days logged.', 'Not logged: 17 Nov, 20–21 Nov.'])
    expect(sectionOf(model, 'summary')?.notes).toContain(
      'Not recorded: Urgency, Visits by day, Visits at night, Stress, Water.',
    )
    expect(rowsOf(model, 'days')?.map(([date, pain, ...rest]) => [date, pain, rest.at(-1)])).toEqual([
      ['25 Nov', '3', ''],
      ['24 Nov', '3', ''],
      ['23 Nov', '3', ''],
      ['22 Nov', '3', ''],
      ['20–21 Nov', '–', 'not logged'],
      ['19 Nov', '3', ''],
      ['18 Nov', '3', ''],
      ['17 Nov', '–', 'not logged'],
      ['16 Nov', '3', ''],
    ])
  })

  it('tells days that this device does not have from days without an entry', () => {
    const model = reportOf(daysUpTo(TODAY, 7, { painLevel: 3 }), {
      unknown: ['2026-11-10', '2026-11-11', '2026-11-16', '2026-11-17'],
    })
    expect(model.facts).toEqual([
      'Self-recorded; 7 of 10 days logged.',
      'Not logged: 18 Nov.',
      'Not on this device, or not complete: 16–17 Nov. A connection brings them back.',
      'Of the period before, 2 days are not on this device.',
    ])
    expect(
      rowsOf(model, 'days')
        ?.slice(-2)
        .map((row) => [row[0], row.at(-1)]),
    ).toEqual([
      ['18 Nov', 'not logged'],
      ['16–17 Nov', 'not here'],
    ])
  })

  it('leaves out days of a device that is ahead, and days before', () => {
    const model = reportOf([dayWith('2026-11-26', { painLevel: 10 }), ...daysUpTo(TODAY, 10, { painLevel: 2 })])
    expect(rowsOf(model, 'summary')?.[0]).toEqual(['Pain (0–10)', '2 (10)', '2', '–'])
  })

  it('of ten years has a row for each month, and the same numbers as the trends', () => {
    const range = { from: addDays(TODAY, 1 - MAX_REPORT_DAYS), to: TODAY }
    const days = daysUpTo(TODAY, MAX_REPORT_DAYS, (index) => ({
      painLevel: index % 7,
      ...(index % 97 < 2 && { flareManual: true }),
    }))
    const model = reportOf(days, { range })
    const columns = columnsOfDays(days, range.from)
    const { flares } = countDays(columns)
    const average = Math.round((averageOf(columns.fields.painLevel ?? []) ?? 0) * 10) / 10
    expect(rowsOf(model, 'summary')?.[0]).toEqual(['Pain (0–10)', `${average} (3653)`, '0–6', '–'])
    expect(sectionOf(model, 'flares')?.lead?.[0]).toBe(
      `${flaresIn(columns.first, columns.states).length} flares, ${flares} flare days of 3653 logged.`,
    )
    expect(rowsOf(model, 'days')).toHaveLength(121)
    expect(sectionOf(model, 'charts')?.charts).toMatchObject({ grain: 'month', count: 121, bands: [] })
  })

  it.each([
    [92, 92, 'The days'],
    [93, 14, 'The weeks'],
    [365, 53, 'The weeks'],
    [700, 100, 'The weeks'],
    [701, 24, 'The months'],
  ])('of %i days has a table of %i rows: %s', (count, rows, heading) => {
    const range = { from: addDays(TODAY, 1 - count), to: TODAY }
    const model = reportOf(daysUpTo(TODAY, count, { painLevel: 3 }), { range })
    expect(rowsOf(model, 'days')).toHaveLength(rows)
    expect(sectionOf(model, 'days')?.heading).toBe(heading)
  })

  it('with many gaps names only the longest', () => {
    const range = { from: addDays(TODAY, -29), to: TODAY }
    const days = daysUpTo(TODAY, 30, { painLevel: 3 }).filter((_, index) => index % 4 > 0 && index !== 5)
    expect(reportOf(days, { range }).facts[1]).toBe('Not logged: 9 days, at most 2 in a row (31 Oct–1 Nov).')
  })

  it('across 29 February has that day', () => {
    const range = { from: '2024-02-28', to: '2024-03-01' }
    const model = reportOf(
      daysUpTo('2024-03-01', 3, (index) => ({ painLevel: index })),
      { range },
    )
    expect(rowsOf(model, 'days')?.map(([date]) => date)).toEqual(['1 Mar', '29 Feb', '28 Feb'])
  })
})
