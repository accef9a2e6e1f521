import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { addDays } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'
import { BADGES, badges, isUnbroken, MILESTONES, milestone, streak, weeklyGoal } from './progress.ts'

const today = '2026-03-30'
/** The dates so many days back. */
const back = (...ages: number[]) => ages.map((age) => addDays(today, -age))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the streak', () => {
  it.each<[string, number[], number, number]>([
    ['nothing', [], 0, 0],
    ['today alone', [0], 0, 1],
    ['yesterday alone, while today may still be logged', [1], 0, 1],
    ['the day before yesterday', [2], 0, 0],
    ['today and yesterday', [0, 1], 0, 2],
    ['today, with a gap behind', [0, 2, 3], 0, 1],
    ['yesterday and the day before it', [1, 2], 0, 2],
    ['days across the change of the clocks', range(0, 6), 0, 7],
    ['all days of home', range(0, 29), 0, 30],
    ['all days of home, and more before', range(0, 29), 70, 100],
    ['all but today, and more before', range(1, 29), 70, 99],
    ['all but the oldest, whatever was before', range(0, 28), 70, 29],
    ['all but yesterday, whatever was before', [0, ...range(2, 29)], 70, 1],
  ])('[STRK-01] of %s is counted', (_, ages, earlierRun, days) => {
    expect(streak(back(...ages), earlierRun, today)).toBe(days)
  })

  it('[STRK-01] grows by one with today’s entry and is the same in any order', () => {
    fc.assert(
      fc.property(fc.subarray(range(1, 29)), fc.nat(400), (ages, earlierRun) => {
        const before = streak(back(...ages), earlierRun, today)
        expect(streak(back(...ages, 0), earlierRun, today)).toBe(before + 1)
        expect(streak(back(0, ...ages.toReversed()), earlierRun, today)).toBe(before + 1)
      }),
      { seed },
    )
  })

  it.each<[string, number[], boolean]>([
    ['every day', range(0, 29), true],
    ['every day but today', range(1, 29), true],
    ['every day but the oldest', range(0, 28), false],
    ['every day but yesterday', [0, ...range(2, 29)], false],
    ['no day', [], false],
  ])('[STRK-01] may go on before home with %s logged', (_, ages, unbroken) => {
    expect(isUnbroken(back(...ages), today)).toBe(unbroken)
    expect(HOME_DAYS).toBe(30)
  })
})

describe('a milestone', () => {
  it.each([
    [1, 'first'],
    [7, 'week'],
    [30, 'month'],
    [50, 'fifty'],
    [100, 'fifty'],
    [1000, 'fifty'],
  ])('[STRK-01] stands at %i days: %s', (days, expected) => {
    expect(milestone(days)).toBe(expected)
    expect(MILESTONES).toContain(expected)
  })

  it.each([0, 2, 6, 8, 29, 31, 49, 51, 60, 99, 101, 149])('[STRK-01] stands not at %i days', (days) => {
    expect(milestone(days)).toBeUndefined()
  })
})

describe('the weekly goal', () => {
  it.each([
    [0, 0, 7],
    [1, 14.2857, 6],
    [2, 28.5714, 5],
    [3, 42.8571, 4],
    [4, 57.1429, 3],
    [5, 71.4286, 2],
    [6, 85.7143, 1],
    [7, 100, 0],
  ])('[HOME-05] with %i days logged is at %d per cent, with %i to go', (logged, progress, daysToGo) => {
    const goal = { logged, progress: expect.closeTo(progress, 3), daysToGo }
    expect(weeklyGoal(back(...range(0, 6)).slice(0, logged), today)).toEqual(goal)
    expect(weeklyGoal(back(...range(0, 29)).slice(7 - logged), today)).toEqual(goal)
  })

  it('[HOME-05] counts today and the six days before it', () => {
    expect(weeklyGoal(back(-1, 6, 7), today).logged).toBe(1)
  })
})

describe('badges', () => {
  it.each([
    [0, 0, []],
    [2, 4, []],
    [3, 4, ['3-day-streak']],
    [2, 5, ['weekly-champion']],
    [6, 7, ['3-day-streak', 'weekly-champion']],
    [7, 7, ['3-day-streak', 'week-warrior', 'weekly-champion']],
    [29, 7, ['3-day-streak', 'week-warrior', 'weekly-champion']],
    [30, 7, BADGES],
  ])('[HOME-05] of a streak of %i with %i logs in the week are %j', (streak, loggedThisWeek, earned) => {
    expect(badges({ streak, loggedThisWeek })).toEqual(earned)
  })
})
