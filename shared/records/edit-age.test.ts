import { describe, expect, it } from 'vitest'
import { trustedInstant } from './edit-age.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('the instant of an edit', () => {
  it.each([
    [now - 86_400_000, now - 86_400_000],
    [now + 300_000, now + 300_000],
    [now + 300_001, now + 300_000],
  ])('%i is limited to %i, at most five minutes ahead of the service', (editedAt, trusted) => {
    expect(trustedInstant(editedAt, now)).toBe(trusted)
  })
})
