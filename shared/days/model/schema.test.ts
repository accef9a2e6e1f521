import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyValues, CUSTOM_FIELDS } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayField, type FieldOfKind } from './fields.ts'
import { DayOperation, DayValues } from './schema.ts'

const operation = { device: 'phone000', n: 1, date: '2026-11-20', seen: {}, editedAt: 1.8e12, zone: 'UTC' }
const accepts = (field: DayField, value: unknown) => DayValues.safeParse({ [field]: value }).success

/** The highest value and the step of every number field. */
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

/** The maximum number of characters of each text field. */
const TEXT_LENGTHS: Record<FieldOfKind<'words'>, number> = {
  notes: 2000,
  sleepNotes: 1000,
  bowelMovementNotes: 1000,
  mealsEaten: 2000,
  moodNotes: 2000,
}

/** Two adjacent options of each list, and the maximum number of options that can be chosen. */
const CHOICES: Record<FieldOfKind<'choices'>, [first: string, second: string, maxChosen: number]> = {
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
  'painAfterUrination',
  'incompleteEmptying',
  'bladderSpasms',
  'painTriggersMovement',
  'painRadiates',
  'painTriggeredByStrainingBowel',
  'pelvicHeaviness',
  'flareManual',
  'isManagingFlare',
  'bowelMovement',
]

describe('[LOG-07] the bounds', () => {
  it.each(Object.entries(NUMBERS) as [DayField, [number, number]][])(
    'of %s ([highest, step] is %j) are enforced',
    (field, [highest, step]) => {
      for (const value of [0, step, highest - step, highest])
        expect(accepts(field, value), JSON.stringify(value)).toBe(true)
      const beyond = [-step, -1, highest + step, highest + 1, step / 2, highest - step / 2, '1', true, [], Number.NaN]
      for (const value of beyond) expect(accepts(field, value), JSON.stringify(value)).toBe(false)
    },
  )

  it.each(Object.entries(TEXT_LENGTHS) as [DayField, number][])(
    'of %s, 1 to %i characters, are enforced',
    (field, maxLength) => {
      for (const length of [1, maxLength]) expect(accepts(field, 'x'.repeat(length))).toBe(true)
      expect(accepts(field, '🌊'.repeat(maxLength))).toBe(true)
      const bad = ['', 'x'.repeat(maxLength + 1), `${'🌊'.repeat(maxLength)}x`, 'a\0b', '\ud800', 5, ['x']]
      for (const value of bad) expect(accepts(field, value), JSON.stringify(value)).toBe(false)
    },
  )

  it('of medications, at most 40 lines of at most 200 characters and none empty, are enforced', () => {
    const line = 'x'.repeat(200)
    for (const value of [[], ['x'], Array(40).fill(line), ['Aloe', 'Aloe']])
      expect(accepts('medications', value)).toBe(true)
    const bad = [[''], [' x'], ['x '], ['a\nb'], ['a\0b'], [`${line}x`], Array(41).fill('x'), 'x', [5]]
    for (const value of bad) expect(accepts('medications', value), JSON.stringify(value)).toBe(false)
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
  ])('of firstSymptomTime allow %j: %s', (value, expected) => {
    expect(accepts('firstSymptomTime', value)).toBe(expected)
  })
})

describe('[CUST-01] custom fields', () => {
  it.each<[DayField, number]>([
    ['symptom.aching', 10],
    ['trigger.stairs', 999],
  ])('such as %s are whole numbers from 0 to %i', (field, highest) => {
    for (const value of [0, 1, highest]) expect(accepts(field, value), JSON.stringify(value)).toBe(true)
    for (const value of [-1, highest + 1, 0.5, '1', true, null, []])
      expect(accepts(field, value), JSON.stringify(value)).toBe(false)
  })

  it.each([
    'symptom.',
    'symptom.short',
    'symptom.toolong',
    'symptom.ACHING',
    'symptom.a#b#c#',
    'trigger',
    'food.aching',
  ])('[SEC-05] with the name %s are refused', (name) => {
    expect(DayValues.safeParse({ [name]: 1 }).success).toBe(false)
  })

  it('[SEC-06] are at most 20 in one edit, and `seen` names only fields of the edit', () => {
    const customFields = (count: number, value: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`trigger.own0${String(n).padStart(2, '0')}`, value]))
    const acceptsEdit = (set: object, seen = {}) => DayOperation.safeParse({ ...operation, set, seen }).success
    expect(acceptsEdit(customFields(20, 1))).toBe(true)
    expect(acceptsEdit(customFields(21, 1))).toBe(false)
    expect(acceptsEdit(customFields(21, null))).toBe(false)
    expect(acceptsEdit({ ...customFields(20, null), painLevel: 1 })).toBe(true)
    const writes = ['phone000.1']
    expect(acceptsEdit(customFields(2, 1), customFields(2, writes))).toBe(true)
    expect(acceptsEdit(customFields(1, 1), customFields(2, writes))).toBe(false)
    for (const seen of ['{"__proto__":["phone000.1"]}', '{"symptom.x":[]}'])
      expect(acceptsEdit({ painLevel: 1 }, JSON.parse(seen) as object)).toBe(false)
  })
})

describe('[LOG-06] the choices', () => {
  it.each(Object.entries(CHOICES) as [DayField, [string, string, number]][])(
    'of %s are unique and in the order of their list: %j',
    (field, [first, second, maxChosen]) => {
      const allowsTwo = maxChosen > 1
      for (const value of [[], [first], [second]]) expect(accepts(field, value), JSON.stringify(value)).toBe(true)
      expect(accepts(field, [first, second])).toBe(allowsTwo)
      const bad = [[second, first], [first, first], [first, second, first], ['Weather'], [null], first, { 0: first }]
      for (const value of bad) expect(accepts(field, value), JSON.stringify(value)).toBe(false)
    },
  )

  it.each(Object.entries(CHOICE) as [DayField, string[]][])('of %s are one of %j', (field, options) => {
    for (const option of options) expect(accepts(field, option)).toBe(true)
    for (const value of ['', 'Weather', options, 0]) expect(accepts(field, value), JSON.stringify(value)).toBe(false)
  })

  it.each(FLAGS)('of %s are true and false', (field) => {
    for (const value of [true, false]) expect(accepts(field, value)).toBe(true)
    for (const value of [0, 1, 'true', '', []]) expect(accepts(field, value), JSON.stringify(value)).toBe(false)
  })
})

describe('a day', () => {
  it('[DATA-01] accepts any values of any fields within their bounds', () => {
    const known = [NUMBERS, TEXT_LENGTHS, CHOICES, CHOICE].flatMap((fields) => Object.keys(fields))
    expect([...known, ...FLAGS, 'medications', 'firstSymptomTime'].toSorted()).toEqual(DAY_FIELDS.toSorted())
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(DayValues.parse(values)).toEqual(values)
      }),
      { seed },
    )
  })

  it.each([...DAY_FIELDS, ...CUSTOM_FIELDS])(
    '[LOG-06] allows an edit to clear %s with null, never with undefined',
    (field) => {
      expect(DayOperation.safeParse({ ...operation, set: { [field]: null } }).success).toBe(true)
      expect(DayOperation.safeParse({ ...operation, set: { [field]: undefined } }).success).toBe(false)
      expect(accepts(field, null)).toBe(false)
    },
  )
})

it.each(['sleepHours', 'waterGlasses', 'frequency'] as const)(
  '[SEC-04] %s refuses numbers that are nearly a step',
  (field) => {
    for (const value of [1e-200, 5e-324, 1e-130, 1e-10, 1 + 1e-10, 2.0000000001])
      expect(accepts(field, value)).toBe(false)
  },
)
