import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { roundedInterval } from './interval.ts'
import { ACTION_TYPES, IntervalChange, NewLog, NewSession } from './schema.ts'

const id = changeIdOf(1_795_000_000_000, 'heron1')
const log = { id, scheduledAt: 1_795_000_000_000, actionType: 'early_void' }

describe('[TRAIN-01] the interval', () => {
  it.each([15, 20, 60, 75, 235, 240])('%i minutes is accepted', (targetIntervalMinutes) => {
    expect(NewSession.safeParse({ id, targetIntervalMinutes }).success).toBe(true)
    expect(IntervalChange.safeParse({ change: id, targetIntervalMinutes }).success).toBe(true)
  })

  it.each([10, 14, 16, 241, 245, 62, 60.5, -60, 0, Number.NaN, '60', null])(
    '%j minutes is refused at its field',
    (targetIntervalMinutes) => {
      const { error } = NewSession.safeParse({ id, targetIntervalMinutes })
      expect(error?.issues[0]?.path).toEqual(['targetIntervalMinutes'])
      expect(IntervalChange.safeParse({ change: id, targetIntervalMinutes }).success).toBe(false)
    },
  )

  it('is 60 minutes by default', () => {
    expect(NewSession.parse({ id }).targetIntervalMinutes).toBe(60)
  })

  it.each([
    [0, 15],
    [14.9, 15],
    [64.9, 60],
    [65, 65],
    [500, 240],
  ])('%d minutes is rounded to %i', (minutes, rounded) => {
    expect(roundedInterval(minutes)).toBe(rounded)
  })
})

describe('[TRAIN-02] a log', () => {
  it.each(ACTION_TYPES)('can be %s', (actionType) => {
    expect(NewLog.safeParse({ ...log, actionType }).success).toBe(true)
  })

  it.each(['After coffee', '=cmd|x', 'two\nlines', '🌊'.repeat(500)])('keeps the note %j as it is', (notes) => {
    expect(NewLog.parse({ ...log, notes }).notes).toBe(notes)
  })

  it.each([
    [{ ...log, actionType: 'failed' }, 'actionType'],
    [{ ...log, notes: '' }, 'notes'],
    [{ ...log, notes: 'x'.repeat(501) }, 'notes'],
    [{ ...log, notes: 'a\0b' }, 'notes'],
    [{ ...log, id: 'heron1' }, 'id'],
    [{ ...log, scheduledAt: '12:00' }, 'scheduledAt'],
  ])('%j is refused at %s', (input, field) => {
    expect(NewLog.safeParse(input).error?.issues[0]?.path).toEqual([field])
  })

  it('[SEC-03] with a field that only the service sets is refused', () => {
    expect(NewLog.safeParse({ ...log, sessionId: id }).success).toBe(false)
  })
})
