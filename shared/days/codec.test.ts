import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decodeDay, encodeDay } from './codec.ts'
import type { StoredDay } from './merge.ts'
import { DAY_FIELDS } from './schema.ts'

const date = '2026-11-20'
const device = fc.stringMatching(/^[0-9a-z]{8}$/)
const writer = fc.record({ device, n: fc.integer({ min: 1, max: 9_999_999_999 }), stamp: fc.nat({ max: 4e12 }) })
const written = fc.record(
  {
    painLevel: fc.tuple(fc.option(fc.integer({ min: 0, max: 10 })), writer),
    urgencyLevel: fc.tuple(fc.option(fc.integer({ min: 0, max: 5 })), writer),
    notes: fc.tuple(
      fc.option(fc.string({ minLength: 1, maxLength: 50 }).filter((text) => !text.includes('\0'))),
      writer,
    ),
  },
  { requiredKeys: [] },
)

describe('the codec of a day', () => {
  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(written, fc.nat(), fc.dictionary(device, fc.nat()), (fields, version, devices) => {
        const entries = Object.entries(fields)
        const values = Object.fromEntries(
          entries.flatMap(([field, [value]]) => (value === null ? [] : [[field, value]])),
        )
        const writers = Object.fromEntries(entries.map(([field, [, by]]) => [field, by]))
        const day: StoredDay = { date, version, values, writers, devices: { ...devices } }
        expect(decodeDay(date, JSON.parse(JSON.stringify(encodeDay(day))))).toEqual(day)
      }),
    )
  })

  it('gives every field a letter of its own that no other attribute has', () => {
    const by = { device: 'phone000', n: 1, stamp: 0 }
    const item = encodeDay({
      date,
      version: 1,
      values: { painLevel: 1, urgencyLevel: 1, notes: 'x' },
      writers: Object.fromEntries(DAY_FIELDS.map((field) => [field, by])),
      devices: {},
    })
    expect(Object.keys(item).toSorted()).toEqual(['d', 'n', 'p', 'u', 'v', 'w'])
    expect(item.w).toEqual({ 'phone000.1.0': 'pun' })
  })

  it.each([
    ['no version', { d: {}, w: {} }],
    ['a level out of bounds', { v: 1, d: {}, w: {}, p: 11 }],
    ['a list for a note', { v: 1, d: {}, w: {}, n: [] }],
  ])('refuses an item with %s', (_, item) => {
    expect(() => decodeDay(date, item)).toThrow(z.core.$ZodError)
  })
})
