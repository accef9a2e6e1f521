import { describe, expect, it } from 'vitest'
import { assertToday } from './rules.ts'

describe('today', () => {
  const now = Date.parse('2026-11-20T11:00:00Z')
  it.each(['2026-11-19', '2026-11-20', '2026-11-21'])('can be %s, the local date of some zone', (date) => {
    expect(() => assertToday(date, now)).not.toThrow()
  })

  it.each(['2026-11-18', '2026-11-22'])('cannot be %s, which is no local date in any zone', (date) => {
    expect(() => assertToday(date, now)).toThrow(expect.objectContaining({ code: 'not-today' }))
  })
})
