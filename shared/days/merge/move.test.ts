import { expect, test } from 'vitest'
import { MAX_CUSTOM_FIELDS } from '../model/custom-field.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import { DayOperation } from '../model/schema.ts'
import { emptyStoredDay, merge, type StoredDay, toDay } from './merge.ts'
import { clearing, editsToMove, editsToSet, type Move, valuesToRestore } from './move.ts'
import { applyQueued, type UnnumberedEdit } from './queued.ts'

const NOW = 1_795_000_000_000
const MOMENT = { editedAt: NOW, zone: 'Europe/London' }
const FROM = '2026-11-22'
const TO = '2026-11-21'
const VALUES: DayValues = {
  painLevel: 4,
  notes: 'Cold feet',
  flareManual: true,
  moods: [],
  medications: ['Aloe'],
  'symptom.aching': 3,
  'trigger.stairs': 2,
}

const numbered = (edits: readonly UnnumberedEdit[], device = 'thisdev0', first = 1): DayOperation[] =>
  edits.map((edit, index) => DayOperation.parse({ ...edit, device, n: first + index }))

/** The stored day after operations, and the values that were lost on the way. */
function applied(day: StoredDay, operations: readonly DayOperation[]) {
  const lost: DayField[] = []
  const after = operations
    .filter(({ date }) => date === day.date)
    .reduce((stored, operation) => {
      const merged = merge(stored, operation, NOW)
      lost.push(...merged.lost.map(({ field }) => field))
      return merged.day
    }, day)
  return { day: after, values: after.values, lost }
}

const storedDay = (date: string, values: DayValues, device = 'otherdev'): StoredDay =>
  applied(emptyStoredDay(date), numbered(editsToSet(toDay(emptyStoredDay(date)), values, MOMENT), device)).day

const inOrder = ({ set, clear }: Move) => [...set, ...clear]

const from = storedDay(FROM, VALUES)
const to = emptyStoredDay(TO)

test('[LOG-11] a moved day has all its values on the new date, and none on the old one', () => {
  const operations = numbered(inOrder(editsToMove(VALUES, toDay(from), toDay(to), MOMENT)))
  expect(applied(to, operations)).toMatchObject({ values: VALUES, lost: [] })
  expect(applied(from, operations)).toMatchObject({ values: {}, lost: [] })
})

test('[RELY-02] the values are set on the new day before they are cleared on the old one', () => {
  const operations = numbered(inOrder(editsToMove(VALUES, toDay(from), toDay(to), MOMENT)))
  expect(operations.map(({ date }) => date)).toEqual([TO, FROM])
  expect(applied(from, operations.slice(0, 1)).values).toEqual(VALUES)
})

test('[LOG-11] a move that is taken back restores both days, also before anything was sent', () => {
  const queue = numbered(inOrder(editsToMove(VALUES, toDay(from), toDay(to), MOMENT)))
  const shown = (day: StoredDay) =>
    applyQueued(
      toDay(day),
      queue.filter(({ date }) => date === day.date),
    )
  const undo = numbered(inOrder(editsToMove(VALUES, shown(to), shown(from), MOMENT)), 'thisdev0', 10)
  expect(applied(from, [...queue, ...undo])).toMatchObject({ values: VALUES, lost: [] })
  expect(applied(to, [...queue, ...undo])).toMatchObject({ values: {}, lost: [] })
})

test('[LOG-11] a cleared day has no value, and its values can be set again', () => {
  const clear = numbered(editsToSet(toDay(from), clearing(VALUES), MOMENT))
  const { day: cleared, values } = applied(from, clear)
  expect(values).toEqual({})
  const undo = numbered(editsToSet(toDay(cleared), VALUES, MOMENT), 'thisdev0', 10)
  expect(applied(cleared, undo)).toMatchObject({ values: VALUES, lost: [] })
})

test('[LOG-14] what another device entered meanwhile stays on the old day, or becomes a lost edit', () => {
  const set = { painLevel: 9, urgencyLevel: 2 }
  const other = numbered([{ date: FROM, set, seen: { painLevel: ['otherdev.1'] }, ...MOMENT }], 'tablet00')
  const clear = numbered(editsToSet(toDay(from), clearing(VALUES), MOMENT))
  expect(applied(from, [...other, ...clear])).toMatchObject({ values: { urgencyLevel: 2 }, lost: ['painLevel'] })
})

test('a day that already has the values needs no edit', () => {
  expect(editsToSet(toDay(from), VALUES, MOMENT)).toEqual([])
})

test.each([
  [1, 1],
  [MAX_CUSTOM_FIELDS, 1],
  [MAX_CUSTOM_FIELDS + 1, 2],
  [3 * MAX_CUSTOM_FIELDS, 3],
])('[CUST-01] a day with %i custom fields is moved in edits that the service accepts', (count, editCount) => {
  const custom = Array.from({ length: count }, (_, index) => [`symptom.ache${String(index).padStart(2, '0')}`, 5])
  const values: DayValues = { painLevel: 4, ...Object.fromEntries(custom) }
  const many = storedDay(FROM, values)
  const operations = numbered(inOrder(editsToMove(values, toDay(many), toDay(to), MOMENT)))
  expect(operations.map(({ date }) => date)).toEqual([...Array(editCount).fill(TO), ...Array(editCount).fill(FROM)])
  expect(applied(to, operations).values).toEqual(values)
  expect(applied(many, operations).values).toEqual({})
})

test('[LOG-11] Undo puts back only what changed neither on the day nor where it was moved', () => {
  const day = toDay(storedDay(FROM, { painLevel: 10 }))
  const all = { painLevel: 5, notes: 'Cold feet', urgencyLevel: 2 }
  expect(valuesToRestore(all, day, undefined)).toEqual({ notes: 'Cold feet', urgencyLevel: 2 })
  const moved = toDay(storedDay(TO, { ...all, notes: 'Changed' }))
  expect(valuesToRestore(all, day, moved)).toEqual({ urgencyLevel: 2 })
})
