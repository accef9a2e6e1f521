import { describe, expect, it } from 'vitest'
import { readSchedule } from './occurrences.ts'

const at = (text: string) => Date.parse(text)
const next = (expression: string, after: string, zone = 'UTC') =>
  new Date(readSchedule(expression, zone, at('2026-01-01T00:00:30Z'))(at(after))).toISOString()

describe('the next time of a schedule', () => {
  it.each([
    ['rate(1 minute)', '2026-01-01T00:00:30Z', '2026-01-01T00:01:30.000Z'],
    ['rate(1 minute)', '2026-01-01T00:01:29Z', '2026-01-01T00:01:30.000Z'],
    ['rate(5 minutes)', '2026-01-01T00:04:00Z', '2026-01-01T00:05:30.000Z'],
    ['rate(2 hours)', '2026-01-01T00:04:00Z', '2026-01-01T02:00:30.000Z'],
    ['rate(3 days)', '2026-01-01T00:04:00Z', '2026-01-04T00:00:30.000Z'],
    ['cron(0 9 * * ? *)', '2026-01-01T09:00:00Z', '2026-01-02T09:00:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-01-01T09:01:00Z', '2026-01-01T09:15:00.000Z'],
    ['cron(0 9 ? * 1 *)', '2026-11-21T00:00:00Z', '2026-11-22T09:00:00.000Z'],
    ['cron(0 9 ? * MON-FRI *)', '2026-11-21T00:00:00Z', '2026-11-23T09:00:00.000Z'],
  ])('%s after %s is %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected)
  })

  it('keeps the local time of its zone after the change to summer time', () => {
    const nightly = (after: string) => next('cron(30 3 * * ? *)', after, 'Europe/London')
    expect(nightly('2026-03-28T00:00:00Z')).toBe('2026-03-28T03:30:00.000Z')
    expect(nightly('2026-03-29T00:00:00Z')).toBe('2026-03-29T02:30:00.000Z')
  })

  it.each(['rate(5)', 'rate(1 month)', 'cron(0 9 * * ?)', 'at(2026-11-20T13:00:00)'])('throws for %s', (text) => {
    expect(() => readSchedule(text, 'UTC', 0)).toThrow(`does not know the schedule ${text}`)
  })
})
