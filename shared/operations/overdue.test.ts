import { expect, it } from 'vitest'
import { isOverdue } from './overdue.ts'

const MINUTE_MS = 60_000

it.each([
  ['tick', 6],
  ['erasure', 66],
  ['content', 1_584],
] as const)('[OPS-04] %s is overdue when its last run began more than %i minutes ago', (name, minutes) => {
  const at = Date.parse('2026-11-27T03:30:00Z')
  expect(isOverdue(name, at, at + minutes * MINUTE_MS)).toBe(false)
  expect(isOverdue(name, at, at + minutes * MINUTE_MS + 1)).toBe(true)
})
