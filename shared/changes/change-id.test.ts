import { describe, expect, it } from 'vitest'
import { assertTimely, changeIdOf, instantAfter, instantOf } from './change-id.ts'
import { ChangeId } from './schema.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const at = (instant: number) => changeIdOf(instant, 'heron1')
const account = { createdAt: NOW - 400 * DAY, now: NOW }

describe('[SEC-25] the id of a change', () => {
  it('has its instant, and is accepted', () => {
    expect(ChangeId.safeParse(at(NOW)).success).toBe(true)
    expect(instantOf(at(NOW))).toBe(NOW)
  })

  it('sorts by time', () => {
    expect(changeIdOf(NOW, 'zzzzzz') < changeIdOf(NOW + 1, '000000')).toBe(true)
  })

  it('comes after another one, also after that of a clock that is ahead', () => {
    expect(instantAfter(undefined, NOW)).toBe(NOW)
    expect(instantAfter(at(NOW - MINUTE), NOW)).toBe(NOW)
    expect(instantAfter(at(NOW), NOW)).toBe(NOW + 1)
    expect(instantAfter(at(NOW + MINUTE), NOW)).toBe(NOW + MINUTE + 1)
  })

  it.each([
    '',
    'heron1',
    `${NOW}`,
    `${NOW}-heron`,
    `${NOW}-heron11`,
    `${NOW}-HERON1`,
    `${NOW}-her#n1`,
    `9${NOW}-heron1`,
    5,
  ])('%j is refused', (id) => {
    expect(ChangeId.safeParse(id).success).toBe(false)
  })
})

describe('[SEC-25] a change is accepted', () => {
  it.each([NOW, NOW - 60 * DAY, NOW + 5 * MINUTE])('at %i', (instant) => {
    expect(() => assertTimely(at(instant), account)).not.toThrow()
  })

  it.each([
    [NOW - 60 * DAY - 1, 'edit-too-old'],
    [NOW + 5 * MINUTE + 1, 'clock-ahead'],
  ])('not at %i: %s', (instant, code) => {
    const errors = [expect.objectContaining({ pointer: '/body/change' })]
    expect(() => assertTimely(at(instant), account)).toThrow(expect.objectContaining({ code, errors }))
  })

  it('not from before its account, and the pointer names the field', () => {
    const young = { createdAt: NOW - DAY, now: NOW }
    expect(() => assertTimely(at(NOW - 2 * DAY), young)).not.toThrow()
    const errors = [{ pointer: '/body/id', detail: 'too_old' }]
    expect(() => assertTimely(at(NOW - 2 * DAY - 1), young, 'id')).toThrow(expect.objectContaining({ errors }))
  })
})
