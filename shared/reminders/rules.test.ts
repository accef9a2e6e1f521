import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { actOn } from './act-on.ts'
import { MAX_DELETED, MAX_REMINDERS } from './limits.ts'
import { activeReminders, assertSnooze, isDue, nextAt, nextRing, removeReminder, saveReminder } from './rules.ts'
import type { Reminder, ReminderEdit } from './schema.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`)
const idAt = (time: string, random = 'heron1') => changeIdOf(at(time), random)
const EDIT: ReminderEdit = {
  change: idAt('07:00'),
  title: 'Water',
  kind: 'water',
  schedule: { frequency: 'daily', times: ['08:00', '12:00'] },
}
const ID = EDIT.change
const save = (reminders: readonly Reminder[], more: Partial<ReminderEdit> = {}, id = ID) =>
  saveReminder(reminders, { id, zone: 'UTC' }, { ...EDIT, ...more })
const [water] = save([]) as [Reminder]
const hours = (instant: number | undefined) => instant && new Date(instant).toISOString().slice(8, 16)

describe('a reminder', () => {
  it('[REM-01] [REM-03] comes next after it was made, and is due from then on until the user acts', () => {
    expect(hours(nextAt(water, 'UTC'))).toBe('20T08:00')
    expect(isDue(water, 'UTC', at('08:00') - 1)).toBe(false)
    expect(isDue(water, 'UTC', at('08:00'))).toBe(true)
    expect(isDue(water, 'UTC', at('23:59'))).toBe(true)
  })

  it('[REM-03] is next at its time after the action', () => {
    const done = actOn(water, { change: idAt('08:05'), action: 'done' })
    expect(hours(nextAt(done, 'UTC'))).toBe('20T12:00')
    expect(hours(nextAt(actOn(done, { change: idAt('12:01'), action: 'skip' }), 'UTC'))).toBe('21T08:00')
  })

  it('[REM-03] that is put off comes then, and by its schedule after the next action', () => {
    const snoozed = actOn(water, { change: idAt('08:05'), action: 'snooze', snoozeUntil: at('08:15') })
    expect(hours(nextAt(snoozed, 'UTC'))).toBe('20T08:15')
    const done = actOn(snoozed, { change: idAt('08:16'), action: 'done' })
    expect(done).not.toHaveProperty('snoozedUntil')
    expect(hours(nextAt(done, 'UTC'))).toBe('20T12:00')
  })

  it('[SEC-25] keeps the latest action, in any order and repeated', () => {
    const early = { change: idAt('08:05'), action: 'snooze', snoozeUntil: at('09:05') } as const
    const late = { change: idAt('08:06'), action: 'done' } as const
    const expected = actOn(actOn(water, early), late)
    expect(actOn(actOn(water, late), early)).toEqual(expected)
    expect(actOn(expected, late)).toBe(expected)
  })

  it('[REM-02] moves with the time zone of the account', () => {
    expect(hours(nextAt(water, 'Asia/Tokyo'))).toBe('20T23:00')
  })

  it('[REM-05] rings at each of its times, whether the user acts or not', () => {
    expect(hours(nextRing(water, 'UTC', at('08:00')))).toBe('20T12:00')
  })

  it('[REM-05] that is put off does not ring until then', () => {
    const snoozed = actOn(water, { change: idAt('08:05'), action: 'snooze', snoozeUntil: at('13:00') })
    expect(hours(nextRing(snoozed, 'UTC', at('08:05')))).toBe('20T13:00')
    expect(hours(nextRing(snoozed, 'UTC', at('13:00')))).toBe('21T08:00')
  })

  it('[REM-03] whose schedule has changed since an action counts from the change', () => {
    const [changed] = save([water], {
      change: idAt('09:00'),
      schedule: { frequency: 'daily', times: ['08:30', '10:00'] },
    }) as [Reminder]
    const late = actOn(changed, { change: idAt('08:40'), action: 'snooze', snoozeUntil: at('08:50') })
    expect(hours(nextAt(late, 'UTC'))).toBe('20T10:00')
  })
})

describe('saving', () => {
  it('[REM-01] [SEC-25] the same change again changes nothing, and another one with its id is refused', () => {
    expect(save([water])).toEqual([water])
    expect(() => save([water], { title: 'Tea' })).toThrow(expect.objectContaining({ code: 'invalid-request' }))
  })

  it('[REM-01] other words keep what waits; another schedule counts from now', () => {
    const snoozed = actOn(water, { change: idAt('08:05'), action: 'snooze', snoozeUntil: at('09:00') })
    const [renamed] = save([snoozed], { change: idAt('08:30'), title: 'Tea' }) as [Reminder]
    expect(renamed).toEqual({ ...snoozed, title: 'Tea', edit: idAt('08:30') })
    const schedule = { frequency: 'daily', times: ['08:45'] } as const
    const [moved] = save([snoozed], { change: idAt('08:30'), schedule: { ...schedule, times: ['08:45'] } }) as [
      Reminder,
    ]
    expect(moved).not.toHaveProperty('snoozedUntil')
    expect(hours(nextAt(moved, 'UTC'))).toBe('20T08:45')
  })

  it('[SEC-25] an older change after a newer one changes nothing', () => {
    const newer = save([water], { change: idAt('09:00'), title: 'Tea' })
    expect(save(newer, { change: idAt('08:00'), title: 'Milk' })).toBe(newer)
  })

  it('[REM-01] a reminder that would never come is refused', () => {
    const schedule = { frequency: 'once', on: '2026-11-20', times: ['06:59'] } as const
    expect(() => save([], { schedule: { ...schedule, times: ['06:59'] } })).toThrow(
      expect.objectContaining({ code: 'reminder-never-comes' }),
    )
  })

  it('[REM-01] there are at most 20, and deleted ones do not count', () => {
    let all: readonly Reminder[] = []
    const ids = Array.from({ length: MAX_REMINDERS + 1 }, (_, n) => changeIdOf(at('07:00') + n, 'heron1'))
    const [last = '', ...others] = ids.toReversed()
    for (const id of others) all = save(all, { change: id }, id)
    const add = () => save(all, { change: last }, last)
    expect(add).toThrow(expect.objectContaining({ code: 'reminder-limit-reached' }))
    all = removeReminder(all, others[0] ?? '', idAt('08:00'))
    expect(activeReminders(add())).toHaveLength(MAX_REMINDERS)
  })
})

describe('deleting', () => {
  it('[REM-01] keeps a reminder without its note, so that it can come back', () => {
    const [noted] = save([], { note: 'A large one' }) as [Reminder]
    const [deleted] = removeReminder([noted], ID, idAt('09:00')) as [Reminder]
    expect(deleted).toEqual({ ...water, edit: idAt('09:00'), isDeleted: true })
    const [back] = save([deleted], { change: idAt('10:00') }) as [Reminder]
    expect(back).not.toHaveProperty('isDeleted')
    expect(hours(nextAt(back, 'UTC'))).toBe('20T12:00')
  })

  it('[SEC-25] twice, or an unknown one, changes nothing; a later save wins', () => {
    const deleted = removeReminder([water], ID, idAt('09:00'))
    expect(removeReminder(deleted, ID, idAt('09:01'))).toBe(deleted)
    expect(removeReminder(deleted, 'unknown', idAt('09:01'))).toBe(deleted)
    const saved = save([water], { change: idAt('10:00'), title: 'Tea' })
    expect(removeReminder(saved, ID, idAt('09:00'))).toBe(saved)
  })

  it('[REM-01] keeps only those that were deleted last', () => {
    let all: readonly Reminder[] = []
    for (let n = 0; n <= MAX_DELETED; n++) {
      const id = changeIdOf(at('07:00') + n, 'heron1')
      all = removeReminder(save(all, { change: id }, id), id, changeIdOf(at('08:00') + n, 'heron1'))
    }
    expect(all).toHaveLength(MAX_DELETED)
    expect(all.some(({ id }) => id === idAt('07:00'))).toBe(false)
  })
})

it.each([
  [0, 'too_early'],
  [2 * 86_400_000 + 1, 'too_late'],
])('[REM-03] putting off for %i ms is refused', (ms, detail) => {
  const action = { change: idAt('08:00'), action: 'snooze', snoozeUntil: at('08:00') + ms } as const
  expect(() => assertSnooze(action)).toThrow(
    expect.objectContaining({ errors: [{ pointer: '/body/snoozeUntil', detail }] }),
  )
})
