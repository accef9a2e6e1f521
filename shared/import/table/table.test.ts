import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { FULL_DAY } from '../../../tests/fixtures/data/full-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayValues, type FixedField } from '../../days/model/fields.ts'
import { columnsOf, csvHeader, csvRow } from '../../export/csv.ts'
import { ExportedDay } from '../../export/schema.ts'
import { parseCell } from './cells.ts'
import { parseDate, possibleOrders } from './dates.ts'
import { fromDrip, isDrip } from './drip.ts'
import { guessTargets } from './guess-targets.ts'
import { tableToDiary } from './to-diary.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('[PROF-03] a date in a table', () => {
  it.each([
    ['2026-03-04', ['ymd'], '2026-03-04'],
    ['2026/3/4 08:30', ['ymd'], '2026-03-04'],
    ['04.03.2026', ['dmy', 'mdy'], '2026-03-04'],
    ['14/03/2026', ['dmy'], '2026-03-14'],
    ['03/14/2026', ['mdy'], '2026-03-14'],
    ['2026-02-30', [], undefined],
    ['4 March', [], undefined],
  ])('%s is read in the orders %j', (cell, orders, date) => {
    expect(possibleOrders([cell, ''])).toEqual(orders)
    expect(parseDate(cell, (orders[0] ?? 'ymd') as 'ymd')).toBe(date)
  })
})

describe('[PROF-03] a cell of a table', () => {
  it.each<[FixedField, string, unknown]>([
    ['painLevel', ' 7 ', 7],
    ['painLevel', '11', undefined],
    ['painLevel', '3,5', undefined],
    ['painLevel', 'strong', undefined],
    ['sleepHours', '7,5', 7.5],
    ['sleepHours', '7.3', undefined],
    ['bladderSpasms', 'Yes', true],
    ['bladderSpasms', 'false', false],
    ['bladderSpasms', 'maybe', undefined],
    ['firstSymptomTime', '7:05 pm', '19:05'],
    ['firstSymptomTime', '23:59:00', '23:59'],
    ['firstSymptomTime', '25:00', undefined],
    ['bladderCapacityFeeling', 'very small', 'very_small'],
    ['moods', 'calm; Hopeful', ['Calm', 'Hopeful']],
    ['moods', 'Hopeful, calm', ['Calm', 'Hopeful']],
    ['moods', 'Calm; Bored', undefined],
    ['beverages', 'only water', []],
    ['medications', 'Aloe\nAmitriptyline 10 mg', ['Aloe', 'Amitriptyline 10 mg']],
    ['notes', '  Rested ', 'Rested'],
    ['notes', 'x'.repeat(2001), undefined],
  ])('%s understands %j', (field, cell, value) => {
    expect(parseCell(field, cell)).toEqual(value)
  })
})

const mapping = (...targets: (FixedField | 'date' | undefined)[]) => ({ targets, dateOrder: 'dmy' as const })

describe('a table', () => {
  it('[PROF-03] becomes days, and lists every cell that it cannot take over', () => {
    const headings = ['Day', 'Pain', 'Weather', 'Note']
    const rows = [
      ['01.02.2026', '4', 'rain', ''],
      ['01.02.2026', '5', '', 'Walked'],
      ['02.02.2026', 'much', '', ''],
      ['', '3', '', ''],
    ]
    const { diary, leftOut } = tableToDiary({ headings, rows }, mapping('date', 'painLevel', undefined, 'notes'), now)
    expect(diary.days.map(({ date, values }) => [date, values])).toEqual([
      ['2026-02-01', { painLevel: 4, notes: 'Walked' }],
    ])
    expect(leftOut.map(({ line, heading, reason }) => `${line} ${heading} ${reason}`)).toEqual([
      '3 Pain second-value',
      '4 Pain not-understood',
      '5 Day no-date',
    ])
  })

  it('[PROF-03] makes the same writes each time, which are valid in a file', () => {
    const table = {
      headings: ['d', 'p'],
      rows: [
        ['01.02.1998', '4'],
        ['20.11.2026', '5'],
      ],
    }
    const first = tableToDiary(table, mapping('date', 'painLevel'), now - 60_000).diary
    const again = tableToDiary(table, mapping('date', 'painLevel'), now).diary
    expect(first.days.map(({ devices }) => devices)).toEqual(again.days.map(({ devices }) => devices))
    for (const day of [...first.days, ...again.days]) expect(ExportedDay.safeParse(day).success).toBe(true)
    expect(new Set(first.days.flatMap(({ devices }) => Object.keys(devices))).size).toBe(2)
  })

  it('[PROF-03] of our own gives back every field of every day', () => {
    const columns = columnsOf({ symptoms: [], triggers: [] })
    fc.assert(
      fc.property(
        fc.constantFrom(FULL_DAY).chain((full) => fc.oneof(fc.constant(full), anyValues)),
        (any) => {
          const values = Object.fromEntries(
            Object.entries(any).filter(([field]) => (DAY_FIELDS as string[]).includes(field)),
          )
          const csv =
            csvHeader(columns).slice(1) +
            csvRow({ date: '2026-11-19', values: values as DayValues, flareInferred: false }, columns)
          const [headings = [], ...rows] = Papa.parse<string[]>(csv, {
            delimiter: ',',
            newline: '\r\n',
            skipEmptyLines: true,
          }).data
          const { diary, leftOut } = tableToDiary(
            { headings, rows },
            { targets: guessTargets(headings), dateOrder: 'ymd' },
            now,
          )
          // White space around words is not kept, and words of white space alone say nothing.
          const trimmed = Object.entries(values).flatMap(([field, value]) => {
            const kept = typeof value === 'string' ? value.trim() : value
            return kept === '' ? [] : [[field, kept]]
          })
          expect(leftOut).toEqual([])
          expect(diary.days[0]?.values ?? {}).toEqual(Object.fromEntries(trimmed))
        },
      ),
      { seed },
    )
  })

  it('[PROF-03] of drip is recognised, taken over where it means the same, and says what has no place', () => {
    const headings = [
      'date',
      'temperature.value',
      'bleeding.value',
      'mucus.feeling',
      'note.value',
      'pain.cramps',
      'pain.backache',
      'mood.happy',
      'mood.fatigue',
      'mood.angry',
      'mood.note',
    ]
    expect(isDrip(headings)).toBe(true)
    expect(isDrip(['date', 'pain'])).toBe(false)
    const rows = [['2026-02-01', '36.5', '', '', 'a walk', 'true', 'true', 'false', 'true', 'true', 'tired']]
    const { table, targets, unused } = fromDrip({ headings, rows })
    expect(unused).toEqual(['temperature.value', 'mood.angry'])
    const { diary, leftOut } = tableToDiary(table, { targets, dateOrder: 'ymd' }, now)
    expect(leftOut).toEqual([])
    expect(diary.days[0]?.values).toEqual({
      notes: 'a walk',
      moodNotes: 'tired',
      moods: ['Exhausted'],
      painTypes: ['Cramping'],
      painLocations: ['Lower back'],
    })
  })
})
