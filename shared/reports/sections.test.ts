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
import type { DayValues } from '../days/model/fields.ts'
import { addDays } from '../time/local-date.ts'

describe('[REPORT-01] flares', () => {
  const flare = (date: string, painLevel: number, interventions?: DayValues['interventions']) =>
    dayWith(date, { painLevel, isManagingFlare: true, ...(interventions && { interventions }) })

  it('have their length, their highest pain, and what was tried, each once', () => {
    const model = reportOf([
      dayWith('2026-11-18', { painLevel: 2 }),
      flare('2026-11-19', 6, ['heat_therapy']),
      flare('2026-11-20', 8, ['medication', 'heat_therapy']),
      dayWith('2026-11-21', { painLevel: 7 }, true),
      dayWith('2026-11-22', { painLevel: 3 }),
      dayWith('2026-11-23', { flareManual: true }),
    ])
    expect(sectionOf(model, 'flares')?.lead).toEqual([
      '2 flares, 4 flare days of 6 logged.',
      'The longest lasted 3 days; the highest pain was 8.',
    ])
    expect(rowsOf(model, 'flares')).toEqual([
      ['23 Nov', '1 day', '–', '–'],
      ['19–21 Nov', '3 days', '8', 'Medication, warmth'],
    ])
  })

  it('do not count what was tried when the user took back that it was a flare', () => {
    const model = reportOf([
      dayWith('2026-11-20', { flareManual: true, isManagingFlare: false, interventions: ['other'] }),
    ])
    expect(rowsOf(model, 'flares')?.[0]?.[3]).toBe('–')
  })

  it('at the edges of the range may have begun before, or go on', () => {
    const model = reportOf([
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
    const model = reportOf(days, { range })
    expect(rowsOf(model, 'flares')).toHaveLength(5)
    expect(rowsOf(model, 'all-flares') ?? []).toHaveLength(rows)
  })

  it('are none where none was logged', () => {
    const model = reportOf(daysUpTo(TODAY, 10, { painLevel: 2 }))
    expect(sectionOf(model, 'flares')).toEqual({
      id: 'flares',
      heading: 'Flares',
      lead: ['No flare, 0 flare days of 10 logged.'],
      notes: [],
    })
  })
})

describe('[REPORT-01] medications', () => {
  it('are counted by their text without case and space, as they were last spelled, of the answered days', () => {
    const model = reportOf([
      dayWith('2026-11-15', { medications: ['Amitriptyline 10mg', 'Ibuprofen'] }),
      dayWith('2026-11-20', { medications: ['amitriptyline 10 mg', 'Amitriptyline  10 mg'] }),
      dayWith('2026-11-21', { medications: ['AMITRIPTYLINE 10 MG', 'Paracetamol'] }),
      dayWith('2026-11-22', { painLevel: 2 }),
    ])
    expect(rowsOf(model, 'medications')).toEqual([
      ['AMITRIPTYLINE 10 MG', '2 of 2', '1 of 1'],
      ['Paracetamol', '1 of 2', '0 of 1'],
      ['Ibuprofen', '0 of 2', '1 of 1'],
    ])
  })

  it.each(['=HYPERLINK("x")', '+44', '-5 mg', '@home', 'אמיטריפטילין 10', 'Żółć', '💊 two', 'x'.repeat(200)])(
    'keep the name %s as it is',
    (name) => {
      expect(rowsOf(reportOf([dayWith(TODAY, { medications: [name] })]), 'medications')).toEqual([
        [name, '1 of 1', '–'],
      ])
    },
  )

  it('beyond eight are listed further on', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `Medicine ${index}`)
    const eight = reportOf([dayWith(TODAY, { medications: names(8) })])
    expect(sectionIds(eight)).not.toContain('all-medications')
    const nine = reportOf([dayWith(TODAY, { medications: names(9) })])
    expect(rowsOf(nine, 'medications')).toHaveLength(8)
    expect(sectionOf(nine, 'medications')?.notes).toEqual(['1 more, each taken less often, is listed further on.'])
    expect(rowsOf(nine, 'all-medications')).toHaveLength(9)
  })

  it('have no heading when none was taken', () => {
    expect(sectionIds(reportOf([dayWith(TODAY, { medications: [] })]))).not.toContain('medications')
  })
})

describe('[REPORT-01] the rest', () => {
  it('counts the nights with two visits or more among those that were recorded', () => {
    const days = daysUpTo(TODAY, 9, (index) => (index < 4 ? { nocturia: index } : { painLevel: 3 }))
    expect(sectionOf(reportOf(days), 'nights')?.notes).toEqual(['Two or more visits on 2 of 4 recorded nights.'])
  })

  it('has a line for each own symptom and trigger, also of a deleted one', () => {
    const names = { 'symptom.aching': 'Aching legs', 'trigger.stairs': 'Stairs' }
    const values = (index: number) => ({
      'symptom.aching': index % 2,
      'symptom.gone00': 3,
      'trigger.stairs': index % 5 === 0 ? 2 : 0,
    })
    const model = reportOf(daysUpTo(TODAY, 20, values), { names })
    expect(rowsOf(model, 'own-symptoms')).toEqual([
      ['Aching legs', '0.5 (10)', '0–1', '0.5 (10)'],
      ['An item that was deleted', '3 (10)', '3', '3 (10)'],
    ])
    expect(rowsOf(model, 'own-triggers')).toEqual([['Stairs', '2 of 10', '2 of 10']])
  })

  it('has links and questions only when there are some', () => {
    const days = daysUpTo(TODAY, 10, { painLevel: 2 })
    expect(sectionIds(reportOf(days))).toEqual(['summary', 'flares', 'charts', 'days'])
    const model = reportOf(days, { links: ['Less sleep, more pain (n = 40).'], questions: ['Why?', 'שלום', '🤔'] })
    expect(sectionOf(model, 'links')?.list).toEqual(['Less sleep, more pain (n = 40).'])
    expect(sectionOf(model, 'questions')?.list).toEqual(['Why?', 'שלום', '🤔'])
  })

  it('has no notes of the user, and ends with what it is', () => {
    const model = reportOf([dayWith(TODAY, { painLevel: 3, notes: 'A heron by the water' })])
    expect(JSON.stringify(model)).not.toContain('heron')
    expect(model.footer).toBe('Recorded by the patient in Stillwater. Not a diagnosis.')
  })

  it('draws only what has enough answers, with flare days as bands', () => {
    const days = daysUpTo(TODAY, 10, (index) => ({
      painLevel: index,
      ...(index < 6 && { stressLevel: 2 }),
      ...(index > 7 && { flareManual: true }),
    }))
    const charts = sectionOf(reportOf(days), 'charts')?.charts
    expect(charts?.series.map(({ label, summary }) => [label, summary])).toEqual([['Pain', 'average 4.5']])
    expect(charts?.bands).toEqual([{ from: 8, count: 2 }])
  })
})
