import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues, SOME_OWN } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayField, type FieldOfKind } from './fields.ts'
import { DayOperation, DayValues } from './schema.ts'

const operation = { device: 'phone000', n: 1, date: '2026-11-20', seen: {}, editedAt: 1.8e12, zone: 'UTC' }
const takes = (field: DayField, value: unknown) => DayValues.safeParse({ [field]: value }).success

/** The highest value and the step of every number. */
const NUMBERS: Record<FieldOfKind<'level' | 'count'>, [highest: number, step: number]> = {
  painLevel: [10, 1],
  urgencyLevel: [5, 1],
  frequency: [20, 1],
  nocturia: [10, 1],
  painAfterUrinationLevel: [10, 1],
  pelvicHeavinessLevel: [10, 1],
  fatigueLevel: [10, 1],
  stressLevel: [10, 1],
  waterGlasses: [20, 1],
  sleepHours: [24, 0.5],
  sleepQuality: [5, 1],
}

/** How many characters each text may have. */
const WORDS: Record<FieldOfKind<'words'>, number> = {
  notes: 2000,
  sleepNotes: 1000,
  bowelMovementNotes: 1000,
  mealsEaten: 2000,
  moodNotes: 2000,
}

/** Two neighbours in each list of options, and how many of the list can be chosen. */
const CHOICES: Record<FieldOfKind<'choices'>, [one: string, next: string, most: number]> = {
  urgencyTriggers: ['Cold weather', 'Stress', 7],
  painLocations: ['Urethra', 'Pelvic floor', 8],
  painTypes: ['Aching', 'Burning', 8],
  painRadiationAreas: ['Lower back', 'Inner thighs', 5],
  interventions: ['dietary_changes', 'medication', 6],
  quickMoods: ['happy', 'okay', 1],
  foodTags: ['Citrus', 'Tomato', 23],
  beverages: ['Coffee', 'Decaf coffee', 12],
  exerciseActivities: ['Walking', 'Stretching', 11],
  moods: ['Calm', 'Anxious', 8],
}

const CHOICE: Record<FieldOfKind<'choice'>, readonly string[]> = {
  urinationPainTiming: ['none', 'before', 'during', 'after', 'all_time', 'straining_bowel_movements', 'all_times'],
  bladderCapacityFeeling: ['normal', 'reduced', 'very_small'],
}

const FLAGS: FieldOfKind<'flag'>[] = [
  ...(['painAfterUrination', 'incompleteEmptying', 'bladderSpasms', 'painTriggersMovement', 'painRadiates'] as const),
  ...(['painTriggeredByStrainingBowel', 'pelvicHeaviness', 'flareManual', 'isManagingFlare', 'bowelMovement'] as const),
]

describe('[LOG-07] the bounds', () => {
  it.each(Object.entries(NUMBERS) as [DayField, [number, number]][])('of %s: 0 to %j', (field, [highest, step]) => {
    for (const value of [0, step, highest - step, highest]) expect([value, takes(field, value)]).toEqual([value, true])
    const beyond = [-step, -1, highest + step, highest + 1, step / 2, highest - step / 2, '1', true, [], Number.NaN]
    for (const value of beyond) expect([value, takes(field, value)]).toEqual([value, false])
  })

  it.each(Object.entries(WORDS) as [DayField, number][])('of %s: 1 to %i characters', (field, longest) => {
    for (const length of [1, longest]) expect(takes(field, 'x'.repeat(length))).toBe(true)
    expect(takes(field, '🌊'.repeat(longest))).toBe(true)
    const bad = ['', 'x'.repeat(longest + 1), `${'🌊'.repeat(longest)}x`, 'a\0b', '\ud800', 5, ['x']]
    for (const value of bad) expect([value, takes(field, value)]).toEqual([value, false])
  })

  it('of medications: at most 40 lines of at most 200 characters, none empty', () => {
    const line = 'x'.repeat(200)
    for (const value of [[], ['x'], Array(40).fill(line), ['Aloe', 'Aloe']])
      expect(takes('medications', value)).toBe(true)
    const bad = [[''], [' x'], ['x '], ['a\nb'], ['a\0b'], [`${line}x`], Array(41).fill('x'), 'x', [5]]
    for (const value of bad) expect([value, takes('medications', value)]).toEqual([value, false])
  })

  it.each([
    ['00:00', true],
    ['09:05', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:05', false],
    ['09:5', false],
    ['09:05:00', false],
    ['', false],
    [545, false],
  ])('of the time of the first symptom: %j is taken: %s', (value, taken) => {
    expect(takes('firstSymptomTime', value)).toBe(taken)
  })
})

describe('[CUST-01] a person’s own fields', () => {
  it.each<[DayField, number]>([
    ['symptom.aching', 10],
    ['trigger.stairs', 999],
  ])('of %s are whole numbers from 0 to %i', (field, highest) => {
    for (const value of [0, 1, highest]) expect([value, takes(field, value)]).toEqual([value, true])
    for (const value of [-1, highest + 1, 0.5, '1', true, null, []])
      expect([value, takes(field, value)]).toEqual([value, false])
  })

  it.each([
    'symptom.',
    'symptom.short',
    'symptom.toolong',
    'symptom.ACHING',
    'symptom.a#b#c#',
    'trigger',
    'food.aching',
  ])('[SEC-05] have no name like %s', (name) => {
    expect(DayValues.safeParse({ [name]: 1 }).success).toBe(false)
  })

  it('[SEC-06] are at most 20 in one edit, and what was seen is only of them', () => {
    const own = (count: number, value: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`trigger.own0${String(n).padStart(2, '0')}`, value]))
    const fits = (set: object, seen = {}) => DayOperation.safeParse({ ...operation, set, seen }).success
    expect([fits(own(20, 1)), fits(own(21, 1)), fits(own(21, null)), fits({ ...own(20, null), painLevel: 1 })]).toEqual(
      [true, false, false, true],
    )
    const write = ['phone000.1']
    expect([fits(own(2, 1), own(2, write)), fits(own(1, 1), own(2, write))]).toEqual([true, false])
    for (const seen of ['{"__proto__":["phone000.1"]}', '{"symptom.x":[]}'])
      expect(fits({ painLevel: 1 }, JSON.parse(seen) as object)).toBe(false)
  })
})

describe('[LOG-06] the choices', () => {
  it.each(Object.entries(CHOICES) as [DayField, [string, string, number]][])(
    'of %s are each made once and in the order of %j',
    (field, [one, next, most]) => {
      const both = most > 1
      for (const value of [[], [one], [next]]) expect([value, takes(field, value)]).toEqual([value, true])
      expect(takes(field, [one, next])).toBe(both)
      const bad = [[next, one], [one, one], [one, next, one], ['Weather'], [null], one, { 0: one }]
      for (const value of bad) expect([value, takes(field, value)]).toEqual([value, false])
    },
  )

  it.each(Object.entries(CHOICE) as [DayField, string[]][])('of %s are one of %j', (field, options) => {
    for (const option of options) expect(takes(field, option)).toBe(true)
    for (const value of ['', 'Weather', options, 0]) expect([value, takes(field, value)]).toEqual([value, false])
  })

  it.each(FLAGS)('of %s are yes and no', (field) => {
    for (const value of [true, false]) expect(takes(field, value)).toBe(true)
    for (const value of [0, 1, 'true', '', []]) expect([value, takes(field, value)]).toEqual([value, false])
  })
})

describe('a day', () => {
  it('[DATA-01] takes any answers within their bounds, of every field there is', () => {
    const known = [NUMBERS, WORDS, CHOICES, CHOICE].flatMap((fields) => Object.keys(fields))
    expect([...known, ...FLAGS, 'medications', 'firstSymptomTime'].toSorted()).toEqual(DAY_FIELDS.toSorted())
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(DayValues.parse(values)).toEqual(values)
      }),
      { seed },
    )
  })

  it.each([...DAY_FIELDS, ...SOME_OWN])('[LOG-06] lets %s be cleared by null, never by saying undefined', (field) => {
    expect(DayOperation.safeParse({ ...operation, set: { [field]: null } }).success).toBe(true)
    expect(DayOperation.safeParse({ ...operation, set: { [field]: undefined } }).success).toBe(false)
    expect(takes(field, null)).toBe(false)
  })
})
