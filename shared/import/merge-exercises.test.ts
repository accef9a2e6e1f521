import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import { MAX_SESSIONS_A_DAY } from '../exercises/limits.ts'
import type { KeptSession } from '../exercises/schema.ts'
import { mergeExercises } from './merge-exercises.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const MINUTE = 60_000
const session = (minutes: number, more: Partial<KeptSession> = {}): KeptSession => ({
  ...{ id: changeIdOf(NOW + minutes * MINUTE, 'heron1'), date: '2026-11-25', exercise: 'box', seconds: 64 },
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => session(-60 - index))
const countsOf = (added: number, same = 0) => ({ added, changed: 0, same })

describe('[PROF-03] [EX-01] the exercises of a file', () => {
  it('are added, and one that is here stays as it is, whatever the file has of it', () => {
    const [here, other, fresh] = [session(-9, { after: 2 }), session(-9, { after: 7 }), session(-5)]
    expect(mergeExercises([here], [other, fresh], NOW)).toEqual({
      ...{ added: [fresh], counts: countsOf(1, 1), refused: [] },
    })
  })

  it('are told apart by date and id', () => {
    const other = session(-9, { date: '2026-11-24' })
    expect(mergeExercises([session(-9)], [other], NOW).added).toEqual([other])
  })

  it.each([
    ['when they were kept in the future', session(6), 'in-future'],
    ['on a day that has come nowhere', session(-9, { date: '2026-11-27' }), 'in-future'],
    ['on a day of more than fifty years ago', session(-9, { date: '1976-10-18' }), 'too-old'],
  ])('are refused %s', (_, wrong, reason) => {
    expect(mergeExercises([], [wrong, session(-9)], NOW)).toEqual({
      ...{ added: [session(-9)], counts: countsOf(1), refused: [{ what: wrong.date, reason }] },
    })
  })

  it.each([
    ['a clock that is five minutes ahead', session(5)],
    ['a zone where it is tomorrow', session(-9, { date: '2026-11-26' })],
    ['long ago', session(-9, { date: '1976-10-19' })],
  ])('may come from %s', (_, possible) => {
    expect(mergeExercises([], [possible], NOW)).toMatchObject({ added: [possible], refused: [] })
  })

  it('are at most 40 of a day, with those that are here; those that are here already need no room', () => {
    const [here, file] = [many(MAX_SESSIONS_A_DAY - 1), [session(-2), session(-1)]]
    const elsewhere = session(-1, { date: '2026-11-24' })
    expect(mergeExercises(here, [...here, ...file, elsewhere], NOW)).toEqual({
      ...{ added: [session(-2), elsewhere], counts: countsOf(2, here.length) },
      refused: [{ what: '2026-11-25', reason: 'exercise-limit' }],
    })
    expect(mergeExercises([], many(MAX_SESSIONS_A_DAY + 2), NOW).counts).toEqual(countsOf(MAX_SESSIONS_A_DAY))
    const full = many(MAX_SESSIONS_A_DAY + 2)
    expect(mergeExercises(full, full, NOW)).toEqual({ added: [], counts: countsOf(0, full.length), refused: [] })
  })
})
