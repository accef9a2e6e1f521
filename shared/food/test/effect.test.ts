import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../../changes/change-id.ts'
import { addDays } from '../../time/local-date.ts'
import type { FoodLog } from '../log/log-schema.ts'
import type { StoredPlan } from '../schema.ts'
import { effectOf, offeredBaseline } from './effect.ts'

const planId = changeIdOf(Date.parse('2026-11-01T12:00:00Z'), 'heron1')
const plan = (baselineSymptoms?: number): StoredPlan => ({
  id: planId,
  planName: 'Quiet',
  planType: 'custom',
  eliminatedFoods: ['Coffee'],
  durationWeeks: 3,
  startsOn: '2026-11-01',
  updatedAt: 1_795_000_000_000,
  ...(baselineSymptoms !== undefined && { baselineSymptoms }),
})
/** Logs up to `last`, the latest one last. */
const logsTo = (last: string, severities: readonly (number | undefined)[]) =>
  severities.map((symptomSeverity, index) => ({
    planId,
    date: addDays(last, index + 1 - severities.length),
    ...(symptomSeverity !== undefined && { symptomSeverity }),
  }))
const END = '2026-11-21'
const AFTER = '2026-11-22'

const effectAt = (of: StoredPlan, logs: readonly FoodLog[], today = AFTER, daysBefore = 7) =>
  effectOf(of, { logs, daysBefore, today })

describe('[FOOD-01] what leaving foods out has changed', () => {
  it.each([
    [8, 6, 'better'],
    [8, 6.25, 'no-change'],
    [6, 4, 'better'],
    [6, 4.2, 'better'],
    [6, 4.5, 'no-change'],
    [3, 2, 'better'],
    [3, 2.25, 'no-change'],
    [3, 4, 'no-change'],
    // 30 % less, but less than a point.
    [2, 1.25, 'no-change'],
    [0, 0, 'no-change'],
  ])('from %d to a mean of %d is: %s', (baseline, mean, kind) => {
    const severities = {
      4: [4, 4, 4, 4],
      4.2: [4, 4, 4, 4, 5],
      4.5: [4, 4, 5, 5],
      2: [2, 2, 2, 2],
      2.25: [2, 2, 2, 3],
      6.25: [6, 6, 6, 7],
      1.25: [1, 1, 1, 2],
    }
    const logs = logsTo(END, severities[mean as keyof typeof severities] ?? [mean, mean, mean, mean])
    expect(effectAt(plan(baseline), logs).kind).toBe(kind)
  })

  it('is told with its size and n', () => {
    expect(effectAt(plan(6), logsTo(END, [4, 4, 4, 4, 3]))).toEqual({ kind: 'better', gain: 2.2, days: 5 })
    expect(effectAt(plan(3), logsTo(END, [4, 4, 4, 4]))).toEqual({ kind: 'no-change', gain: -1, days: 4 })
  })

  it('is not told from three days, without a baseline, or from days before the plan', () => {
    expect(effectAt(plan(6), logsTo(END, [1, 1, 1, undefined]))).toEqual({ kind: 'not-enough', days: 3 })
    expect(effectAt(plan(), logsTo(END, [1, 1, 1, 1]))).toEqual({ kind: 'no-baseline' })
    expect(effectAt(plan(6), logsTo('2026-11-02', [1, 1, 1, 1]), '2026-11-02')).toEqual({ kind: 'not-enough', days: 2 })
  })

  it('is not sure when the pain of a day of the week before is not known', () => {
    expect(effectAt(plan(6), logsTo(END, [4, 4, 4, 4]), AFTER, 6).kind).toBe('unsure')
    expect(effectAt(plan(6), logsTo(END, [6, 6, 6, 6]), AFTER, 6).kind).toBe('no-change')
  })

  it('may still come while the elimination lasts, its last day included', () => {
    expect(effectAt(plan(6), logsTo(END, [6, 6, 6, 6]), END).kind).toBe('not-yet')
    expect(effectAt(plan(6), logsTo(END, [6, 6, 6, 6])).kind).toBe('no-change')
  })

  it('is told from the last seven days of the elimination; tests afterwards do not count', () => {
    const logs = [...logsTo(END, [9, 2, 2, 2, 2, 2, 2, 2]), ...logsTo('2026-11-25', [9, 9, 9, 9])]
    expect(effectAt(plan(6), logs, '2026-11-26')).toEqual({ kind: 'better', gain: 4, days: 7 })
  })
})

describe('[FOOD-01] a baseline', () => {
  const diary = (pains: readonly (number | undefined)[]) =>
    pains.map((painLevel, index) => ({
      date: addDays('2026-11-01', index - pains.length),
      values: painLevel === undefined ? {} : { painLevel },
    }))

  it('is offered from the seven days before the plan, with n', () => {
    expect(offeredBaseline(diary([9, 4, 4, 4, undefined, 6, 6, 6]), '2026-11-01')).toEqual({
      kind: 'mean',
      mean: 5,
      days: 6,
    })
  })

  it('is not offered from three days', () => {
    expect(offeredBaseline(diary([4, 4, 4]), '2026-11-01')).toEqual({ kind: 'not-enough', days: 3 })
    expect(offeredBaseline(diary([4, 4, 4, 4]), '2026-10-31')).toEqual({ kind: 'not-enough', days: 3 })
  })
})
