import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'

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
  ])('addresses the full name "%s" as "%s"', (fullName, name) => {
    expect(greeting(9, fullName)).toBe(`Good Morning, ${name}`)
  })
})
