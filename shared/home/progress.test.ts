import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { addDays } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'
import { earnedBadges, isStreakUnbroken, MILESTONES, milestoneAt, streakDays, weeklyGoal } from './progress.ts'

const today = '2026-03-30'
/** The dates that lie the given numbers of days before today. */
const datesBefore = (...ages: number[]) => ages.map((age) => addDays(today, -age))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the streak', () => {
  it.each<[string, number[], number, number]>([
    ['nothing', [], 0, 0],
    ['only today', [0], 0, 1],
    ['only yesterday, because today can still be logged', [1], 0, 1],
    ['only the day before yesterday', [2], 0, 0],
    ['today and yesterday', [0, 1], 0, 2],
    ['today, the day before yesterday and the day before that', [0, 2, 3], 0, 1],
    ['yesterday and the day before it', [1, 2], 0, 2],
    ['seven days across a daylight saving change', range(0, 6), 0, 7],
    ['all days of home', range(0, 29), 0, 30],
    ['all days of home and 70 days before them', range(0, 29), 70, 100],
    ['all days of home except today, and 70 days before them', range(1, 29), 70, 99],
    ['all days of home except the oldest, and 70 days before them', range(0, 28), 70, 29],
    ['all days of home except yesterday, and 70 days before them', [0, ...range(2, 29)], 70, 1],
  ])('[STRK-01] with %s logged is counted', (_, ages, earlierRun, days) => {
    expect(streakDays(datesBefore(...ages), earlierRun, today)).toBe(days)
  })

  it('[STRK-01] grows by one with today’s entry, in any order of the dates', () => {
    fc.assert(
      fc.property(fc.subarray(range(1, 29)), fc.nat(400), (ages, earlierRun) => {
        const before = streakDays(datesBefore(...ages), earlierRun, today)
        expect(streakDays(datesBefore(...ages, 0), earlierRun, today)).toBe(before + 1)
        expect(streakDays(datesBefore(0, ...ages.toReversed()), earlierRun, today)).toBe(before + 1)
      }),
      { seed },
    )
  })

  it.each<[string, number[], boolean]>([
    ['every day', range(0, 29), true],
    ['every day except today', range(1, 29), true],
    ['every day except the oldest', range(0, 28), false],
    ['every day except yesterday', [0, ...range(2, 29)], false],
    ['no day', [], false],
  ])('[STRK-01] can include days before those of home only when at most today is missing: %s', (_, ages, unbroken) => {
    expect(isStreakUnbroken(datesBefore(...ages), today)).toBe(unbroken)
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
  ])('[STRK-01] is reached at %i days: %s', (days, expected) => {
    expect(milestoneAt(days)).toBe(expected)
    expect(MILESTONES).toContain(expected)
  })

  it.each([0, 2, 6, 8, 29, 31, 49, 51, 60, 99, 101, 149])('[STRK-01] is not reached at %i days', (days) => {
    expect(milestoneAt(days)).toBeUndefined()
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
  ])(
    '[HOME-05] with %i days logged is reached to %d per cent, with %i days to go',
    (loggedDays, progress, daysToGo) => {
      const goal = { logged: loggedDays, progress: expect.closeTo(progress, 3), daysToGo }
      expect(weeklyGoal(datesBefore(...range(0, 6)).slice(0, loggedDays), today)).toEqual(goal)
      expect(weeklyGoal(datesBefore(...range(0, 29)).slice(7 - loggedDays), today)).toEqual(goal)
    },
  )

  it('[HOME-05] counts today and the six days before it', () => {
    expect(weeklyGoal(datesBefore(-1, 6, 7), today).logged).toBe(1)
  })
})

describe('badges', () => {
  it.each([
    [0, 0, []],
    [2, 4, []],
    [3, 4, ['3-day-streak']],
    [2, 5, ['weekly-champion']],
    [6, 7, ['3-day-streak', 'weekly-champion']],
    [7, 7, ['week-warrior', 'weekly-champion']],
    [29, 7, ['week-warrior', 'weekly-champion']],
    [30, 7, ['month-master', 'weekly-champion']],
  ])('[HOME-05] for a streak of %i days and %i logged days in the week are %j', (streak, loggedThisWeek, earned) => {
    expect(earnedBadges({ streak, loggedThisWeek })).toEqual(earned)
  })
})
