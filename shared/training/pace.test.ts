import { describe, expect, it } from 'vitest'
import { addDays } from '../time/local-date.ts'
import { type PaceInput, paceOf, type TrainingDay } from './pace.ts'

const TODAY = '2026-11-20'
const daysAgo = (days: number) => addDays(TODAY, -days)

/** Fourteen days before today with pain 3; the last seven have 10 logs each, of which 8 were met. */
const steadyDays = (): TrainingDay[] =>
  Array.from({ length: 14 }, (_, index) => ({
    date: daysAgo(14 - index),
    painLevel: 3,
    ...(index < 7 ? { met: 0, logs: 0 } : { met: 8, logs: 10 }),
  }))

/** The steady days with changes of some, by how many days ago they were. */
function judge(changes: Record<number, Partial<TrainingDay>> = {}, more: Partial<PaceInput> = {}) {
  const byDate = new Map(Object.entries(changes).map(([ago, change]) => [daysAgo(Number(ago)), change]))
  const today = { date: TODAY, met: 0, logs: 0 }
  const days = [...steadyDays(), today].map((day) => ({ ...day, ...byDate.get(day.date) }))
  return paceOf({ today: TODAY, changedOn: daysAgo(7), targetIntervalMinutes: 60, days, ...more })
}
const onDays = (days: readonly number[], change: Partial<TrainingDay>) =>
  Object.fromEntries(days.map((day) => [day, change]))
const without = (field: 'painLevel', days: readonly number[]) => {
  const changed = new Set(days.map(daysAgo))
  return steadyDays().map(({ [field]: value, ...day }) => ({
    ...day,
    ...(changed.has(day.date) ? {} : { [field]: value }),
  }))
}

describe('[TRAIN-02] a longer interval', () => {
  it('is offered, by 5 or 10 minutes, after a week in which enough was met', () => {
    expect(judge()).toEqual({ kind: 'advance', minutes: [65, 70] })
  })

  it.each([
    [230, [235, 240]],
    [235, [240]],
  ])('than %i minutes is never more than 240', (targetIntervalMinutes, minutes) => {
    expect(judge({}, { targetIntervalMinutes })).toEqual({ kind: 'advance', minutes })
  })

  it('than 240 minutes is not offered', () => {
    expect(judge({}, { targetIntervalMinutes: 240 })).toEqual({ kind: 'stay', reason: 'at-limit' })
  })

  it('is not offered within a week of the last change', () => {
    expect(judge({}, { changedOn: daysAgo(6) })).toEqual({ kind: 'stay', reason: 'new-interval' })
  })

  it.each([
    ['on five days 80 % were met', onDays([3, 4], { met: 7, logs: 10 }), 'advance'],
    ['on four days 80 % were met', onDays([3, 4, 5], { met: 7, logs: 10 }), 'stay'],
    ['nothing was logged on two days', onDays([3, 4], { met: 0, logs: 0 }), 'advance'],
    ['nothing was logged on three days', onDays([3, 4, 5], { met: 0, logs: 0 }), 'not-enough'],
  ])('when %s: %s', (_, changes, kind) => {
    expect(judge(changes).kind).toBe(kind)
  })

  it.each([
    [4, { kind: 'stay', reason: 'more-pain' }],
    [3, { kind: 'advance', minutes: [65, 70] }],
    [2, { kind: 'advance', minutes: [65, 70] }],
  ])('is judged by the mean of pain: %i after 3', (painLevel, pace) => {
    expect(judge(onDays([1, 2, 3, 4, 5, 6, 7], { painLevel }))).toEqual(pace)
  })

  it('is offered when the mean of pain is less than a point worse', () => {
    expect(judge(onDays([1, 2, 3, 4, 5, 6], { painLevel: 4 })).kind).toBe('advance')
  })

  it.each([
    [[1, 2, 3, 4], { kind: 'advance', minutes: [65, 70] }],
    [[1, 2, 3, 4, 5], { kind: 'not-enough', trained: 7, pain: 2, painBefore: 7 }],
    [[8, 9, 10, 11, 12], { kind: 'not-enough', trained: 7, pain: 7, painBefore: 2 }],
  ])('without pain logged %j days ago: %j', (days, pace) => {
    expect(judge({}, { days: without('painLevel', days) })).toEqual(pace)
  })
})

describe('[TRAIN-02] a shorter interval', () => {
  const stepBack = { kind: 'step-back', minutes: [55, 50] }
  it.each([
    ['less than half was met on two days', onDays([1, 2], { met: 4, logs: 10 }), 'step-back'],
    ['half was met on one of them', { ...onDays([1, 2], { met: 4, logs: 10 }), 1: { met: 5, logs: 10 } }, 'advance'],
    ['less than half was met on one day', onDays([1], { met: 4, logs: 10 }), 'advance'],
    ['less than half was met before', onDays([2, 3], { met: 4, logs: 10 }), 'advance'],
    ['one of two days has no log', { ...onDays([2], { met: 4, logs: 10 }), 1: { met: 0, logs: 0 } }, 'advance'],
    ['pain is two points up', onDays([1], { painLevel: 5 }), 'step-back'],
    ['pain is less than two points up', onDays([1], { painLevel: 4 }), 'advance'],
    ['pain was two points up and fell again', onDays([2], { painLevel: 5 }), 'advance'],
  ])('when %s: %s', (_, changes, kind) => {
    expect(judge(changes).kind).toBe(kind)
  })

  it('is by 5 or 10 minutes, also within a week of the last change', () => {
    const changes = onDays([1, 2], { met: 0, logs: 3 })
    expect(judge(changes)).toEqual(stepBack)
    expect(judge(changes, { changedOn: daysAgo(2) })).toEqual(stepBack)
  })

  it('is not offered for days before the last change', () => {
    expect(judge(onDays([1, 2], { met: 0, logs: 3 }), { changedOn: daysAgo(1) }).kind).toBe('stay')
    expect(judge(onDays([1], { painLevel: 9 }), { changedOn: TODAY }).kind).toBe('stay')
  })

  it('than 15 minutes is not offered', () => {
    const changes = onDays([1], { painLevel: 9 })
    expect(judge(changes, { targetIntervalMinutes: 20 })).toEqual({ kind: 'step-back', minutes: [15] })
    expect(judge(changes, { targetIntervalMinutes: 15 })).toEqual({ kind: 'stay', reason: 'at-limit' })
  })
})

describe('[TRAIN-02] a pause', () => {
  it('is offered on the day of a flare, before anything else', () => {
    expect(judge({ 0: { isFlare: true }, ...onDays([1], { painLevel: 9 }) })).toEqual({ kind: 'pause' })
  })

  it('is not offered for a flare that is over', () => {
    expect(judge({ 1: { isFlare: true } }).kind).toBe('advance')
  })
})
