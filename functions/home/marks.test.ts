import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLogged } from '../../shared/days/model/day.ts'
import { homeApi } from '../../shared/home/api.ts'
import { streakDays } from '../../shared/home/progress.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { addPastDays, edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { isKeyOf } from '../table/item-kind.ts'
import { DayMarksItem, marksIn } from '../table/items/day-marks.ts'
import { DayItem } from '../table/items/days.ts'
import type { Item } from '../table/query.ts'
import { handler } from './handler.ts'

const openHome = (cookie: string | undefined) => invoke(handler, homeApi.open, { cookie, query: { today } })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the marks of the days', () => {
  /** Sets or clears a field of a day, made on that day or some days later, perhaps on a second device or twice. */
  const anyEdit = fc.record({
    back: fc.integer({ min: 0, max: 40 }),
    late: fc.integer({ min: 0, max: 14 }),
    device: fc.constantFrom('phone000', 'tablet00'),
    field: fc.constantFrom('painLevel' as const, 'urgencyLevel' as const),
    value: fc.option(fc.integer({ min: 0, max: 5 })),
    isRepeated: fc.boolean(),
  })

  it(`[STRK-01] [RELY-01] equal the stored days after any edits, late, repeated or at once, SEED=${seed}`, async () => {
    const run = fc.tuple(
      fc.integer({ min: 0, max: 90 }),
      fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(run, async ([length, groups]) => {
        const ada = await newSignedInUser({ createdDaysAgo: 100 })
        await addPastDays(ada, Object.fromEntries(range(1, length).map((back) => [back, { painLevel: 3 }])))
        const numbers = { phone000: 0, tablet00: 0 }
        for (const group of groups) {
          const operations = group.flatMap(({ back, late, device, field, value, isRepeated }) => {
            const editedAt = Date.now() - Math.max(0, back - late) * 86_400_000
            const date = addDays(today, -back)
            numbers[device] += 1
            const operation = newOperation({ device, n: numbers[device], date, set: { [field]: value }, editedAt })
            return isRepeated ? [operation, operation] : [operation]
          })
          const replies = await Promise.all(operations.map((operation) => edit(ada, operation)))
          for (const { status } of replies) expect([200, 503]).toContain(status)
        }
        const items = Object.values(await itemsOf(ada)) as Item[]
        const days = items.filter((item) => isKeyOf(DayItem, item)).map(DayItem.parse)
        const isLoggedOn = (date: string) => days.some((each) => each.date === date && isLogged(each))
        const marks = marksIn(items.filter((item) => isKeyOf(DayMarksItem, item)))
        for (const back of range(0, 120)) {
          const date = addDays(today, -back)
          expect(marks.isLogged(date), date).toBe(isLoggedOn(date))
          expect(marks.hadLostEdit(date), date).toBe(
            days.some((each) => each.date === date && each.lostEdits !== undefined),
          )
        }
        const { body } = await openHome(ada.cookie)
        expect(body.loggedOn).toEqual(
          range(0, 29)
            .map((back) => addDays(today, -back))
            .filter(isLoggedOn),
        )
        const start = isLoggedOn(today) ? 0 : 1
        let streak = 0
        while (isLoggedOn(addDays(today, -start - streak))) streak++
        expect(streakDays(body.loggedOn, body.earlierRun, today)).toBe(streak)
      }),
      { seed, numRuns: 12 },
    )
  })
})
