import { describe, expect, it } from 'vitest'
import { addDays, datesUpTo, daysBetween, localDate, startOfDay } from './local-date.ts'
import { Instant, LocalDate, Zone } from './schema.ts'

describe('the local date', () => {
  it.each([
    ['2026-11-20T23:59:59Z', 'UTC', '2026-11-20'],
    ['2026-11-20T23:59:59Z', 'Europe/Berlin', '2026-11-21'],
    ['2026-11-20T09:59:59Z', 'Pacific/Kiritimati', '2026-11-20'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-20T09:00:00Z', 'Pacific/Pago_Pago', '2026-11-19'],
    // The clocks of London go forward at 01:00 UTC.
    ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
    ['2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
  ])('at %s in %s is %s', (instant, zone, date) => {
    expect(localDate(Date.parse(instant), zone)).toBe(date)
  })
})

it('the local date is right in every zone, also after the cache of formats was full and was cleared', () => {
  const instant = Date.parse('2026-11-20T10:30:00Z')
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'Asia/Tokyo'])
    expect(localDate(instant, zone), zone).toBe(new Date(instant).toLocaleDateString('sv', { timeZone: zone }))
})

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i days is %s, and the difference is the same number of days', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })
})

describe('the schemas', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00:00Z', '', 20261120, null])(
    '%j is not a date',
    (value) => {
      expect(LocalDate.safeParse(value).success).toBe(false)
    },
  )

  it.each(['Europe/Atlantis', '+01:00', '', 'x'.repeat(65), 5])('%j is not a zone', (value) => {
    expect(Zone.safeParse(value).success).toBe(false)
  })

  it.each([0, -1, 1.5, Number.NaN, 4_102_444_800_001, '2026'])('%j is not an instant', (value) => {
    expect(Instant.safeParse(value).success).toBe(false)
  })
})

describe('datesUpTo', () => {
  it('ends with the date, and passes the end of a month', () => {
    expect(datesUpTo('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  })
})

describe('a local date begins', () => {
  it.each([
    ['2026-11-25', 'UTC', '2026-11-25T00:00:00Z'],
    ['2026-11-25', 'Europe/London', '2026-11-25T00:00:00Z'],
    ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00Z'],
    ['2026-11-25', 'Pacific/Kiritimati', '2026-11-24T10:00:00Z'],
    ['2026-11-25', 'Pacific/Pago_Pago', '2026-11-25T11:00:00Z'],
    ['2026-11-25', 'Asia/Kathmandu', '2026-11-24T18:15:00Z'],
    // The clocks go forward at midnight: the day begins at one o'clock.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ])('%s in %s at %s', (date, zone, start) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(start.replace('Z', '.000Z'))
  })
})
