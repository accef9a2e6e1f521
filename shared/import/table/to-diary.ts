import type { DayValues, FixedField } from '../../days/model/fields.ts'
import { isSameValue } from '../../days/model/values.ts'
import { readCell } from '../../export/cell.ts'
import { EMPTY_DIARY } from '../../export/empty-diary.ts'
import type { Diary, ExportedDay } from '../../export/schema.ts'
import { parseCell } from './cells.ts'
import { type DateOrder, parseDate } from './dates.ts'
import type { LeftOut, Table, Target } from './table.ts'

interface Mapping {
  targets: readonly Target[]
  dateOrder: DateOrder
}

/** The first instant that a stored write can have. */
const YEAR_2000 = 946_684_800_000
const NOON_MS = 12 * 3_600_000

/** A short text that differs for different values, so that the same table makes the same writes again (FNV-1a). */
function deviceOf(values: DayValues): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(values)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `t${hash.toString(36).padStart(7, '0')}`
}

/**
 * A day that a table wrote. It counts as written at noon of its date: what the user has logged here since then wins, and
 * stays beside it as another version where it differs.
 */
function dayOf(date: string, values: DayValues, now: number): ExportedDay {
  const device = deviceOf(values)
  const stamp = Math.min(Math.max(Date.parse(date) + NOON_MS, YEAR_2000), now)
  const writers = Object.fromEntries(Object.keys(values).map((field) => [field, { device, n: 1, stamp }]))
  return { date, values, writers, devices: { [device]: 1 }, flareInferred: false }
}

/** Makes a diary of a table, and lists every cell that it cannot take over. `now`: epoch ms. */
export function tableToDiary(
  { headings, rows }: Table,
  { targets, dateOrder }: Mapping,
  now: number,
): { diary: Diary; leftOut: LeftOut[] } {
  const days = new Map<string, Record<string, DayValues[FixedField]>>()
  const leftOut: LeftOut[] = []
  const dateColumn = targets.indexOf('date')
  for (const [index, row] of rows.entries()) {
    const leave = (column: number, reason: LeftOut['reason']) =>
      leftOut.push({ line: index + 2, heading: headings[column] ?? '', cell: row[column] ?? '', reason })
    const date = parseDate(row[dateColumn] ?? '', dateOrder)
    if (!date) {
      leave(dateColumn, 'no-date')
      continue
    }
    const values = days.get(date) ?? {}
    days.set(date, values)
    for (const [column, target] of targets.entries()) {
      const cell = readCell(row[column] ?? '')
      if (!target || target === 'date' || !cell.trim()) continue
      const value = parseCell(target, cell)
      if (value === undefined) leave(column, 'not-understood')
      else if (values[target] !== undefined && !isSameValue(values[target], value)) leave(column, 'second-value')
      else values[target] = value
    }
  }
  const filled = [...days].filter(([, values]) => Object.keys(values).length > 0)
  const diaryDays = filled.map(([date, values]) => dayOf(date, values as DayValues, now))
  return { diary: { ...EMPTY_DIARY, days: diaryDays }, leftOut }
}
