import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../../changes/change-id.ts'
import { addDays } from '../../time/local-date.ts'
import type { FoodTest, StoredPlan } from '../schema.ts'
import { reasonsToWait } from './readiness.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const planId = changeIdOf(NOON, 'heron1')
const plan: StoredPlan = {
  id: planId,
  planName: 'Quiet',
  planType: 'custom',
  eliminatedFoods: ['Coffee'],
  durationWeeks: 3,
  startsOn: '2026-11-01',
  baselineSymptoms: 2,
  updatedAt: NOON,
}
const ended: FoodTest = {
  id: planId,
  planId,
  foodName: 'Soy',
  foodCategory: 'nuts_beans',
  zone: 'UTC',
  startsOn: '2026-11-22',
  endsOn: '2026-11-25',
  testStatus: 'safe',
  daysTested: 4,
}
const TODAY = '2026-11-29'
/** Logs of the days before today, the latest one last. */
const logsBefore = (severities: readonly (number | 'flare' | undefined)[]) =>
  severities.flatMap((each, index) => {
    if (each === undefined) return []
    const log = { planId, date: addDays(TODAY, index - severities.length) }
    return each === 'flare'
      ? [{ ...log, symptomSeverity: 0, flareOccurred: true }]
      : [{ ...log, symptomSeverity: each }]
  })
const judge = (more: Partial<Parameters<typeof reasonsToWait>[0]> = {}) =>
  reasonsToWait({
    today: TODAY,
    plan,
    tests: [],
    logs: [],
    isFlare: false,
    hasInfection: false,
    isAllergic: false,
    ...more,
  })

describe('[FOOD-03] a test can begin', () => {
  it('when the elimination is over and no test came before', () => {
    expect(judge()).toEqual([])
    expect(judge({ today: '2026-11-22' })).toEqual([])
  })

  it('not in the elimination, in a flare, in an infection, or while another one runs', () => {
    expect(judge({ today: '2026-11-21' })).toEqual([{ kind: 'elimination', until: '2026-11-22' }])
    expect(judge({ today: '2026-10-31' })).toEqual([{ kind: 'elimination', until: '2026-11-22' }])
    const { endsOn: _, ...rest } = ended
    const running = { ...rest, testStatus: 'testing' } as const
    expect(judge({ isFlare: true, hasInfection: true, isAllergic: true, tests: [running] })).toEqual([
      { kind: 'running' },
      { kind: 'allergy' },
      { kind: 'flare' },
      { kind: 'infection' },
    ])
  })
})

describe('[FOOD-03] after a test', () => {
  const tests = [{ ...ended, id: changeIdOf(NOON - 1, 'heron1'), endsOn: '2026-11-10' }, ended]

  it.each([
    ['2026-11-28', [{ kind: 'washout', until: '2026-11-29' }]],
    ['2026-11-29', []],
  ])('the next one waits for three whole days: on %s %j', (today, reasons) => {
    const logs = ['2026-11-26', '2026-11-27', '2026-11-28'].map((date) => ({ planId, date, symptomSeverity: 2 }))
    expect(judge({ today, tests, logs })).toEqual(reasons)
  })

  it.each<[(number | 'flare' | undefined)[], number]>([
    [[3, 3], 2],
    [[3, 4], 1],
    [[9, 3, 3], 2],
    [[3, 3, undefined], 1],
    [[3, 'flare'], 1],
    [[], 0],
  ])('the two days before must be back within a point of 2: %j are %i', (severities, settled) => {
    const reasons = settled === 2 ? [] : [{ kind: 'unsettled', settled }]
    expect(judge({ tests, logs: logsBefore(severities) })).toEqual(reasons)
  })

  it('without anything to compare with, the two days must be logged', () => {
    const { baselineSymptoms: _, ...unknown } = plan
    expect(judge({ plan: unknown, tests, logs: logsBefore([9, 9]) })).toEqual([])
    expect(judge({ plan: unknown, tests, logs: logsBefore([9, undefined]) })).toEqual([
      { kind: 'unsettled', settled: 1 },
    ])
  })
})
