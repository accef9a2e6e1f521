import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import { answerText } from './answer.ts'

test.each<[DayField, NonNullable<DayValues[DayField]>, string]>([
  ['painLevel', 0, '0 of 10'],
  ['urgencyLevel', 3, '3 of 5'],
  ['nocturia', 1, '1 time'],
  ['nocturia', 0, '0 times'],
  ['sleepHours', 5.5, '5.5 hours'],
  ['bladderSpasms', true, 'Yes'],
  ['bladderSpasms', false, 'No'],
  ['urinationPainTiming', 'all_times', 'All the time'],
  ['foodTags', ['Citrus', 'Soy'], 'Citrus, Soy'],
  ['beverages', [], 'Only water'],
  ['painTypes', [], 'None'],
  ['moods', ['Calm', 'Happy'], '😌 Calm, 😊 Happy'],
  ['medications', ['Aloe', 'Zinc'], 'Aloe\nZinc'],
  ['medications', [], 'None'],
  ['notes', 'A long day', 'A long day'],
  ['firstSymptomTime', '06:30', '06:30'],
  ['symptom.aching', 4, '4 of 10'],
  ['trigger.stairs', 1, '1 time'],
])('[HIST-01] the field %s with the value %j is shown as "%s"', (field, value, words) => {
  expect(answerText(field, value)).toBe(words)
})

test('[HIST-01] any value is shown in words', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      for (const [field, value] of Object.entries(values)) {
        const words = answerText(field as DayField, value ?? '')
        expect(words).not.toBe('')
        // A text that the user typed may contain these words.
        const isText = typeof value === 'string'
        expect(/undefined|null|NaN|object/.test(words) && !isText).toBe(false)
      }
    }),
    { seed },
  )
})
