import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { flareRule } from './flare-rule.ts'

const { flare } = DEFAULT_PREFERENCES

it.each([
  [
    {},
    "Flare days: marked by the patient, or by the patient's rule as set now: pain of 4 or more, or urgency of 3 or more of 5, or pain of 3 or more, with pain or urgency 2 or more above the three days before.",
  ],
  [
    { painThreshold: 7, suddenIncreaseOnly: false, conditions: ['bladder_pain', 'hydration_level'] as const },
    "Flare days: marked by the patient, or by the patient's rule as set now: pain of 7 or more.",
  ],
  [
    { conditions: ['triggers_logged', 'hydration_level'] as const },
    "Flare days: marked by the patient, or by the patient's rule as set now: a trigger food or drink, or stress, or fewer than 4 glasses of water, with pain or urgency 2 or more above the three days before.",
  ],
  [{ suddenIncreaseOnly: false, conditions: ['hydration_level'] as const }, 'Flare days: marked by the patient.'],
  [{ alertMode: 'manual' as const }, 'Flare days: marked by the patient.'],
])('[REPORT-01] with the settings %j the report says: %s', (settings, words) => {
  expect(flareRule({ ...flare, ...settings })).toBe(words)
})
