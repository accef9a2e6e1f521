import { assertTimely } from '../../shared/changes/change-id.ts'
import { isFlareDay } from '../../shared/days/model/day.ts'
import { foodApi } from '../../shared/food/api.ts'
import type { StoredBook } from '../../shared/food/book.ts'
import { removeFood, saveFood } from '../../shared/food/foods/custom-foods.ts'
import { assertLogEdit, mergeLog } from '../../shared/food/log/log.ts'
import { completePlan, planOf, startPlan } from '../../shared/food/plan/plans.ts'
import type { NewTest, TestCompletion } from '../../shared/food/schema.ts'
import { shownBook } from '../../shared/food/shown-book.ts'
import {
  completeTest,
  endDateOf,
  startDateOf,
  startTest,
  testOf,
  withSummary,
} from '../../shared/food/test/food-tests.ts'
import { completedTestsAround, levelBefore, summaryOf } from '../../shared/food/test/test-days.ts'
import { localDate } from '../../shared/time/local-date.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { findItem } from '../table/find-item.ts'
import { DayItem } from '../table/items/days.ts'
import { changeBook, changeLog, findBook, findLog, findLogs } from '../table/records/food.ts'

const bookFor = ({ zone }: Me, book: StoredBook, now: number) => shownBook(book, localDate(now, zone))

/** Whether the day on which a test begins is a flare, in the diary or in the log of its plan. */
async function isFlareOn({ userId }: Me, test: NewTest): Promise<boolean> {
  const date = startDateOf(test)
  const [log, day] = await Promise.all([
    findLog(userId, test.planId, date),
    findItem(DayItem.key({ user: userId, date })),
  ])
  return log.flareOccurred === true || (day !== undefined && isFlareDay(DayItem.parse(day)))
}

/** What the days of a test showed until it ended. `completion`: with it the test ends. */
async function summaryOfTest(user: Me['userId'], id: string, completion?: TestCompletion) {
  const book = await findBook(user)
  const found = testOf(book, id)
  const test = completion ? { ...found, endsOn: endDateOf(found, completion) } : found
  const [plan, logs] = [planOf(book, test.planId), await findLogs(user, test.planId)]
  return summaryOf(test, logs, levelBefore(test.startsOn, logs, plan.baselineSymptoms))
}

export const handler = serve(foodApi, {
  read: async ({ me, now }) => bookFor(me, await findBook(me.userId), now),

  startPlan: async ({ me, body, now }) => {
    assertTimely(body.id, { createdAt: me.createdAt, now }, 'id')
    return bookFor(me, await changeBook(me.userId, (book) => startPlan(book, body)), now)
  },

  completePlan: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    return bookFor(me, await changeBook(me.userId, (book) => completePlan(book, params.id, body)), now)
  },

  logs: async ({ me, params }) => ({ logs: await findLogs(me.userId, params.id) }),

  saveLog: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const book = await findBook(me.userId)
    assertLogEdit(body, planOf(book, params.id), now)
    const log = await changeLog(me.userId, { plan: params.id, date: body.date }, (before) => mergeLog(before, body))
    // The days of a completed test may be logged after it: what is kept of them follows.
    for (const { id } of completedTestsAround(book, params.id, body.date)) {
      const summary = await summaryOfTest(me.userId, id)
      await changeBook(me.userId, (before) => withSummary(before, id, summary))
    }
    return log
  },

  startTest: async ({ me, body, now }) => {
    assertTimely(body.id, { createdAt: me.createdAt, now }, 'id')
    const isFlare = await isFlareOn(me, body)
    return bookFor(me, await changeBook(me.userId, (book) => startTest(book, body, { isFlare })), now)
  },

  completeTest: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const summary = await summaryOfTest(me.userId, params.id, body)
    const completion = { id: params.id, ...body }
    return bookFor(me, await changeBook(me.userId, (book) => completeTest(book, completion, summary)), now)
  },

  saveFood: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    return bookFor(me, await changeBook(me.userId, (book) => saveFood(book, { id: params.id, ...body })), now)
  },

  removeFood: async ({ me, params, body, now }) => {
    assertTimely(body.change, { createdAt: me.createdAt, now })
    const deletion = { id: params.id, change: body.change }
    return bookFor(me, await changeBook(me.userId, (book) => removeFood(book, deletion)), now)
  },
})
