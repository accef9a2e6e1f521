import { describe, expect, it } from 'vitest'
import { assertEditable, trustedInstant } from './edit-age.ts'

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

describe('the instant of an edit', () => {
  it.each([
    [now - 86_400_000, now - 86_400_000],
    [now + 300_000, now + 300_000],
    [now + 300_001, now + 300_000],
  ])('%i is limited to %i, at most five minutes ahead of the service', (editedAt, trusted) => {
    expect(trustedInstant(editedAt, now)).toBe(trusted)
  })
})
