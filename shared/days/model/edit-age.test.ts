import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { assertRecentEdit } from '../../records/edit-age.ts'
import { addDays } from '../../time/local-date.ts'
import { assertEditable, firstChangeableDate } from './edit-age.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-20T12:00:00Z')
const edit = (date: string, editedAt: string, zone = 'UTC') => ({ date, editedAt: Date.parse(editedAt), zone })

describe('[LOG-03] the editable days', () => {
  it.each([
    ['today', edit('2026-11-20', '2026-11-20T12:00:00Z')],
    ['14 days back', edit('2026-11-06', '2026-11-20T12:00:00Z')],
    ['today in a zone that is ahead', edit('2026-11-21', '2026-11-20T12:00:00Z', 'Pacific/Kiritimati')],
    [
      '14 days back at the time of the edit, although the edit arrives later',
      edit('2026-10-01', '2026-10-15T12:00:00Z'),
    ],
  ])('include %s', (_, operation) => {
    expect(() => assertEditable(operation, now)).not.toThrow()
  })

  it.each([
    ['tomorrow', edit('2026-11-21', '2026-11-20T12:00:00Z'), 'date-in-future'],
    ['15 days back', edit('2026-11-05', '2026-11-20T12:00:00Z'), 'date-too-old'],
    ['tomorrow, edited with a clock that is a day ahead', edit('2026-11-21', '2026-11-21T12:00:00Z'), 'date-in-future'],
    [
      'the date of a zone that is ahead, edited in a zone that is behind',
      edit('2026-11-21', '2026-11-20T12:00:00Z', 'Pacific/Pago_Pago'),
      'date-in-future',
    ],
  ])('exclude %s', (_, operation, code) => {
    expect(() => assertEditable(operation, now)).toThrow(expect.objectContaining({ code }))
  })
})

describe('[PERF-03] the first date that can still change', () => {
  const accepts = (date: string, at: number, editedAt: number, zone: string) => {
    try {
      assertRecentEdit({ editedAt }, 0, at)
      assertEditable({ date, editedAt, zone }, at)
      return true
    } catch {
      return false
    }
  }

  it('is 75 days before today in UTC, and an edit in the zone behind all others can have it', () => {
    const at = Date.parse('2026-11-20T11:59:00Z')
    expect(firstChangeableDate(at)).toBe(addDays('2026-11-20', -75))
    expect(accepts(addDays('2026-11-20', -75), at, at - 60 * DAY_MS, 'Etc/GMT+12')).toBe(true)
  })

  it('is not later than the date of any edit that is accepted from twelve hours before', () => {
    const hour = fc.integer({ min: 0, max: 48 * 365 }).map((half) => now + half * 1_800_000)
    const zone = fc.constantFrom('UTC', 'Etc/GMT+12', 'Pacific/Kiritimati', 'America/New_York', 'Europe/London')
    fc.assert(
      fc.property(
        hour,
        fc.integer({ min: -12, max: 24 }),
        fc.integer({ min: 0, max: 24 * 60 }),
        zone,
        (read, later, wait, where) => {
          const at = read + later * 3_600_000
          const before = addDays(firstChangeableDate(read), -1)
          expect(accepts(before, at, at - wait * 3_600_000, where)).toBe(false)
        },
      ),
      { seed },
    )
  })
})
