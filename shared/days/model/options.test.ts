import { describe, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../preferences/preferences.ts'
import { inferFlare } from '../flare/flare.ts'
import { findDayTip, findPatternTip } from '../flare/tips.ts'
import type { DayValues } from './fields.ts'
import { DRINKS, EXERCISES, FOODS } from './options.ts'

const EXPECTED_TRIGGERS = new Set([
  'Coffee',
  'Tea',
  'Cola',
  'Energy drinks',
  'Alcohol',
  'Citrus juice',
  'Citrus',
  'Tomato',
  'Spicy',
  'Chocolate',
  'Vinegar',
  'Artificial sweeteners',
])
const EXPECTED_CAFFEINE = new Set(['Coffee', 'Tea', 'Cola', 'Energy drinks', 'Chocolate'])

const valuesWith = (option: string): DayValues =>
  (FOODS as readonly string[]).includes(option)
    ? { foodTags: [option as (typeof FOODS)[number]] }
    : { beverages: [option as (typeof DRINKS)[number]] }

describe.each([...FOODS, ...DRINKS])('%s', (option) => {
  test('[CUST-04] is a trigger food exactly when the list says so', () => {
    const { flare } = DEFAULT_PREFERENCES
    const settings = { ...flare, conditions: ['triggers_logged', 'bladder_pain'] as const, suddenIncreaseOnly: true }
    const isTrigger = EXPECTED_TRIGGERS.has(option)
    expect(findDayTip(valuesWith(option))).toBe(isTrigger ? 'trigger-food' : 'general')
    // The pain rises but stays below its threshold, so the trigger is the only condition that can hold.
    expect(inferFlare({ ...valuesWith(option), painLevel: 3 }, [{ painLevel: 1 }], settings)).toBe(isTrigger)
  })

  test('[CUST-04] has caffeine exactly when the list says so', () => {
    const on = (date: string, values: DayValues) => ({ date, values, flareInferred: false })
    const flares = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) =>
      on(date, { ...valuesWith(option), flareManual: true }),
    )
    const others = ['2026-11-13', '2026-11-14', '2026-11-15'].map((date) => on(date, { foodTags: [], beverages: [] }))
    const found = findPatternTip([...flares, ...others], '2026-11-20')?.tip
    expect(found === 'caffeine-with-flares').toBe(EXPECTED_CAFFEINE.has(option))
  })
})

test.each([
  ['foods', FOODS],
  ['drinks', DRINKS],
  ['exercises', EXERCISES],
])('[CUST-04] the list of %s has no duplicates', (_, options: readonly string[]) => {
  expect(new Set(options).size).toBe(options.length)
})
