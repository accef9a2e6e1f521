import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { EXERCISE_IDS } from './exercises.ts'
import { lowerOutcomes, offeredOrder } from './helped.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from './limits.ts'
import { type ExercisesChange, withQueuedSessions } from './queued.ts'
import { assertKeptDate, assertRoom, newestSessions } from './rules.ts'
import { type KeptSession, NewKeptSession } from './schema.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const idOf = (n: number) => changeIdOf(NOW - n * 60_000, 'heron1')
const session = (n: number, more: Partial<KeptSession> = {}): KeptSession => ({
  id: idOf(n),
  date: '2026-11-20',
  exercise: 'longer_out',
  seconds: 300,
  ...more,
})
const newSession = (more: object = {}) => ({ ...session(0), zone: 'Europe/London', ...more })

describe('[EX-01] a kept session', () => {
  it.each([{}, { before: 0, after: 10 }, { seconds: 1 }, { seconds: 3_600 }, { exercise: 'pelvic_drop' }])(
    'with %j is valid',
    (more) => {
      expect(NewKeptSession.safeParse(newSession(more)).success).toBe(true)
    },
  )

  it.each([
    { before: -1 },
    { after: 11 },
    { after: 2.5 },
    { before: null },
    { seconds: 0 },
    { seconds: 3_601 },
    { exercise: 'hold_on' },
    { date: '2026-02-30' },
    { zone: 'Nowhere' },
    { notes: 'heron' },
  ])('with %j is not', (more) => {
    expect(NewKeptSession.safeParse(newSession(more)).success).toBe(false)
  })

  const assertDate = (date: string, zone: string) =>
    assertKeptDate(NewKeptSession.parse(newSession({ date, zone })), NOW)

  it.each([
    ['2026-11-20', 'Europe/London'],
    ['2026-11-06', 'Europe/London'],
    ['2026-11-21', 'Pacific/Kiritimati'],
  ])('of %s in %s is accepted, as a day is', (date, zone) => {
    expect(() => assertDate(date, zone)).not.toThrow()
  })

  it.each([
    ['2026-11-05', 'Europe/London', 'date-too-old'],
    ['2026-11-21', 'Europe/London', 'date-in-future'],
  ])('of %s in %s is refused, as a day is: %s', (date, zone, code) => {
    expect(() => assertDate(date, zone)).toThrow(expect.objectContaining({ code }))
  })

  it('fits beside 39 of its date, and not beside 40', () => {
    expect(() => assertRoom(MAX_SESSIONS_A_DAY - 1)).not.toThrow()
    expect(() => assertRoom(MAX_SESSIONS_A_DAY)).toThrow(expect.objectContaining({ code: 'exercise-limit-reached' }))
  })

  it('is listed once, newest first, among the newest hundred', () => {
    const many = Array.from({ length: LISTED_SESSIONS + 5 }, (_, n) => session(n))
    const listed = newestSessions([...many.toReversed(), session(3)])
    expect(listed).toEqual(many.slice(0, LISTED_SESSIONS))
    const later = session(900, { date: '2026-11-21' })
    expect(newestSessions([session(0), later])[0]).toEqual(later)
  })
})

describe('[EX-01] [LOG-14] kept sessions with waiting changes', () => {
  const keep = (n: number): ExercisesChange => ({
    type: 'keep',
    session: NewKeptSession.parse({ ...newSession(), id: idOf(n) }),
  })
  const remove = (n: number): ExercisesChange => ({ type: 'remove', date: '2026-11-20', id: idOf(n) })

  it('have a new one, without its zone, and not one that is removed', () => {
    expect(withQueuedSessions([session(5)], [keep(1)])).toEqual([session(1), session(5)])
    expect(withQueuedSessions([session(5)], [keep(1), remove(5), remove(1)])).toEqual([])
  })

  it('do not change by what they have already', () => {
    expect(withQueuedSessions([session(1)], [keep(1), remove(7)])).toEqual([session(1)])
    const otherDay = session(1, { date: '2026-11-19' })
    expect(withQueuedSessions([otherDay], [remove(1)])).toEqual([otherDay])
  })
})

describe('[EX-01] what was followed by less pain', () => {
  const noted = (exercise: KeptSession['exercise'], before?: number, after?: number): KeptSession => ({
    ...session(0, { exercise }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })

  it('counts only sessions with pain before and after, and says it from two on', () => {
    const sessions = [
      noted('box', 6, 4),
      noted('box', 6, 6),
      noted('box', 6, 7),
      noted('box', 6),
      noted('box', undefined, 2),
      noted('belly', 1, 0),
    ]
    expect([...lowerOutcomes(sessions)]).toEqual([])
    expect([...lowerOutcomes([...sessions, noted('box', 2, 1)])]).toEqual([['box', { lower: 2, of: 4 }]])
  })

  it('is offered first from two sessions on, the most often first, and then the one used last', () => {
    const [box, belly] = [noted('box', 6, 4), noted('belly', 5, 4)]
    const first = (sessions: KeptSession[], lastUsed?: KeptSession['exercise']) =>
      offeredOrder(EXERCISE_IDS, { sessions, lastUsed }).slice(0, 2)
    expect(first([])).toEqual(['longer_out', 'belly'])
    expect(first([], 'box')).toEqual(['box', 'longer_out'])
    expect(first([box], 'belly')).toEqual(['belly', 'longer_out'])
    expect(first([box, box], 'belly')).toEqual(['box', 'belly'])
    expect(first([box, box, belly, belly, belly])).toEqual(['belly', 'box'])
  })
})
