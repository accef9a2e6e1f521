import { describe, expect, it } from 'vitest'
import { assertToday, firstName, greeting } from './rules.ts'

describe('[HOME-01] the greeting', () => {
  it.each([
    [0, 'Good Morning'],
    [11, 'Good Morning'],
    [12, 'Good Afternoon'],
    [16, 'Good Afternoon'],
    [17, 'Good Evening'],
    [23, 'Good Evening'],
  ])('at %i o’clock is %s', (hour, words) => {
    expect(greeting(hour)).toBe(words)
  })

  it.each([
    ['Ada Fenwick', 'Ada'],
    ['  Noor  ', 'Noor'],
    ['', 'friend'],
    ['   ', 'friend'],
  ])('of "%s" uses "%s"', (fullName, name) => {
    expect(firstName(fullName)).toBe(name)
  })
})

describe('today', () => {
  const now = Date.parse('2026-11-20T11:00:00Z')
  it.each(['2026-11-19', '2026-11-20', '2026-11-21'])('can be %s somewhere', (date) => {
    expect(() => assertToday(date, now)).not.toThrow()
  })

  it.each(['2026-11-18', '2026-11-22'])('cannot be %s anywhere', (date) => {
    expect(() => assertToday(date, now)).toThrow(expect.objectContaining({ code: 'not-today' }))
  })
})
