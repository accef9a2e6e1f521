import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyValues } from '../../tests/fixtures/data/any-day.ts'
import { columnsOf } from '../../tests/fixtures/data/columns.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { withInferredFlare } from '../days/flare/flare.ts'
import { emptyDay, isFlareDay, isLogged } from '../days/model/day.ts'
import type { DayValues } from '../days/model/fields.ts'
import type { Day } from '../days/model/schema.ts'
import { withDayInRange } from '../days/month/range.ts'
import { HOME_DAYS } from '../home/api.ts'
import { type HomeDays, withSavedDay } from '../home/home-days.ts'
import { streakDays, weeklyGoal } from '../home/progress.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { addDays, monthOf } from '../time/local-date.ts'
import { datesOfMonth } from '../time/month.ts'
import { SERIES } from './columns.ts'
import { averageOf, countDays } from './counts.ts'
import { isLoggedState } from './state.ts'
import { daysFrom, lastDays } from './window.ts'

const TODAY = '2028-03-10'
const settings = { ...DEFAULT_PREFERENCES.flare, suddenIncreaseOnly: false, painThreshold: 6 }

/** Any diary up to tomorrow, as the service stores it: with inferred flares, cleared days and gaps. */
const anyDiary = fc
  .uniqueArray(fc.record({ age: fc.integer({ min: -1, max: 70 }), values: fc.oneof(anyValues, fc.constant({})) }), {
    maxLength: 40,
    selector: ({ age }) => age,
  })
  .map((entries) => {
    const days: Day[] = []
    for (const { age, values } of entries.toSorted((one, other) => other.age - one.age)) {
      const day = { ...emptyDay(addDays(TODAY, -age)), version: 1, values: values as DayValues }
      days.push(withInferredFlare(day, days, settings))
    }
    return days
  })

const noDays: HomeDays = { today: emptyDay(TODAY), recent: [], lost: [], loggedOn: [], earlierRun: 0 }

it('[TREND-01] [HOME-06] [HIST-01] home, history and trends count alike, for any diary', () => {
  fc.assert(
    fc.property(anyDiary, (diary) => {
      const columns = columnsOf(diary)
      const home = diary.reduce(withSavedDay, noDays)

      const month = lastDays(columns, TODAY, HOME_DAYS)
      const loggedOn = month.states.flatMap((state, place) =>
        isLoggedState(state) ? [addDays(month.first, place)] : [],
      )
      expect(loggedOn.toReversed()).toEqual(home.loggedOn)
      expect(countDays(lastDays(columns, TODAY, 7)).logged).toBe(weeklyGoal(home.loggedOn, TODAY).logged)
      expect(streakDays(loggedOn, 0, TODAY)).toBe(streakDays(home.loggedOn, 0, TODAY))
      const week = [home.today, ...home.recent]
      expect(countDays(lastDays(columns, TODAY, 7)).flares).toBe(week.filter(isFlareDay).length)

      for (const [localMonth, count] of [
        ['2028-03', 31],
        ['2028-02', 29],
        ['2028-01', 31],
      ] as const) {
        const none: { days: Day[] } = { days: [] }
        const { days } = diary
          .filter(({ date }) => monthOf(date) === localMonth)
          .reduce((all, day) => withDayInRange(all, datesOfMonth(localMonth), day), none)
        const inMonth = daysFrom(columns, `${localMonth}-01`, count)
        expect(countDays(inMonth)).toEqual({
          logged: days.filter(isLogged).length,
          flares: days.filter(isFlareDay).length,
        })
        for (const field of SERIES) {
          const answers = days.toReversed().flatMap(({ values }) => values[field] ?? [])
          const sum = answers.reduce((total, answer) => total + answer, 0)
          expect(averageOf(inMonth.fields[field] ?? [])).toBe(answers.length === 0 ? undefined : sum / answers.length)
        }
      }
    }),
    { seed },
  )
})
