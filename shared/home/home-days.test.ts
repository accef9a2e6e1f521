import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { emptyDay } from '../days/model/day.ts'
import type { Day, LostEdit } from '../days/model/schema.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { addDays } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'
import { moveHomeToDay, withSavedDay } from './home-days.ts'
import { isStreakUnbroken, streakDays } from './progress.ts'

const day = (date: string, version: number, values: Day['values']): Day => ({
  date,
  version,
  values,
  writers: {},
  flareInferred: false,
})
const home = {
  today: day('2026-11-20', 2, {}),
  recent: [],
  lost: [],
  loggedOn: ['2026-11-19', '2026-11-10'],
  earlierRun: 0,
}

test("today's saved entry replaces today and is the first logged date", () => {
  const saved = day('2026-11-20', 3, { painLevel: 0 })
  const loggedOn = ['2026-11-20', '2026-11-19', '2026-11-10']
  expect(withSavedDay(home, saved)).toEqual({ ...home, today: saved, loggedOn })
})

test('the date of an earlier saved day is inserted in order', () => {
  const { today, loggedOn } = withSavedDay(home, day('2026-11-15', 1, { painLevel: 3 }))
  expect(today).toBe(home.today)
  expect(loggedOn).toEqual(['2026-11-19', '2026-11-15', '2026-11-10'])
})

test('a day without any values is not logged any more', () => {
  expect(withSavedDay(home, day('2026-11-19', 4, {})).loggedOn).toEqual(['2026-11-10'])
})

test.each(['2026-10-21', '2026-11-21'])('%s is outside the 30 days of home', (date) => {
  expect(withSavedDay(home, day(date, 1, { painLevel: 3 })).loggedOn).toEqual(home.loggedOn)
})

test('the oldest of the 30 days is part of them', () => {
  expect(withSavedDay(home, day('2026-10-22', 1, { painLevel: 3 })).loggedOn).toContain('2026-10-22')
})

test('[STRK-01] a streak longer than 30 days grows with today, and counts from yesterday when today is cleared', () => {
  const loggedOn = Array.from({ length: 29 }, (_, index) => addDays('2026-11-19', -index))
  const known = { ...home, loggedOn, earlierRun: 70, preferences: DEFAULT_PREFERENCES }
  const count = (at: typeof known) => streakDays(at.loggedOn, at.earlierRun, '2026-11-20')
  const logged = withSavedDay(known, day('2026-11-20', 3, { painLevel: 0 }))
  expect(count(known)).toBe(99)
  expect(count(logged)).toBe(100)
  expect(count(withSavedDay(logged, day('2026-11-20', 4, {})))).toBe(99)
  expect(count(withSavedDay(logged, day('2026-11-15', 4, {})))).toBe(5)
  expect(logged.preferences).toBe(DEFAULT_PREFERENCES)
})

test('an older version of today changes nothing', () => {
  expect(withSavedDay(home, day('2026-11-20', 1, { painLevel: 3 }))).toBe(home)
})

const values = { painLevel: 3 }
const week = {
  ...home,
  today: day('2026-11-20', 2, values),
  recent: [day('2026-11-19', 5, values), day('2026-11-17', 1, values)],
}

test.each<[string, Day, [date: string, version: number][]]>([
  [
    'a newer version replaces the older one',
    day('2026-11-19', 6, { painLevel: 4 }),
    [
      ['2026-11-19', 6],
      ['2026-11-17', 1],
    ],
  ],
  [
    'an older version changes nothing',
    day('2026-11-19', 4, values),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
  [
    'a new day is inserted in order',
    day('2026-11-18', 1, values),
    [
      ['2026-11-19', 5],
      ['2026-11-18', 1],
      ['2026-11-17', 1],
    ],
  ],
  ['a cleared day is removed', day('2026-11-17', 2, {}), [['2026-11-19', 5]]],
  [
    'the seventh day before today is not added',
    day('2026-11-13', 1, values),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
  [
    'today is not added',
    day('2026-11-20', 3, values),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
])('in the recent days %s', (_, saved, recent) => {
  expect(withSavedDay(week, saved).recent.map(({ date, version }) => [date, version])).toEqual(recent)
})

test.each([
  ['2026-11-21', ['2026-11-20', '2026-11-19', '2026-11-17']],
  ['2026-11-23', ['2026-11-20', '2026-11-19', '2026-11-17']],
  ['2026-11-24', ['2026-11-20', '2026-11-19']],
  ['2026-11-26', ['2026-11-20']],
  ['2026-11-27', []],
])('[SW-02] on %s the recent days are %j', (later, dates) => {
  expect(moveHomeToDay(week, later).recent.map(({ date }) => date)).toEqual(dates)
  expect(
    moveHomeToDay({ ...week, today: day('2026-11-20', 2, {}) }, later).recent.map(({ date }) => date),
  ).not.toContain('2026-11-20')
})

test.each([
  ['2026-11-24', 1],
  ['2026-11-25', 0],
])('[SW-02] on %s home has %i lost edits of 10 November', (later, count) => {
  const lost: LostEdit[] = [{ date: '2026-11-10', field: 'painLevel', write: 'phone000.1', value: 3, editedAt: 0 }]
  expect(moveHomeToDay({ ...home, lost }, later).lost).toHaveLength(count)
})

const DAY = '2026-11-20'

/** Home as the service returns it on `date`. `loggedAges` are the logged days, in days before `DAY`. */
function homeOn(date: string, loggedAges: ReadonlySet<number>) {
  const isLogged = (day: string) => loggedAges.has(Math.round((Date.parse(DAY) - Date.parse(day)) / 86_400_000))
  const loggedOn = Array.from({ length: HOME_DAYS }, (_, age) => addDays(date, -age)).filter(isLogged)
  let earlierRun = 0
  while (isStreakUnbroken(loggedOn, date) && isLogged(addDays(date, -HOME_DAYS - earlierRun))) earlierRun++
  return { today: emptyDay(date), recent: [], lost: [], loggedOn, earlierRun }
}

test('[SW-02] a later day is empty, and days that are too old for home are removed', () => {
  const home = { ...homeOn(DAY, new Set([0, 1, 29])), name: 'kept' }
  expect(moveHomeToDay(home, '2026-11-21')).toEqual({
    today: emptyDay('2026-11-21'),
    recent: [],
    lost: [],
    loggedOn: ['2026-11-20', '2026-11-19'],
    earlierRun: 1,
    name: 'kept',
  })
})

test('[SW-02] the streak on a later day equals the service’s streak when nothing was logged in between', () => {
  const ages = fc.oneof(
    fc.uniqueArray(fc.integer({ min: 0, max: 80 })).map((list) => new Set(list)),
    fc.integer({ min: 0, max: 80 }).map((run) => new Set(Array.from({ length: run }, (_, age) => age))),
  )
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 70 }), (logged, later) => {
      const day = addDays(DAY, later)
      const expected = homeOn(day, logged)
      const moved = moveHomeToDay(homeOn(DAY, logged), day)
      expect(moved.loggedOn).toEqual(expected.loggedOn)
      expect(streakDays(moved.loggedOn, moved.earlierRun, day)).toBe(
        streakDays(expected.loggedOn, expected.earlierRun, day),
      )
    }),
    { seed, numRuns: 2_000 },
  )
})
