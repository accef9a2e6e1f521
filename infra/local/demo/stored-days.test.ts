import { describe, expect, it } from 'vitest'
import { toStoredDays } from './stored-days.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const calm = { painLevel: 1, urgencyLevel: 1 }
const sudden = { painLevel: 5, urgencyLevel: 1 }
const inferred = (...args: Parameters<typeof toStoredDays>) =>
  toStoredDays(...args).map(({ date, flareInferred }) => [date, flareInferred])

describe('an inferred flare', () => {
  it('[FLARE-03] depends on the three days before, in any order of the input', () => {
    const days = [
      { date: '2026-11-19', values: sudden },
      { date: '2026-11-16', values: calm },
    ]
    expect(inferred(days, [], now)).toEqual([
      ['2026-11-16', false],
      ['2026-11-19', true],
    ])
    expect(inferred([{ date: '2026-11-20', values: sudden }, ...days.slice(1)], [], now)[1]).toEqual([
      '2026-11-20',
      false,
    ])
  })

  it('[FLARE-03] depends on the days in the table, unless they are replaced', () => {
    const known = toStoredDays([{ date: '2026-11-18', values: calm }], [], now)
    const day = { date: '2026-11-19', values: sudden }
    expect(inferred([day], known, now)).toEqual([['2026-11-19', true]])
    expect(inferred([{ date: '2026-11-18', values: sudden }, day], known, now)[1]).toEqual(['2026-11-19', false])
  })

  it('[FLARE-01] is never computed for a day that the user marked or a day with a given value', () => {
    const before = { date: '2026-11-17', values: calm }
    const marked = { date: '2026-11-18', values: { ...sudden, flareManual: true } }
    const givenFalse = { date: '2026-11-19', values: sudden, flareInferred: false }
    const givenTrue = { date: '2026-11-20', values: calm, flareInferred: true }
    expect(
      inferred([before, marked, givenFalse, givenTrue], [], now).map(([, flareInferred]) => flareInferred),
    ).toEqual([false, false, false, true])
  })
})

it('a day is stored as saved on its evening, but never later than now', () => {
  const stamps = toStoredDays(
    [
      { date: '2026-11-19', values: calm },
      { date: '2026-11-20', values: calm },
    ],
    [],
    now,
  ).map(({ writers }) => writers.painLevel?.stamp)
  expect(stamps).toEqual([Date.parse('2026-11-19T20:00:00Z'), now])
})
