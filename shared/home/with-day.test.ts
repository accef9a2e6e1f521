import { expect, test } from 'vitest'
import type { Day } from '../days/schema.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { addDays } from '../time/local-date.ts'
import { streak } from './progress.ts'
import { withDay } from './with-day.ts'

const day = (date: string, version: number, values: Day['values']): Day => ({
  date,
  version,
  values,
  writers: {},
  flareInferred: false,
})
const home = { today: day('2026-11-20', 2, {}), loggedOn: ['2026-11-19', '2026-11-10'] }

test("today's saved entry is today and leads the logged days", () => {
  const saved = day('2026-11-20', 3, { painLevel: 0 })
  expect(withDay(home, saved)).toEqual({ today: saved, loggedOn: ['2026-11-20', '2026-11-19', '2026-11-10'] })
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
