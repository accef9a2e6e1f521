import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { anyValues } from '../../tests/fixtures/data/any-day.ts'
import { anyText } from '../../tests/fixtures/data/any-text.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { DAY_FIELDS } from '../days/model/fields.ts'
import { readCell } from './cell.ts'
import { columnsOf, csvHeader, csvRow } from './csv.ts'

/** What spreadsheets take as the beginning of a formula. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/

const names = fc.array(fc.tuple(fc.constantFrom('aching', '0b1c2d', 'zzzzzz'), anyText({ minLength: 1 })), {
  maxLength: 3,
})
const customOf = (items: [string, string][]) => ({
  symptoms: items.map(([id, name]) => ({ id, name, active: true })),
  triggers: [],
})
const parse = (csv: string) => Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n', skipEmptyLines: true }).data

describe('the table of days', () => {
  it('[SEC-29] has no cell that begins like a formula, whatever the user wrote', () => {
    const hostile = fc.oneof(
      anyText(),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', "'=", '＝'), anyText())
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyValues, hostile, names, (values, notes, items) => {
        const columns = columnsOf(customOf(items))
        const day = {
          date: '2026-11-20',
          values: { ...values, notes, medications: [notes.trim() || 'x'] },
          flareInferred: true,
        }
        for (const cell of parse(csvHeader(columns) + csvRow(day, columns)).flat()) expect(cell).not.toMatch(FORMULA)
      }),
      { seed },
    )
  })

  it('[PROF-03] has one line a day, with a cell for every field, and gives back every word', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), names, (notes, items) => {
        const columns = columnsOf(customOf(items))
        const day = { date: '2026-11-20', values: { notes, painLevel: 4, urgencyTriggers: [] }, flareInferred: false }
        const [header = [], row = [], ...others] = parse(
          (csvHeader(columns) + csvRow(day, columns)).replace('\uFEFF', ''),
        )
        expect(others).toEqual([])
        expect(row).toHaveLength(header.length)
        expect(header.slice(0, 1 + DAY_FIELDS.length)).toEqual(['date', ...DAY_FIELDS])
        expect(readCell(row[header.indexOf('notes')] ?? '')).toBe(notes)
        expect(row[header.indexOf('painLevel')]).toBe('4')
        expect(row[header.indexOf('urgencyTriggers')]).toBe('none')
        expect(row[header.indexOf('frequency')]).toBe('')
      }),
      { seed },
    )
  })
})
