import { expect, it } from 'vitest'
import { LOOKUP_KEYS, PLANS, planOf, savingOfYear } from './plans.ts'

it('[SUB-03] a year saves 38 %', () => {
  expect(savingOfYear(399, 2999)).toBe(38)
})

it.each([
  [100, 1200],
  [100, 1300],
])('no saving is claimed for %i a month and %i a year', (monthly, yearly) => {
  expect(savingOfYear(monthly, yearly)).toBeUndefined()
})

it('a plan is found by its lookup key', () => {
  expect(PLANS.map((plan) => planOf(LOOKUP_KEYS[plan]))).toEqual(PLANS)
  expect(planOf('stillwater_weekly')).toBeUndefined()
  expect(planOf(null)).toBeUndefined()
})
