import { describe, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../preferences/preferences.ts'
import { inferFlare } from '../flare/flare.ts'
import { patternTip, ruleTip } from '../flare/tips.ts'
import type { DayValues } from './fields.ts'
import { DRINKS, EXERCISES, FOODS } from './options.ts'

const TRIGGERS = new Set([
  ...['Coffee', 'Tea', 'Cola', 'Energy drinks', 'Alcohol', 'Citrus juice'],
  ...['Citrus', 'Tomato', 'Spicy', 'Chocolate', 'Vinegar', 'Artificial sweeteners'],
])
const WITH_CAFFEINE = new Set(['Coffee', 'Tea', 'Cola', 'Energy drinks', 'Chocolate'])

const having = (option: string): DayValues =>
  (FOODS as readonly string[]).includes(option)
    ? { foodTags: [option as (typeof FOODS)[number]] }
    : { beverages: [option as (typeof DRINKS)[number]] }

describe.each([...FOODS, ...DRINKS])('%s', (option) => {
  test('[CUST-04] is a trigger food exactly when the list says so', () => {
    const { flare } = DEFAULT_PREFERENCES
    const alone = { ...flare, conditions: ['triggers_logged', 'bladder_pain'] as const, suddenIncreaseOnly: true }
    const isTrigger = TRIGGERS.has(option)
    expect(ruleTip(having(option))).toBe(isTrigger ? 'trigger-food' : 'general')
    // With pain that only rises, the trigger is the one condition that can hold.
    expect(inferFlare({ ...having(option), painLevel: 3 }, [{ painLevel: 1 }], alone)).toBe(isTrigger)
  })

  test('[CUST-04] has caffeine exactly when the list says so', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => ({
      date,
      values: { ...having(option), flareManual: true },
      flareInferred: false,
    }))
    expect(patternTip(days, '2026-11-20') === 'caffeine-with-flares').toBe(WITH_CAFFEINE.has(option))
  })
})

test.each([
  ['foods', FOODS],
  ['drinks', DRINKS],
  ['exercises', EXERCISES],
])('[CUST-04] the list of %s names each once', (_, options: readonly string[]) => {
  expect(new Set(options).size).toBe(options.length)
})
