import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyValue, SOME_OWN } from '../../../tests/fixtures/data/any-day.ts'
import { date, FULL, ORDINARY, stored, storedBytes } from '../../../tests/fixtures/data/full-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../model/fields.ts'
import { decodeDay, encodeDay } from './codec.ts'
import type { StoredDay, Writer } from './merge.ts'

const device = fc.stringMatching(/^[0-9a-z]{8}$/)
const writer = fc.record({ device, n: fc.integer({ min: 1, max: 9_999_999_999 }), stamp: fc.nat({ max: 4e12 }) })
const written = fc.record(
  Object.fromEntries(
    [...DAY_FIELDS, ...SOME_OWN].map((field) => [field, fc.tuple(fc.option(anyValue(field)), writer)]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<DayField, [value: DayValues[DayField] | null, by: Writer]>>

describe('the codec of a day', () => {
  it('[DATA-01] reads back whatever it wrote', () => {
    fc.assert(
      fc.property(
        written,
        fc.nat(),
        fc.dictionary(device, fc.nat()),
        fc.boolean(),
        (fields, version, devices, flare) => {
          const entries = Object.entries(fields)
          const values = Object.fromEntries(
            entries.flatMap(([field, [value]]) => (value === null ? [] : [[field, value]])),
          ) as DayValues
          const writers = Object.fromEntries(entries.map(([field, [, writer]]) => [field, writer]))
          const day: StoredDay = { date, version, values, writers, devices: { ...devices }, flareInferred: flare }
          expect(decodeDay(date, JSON.parse(JSON.stringify(encodeDay(day))))).toEqual(day)
        },
      ),
      { seed },
    )
  })

  it('stores every answer as it was always stored', () => {
    expect(encodeDay({ ...stored(FULL), flareInferred: true })).toEqual({
      v: 1,
      d: { phone000: 1 },
      w: { 'phone000.1.mwpf4fc0': 'pufNtaAebcgTlymrRshHFSxXInqWzZkBLjDJMEoO' },
      i: true,
      ...{ p: 6, u: 3, f: 12, N: 3, t: '6', a: 1, A: 4, e: 0, b: 1, c: '2', g: '06', T: 450, l: '07', y: '07', m: 0 },
      ...{ r: 1, R: '04', s: 0, h: 1, H: 5, F: 7, S: 6, x: 1, X: 1, I: '05', n: 'Warm bath', q: '3', W: 5, z: 5.5 },
      ...{ Z: 2, k: 'Woke twice', B: 1, L: 'Hard', j: '0m', D: '0b', J: 'Soup', M: 'Amitriptyline 10 mg\nAloe' },
      ...{ E: '0a', o: '07', O: 'Better by evening' },
    })
  })

  it('stores a person’s own fields by their codes, behind everybody’s letters', () => {
    const values: DayValues = { painLevel: 6, 'symptom.aching': 10, 'trigger.stairs': 0 }
    const day = stored(values, [...Object.keys(values), 'trigger.aching'])
    expect(encodeDay(day)).toEqual({
      v: 1,
      d: { phone000: 1 },
      w: { 'phone000.1.mwpf4fc0': 'p.saching.tstairs.taching' },
      p: 6,
      C: { saching: 10, tstairs: 0 },
    })
    expect(decodeDay(date, encodeDay(day))).toEqual(day)
  })

  it('gives every field a letter of its own that no other attribute has', () => {
    const item = encodeDay(stored(FULL))
    expect(Object.keys(FULL)).toEqual(DAY_FIELDS)
    expect(Object.keys(item)).toHaveLength(DAY_FIELDS.length + 3)
  })

  it.each([
    ['[PERF-02] an ordinary day', ORDINARY, 450],
    ['a day with long notes', { ...FULL, notes: 'A walk by the water. '.repeat(22).slice(0, 450) }, 1024],
  ])('stores %s in few bytes', (_, values, most) => {
    expect(storedBytes(values)).toBeLessThanOrEqual(most)
  })

  it.each([
    ['no version', { d: {}, w: {} }],
    ['a level out of bounds', { v: 1, d: {}, w: {}, p: 11 }],
    ['a list for a note', { v: 1, d: {}, w: {}, n: [] }],
    ['an option that does not exist', { v: 1, d: {}, w: {}, l: '0z' }],
    ['a choice that does not exist', { v: 1, d: {}, w: {}, t: '9' }],
    ['a level of one’s own out of bounds', { v: 1, d: {}, w: {}, C: { saching: 11 } }],
    ['a code that is none', { v: 1, d: {}, w: {}, C: { aching: 1 } }],
    ['a writer of a code that is none', { v: 1, d: {}, w: { 'phone000.1.x': '.s' }, C: { s: 1 } }],
  ])('refuses an item with %s', (_, item) => {
    expect(() => decodeDay(date, item)).toThrow(z.core.$ZodError)
  })
})
