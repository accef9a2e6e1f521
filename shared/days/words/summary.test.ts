import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { DAY_FIELDS, type DayField } from '../model/fields.ts'
import { summaryOf } from './summary.ts'

test.each([
  [{}, ''],
  [{ painLevel: 0, urgencyLevel: 3, nocturia: 2 }, 'Pain 0 · Urgency 3 · At night 2'],
  [{ bladderSpasms: true, incompleteEmptying: false }, 'Spasms'],
  [{ urinationPainTiming: 'all_times' }, 'Hurts all the time'],
  [{ foodTags: ['Citrus', 'Soy'], beverages: [] }, 'Citrus, Soy · Only water'],
  [{ medications: ['Aloe', 'Zinc'], notes: 'Rested' }, '“Rested” · Aloe, Zinc'],
  // The level is kept, but it is not applicable while `pelvicHeaviness` is false.
  [{ pelvicHeaviness: false, pelvicHeavinessLevel: 7 }, ''],
] as const)('the summary of %j is "%s"', (values, line) => {
  expect(summaryOf(DAY_FIELDS, values)).toBe(line)
})

test('[LOG-05] custom fields have the names that the user gave them', () => {
  const names = new Map<DayField, string>([
    ['symptom.aching', 'Aching legs'],
    ['trigger.stairs', 'Stairs'],
  ])
  const values = { 'symptom.aching': 0, 'trigger.stairs': 3 }
  expect(summaryOf([...names.keys()], values, (field) => names.get(field))).toBe('Aching legs 0 · Stairs 3')
})

test('the summary of any values contains no undefined, null or NaN', () => {
  fc.assert(
    fc.property(anyValues, (values) => !/undefined|null|NaN/.test(summaryOf(DAY_FIELDS, { ...values, notes: 'x' }))),
    { seed },
  )
})
