import { expect, it } from 'vitest'
import { sameTimeTomorrow } from './snooze.ts'

it.each([
  ['UTC', '2026-11-20T19:05:30Z', '2026-11-21T19:05:00Z'],
  ['America/New_York', '2026-11-20T02:00:00Z', '2026-11-21T02:00:00Z'],
  // The clocks of London go back on 25 October 2026, and forward on 28 March 2027.
  ['Europe/London', '2026-10-24T18:00:00Z', '2026-10-25T19:00:00Z'],
  ['Europe/London', '2027-03-27T01:30:00Z', '2027-03-28T01:00:00Z'],
  ['Europe/London', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
])('[REM-03] the same time tomorrow in %s after %s is %s', (zone, now, expected) => {
  expect(new Date(sameTimeTomorrow(Date.parse(now), zone)).toISOString()).toBe(expected.replace('Z', '.000Z'))
})
