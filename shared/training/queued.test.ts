import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { changeIdOf } from '../changes/change-id.ts'
import { applyQueued, joinEdits, joinStates, type TrainingChange, type TrainingEdit } from './queued.ts'
import { lastLogs, nextVoidAt } from './rules.ts'
import { ACTION_TYPES, type Log, type NewLog, type Session, type TrainingState } from './schema.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const idAt = (minutes: number, random = 'heron1') => changeIdOf(NOON + minutes * MINUTE, random)
const FIRST = idAt(0)
const SECOND = idAt(500)
const newLog = (minutes: number): NewLog => ({
  id: idAt(minutes),
  scheduledAt: NOON,
  actionType: 'scheduled_void',
})
const logOf = (sessionId: string, minutes: number): Log => ({ ...newLog(minutes), sessionId })
const session = (id: string, more: Partial<Session> = {}): Session => ({ id, targetIntervalMinutes: 60, ...more })
const running: TrainingState = { session: session(FIRST), logs: [logOf(FIRST, 60)] }

const start = (id: string, targetIntervalMinutes = 60): TrainingChange => ({
  type: 'start',
  start: { id, targetIntervalMinutes },
})
const log = (sessionId: string, minutes: number): TrainingChange => ({
  type: 'log',
  session: sessionId,
  log: newLog(minutes),
})
const undo = (sessionId: string, minutes: number): TrainingChange => ({
  type: 'undo',
  session: sessionId,
  log: idAt(minutes),
})
const interval = (sessionId: string, minutes: number, targetIntervalMinutes: number): TrainingChange => ({
  type: 'interval',
  session: sessionId,
  interval: { change: idAt(minutes), targetIntervalMinutes },
})
const end = (sessionId: string, minutes: number): TrainingChange => ({
  type: 'end',
  session: sessionId,
  end: { change: idAt(minutes) },
})

describe('[TRAIN-01] [LOG-14] training with waiting changes', () => {
  it('begins, before the service knows of it', () => {
    expect(applyQueued({ logs: [] }, [start(FIRST, 75), log(FIRST, 60)])).toEqual({
      session: session(FIRST, { targetIntervalMinutes: 75 }),
      logs: [logOf(FIRST, 60)],
    })
  })

  it('has a later start instead of the session, with no logs of that', () => {
    expect(applyQueued(running, [start(SECOND)])).toEqual({ session: session(SECOND), logs: [] })
  })

  it('does not return to a start, a log or an end of an earlier session', () => {
    const later: TrainingState = { session: session(SECOND), logs: [] }
    expect(applyQueued(later, [start(FIRST), log(FIRST, 60), interval(FIRST, 61, 90), end(FIRST, 62)])).toEqual(later)
  })

  it('does not have a log twice that the service has stored already', () => {
    expect(applyQueued(running, [start(FIRST), log(FIRST, 60)])).toEqual(running)
  })

  it('has the last ten logs, newest first', () => {
    const changes = Array.from({ length: 12 }, (_, n) => log(FIRST, 61 + n))
    const ids = lastLogs(applyQueued(running, changes).logs).map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 10 }, (_, n) => idAt(72 - n)))
  })

  it('counts from the log before, once the last is taken back, and no stale read brings it back', () => {
    const noted: TrainingChange = { type: 'log', session: FIRST, log: { ...newLog(90), notes: 'After coffee' } }
    const logged = applyQueued(running, [noted])
    const taken = applyQueued(logged, [undo(FIRST, 90)])
    expect(lastLogs(taken.logs)).toEqual(running.logs)
    expect(JSON.stringify(taken)).not.toContain('coffee')
    expect(taken.session && nextVoidAt(taken.session, taken.logs)).toBe(NOON + 120 * MINUTE)
    expect(joinStates(taken, logged)).toEqual(taken)
    expect(joinStates(logged, taken)).toEqual(taken)
    expect(applyQueued(taken, [noted])).toEqual(taken)
  })

  it('counts from its last log, whatever it was', () => {
    for (const actionType of ACTION_TYPES) {
      const change: TrainingChange = { type: 'log', session: FIRST, log: { ...newLog(90), actionType } }
      const { session: shown, logs } = applyQueued(running, [change])
      expect(shown && nextVoidAt(shown, logs)).toBe(NOON + 150 * MINUTE)
    }
  })

  it('has the new interval and the end', () => {
    const change = idAt(70)
    expect(applyQueued(running, [interval(FIRST, 70, 90), end(FIRST, 80)]).session).toEqual(
      session(FIRST, { targetIntervalMinutes: 90, intervalChange: change, endedAt: NOON + 80 * MINUTE }),
    )
  })

  it('keeps its interval when the service will refuse the change, because the session has ended', () => {
    const ended: TrainingState = { ...running, session: session(FIRST, { endedAt: NOON + 80 * MINUTE }) }
    expect(applyQueued(ended, [interval(FIRST, 90, 90)])).toEqual(ended)
  })
})

describe('[TRAIN-02] two states of training', () => {
  it('of which one is unknown or empty are the other', () => {
    expect(joinStates(undefined, running)).toEqual(running)
    expect(joinStates({ logs: [] }, running)).toEqual(running)
    expect(joinStates(running, { logs: [] })).toEqual(running)
  })

  it('of one session have all of both: a read that began before a log does not take it away', () => {
    const before: TrainingState = { session: session(FIRST), logs: [] }
    expect(joinStates(running, before)).toEqual(running)
    const ended = session(FIRST, { endedAt: NOON + 90 * MINUTE })
    expect(joinStates({ ...running, session: ended }, before).session).toEqual(ended)
  })

  const CHANGES = [
    start(FIRST),
    start(SECOND, 90),
    ...[61, 62, 63, 64, 510, 520].map((minutes) => log(minutes < 500 ? FIRST : SECOND, minutes)),
    interval(FIRST, 65, 75),
    interval(FIRST, 66, 80),
    interval(SECOND, 530, 95),
    undo(FIRST, 62),
    undo(SECOND, 520),
    end(FIRST, 70),
    end(SECOND, 540),
  ]
  /** A device that knows some changes, of which each is valid at the service. */
  const states = fc
    .subarray(CHANGES)
    .map((changes) => applyQueued({ logs: [] }, [start(FIRST), ...changes.filter(({ type }) => type !== 'end')]))
  const withEnds = fc.tuple(states, fc.boolean()).map(([state, isEnded]): TrainingState => {
    if (!isEnded || !state.session) return state
    return applyQueued(state, [end(state.session.id, state.session.id === FIRST ? 70 : 540)])
  })

  it('are the same in any order, and joining again changes nothing', () => {
    fc.assert(
      fc.property(withEnds, withEnds, withEnds, (one, other, third) => {
        const joined = joinStates(one, other)
        expect(joinStates(other, one)).toEqual(joined)
        expect(joinStates(joined, one)).toEqual(joined)
        expect(joinStates(joinStates(one, other), third)).toEqual(joinStates(one, joinStates(other, third)))
      }),
      { seed },
    )
  })

  it('of one session lose no log, no end and no later interval of either', () => {
    const ofFirst = withEnds.filter(({ session: each }) => each?.id === FIRST)
    fc.assert(
      fc.property(ofFirst, ofFirst, (one, other) => {
        const { session: joined, logs } = joinStates(one, other)
        const all = [...one.logs, ...other.logs]
        expect(new Set(logs.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
        const undone = (some: readonly Log[]) => new Set(some.flatMap((each) => (each.undone ? [each.id] : [])))
        expect(undone(logs)).toEqual(undone(all))
        expect(joined?.endedAt).toBe(one.session?.endedAt ?? other.session?.endedAt)
        const changes = [one, other].map(({ session: each }) => each?.intervalChange ?? '')
        expect(joined?.intervalChange ?? '').toBe(changes.toSorted().at(-1))
      }),
      { seed },
    )
  })
})

describe('[LOG-14] a waiting change of the interval', () => {
  const edited = (change: TrainingChange): TrainingEdit => ({ ...change, editedAt: NOON })

  it('is replaced by the next one of its session', () => {
    const next = edited(interval(FIRST, 71, 80))
    expect(joinEdits(interval(FIRST, 70, 75), next)).toEqual(next)
  })

  it('stays beside every other change', () => {
    expect(joinEdits(interval(FIRST, 70, 75), edited(interval(SECOND, 510, 80)))).toBeUndefined()
    expect(joinEdits(interval(FIRST, 70, 75), edited(log(FIRST, 71)))).toBeUndefined()
    expect(joinEdits(log(FIRST, 70), edited(log(FIRST, 71)))).toBeUndefined()
    expect(joinEdits(start(FIRST), edited(interval(FIRST, 71, 80)))).toBeUndefined()
  })
})
