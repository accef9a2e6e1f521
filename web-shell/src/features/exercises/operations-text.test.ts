import { expect, test, vi } from 'vitest'
import { text } from './operations-text.ts'

const set = { exercise: 'childs_pose', seconds: 200, at: Date.parse('2026-11-20T12:00:00Z') }
const operation = { id: '2026-11-20-heron1', device: 'phone000', n: 1, seen: {}, editedAt: 1, zone: 'UTC' }

test.each([
  [{ set }, "Child's pose, 20 November"],
  [{ set: { ...set, before: 7, after: 5 } }, "Child's pose, 20 November, pain 7, then 5"],
  [{ set: {}, removes: true as const }, 'Remove a session of 20 November'],
])('[RELY-03] the refused change %j says what the user had entered', (edit, words) => {
  expect(text.change({ ...operation, ...edit })).toBe(words)
})

test('[RELY-03] a refused removal names the day in the id, a day in UTC, also west of UTC', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(text.change({ ...operation, set: {}, removes: true })).toBe('Remove a session of 20 November')
})

test.each([
  ['exercise', 'box', 'Exercise: Box breathing'],
  ['before', 7, 'Pain before: 7'],
])('[REC-01] a value of %s that lost is named', (field, value, words) => {
  expect(`${text.field(field)}: ${text.value(field, value)}`).toBe(words)
})
