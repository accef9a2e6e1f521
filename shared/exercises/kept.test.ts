import { describe, expect, it } from 'vitest'
import { operationOf } from '../records/kind.ts'
import { EXERCISE_IDS } from './exercises.ts'
import { lowerOutcomes, offeredOrder } from './helped.ts'
import { newestSessions } from './newest.ts'
import { type KeptExercise, KeptExercises } from './records.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const session = (more: Partial<KeptExercise> = {}): KeptExercise => ({
  exercise: 'longer_out',
  seconds: 300,
  at: NOW,
  ...more,
})
const Edit = operationOf(KeptExercises)
const isValid = (more: object) =>
  Edit.safeParse({ device: 'phone000', n: 1, set: session(more), seen: {}, editedAt: NOW, zone: 'UTC' }).success

describe('[EX-01] a kept session', () => {
  it.each([
    {},
    { before: 0, after: 10 },
    { seconds: 1 },
    { seconds: 3_600 },
    { exercise: 'pelvic_drop' },
    { before: null },
  ])('with %j is valid', (more) => {
    expect(isValid(more)).toBe(true)
  })

  it.each([
    { before: -1 },
    { after: 11 },
    { after: 2.5 },
    { seconds: 0 },
    { seconds: 3_601 },
    { seconds: null },
    { exercise: 'hold_on' },
    { at: 5 },
  ])('with %j is not', (more) => {
    expect(isValid(more)).toBe(false)
  })

  it.each(['2026-02-30-heron1', '2026-11-20-heron', '2026-11-20', 'heron123', '2026-11-20#heron1'])(
    'has no id %s',
    (id) => {
      expect(KeptExercises.id.safeParse(id).success).toBe(false)
    },
  )

  it('is listed newest first', () => {
    const records = Object.fromEntries(
      [3, 1, 2].map((n) => [`${n}`, { values: session({ at: NOW + n }), seen: {}, lost: [] }]),
    )
    expect(newestSessions(records).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })
})

describe('[EX-01] what was followed by less pain', () => {
  const noted = (exercise: KeptExercise['exercise'], before?: number, after?: number): KeptExercise => ({
    ...session({ exercise }),
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
    const first = (sessions: KeptExercise[], lastUsed?: KeptExercise['exercise']) =>
      offeredOrder(EXERCISE_IDS, { sessions, lastUsed }).slice(0, 2)
    expect(first([])).toEqual(['longer_out', 'belly'])
    expect(first([], 'box')).toEqual(['box', 'longer_out'])
    expect(first([box], 'belly')).toEqual(['belly', 'longer_out'])
    expect(first([box, box], 'belly')).toEqual(['box', 'belly'])
    expect(first([box, box, belly, belly, belly])).toEqual(['belly', 'box'])
  })
})
