import { expect, it } from 'vitest'
import { isGettingStarted, isNewAccount, stepsDone } from './getting-started.ts'

const DAY_MS = 86_400_000
const ALL = { hasReadArticle: true, hasSetReminder: true }
const THREE = ['2026-11-20', '2026-11-19', '2026-11-17']

it.each([
  [7 * DAY_MS, true],
  [7 * DAY_MS + 1, false],
])('[HOME-04] an account is new for seven days: %i ms', (age, expected) => {
  expect(isNewAccount(1_000, 1_000 + age)).toBe(expected)
})

it.each([
  [0, false, false],
  [1, true, false],
  [2, true, false],
  [3, true, true],
])('[HOME-04] after %i logged days the first entry and the three entries are done: %s, %s', (count, log, insights) => {
  expect(stepsDone({ gettingStarted: ALL, loggedOn: THREE.slice(0, count) })).toMatchObject({ log, insights })
})

it.each([
  ['with every step done', { gettingStarted: ALL, loggedOn: THREE }, false],
  ['for an older account', { loggedOn: [] }, false],
  ['two entries', { gettingStarted: ALL, loggedOn: THREE.slice(1) }, true],
  ['no article', { gettingStarted: { ...ALL, hasReadArticle: false }, loggedOn: THREE }, true],
  ['no reminder', { gettingStarted: { ...ALL, hasSetReminder: false }, loggedOn: THREE }, true],
])('[HOME-04] steps are left: %s', (_, home, expected) => {
  expect(isGettingStarted(home)).toBe(expected)
})
