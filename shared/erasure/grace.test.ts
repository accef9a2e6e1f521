import { expect, it } from 'vitest'
import { erasureInstant, isGone } from './grace.ts'

it('[PROF-03] an account whose deletion was asked for ends after exactly seven days', () => {
  const askedAt = Date.UTC(2026, 10, 25, 3, 15, 7, 1)
  const end = Date.UTC(2026, 11, 2, 3, 15, 7, 1)
  expect(erasureInstant(askedAt)).toBe(end)
  const instants = [askedAt, end - 1, end, end + 1]
  expect(instants.map((now) => isGone(end, now))).toEqual([false, false, true, true])
})

it('[PROF-03] an account without such a request never ends', () => {
  expect(isGone(undefined, Number.MAX_SAFE_INTEGER)).toBe(false)
})
