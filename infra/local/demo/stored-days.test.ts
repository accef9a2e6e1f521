import { describe, expect, it } from 'vitest'
import { storedDays } from './stored-days.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const calm = { painLevel: 1, urgencyLevel: 1 }
const sudden = { painLevel: 5, urgencyLevel: 1 }
const inferred = (...args: Parameters<typeof storedDays>) =>
  storedDays(...args).map(({ date, flareInferred }) => [date, flareInferred])

describe('whether a flare is inferred', () => {
  it('[FLARE-03] goes by the three days before, whatever order they come in', () => {
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

  it('[FLARE-03] goes by what the table has already, unless it is replaced', () => {
    const known = storedDays([{ date: '2026-11-18', values: calm }], [], now)
    const day = { date: '2026-11-19', values: sudden }
    expect(inferred([day], known, now)).toEqual([['2026-11-19', true]])
    expect(inferred([{ date: '2026-11-18', values: sudden }, day], known, now)[1]).toEqual(['2026-11-19', false])
  })

  it('[FLARE-01] is not asked of a day that was flagged, or of which it is told', () => {
    const before = { date: '2026-11-17', values: calm }
    const flagged = { date: '2026-11-18', values: { ...sudden, flareManual: true } }
    const told = { date: '2026-11-19', values: sudden, flareInferred: false }
    const alsoTold = { date: '2026-11-20', values: calm, flareInferred: true }
    expect(inferred([before, flagged, told, alsoTold], [], now).map(([, is]) => is)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

it('a day is as if it had been saved on its evening, and never later than now', () => {
  const stamps = storedDays(
    [
      { date: '2026-11-19', values: calm },
      { date: '2026-11-20', values: calm },
    ],
    [],
    now,
  ).map(({ writers }) => writers.painLevel?.stamp)
  expect(stamps).toEqual([Date.parse('2026-11-19T20:00:00Z'), now])
})
