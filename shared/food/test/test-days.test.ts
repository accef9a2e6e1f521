import { describe, expect, it } from 'vitest'
import { addDays } from '../../time/local-date.ts'
import { levelBefore, summaryOf, testAdvice } from './test-days.ts'

const START = '2026-11-22'
const test = { startsOn: START }
type Logged = number | 'flare' | undefined
/** One log for each day from `first` (0 is the first day of the test); `undefined` was not logged. */
const daysFrom = (first: number, logged: readonly Logged[]) =>
  logged.flatMap((each, index) => {
    const date = addDays(START, first + index)
    if (each === undefined) return []
    return each === 'flare' ? [{ date, flareOccurred: true }] : [{ date, symptomSeverity: each, flareOccurred: false }]
  })

describe('[FOOD-03] a test is compared with', () => {
  it.each<[Logged[], number | undefined]>([
    [[2, 3, 4], 3],
    [[undefined, 2, 3], 2.5],
    [[2, undefined, undefined], 6],
    [[], 6],
    [['flare', 'flare', 4], 6],
  ])('the days before it, %j: %s', (before, level) => {
    expect(levelBefore(START, daysFrom(-3, before), 6)).toBe(level)
  })

  it('no day of the test, none that is older than three days, and nothing if there is no baseline', () => {
    expect(levelBefore(START, daysFrom(-4, [9, 1, 1, 1, 9]))).toBe(1)
    expect(levelBefore(START, daysFrom(0, [9, 9]))).toBeUndefined()
  })
})

describe('[FOOD-03] on the days of a test', () => {
  const advice = (logged: Logged[], day: number, level: number | undefined = 2) =>
    testAdvice(test, { days: daysFrom(0, logged), today: addDays(START, day - 1), level })

  it.each([
    [1, 'small'],
    [2, 'medium'],
    [3, 'normal'],
    [4, 'none'],
  ])('day %i has the portion %s', (day, portion) => {
    expect(advice([], day)).toEqual({ kind: 'go-on', day, portion })
  })

  it('after four days a rating is due; on a day before the first one it is still the first', () => {
    expect(advice([2, 2, 2, 2], 5)).toEqual({ kind: 'rate' })
    expect(advice([], 0)).toEqual({ kind: 'go-on', day: 1, portion: 'small' })
  })

  it.each<[Logged[], number, string]>([
    [[3], 1, 'go-on'],
    [[4], 1, 'stop'],
    [['flare'], 1, 'stop'],
    [[2, 4], 3, 'stop'],
    [[2, undefined, 5], 3, 'stop'],
    [[2, 2, 2, 4], 9, 'stop'],
    // The fifth day belongs to no test.
    [[2, 2, 2, 2, 9], 9, 'rate'],
  ])('logged as %j, day %i says: %s', (logged, day, kind) => {
    expect(advice(logged, day).kind).toBe(kind)
  })

  it('a stop names the day and why', () => {
    expect(advice([2, 4], 2)).toEqual({ kind: 'stop', date: '2026-11-23', because: 'worse' })
    expect(advice(['flare'], 2)).toEqual({ kind: 'stop', date: '2026-11-22', because: 'flare' })
  })

  it('without anything to compare with, only a flare stops', () => {
    const days = daysFrom(0, [10])
    expect(testAdvice(test, { days, today: START, level: undefined }).kind).toBe('go-on')
    expect(testAdvice(test, { days: daysFrom(0, ['flare']), today: START, level: undefined }).kind).toBe('stop')
  })
})

describe('[FOOD-03] what a test showed', () => {
  it.each<[Logged[], string]>([
    [[2, 2, 2], 'safe'],
    [[2, 3, 3, 2], 'safe'],
    [[2, undefined, 2, 2], 'safe'],
    [[2, 2], 'unclear'],
    [[], 'unclear'],
    [[4], 'trigger'],
    [[2, 2, 4], 'caution'],
    // A flare without a number that rose.
    [[2, 'flare'], 'unclear'],
    [[2, 2, 2, 'flare'], 'unclear'],
    [['flare', 4], 'trigger'],
  ])('logged as %j suggests: %s', (logged, suggested) => {
    expect(summaryOf(test, daysFrom(0, logged), 2).suggested).toBe(suggested)
  })

  it('is never called safe without anything to compare with', () => {
    expect(summaryOf(test, daysFrom(0, [0, 0, 0, 0]), undefined)).toEqual({
      daysTested: 4,
      n: 4,
      worst: 0,
      suggested: 'unclear',
    })
  })

  it('has its worst day with n, and by how many points that was above the days before', () => {
    expect(summaryOf(test, daysFrom(0, [2, 5, 'flare']), 2.33)).toEqual({
      daysTested: 3,
      n: 2,
      worst: 5,
      symptomCorrelation: 2.7,
      flareDay: 3,
      suggested: 'trigger',
    })
  })

  it('got not worse when only a flare came, on a day that was milder than before', () => {
    const days = [
      { date: START, symptomSeverity: 3 },
      { date: addDays(START, 1), symptomSeverity: 7, flareOccurred: true },
    ]
    expect(summaryOf(test, days, 8)).toMatchObject({ symptomCorrelation: -1, flareDay: 2, suggested: 'unclear' })
    expect(testAdvice(test, { days, today: addDays(START, 1), level: 8 })).toMatchObject({ because: 'flare' })
  })

  it('is counted up to its end, and over four days at most', () => {
    expect(summaryOf({ startsOn: START, endsOn: '2026-11-23' }, daysFrom(0, [2, 2, 9]), 2).worst).toBe(2)
    expect(summaryOf({ startsOn: START, endsOn: '2026-12-31' }, daysFrom(-1, [9, 2, 2, 2, 2, 9]), 2)).toMatchObject({
      daysTested: 4,
      worst: 2,
    })
  })

  it('of nothing has no worst day', () => {
    expect(summaryOf(test, [], 2)).toEqual({ daysTested: 0, n: 0, suggested: 'unclear' })
  })

  it('does not count a day on which only foods were noted', () => {
    expect(summaryOf(test, [{ date: START }], 2).daysTested).toBe(0)
  })
})
