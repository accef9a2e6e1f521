import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anySchedule, anyZone } from '../../tests/fixtures/reminders/any-schedule.ts'
import { expectSameAsMinutes } from '../../tests/fixtures/reminders/minute-by-minute.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { lastOccurrence, nextOccurrence, nextOccurrences } from './occurrences.ts'
import type { Schedule } from './schedule.ts'

const CASES = 500

const daily = (...times: string[]): Schedule => ({ frequency: 'daily', times })
const next = (schedule: Schedule, zone: string, after: string, count = 1) =>
  nextOccurrences(schedule, zone, Date.parse(after), count).map((instant) =>
    new Date(instant).toISOString().slice(0, 16),
  )

describe('[REM-02] the next occurrence', () => {
  it.each<[string, Schedule, string, string, string[]]>([
    ['strictly later', daily('08:00'), 'UTC', '2026-11-20T08:00:00Z', ['2026-11-21T08:00']],
    ['today', daily('08:00', '20:00'), 'UTC', '2026-11-20T08:00:00Z', ['2026-11-20T20:00', '2026-11-21T08:00']],
    ['at midnight', daily('00:00'), 'Europe/Berlin', '2026-11-20T22:59:59Z', ['2026-11-20T23:00']],
    ['of a half-hour zone', daily('08:00'), 'Asia/Kolkata', '2026-11-20T00:00:00Z', ['2026-11-20T02:30']],
    ['of a quarter-hour zone', daily('08:00'), 'Asia/Kathmandu', '2026-11-20T00:00:00Z', ['2026-11-20T02:15']],
    // The clocks of London go from 01:00 to 02:00 on 29 March 2026.
    [
      'in a gap: at its end',
      daily('01:30'),
      'Europe/London',
      '2026-03-28T12:00:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:30'],
    ],
    [
      'at the beginning of a gap: at its end',
      daily('01:00'),
      'Europe/London',
      '2026-03-28T12:00:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:00'],
    ],
    [
      'twice in a gap: once',
      daily('01:10', '01:50'),
      'Europe/London',
      '2026-03-28T12:00:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:10'],
    ],
    ['after a gap', daily('02:00'), 'Europe/London', '2026-03-28T12:00:00Z', ['2026-03-29T01:00', '2026-03-30T01:00']],
    // They go from 02:00 back to 01:00 on 25 October 2026.
    [
      'repeated: the first time only',
      daily('01:30'),
      'Europe/London',
      '2026-10-24T12:00:00Z',
      ['2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    ['between both times: tomorrow', daily('01:30'), 'Europe/London', '2026-10-25T00:45:00Z', ['2026-10-26T01:30']],
    // Lord Howe moves its clocks by half an hour.
    ['in a gap of half an hour', daily('02:15'), 'Australia/Lord_Howe', '2026-10-03T00:00:00Z', ['2026-10-03T15:30']],
    // The clocks of Nuuk go from 23:00 to midnight on 28 March 2026.
    [
      'in a gap before midnight',
      daily('23:30'),
      'America/Nuuk',
      '2026-03-28T12:00:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:30'],
    ],
    // The clocks of Santiago skip the first hour of 6 September 2026.
    [
      'in a gap at midnight',
      daily('00:30'),
      'America/Santiago',
      '2026-09-05T12:00:00Z',
      ['2026-09-06T04:00', '2026-09-07T03:30'],
    ],
  ])('%s', (_, schedule, zone, after, expected) => {
    expect(next(schedule, zone, after, expected.length)).toEqual(expected)
  })

  it('of a single date is its time, and then none', () => {
    const once: Schedule = { frequency: 'once', on: '2026-11-20', times: ['08:00'] }
    expect(next(once, 'UTC', '2026-01-01T00:00:00Z', 3)).toEqual(['2026-11-20T08:00'])
    expect(nextOccurrence(once, 'UTC', Date.parse('2026-11-20T08:00:00Z'))).toBeUndefined()
  })

  it('of a week is on its days', () => {
    // 20 November 2026 is a Friday.
    const weekly: Schedule = { frequency: 'weekly', weekdays: [1, 5], times: ['08:00'] }
    expect(next(weekly, 'UTC', '2026-11-20T00:00:00Z', 3)).toEqual([
      '2026-11-20T08:00',
      '2026-11-23T08:00',
      '2026-11-27T08:00',
    ])
  })

  it('of every third day counts from its first date, also when that lies ahead', () => {
    const days: Schedule = { frequency: 'days', everyDays: 3, from: '2026-11-19', times: ['08:00'] }
    expect(next(days, 'UTC', '2026-11-20T00:00:00Z', 2)).toEqual(['2026-11-22T08:00', '2026-11-25T08:00'])
    expect(next(days, 'UTC', '2026-10-20T00:00:00Z')).toEqual(['2026-11-19T08:00'])
  })

  it('of every two hours stays in its window', () => {
    const hours: Schedule = { frequency: 'hours', everyHours: 2, from: '09:00', until: '12:30' }
    expect(next(hours, 'UTC', '2026-11-20T09:00:00Z', 2)).toEqual(['2026-11-20T11:00', '2026-11-21T09:00'])
  })

  it('moves with a user who moves', () => {
    expect(next(daily('08:00'), 'Asia/Tokyo', '2026-11-20T00:00:00Z')).toEqual(['2026-11-20T23:00'])
    expect(next(daily('08:00'), 'Europe/London', '2026-11-20T00:00:00Z')).toEqual(['2026-11-20T08:00'])
  })

  it(`[RELY-04] is what watching the clock minute by minute finds, in any zone (${CASES} cases, SEED=${seed})`, () => {
    fc.assert(fc.property(anySchedule, anyZone, anyInstant, expectSameAsMinutes), { seed, numRuns: CASES })
  })
})

describe('[REM-05] the last occurrence of a time', () => {
  const last = (schedule: Schedule, after: string, until: string) =>
    lastOccurrence(schedule, 'UTC', { after: Date.parse(after), until: Date.parse(until) })

  it.each([
    ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', undefined],
    ['2026-11-20T07:59:59Z', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
    ['2026-11-20T07:00:00Z', '2026-11-20T23:00:00Z', '2026-11-20T20:00:00Z'],
    ['2026-10-20T07:00:00Z', '2026-11-20T19:00:00Z', '2026-11-20T08:00:00Z'],
  ])('after %s, until %s is %s', (after, until, expected) => {
    expect(last(daily('08:00', '20:00'), after, until)).toBe(expected && Date.parse(expected))
  })

  it('is found when the last one is long ago', () => {
    const rare: Schedule = { frequency: 'days', everyDays: 90, from: '2026-01-01', times: ['08:00'] }
    expect(last(rare, '2025-12-01T00:00:00Z', '2026-03-01T00:00:00Z')).toBe(Date.parse('2026-01-01T08:00:00Z'))
  })
})
