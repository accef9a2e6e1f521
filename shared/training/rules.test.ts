import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { changeIdOf, instantOf } from '../changes/change-id.ts'
import {
  activeSession,
  assertLogOf,
  changeInterval,
  endSession,
  joinLogs,
  lastLogs,
  nextVoidAt,
  secondsUntil,
  successRate,
  undoLog,
} from './rules.ts'
import { ACTION_TYPES, type ActionType, type Log, type Session } from './schema.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const idAt = (minutes: number, random = 'heron1') => changeIdOf(NOON + minutes * MINUTE, random)
const sessionAt = (minutes: number, more: Partial<Session> = {}): Session => ({
  id: idAt(minutes),
  targetIntervalMinutes: 60,
  ...more,
})
const logAt = (minutes: number, actionType: ActionType = 'scheduled_void'): Log => ({
  id: idAt(minutes),
  sessionId: idAt(0),
  scheduledAt: NOON,
  actionType,
})

describe('[TRAIN-01] the active session', () => {
  it.each<[Session[], number | undefined]>([
    [[], undefined],
    [[sessionAt(0)], 0],
    [[sessionAt(9), sessionAt(0)], 9],
    // A start that arrives late does not replace a later one.
    [[sessionAt(0), sessionAt(9), sessionAt(5)], 9],
    [[sessionAt(9, { endedAt: NOON + 10 * MINUTE }), sessionAt(0)], undefined],
    [[sessionAt(9), sessionAt(0, { endedAt: NOON })], 9],
  ])('of %j began at minute %s', (sessions, minute) => {
    expect(activeSession(sessions)?.id).toBe(minute === undefined ? undefined : idAt(minute))
  })

  it('[SEC-26] is at most one, and the same in any order of 50 starts at one instant', () => {
    const sessions = Array.from({ length: 50 }, (_, n) =>
      sessionAt(0, { id: idAt(0, `own${String(n).padStart(3, '0')}`) }),
    )
    fc.assert(
      fc.property(fc.shuffledSubarray(sessions, { minLength: 50 }), (shuffled) => {
        expect(activeSession(shuffled)?.id).toBe(idAt(0, 'own049'))
      }),
      { seed },
    )
  })

  it('ends at the instant of the change, once', () => {
    const ended = endSession(sessionAt(0), idAt(30))
    expect(ended.endedAt).toBe(NOON + 30 * MINUTE)
    expect(endSession(ended, idAt(40))).toBe(ended)
  })
})

describe('[TRAIN-02] a change of the interval', () => {
  const change = (minutes: number, targetIntervalMinutes: number) => ({ change: idAt(minutes), targetIntervalMinutes })

  it('counts from then on', () => {
    expect(changeInterval(sessionAt(0), change(5, 75))).toEqual(
      sessionAt(0, { targetIntervalMinutes: 75, intervalChange: idAt(5) }),
    )
  })

  it('changes nothing when it is repeated, or arrives after a later one', () => {
    const session = changeInterval(sessionAt(0), change(5, 75))
    const later = changeInterval(session, change(6, 90))
    expect(changeInterval(session, change(5, 75))).toBe(session)
    expect(changeInterval(later, change(5, 75))).toBe(later)
  })

  it('from before the start changes nothing', () => {
    expect(changeInterval(sessionAt(0), change(-1, 75)).targetIntervalMinutes).toBe(60)
  })

  it('is refused after the end, and counts when it was made before it', () => {
    const ended = sessionAt(0, { endedAt: NOON + 10 * MINUTE })
    expect(() => changeInterval(ended, change(11, 75))).toThrow('training-session-over')
    expect(changeInterval(ended, change(10, 75)).targetIntervalMinutes).toBe(75)
  })
})

describe('[TRAIN-02] the next void', () => {
  it.each<[number[], number]>([
    [[], 60],
    [[10], 70],
    [[10, 45], 105],
    [[45, 10], 105],
  ])('after logs at the minutes %j is at minute %i', (minutes, next) => {
    const logs = minutes.map((minute) => logAt(minute))
    expect(nextVoidAt(sessionAt(0), logs)).toBe(NOON + next * MINUTE)
  })

  it.each(ACTION_TYPES)('is counted from every log, also from %s', (actionType) => {
    expect(nextVoidAt(sessionAt(0), [logAt(10, actionType)])).toBe(NOON + 70 * MINUTE)
  })

  it('follows a new interval at once', () => {
    expect(nextVoidAt(sessionAt(0, { targetIntervalMinutes: 15 }), [logAt(10)])).toBe(NOON + 25 * MINUTE)
  })

  it.each([
    [NOON + 1450_000, 1450],
    [NOON + 1, 1],
    [NOON, 0],
    [NOON - 1, 0],
  ])('at %i is in %i seconds, never less than none', (nextAt, seconds) => {
    expect(secondsUntil(nextAt, NOON)).toBe(seconds)
  })
})

describe('[TRAIN-02] the last ten logs', () => {
  const twelve = Array.from({ length: 12 }, (_, minute) => logAt(minute, minute < 2 ? 'scheduled_void' : 'early_void'))

  it('are listed newest first, each once', () => {
    const listed = lastLogs(joinLogs(twelve, twelve))
    expect(listed.map(({ id }) => (instantOf(id) - NOON) / MINUTE)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  it('leave out what was taken back, which returns with no other list', () => {
    const taken = twelve.map((log, minute) => (minute === 11 ? undoLog(log) : log))
    for (const logs of [joinLogs(taken, twelve), joinLogs(twelve, taken)])
      expect(lastLogs(logs).map(({ id }) => (instantOf(id) - NOON) / MINUTE)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it.each<[ActionType[], { met: number; of: number } | undefined]>([
    [[], undefined],
    [['scheduled_void'], { met: 1, of: 1 }],
    [['successful_delay'], { met: 1, of: 1 }],
    [['accident'], { met: 0, of: 1 }],
    [['early_void'], { met: 0, of: 1 }],
    [['scheduled_void', 'early_void', 'successful_delay'], { met: 2, of: 3 }],
  ])('%j have the success rate %j', (actions, rate) => {
    expect(successRate(actions.map((action, minute) => logAt(minute, action)))).toEqual(rate)
  })

  it('alone count: older ones do not', () => {
    expect(successRate(twelve)).toEqual({ met: 0, of: 10 })
  })
})

it('[TRAIN-02] a log from before its session is refused', () => {
  expect(() => assertLogOf(idAt(0), logAt(0))).not.toThrow()
  expect(() => assertLogOf(idAt(0), logAt(-1))).toThrow('invalid-request')
})
