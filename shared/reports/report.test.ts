import { describe, expect, it } from 'vitest'
import { emptyDay } from '../days/model/day.ts'
import type { DayValues } from '../days/model/fields.ts'
import type { Day } from '../days/model/schema.ts'
import { addDays, datesUpTo } from '../time/local-date.ts'
import { averageOf, countDays } from '../trends/counts.ts'
import { flaresIn } from '../trends/flares.ts'
import { columnsOfDays } from './period.ts'
import { MAX_REPORT_DAYS, problemOf, rangeBefore } from './range.ts'
import { buildReport, type ReportInput } from './report.ts'

const TODAY = '2026-11-25'
const RANGE = { from: '2026-11-16', to: TODAY }

const day = (date: string, values: DayValues, flareInferred = false): Day => ({
  ...emptyDay(date),
  version: 1,
  values,
  flareInferred,
})
/** The same values on the `count` days up to and including `last`. */
const daysUpTo = (last: string, count: number, values: DayValues | ((index: number) => DayValues)) =>
  datesUpTo(last, count).map((date, index) => day(date, typeof values === 'function' ? values(index) : values))

const report = (days: readonly Day[], more: Partial<ReportInput> = {}) =>
  buildReport({ person: 'Ada Fenwick', range: RANGE, today: TODAY, days, names: {}, questions: [], ...more })

function sectionOf(model: ReturnType<typeof report>, id: string) {
  return [...model.summary, ...model.details].find((section) => section.id === id)
}
const rowsOf = (model: ReturnType<typeof report>, id: string) => sectionOf(model, id)?.table?.rows
const idsOf = (model: ReturnType<typeof report>) => [...model.summary, ...model.details].map(({ id }) => id)

describe('[REPORT-01] the range', () => {
  it.each([
    [RANGE, undefined],
    [{ from: TODAY, to: TODAY }, undefined],
    [{ from: '2026-11-26', to: TODAY }, 'order'],
    [{ from: TODAY, to: '2026-11-26' }, 'future'],
    [{ from: addDays(TODAY, 1 - MAX_REPORT_DAYS), to: TODAY }, undefined],
    [{ from: addDays(TODAY, -MAX_REPORT_DAYS), to: TODAY }, 'length'],
  ] as const)('of %j is refused because of its %s', (range, problem) => {
    expect(problemOf(range, TODAY)).toBe(problem)
    if (problem) expect(() => report([], { range })).toThrow(RangeError)
    else expect(report([], { range }).title).toBe('Symptom report')
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
    expect(report([], { range }).period).toBe(name)
  })
})

describe('[REPORT-01] a report', () => {
  it('of no days says so, keeps the questions, and has no other section', () => {
    const model = report(daysUpTo('2026-11-15', 10, { painLevel: 5 }), { questions: ['Is this normal?'] })
    expect(idsOf(model)).toEqual(['summary', 'questions'])
    expect(sectionOf(model, 'summary')?.lead).toEqual(['Nothing was logged on these days.'])
    expect(model.facts).toEqual(['Self-recorded; 0 of 10 days logged.'])
  })

  it('of one day gives its values, and no average of so little', () => {
    const model = report([day(TODAY, { painLevel: 4 })], { range: { from: TODAY, to: TODAY } })
    expect(rowsOf(model, 'summary')).toEqual([['Pain (0–10)', 'too few (1)', '4', '–']])
    expect(sectionOf(model, 'summary')?.notes).toContain('Too few: not enough data yet; an average needs 3 answers.')
    expect(rowsOf(model, 'days')).toEqual([['25 Nov', '4', '–', '–', '–', '–', '–', '–', '']])
    expect(model.facts).toEqual(['Self-recorded; 1 of 1 day logged.'])
  })

  it.each([
    [6, 'too few (6)'],
    [7, '4 (7)'],
  ])('with %i answers in ten days has "%s"', (count, cell) => {
    expect(rowsOf(report(daysUpTo(TODAY, count, { painLevel: 4 })), 'summary')?.[0]?.[1]).toBe(cell)
  })

  it('of equal days has one value as range, and an answer of 0 is an answer', () => {
    const model = report(daysUpTo(TODAY, 10, { painLevel: 0, nocturia: 0 }))
    expect(rowsOf(model, 'summary')).toEqual([['Pain (0–10)', '0 (10)', '0', '–']])
    expect(rowsOf(model, 'nights')).toEqual([['Visits at night', '0 (10)', '0', '–']])
    expect(sectionOf(model, 'nights')?.notes).toEqual(['Two or more visits on 0 of 10 recorded nights.'])
    expect(model.facts).toEqual(['Self-recorded; 10 of 10 days logged.'])
  })

  it.each([
    [6, 4, 'Pain was lower than in the period before: 4, against 6 then.'],
    [4, 5, 'Pain was higher than in the period before: 5, against 4 then.'],
    [4, 4, 'Pain was about the same as in the period before: 4, and 4 then.'],
  ])('says how pain went from %i to %i, as the trends do', (then, now, sentence) => {
    const model = report([
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
    const model = report(logged)
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
    const model = report(daysUpTo(TODAY, 7, { painLevel: 3 }), {
      unknown: ['2026-11-10', '2026-11-11', '2026-11-16', '2026-11-17'],
    })
    expect(model.facts).toEqual([
      'Self-recorded; 7 of 10 days logged.',
      'Not logged: 18 Nov.',
      'Not on this device, or not complete: 16–17 Nov. A connection brings them back.',
      'Of the period before, 2 days are not on this device.',
    ])
    expect(rowsOf(model, 'days')?.slice(-2).map((row) => [row[0], row.at(-1)])).toEqual([
      ['18 Nov', 'not logged'],
      ['16–17 Nov', 'not here'],
    ])
  })

  it('leaves out days of a device that is ahead, and days before', () => {
    const model = report([day('2026-11-26', { painLevel: 10 }), ...daysUpTo(TODAY, 10, { painLevel: 2 })])
    expect(rowsOf(model, 'summary')?.[0]).toEqual(['Pain (0–10)', '2 (10)', '2', '–'])
  })

  it('of ten years has a row for each month, and the same numbers as the trends', () => {
    const range = { from: addDays(TODAY, 1 - MAX_REPORT_DAYS), to: TODAY }
    const days = daysUpTo(TODAY, MAX_REPORT_DAYS, (index) => ({
      painLevel: index % 7,
      ...(index % 97 < 2 && { flareManual: true }),
    }))
    const model = report(days, { range })
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
    const model = report(daysUpTo(TODAY, count, { painLevel: 3 }), { range })
    expect(rowsOf(model, 'days')).toHaveLength(rows)
    expect(sectionOf(model, 'days')?.heading).toBe(heading)
  })

  it('with many gaps names only the longest', () => {
    const range = { from: addDays(TODAY, -29), to: TODAY }
    const days = daysUpTo(TODAY, 30, { painLevel: 3 }).filter((_, index) => index % 4 > 0 && index !== 5)
    expect(report(days, { range }).facts[1]).toBe('Not logged: 9 days, at most 2 in a row (31 Oct–1 Nov).')
  })

  it('across 29 February has that day', () => {
    const range = { from: '2024-02-28', to: '2024-03-01' }
    const model = report(daysUpTo('2024-03-01', 3, (index) => ({ painLevel: index })), { range })
    expect(rowsOf(model, 'days')?.map(([date]) => date)).toEqual(['1 Mar', '29 Feb', '28 Feb'])
  })
})

describe('[REPORT-01] flares', () => {
  const flare = (date: string, painLevel: number, interventions?: DayValues['interventions']) =>
    day(date, { painLevel, isManagingFlare: true, ...(interventions && { interventions }) })

  it('have their length, their highest pain, and what was tried, each once', () => {
    const model = report([
      day('2026-11-18', { painLevel: 2 }),
      flare('2026-11-19', 6, ['heat_therapy']),
      flare('2026-11-20', 8, ['medication', 'heat_therapy']),
      day('2026-11-21', { painLevel: 7 }, true),
      day('2026-11-22', { painLevel: 3 }),
      day('2026-11-23', { flareManual: true }),
    ])
    expect(sectionOf(model, 'flares')?.lead).toEqual(['2 flares, 4 flare days of 6 logged.',
      'The longest lasted 3 days; the highest pain was 8.',
    ])
    expect(rowsOf(model, 'flares')).toEqual([
      ['23 Nov', '1 day', '–', '–'],
      ['19–21 Nov', '3 days', '8', 'Medication, warmth'],
    ])
  })

  it('do not count what was tried when the user took back that it was a flare', () => {
    const model = report([day('2026-11-20', { flareManual: true, isManagingFlare: false, interventions: ['other'] })])
    expect(rowsOf(model, 'flares')?.[0]?.[3]).toBe('–')
  })

  it('at the edges of the range may have begun before, or go on', () => {
    const model = report([
      flare('2026-11-15', 9),
      flare('2026-11-16', 6),
      flare('2026-11-24', 5),
      flare('2026-11-25', 7),
    ])
    expect(rowsOf(model, 'flares')).toEqual([
      ['24–25 Nov, may go on', '2 days', '7', '–'],
      ['16 Nov, began before', '1 day', '6', '–'],
    ])
    expect(sectionOf(model, 'flares')?.lead).toEqual([
      '2 flares, 3 flare days of 3 logged.',
      'The longest lasted 2 days; the highest pain was 7.',
      'In the period before: 1 flare, 1 of 1.',
    ])
  })

  it.each([
    [5, 0],
    [6, 6],
  ])('that are %i are listed on the first page, or further on (%i rows)', (count, rows) => {
    const range = { from: addDays(TODAY, -29), to: TODAY }
    const days = Array.from({ length: count }, (_, index) => flare(addDays(TODAY, -1 - 3 * index), 5))
    const model = report(days, { range })
    expect(rowsOf(model, 'flares')).toHaveLength(5)
    expect(rowsOf(model, 'all-flares') ?? []).toHaveLength(rows)
  })

  it('are none where none was logged', () => {
    const model = report(daysUpTo(TODAY, 10, { painLevel: 2 }))
    expect(sectionOf(model, 'flares')).toEqual({
      id: 'flares',
      heading: 'Flares',
      lead: ['No flare, 0 flare days of 10 logged.'],
      notes: [],
    })
  })
})

describe('[REPORT-01] medications', () => {
  it('are counted by their text without case and space, as they were last spelled, of the logged days', () => {
    const model = report([
      day('2026-11-15', { medications: ['Amitriptyline 10mg', 'Ibuprofen'] }),
      day('2026-11-20', { medications: ['amitriptyline 10 mg', 'Amitriptyline  10 mg'] }),
      day('2026-11-21', { medications: ['AMITRIPTYLINE 10 MG', 'Paracetamol'] }),
      day('2026-11-22', { painLevel: 2 }),
    ])
    expect(rowsOf(model, 'medications')).toEqual([
      ['AMITRIPTYLINE 10 MG', '2 of 3', '1 of 1'],
      ['Paracetamol', '1 of 3', '0 of 1'],
      ['Ibuprofen', '0 of 3', '1 of 1'],
    ])
  })

  it.each(['=HYPERLINK("x")', '+44', '-5 mg', '@home', 'אמיטריפטילין 10', 'Żółć', '💊 two', 'x'.repeat(200)])(
    'keep the name %s as it is',
    (name) => {
      expect(rowsOf(report([day(TODAY, { medications: [name] })]), 'medications')).toEqual([[name, '1 of 1', '–']])
    },
  )

  it('beyond eight are listed further on', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `Medicine ${index}`)
    const eight = report([day(TODAY, { medications: names(8) })])
    expect(idsOf(eight)).not.toContain('all-medications')
    const nine = report([day(TODAY, { medications: names(9) })])
    expect(rowsOf(nine, 'medications')).toHaveLength(8)
    expect(sectionOf(nine, 'medications')?.notes).toEqual(['1 more, each taken less often, is listed further on.'])
    expect(rowsOf(nine, 'all-medications')).toHaveLength(9)
  })

  it('have no heading when none was taken', () => {
    expect(idsOf(report([day(TODAY, { medications: [] })]))).not.toContain('medications')
  })
})

describe('[REPORT-01] the rest', () => {
  it('has a line for each own symptom and trigger, also of a deleted one', () => {
    const names = { 'symptom.aching': 'Aching legs', 'trigger.stairs': 'Stairs' }
    const values = (index: number) => ({
      'symptom.aching': index % 2,
      'symptom.gone00': 3,
      'trigger.stairs': index % 5 === 0 ? 2 : 0,
    })
    const model = report(daysUpTo(TODAY, 20, values), { names })
    expect(rowsOf(model, 'own-symptoms')).toEqual([
      ['Aching legs', '0.5 (10)', '0–1', '0.5 (10)'],
      ['An item that was deleted', '3 (10)', '3', '3 (10)'],
    ])
    expect(rowsOf(model, 'own-triggers')).toEqual([['Stairs', '2 of 10', '2 of 10']])
  })

  it('has links and questions only when there are some', () => {
    const days = daysUpTo(TODAY, 10, { painLevel: 2 })
    expect(idsOf(report(days))).toEqual(['summary', 'flares', 'charts', 'days'])
    const model = report(days, { links: ['Less sleep, more pain (n = 40).'], questions: ['Why?', 'שלום', '🤔'] })
    expect(sectionOf(model, 'links')?.list).toEqual(['Less sleep, more pain (n = 40).'])
    expect(sectionOf(model, 'questions')?.list).toEqual(['Why?', 'שלום', '🤔'])
  })

  it('has no notes of the user, and ends with what it is', () => {
    const model = report([day(TODAY, { painLevel: 3, notes: 'A heron by the water' })])
    expect(JSON.stringify(model)).not.toContain('heron')
    expect(model.footer).toBe('Recorded by the patient in Stillwater. Not a diagnosis.')
  })

  it('draws only what has enough answers, with flare days as bands', () => {
    const days = daysUpTo(TODAY, 10, (index) => ({
      painLevel: index,
      ...(index < 6 && { stressLevel: 2 }),
      ...(index > 7 && { flareManual: true }),
    }))
    const charts = sectionOf(report(days), 'charts')?.charts
    expect(charts?.series.map(({ label, summary }) => [label, summary])).toEqual([['Pain', 'average 4.5']])
    expect(charts?.bands).toEqual([{ from: 8, count: 2 }])
  })
})
