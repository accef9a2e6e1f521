import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { emptyDay } from '../days/day.ts'
import { addDays } from '../time/local-date.ts'
import { HOME_DAYS } from './api.ts'
import { onLaterDay } from './on-later-day.ts'
import { isUnbroken, streak } from './progress.ts'

const DAY = '2026-11-20'

/** Home as the service tells it on a day, for somebody who logged so many days ago counted from `DAY`. */
function homeOn(date: string, loggedAges: ReadonlySet<number>) {
  const isLogged = (day: string) => loggedAges.has(Math.round((Date.parse(DAY) - Date.parse(day)) / 86_400_000))
  const loggedOn = Array.from({ length: HOME_DAYS }, (_, age) => addDays(date, -age)).filter(isLogged)
  let earlierRun = 0
  while (isUnbroken(loggedOn, date) && isLogged(addDays(date, -HOME_DAYS - earlierRun))) earlierRun++
  return { today: emptyDay(date), loggedOn, earlierRun }
}

test('[SW-02] a later day is empty, and days that are too old for home go', () => {
  const home = { ...homeOn(DAY, new Set([0, 1, 29])), name: 'kept' }
  expect(onLaterDay(home, '2026-11-21')).toEqual({
    today: emptyDay('2026-11-21'),
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
