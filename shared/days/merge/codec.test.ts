import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyValue, CUSTOM_FIELDS } from '../../../tests/fixtures/data/any-day.ts'
import { FULL_DAY, ORDINARY_DAY, STORED_DATE, storedBytes, storedDay } from '../../../tests/fixtures/data/full-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import type { Writer } from '../../records/merge.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../model/fields.ts'
import { decodeDay, encodeDay } from './codec.ts'
import type { StoredDay } from './merge.ts'

const device = fc.stringMatching(/^[0-9a-z]{8}$/)
const writer = fc.record({ device, n: fc.integer({ min: 1, max: 9_999_999_999 }), stamp: fc.nat({ max: 4e12 }) })
const editedFields = fc.record(
  Object.fromEntries(
    [...DAY_FIELDS, ...CUSTOM_FIELDS].map((field) => [field, fc.tuple(fc.option(anyValue(field)), writer)]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<DayField, [value: DayValues[DayField] | null, by: Writer]>>

describe('the codec of a day', () => {
  it('[DATA-01] encodes any day and decodes the result to the same day', () => {
    fc.assert(
      fc.property(
        editedFields,
        fc.nat(),
        fc.dictionary(device, fc.nat()),
        fc.boolean(),
        (fields, version, devices, flare) => {
          const entries = Object.entries(fields)
          const values = Object.fromEntries(
            entries.flatMap(([field, [value]]) => (value === null ? [] : [[field, value]])),
          ) as DayValues
          const writers = Object.fromEntries(entries.map(([field, [, writer]]) => [field, writer]))
          const day: StoredDay = {
            date: STORED_DATE,
            version,
            values,
            writers,
            devices: { ...devices },
            flareInferred: flare,
          }
          expect(decodeDay(STORED_DATE, JSON.parse(JSON.stringify(encodeDay(day))))).toEqual(day)
        },
      ),
      { seed },
    )
  })

  it('encodes every field in the format of existing items', () => {
    expect(encodeDay({ ...storedDay(FULL_DAY), flareInferred: true })).toEqual({
      v: 1,
      d: { phone000: 1 },
      w: { 'phone000.1.mwpf4fc0': 'pufNtaAebcgTlymrRshHFSxXInqWzZkBLjDJMEoO' },
      i: true,
      p: 6,
      u: 3,
      f: 12,
      N: 3,
      t: '6',
      a: 1,
      A: 4,
      e: 0,
      b: 1,
      c: '2',
      g: '06',
      T: 450,
      l: '07',
      y: '07',
      m: 0,
      r: 1,
      R: '04',
      s: 0,
      h: 1,
      H: 5,
      F: 7,
      S: 6,
      x: 1,
      X: 1,
      I: '05',
      n: 'Warm bath',
      q: '3',
      W: 5,
      z: 5.5,
      Z: 2,
      k: 'Woke twice',
      B: 1,
      L: 'Hard',
      j: '0m',
      D: '0b',
      J: 'Soup',
      M: 'Amitriptyline 10 mg\nAloe',
      E: '0a',
      o: '07',
      O: 'Better by evening',
    })
  })

  it('encodes custom fields by their codes, after the letters of the fixed fields', () => {
    const values: DayValues = { painLevel: 6, 'symptom.aching': 10, 'trigger.stairs': 0 }
    const day = storedDay(values, [...Object.keys(values), 'trigger.aching'])
    expect(encodeDay(day)).toEqual({
      v: 1,
      d: { phone000: 1 },
      w: { 'phone000.1.mwpf4fc0': 'p.saching.tstairs.taching' },
      p: 6,
      C: { saching: 10, tstairs: 0 },
    })
    expect(decodeDay(STORED_DATE, encodeDay(day))).toEqual(day)
  })

  it('uses a unique letter for every field, different from all other attributes', () => {
    const item = encodeDay(storedDay(FULL_DAY))
    expect(Object.keys(FULL_DAY)).toEqual(DAY_FIELDS)
    expect(Object.keys(item)).toHaveLength(DAY_FIELDS.length + 3)
  })

  it.each([
    ['[PERF-02] an ordinary day', ORDINARY_DAY, 450],
    ['a day with long notes', { ...FULL_DAY, notes: 'A walk by the water. '.repeat(22).slice(0, 450) }, 1024],
  ])('stores %s in at most its limit of bytes', (_, values, maxBytes) => {
    expect(storedBytes(values)).toBeLessThanOrEqual(maxBytes)
  })

  it.each([
    ['no version', { d: {}, w: {} }],
    ['a level out of bounds', { v: 1, d: {}, w: {}, p: 11 }],
    ['a list as a note', { v: 1, d: {}, w: {}, n: [] }],
    ['an unknown option of a list', { v: 1, d: {}, w: {}, l: '0z' }],
    ['an unknown choice', { v: 1, d: {}, w: {}, t: '9' }],
    ['a custom level out of bounds', { v: 1, d: {}, w: {}, C: { saching: 11 } }],
    ['an invalid custom code', { v: 1, d: {}, w: {}, C: { aching: 1 } }],
    ['a writer of an invalid custom code', { v: 1, d: {}, w: { 'phone000.1.x': '.s' }, C: { s: 1 } }],
  ])('refuses an item with %s', (_, item) => {
    expect(() => decodeDay(STORED_DATE, item)).toThrow(z.core.$ZodError)
  })
})
