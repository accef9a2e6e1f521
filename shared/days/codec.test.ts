import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyValue, SOME_OWN } from '../../tests/fixtures/any-day.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { decodeDay, encodeDay } from './codec.ts'
import { DAY_FIELDS, type DayField, type DayValues, type FixedField } from './fields.ts'
import type { StoredDay, Writer } from './merge.ts'

const date = '2026-11-20'
const device = fc.stringMatching(/^[0-9a-z]{8}$/)
const writer = fc.record({ device, n: fc.integer({ min: 1, max: 9_999_999_999 }), stamp: fc.nat({ max: 4e12 }) })
const written = fc.record(
  Object.fromEntries(
    [...DAY_FIELDS, ...SOME_OWN].map((field) => [field, fc.tuple(fc.option(anyValue(field)), writer)]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<DayField, [value: DayValues[DayField] | null, by: Writer]>>

const by = { device: 'phone000', n: 1, stamp: Date.parse('2026-11-20T20:15:00Z') }
function stored(values: DayValues, fields: readonly string[] = Object.keys(values)): StoredDay {
  const writers = Object.fromEntries(fields.map((field) => [field, by]))
  return { date, version: 1, values, writers, devices: { phone000: 1 }, flareInferred: false }
}

/** A day on which everything was answered, each list by its last option. */
const FULL: DayValues = {
  painLevel: 6,
  urgencyLevel: 3,
  frequency: 12,
  nocturia: 3,
  urinationPainTiming: 'all_times',
  painAfterUrination: true,
  painAfterUrinationLevel: 4,
  incompleteEmptying: false,
  bladderSpasms: true,
  bladderCapacityFeeling: 'very_small',
  urgencyTriggers: ['Cold weather', 'Key in door'],
  firstSymptomTime: '07:30',
  painLocations: ['Urethra', 'Lower abdomen'],
  painTypes: ['Aching', 'Pressure'],
  painTriggersMovement: false,
  painRadiates: true,
  painRadiationAreas: ['Lower back', 'Legs'],
  painTriggeredByStrainingBowel: false,
  pelvicHeaviness: true,
  pelvicHeavinessLevel: 5,
  fatigueLevel: 7,
  stressLevel: 6,
  flareManual: true,
  isManagingFlare: true,
  interventions: ['dietary_changes', 'other'],
  notes: 'Warm bath',
  quickMoods: ['low'],
  waterGlasses: 5,
  sleepHours: 5.5,
  sleepQuality: 2,
  sleepNotes: 'Woke twice',
  bowelMovement: true,
  bowelMovementNotes: 'Hard',
  foodTags: ['Citrus', 'Processed foods'],
  beverages: ['Coffee', 'Alcohol'],
  mealsEaten: 'Soup',
  medications: ['Amitriptyline 10 mg', 'Aloe'],
  exerciseActivities: ['Walking', 'Sexual activity'],
  moods: ['Calm', 'Frustrated'],
  moodNotes: 'Better by evening',
}

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

  it.each<[string, FixedField[], number]>([
    ['an ordinary day', DAY_FIELDS.slice(0, 25), 450],
    ['a day with long notes', DAY_FIELDS, 1024],
  ])('stores %s in few bytes', (_, fields, most) => {
    const isLong = fields.length === DAY_FIELDS.length
    const notes = 'A walk by the water. '.repeat(isLong ? 22 : 4).slice(0, isLong ? 450 : 80)
    const values = Object.fromEntries(fields.map((field) => [field, FULL[field]]))
    const item = { pk: `USER#${'0'.repeat(32)}`, sk: `DAY#${date}`, ...encodeDay(stored({ ...values, notes })) }
    expect(sizeOf(item)).toBeLessThanOrEqual(most)
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

/** An item's size as DynamoDB counts it: names and text in UTF-8, 2 bytes for a small number, 3 for a map and 1 an entry. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).replace(/\D/g, '').length / 2) + 1
  if (typeof value === 'boolean') return 1
  const entries = Object.entries(value as object)
  const own = entries.reduce((sum, [name, each]) => sum + Buffer.byteLength(name) + sizeOf(each), 0)
  return 'pk' in (value as object) ? own : own + 3 + entries.length
}
