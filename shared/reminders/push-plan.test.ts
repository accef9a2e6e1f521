import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { nextRingAt, notificationsOf, type Rings, ringsBetween, rungUpTo } from './push-plan.ts'
import type { Reminder } from './schema.ts'

const at = (time: string, day = 20) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T${time}:00Z`)
const id = changeIdOf(at('00:00', 1), 'heron1')
const daily = (...times: string[]): Reminder => ({
  id: `${id.slice(0, -1)}${times.length}`,
  title: 'Water',
  kind: 'water',
  schedule: { frequency: 'daily', times },
  edit: id,
  countsFromAt: at('00:00', 1),
})
const rings = (more: Partial<Rings> = {}): Rings => ({ reminders: [daily('08:00', '20:00')], zone: 'UTC', ...more })
const NIGHT = { from: '22:00', until: '07:00' }
const timesOf = (some: Rings, from: number, until: number) =>
  ringsBetween(some, from, until).map(({ at: instant }) => new Date(instant).toISOString().slice(8, 16))

describe('what rings on a device', () => {
  it('[REM-05] is what came since it was told last, each once', () => {
    expect(timesOf(rings(), at('07:00'), at('08:00') - 1)).toEqual([])
    expect(timesOf(rings(), at('07:00'), at('08:00'))).toEqual(['20T08:00'])
    expect(timesOf(rings(), at('08:00'), at('19:59'))).toEqual([])
    expect(timesOf(rings(), at('07:00', 17), at('09:00'))).toEqual(['20T08:00'])
  })

  it('[REM-05] does not include deleted reminders', () => {
    const deleted = { ...daily('08:00'), isDeleted: true } as const
    expect(timesOf(rings({ reminders: [deleted] }), at('07:00'), at('09:00'))).toEqual([])
  })

  it('[REM-05] waits for the end of quiet hours, also past midnight', () => {
    const early = rings({ reminders: [daily('05:00', '23:00')], quietHours: NIGHT })
    expect(timesOf(early, at('21:00', 19), at('23:30', 19))).toEqual([])
    expect(timesOf(early, rungUpTo(early, at('23:30', 19)), at('06:59'))).toEqual([])
    expect(timesOf(early, rungUpTo(early, at('23:30', 19)), at('07:00'))).toEqual(['20T05:00'])
  })

  it('[REM-05] waits for their end also at the minute in which quiet hours begin', () => {
    const late = rings({ reminders: [daily('22:00')], quietHours: NIGHT })
    expect(timesOf(late, at('21:00', 19), at('22:00', 19))).toEqual([])
    for (const told of ['22:00', '23:30'])
      expect(timesOf(late, rungUpTo(late, at(told, 19)), at('07:00'))).toEqual(['19T22:00'])
  })

  it.each([
    ['22:00', 20, '07:00', 21],
    ['23:00', 20, '07:00', 21],
    ['06:59', 20, '07:00', 20],
    ['07:00', 20, '07:00', 20],
    ['21:59', 20, '21:59', 20],
  ] as const)('[REM-05] at %s on the %i rings at %s on the %i', (time, day, expected, expectedDay) => {
    const one = rings({ reminders: [daily(time)], quietHours: NIGHT })
    expect(nextRingAt(one, at(time, day) - 1)).toBe(at(expected, expectedDay))
  })
})

describe('notifications', () => {
  const ring = (time: string, reminder = daily('08:00')) => ({ reminder, at: at(time) })

  it('[REM-05] are one for each reminder, up to 30 minutes late', () => {
    const some = [ring('08:00'), ring('08:20')]
    expect(notificationsOf(some, at('08:30'))).toEqual({ single: some })
  })

  it('[REM-05] are one for all after that, and of more than three', () => {
    const late = [ring('08:00'), ring('08:20')]
    expect(notificationsOf(late, at('08:30') + 1)).toEqual({ digest: late })
    const many = Array.from({ length: 4 }, () => ring('08:00'))
    expect(notificationsOf(many, at('08:00'))).toEqual({ digest: many })
    expect(notificationsOf(many.slice(1), at('08:00'))).toEqual({ single: many.slice(1) })
  })
})

it('[REM-05] nothing rings next without a reminder', () => {
  expect(nextRingAt(rings({ reminders: [] }), at('08:00'))).toBeUndefined()
})
