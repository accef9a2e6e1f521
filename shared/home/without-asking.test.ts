import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { emptyDay } from '../days/model/day.ts'
import type { Day, Lost } from '../days/model/schema.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { addDays } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'
import { isUnbroken, streak } from './progress.ts'
import { onLaterDay, withDay } from './without-asking.ts'

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

test("today's saved entry is today and leads the logged days", () => {
  const saved = day('2026-11-20', 3, { painLevel: 0 })
  const loggedOn = ['2026-11-20', '2026-11-19', '2026-11-10']
  expect(withDay(home, saved)).toEqual({ ...home, today: saved, loggedOn })
})

test('an earlier day takes its place among the logged ones', () => {
  const { today, loggedOn } = withDay(home, day('2026-11-15', 1, { painLevel: 3 }))
  expect(today).toBe(home.today)
  expect(loggedOn).toEqual(['2026-11-19', '2026-11-15', '2026-11-10'])
})

test('a day whose every field was cleared is no longer logged', () => {
  expect(withDay(home, day('2026-11-19', 4, {})).loggedOn).toEqual(['2026-11-10'])
})

test.each(['2026-10-21', '2026-11-21'])('%s lies outside the 30 days of home', (date) => {
  expect(withDay(home, day(date, 1, { painLevel: 3 })).loggedOn).toEqual(home.loggedOn)
})

test('the oldest of the 30 days is within them', () => {
  expect(withDay(home, day('2026-10-22', 1, { painLevel: 3 })).loggedOn).toContain('2026-10-22')
})

test('[STRK-01] a streak that began long before goes on with today, and with today cleared counts from yesterday', () => {
  const loggedOn = Array.from({ length: 29 }, (_, index) => addDays('2026-11-19', -index))
  const known = { ...home, loggedOn, earlierRun: 70, preferences: DEFAULT_PREFERENCES }
  const count = (at: typeof known) => streak(at.loggedOn, at.earlierRun, '2026-11-20')
  const logged = withDay(known, day('2026-11-20', 3, { painLevel: 0 }))
  expect([count(known), count(logged)]).toEqual([99, 100])
  expect(count(withDay(logged, day('2026-11-20', 4, {})))).toBe(99)
  expect(count(withDay(logged, day('2026-11-15', 4, {})))).toBe(5)
  expect(logged.preferences).toBe(DEFAULT_PREFERENCES)
})

test('an older version of today changes nothing', () => {
  expect(withDay(home, day('2026-11-20', 1, { painLevel: 3 }))).toBe(home)
})

const said = { painLevel: 3 }
const week = {
  ...home,
  today: day('2026-11-20', 2, said),
  recent: [day('2026-11-19', 5, said), day('2026-11-17', 1, said)],
}

test.each<[string, Day, [date: string, version: number][]]>([
  [
    'a newer version takes the place',
    day('2026-11-19', 6, { painLevel: 4 }),
    [
      ['2026-11-19', 6],
      ['2026-11-17', 1],
    ],
  ],
  [
    'an older version changes nothing',
    day('2026-11-19', 4, said),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
  [
    'a new one takes its place',
    day('2026-11-18', 1, said),
    [
      ['2026-11-19', 5],
      ['2026-11-18', 1],
      ['2026-11-17', 1],
    ],
  ],
  ['one that was cleared goes', day('2026-11-17', 2, {}), [['2026-11-19', 5]]],
  [
    'the fourth day before is none',
    day('2026-11-16', 1, said),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
  [
    'today is none',
    day('2026-11-20', 3, said),
    [
      ['2026-11-19', 5],
      ['2026-11-17', 1],
    ],
  ],
])('of the recent days %s', (_, saved, recent) => {
  expect(withDay(week, saved).recent.map(({ date, version }) => [date, version])).toEqual(recent)
})

test.each([
  ['2026-11-21', ['2026-11-20', '2026-11-19']],
  ['2026-11-22', ['2026-11-20', '2026-11-19']],
  ['2026-11-23', ['2026-11-20']],
  ['2026-11-24', []],
])('[SW-02] on %s what was today is recent, as long as it is', (later, dates) => {
  expect(onLaterDay(week, later).recent.map(({ date }) => date)).toEqual(dates)
  expect(onLaterDay({ ...week, today: day('2026-11-20', 2, {}) }, later).recent.map(({ date }) => date)).not.toContain(
    '2026-11-20',
  )
})

test.each([
  ['2026-11-24', 1],
  ['2026-11-25', 0],
])('[SW-02] on %s an edit that lost on 10 November can be settled: %i', (later, count) => {
  const lost: Lost[] = [{ date: '2026-11-10', field: 'painLevel', write: 'phone000.1', value: 3, editedAt: 0 }]
  expect(onLaterDay({ ...home, lost }, later).lost).toHaveLength(count)
})

const DAY = '2026-11-20'

/** Home as the service tells it on a day, for somebody who logged so many days ago counted from `DAY`. */
function homeOn(date: string, loggedAges: ReadonlySet<number>) {
  const isLogged = (day: string) => loggedAges.has(Math.round((Date.parse(DAY) - Date.parse(day)) / 86_400_000))
  const loggedOn = Array.from({ length: HOME_DAYS }, (_, age) => addDays(date, -age)).filter(isLogged)
  let earlierRun = 0
  while (isUnbroken(loggedOn, date) && isLogged(addDays(date, -HOME_DAYS - earlierRun))) earlierRun++
  return { today: emptyDay(date), recent: [], lost: [], loggedOn, earlierRun }
}

test('[SW-02] a later day is empty, and days that are too old for home go', () => {
  const home = { ...homeOn(DAY, new Set([0, 1, 29])), name: 'kept' }
  expect(onLaterDay(home, '2026-11-21')).toEqual({
    today: emptyDay('2026-11-21'),
    recent: [],
    lost: [],
    loggedOn: ['2026-11-20', '2026-11-19'],
    earlierRun: 1,
    name: 'kept',
  })
})

test('[SW-02] the streak on a later day is what the service would say of somebody who logged nothing since', () => {
  const ages = fc.oneof(
    fc.uniqueArray(fc.integer({ min: 0, max: 80 })).map((list) => new Set(list)),
    fc.integer({ min: 0, max: 80 }).map((run) => new Set(Array.from({ length: run }, (_, age) => age))),
  )
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 70 }), (logged, later) => {
      const day = addDays(DAY, later)
      const told = homeOn(day, logged)
      const guessed = onLaterDay(homeOn(DAY, logged), day)
      expect(guessed.loggedOn).toEqual(told.loggedOn)
      expect(streak(guessed.loggedOn, guessed.earlierRun, day)).toBe(streak(told.loggedOn, told.earlierRun, day))
    }),
    { seed, numRuns: 2_000 },
  )
})
