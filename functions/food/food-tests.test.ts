import { describe, expect, it } from 'vitest'
import { RATINGS } from '../../shared/food/schema.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { edit, newOperation } from '../../tests/fixtures/data/days.ts'
import {
  completeFoodTest,
  newLogEdit,
  newTest,
  readFood,
  saveFoodLog,
  startFoodTest,
  foodToday as today,
  withPlan,
  withTest,
} from '../../tests/fixtures/data/food.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import type { TestResponse } from '../../tests/fixtures/invoke.ts'

const bookOf = async (user: TestUser) => (await readFood(user)).body
const codeOf = ({ problem }: TestResponse) => problem.type.split('/').at(-1)

describe('a food test', () => {
  it('[FOOD-03] [DATA-01] runs, and is kept with its rating and what its days showed', async () => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    const test = newTest(planId, { foodName: 'Leek' })
    const started = await startFoodTest(ada, test)
    expect(started.body.tests).toEqual([{ ...test, startsOn: today, testStatus: 'testing', daysTested: 0 }])
    await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 7 }))
    const change = newChangeId()
    const rating = { change, zone: 'UTC', finalRating: 'trigger', notes: 'Half a tin' }
    const { body } = await completeFoodTest(ada, test.id, rating)
    expect(body.tests).toEqual([
      {
        ...test,
        ...{ startsOn: today, endsOn: today, testStatus: 'trigger', finalRating: 'trigger', notes: 'Half a tin' },
        ...{ daysTested: 1, n: 1, worst: 7, symptomCorrelation: 3, completion: change },
      },
    ])
    expect((await completeFoodTest(ada, test.id, rating)).body).toEqual(body)
  })

  it('[FOOD-03] shows what its days show when one of them is logged after it was completed', async () => {
    const ada = await newSignedInUser()
    const { planId, id } = await withTest(ada)
    await completeFoodTest(ada, id, { change: newChangeId(), zone: 'UTC', finalRating: 'safe' })
    expect((await bookOf(ada)).tests[0]).toMatchObject({ daysTested: 0, n: 0 })
    await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 6 }))
    const [test] = (await bookOf(ada)).tests
    expect(test).toMatchObject({
      testStatus: 'safe',
      endsOn: today,
      daysTested: 1,
      n: 1,
      worst: 6,
      symptomCorrelation: 2,
    })
    await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 1 }, { date: addDays(today, -9) }))
    expect((await bookOf(ada)).tests).toEqual([test])
  })

  it('[FOOD-03] is told from no day after its end, also when its completion arrives after the logs of such days', async () => {
    const ada = await newSignedInUser({ createdDaysAgo: 5 })
    const planId = await withPlan(ada)
    const test = newTest(planId, { id: newChangeId(-2 * 1440) })
    await startFoodTest(ada, test)
    for (const [back, symptomSeverity] of [
      [1, 3],
      [0, 9],
    ] as const)
      await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity }, { date: addDays(today, -back) }))
    const { body } = await completeFoodTest(ada, test.id, { change: newChangeId(-1440), zone: 'UTC' })
    expect(body.tests[0]).toMatchObject({ endsOn: addDays(today, -1), daysTested: 1, n: 1, worst: 3 })
  })

  it.each(RATINGS)('[FOOD-03] can be rated %s; without a rating it is unclear', async (finalRating) => {
    const ada = await newSignedInUser()
    const { id } = await withTest(ada)
    const rate = async (more: object) =>
      (await completeFoodTest(ada, id, { change: newChangeId(), zone: 'UTC', ...more })).body.tests[0]
    expect(await rate({ finalRating })).toMatchObject({ testStatus: finalRating, finalRating })
    expect((await rate({})).testStatus).toBe('unclear')
  })

  it('[SEC-26] [FOOD-03] is alone: of 50 that start at once exactly one runs', async () => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    const replies = await Promise.all(Array.from({ length: 50 }, () => startFoodTest(ada, newTest(planId))))
    const codes = replies.map((reply) => (reply.status === 200 ? 'started' : codeOf(reply)))
    expect(codes.filter((code) => code === 'started')).toHaveLength(1)
    expect(codes.filter((code) => !['started', 'food-test-running', 'busy'].includes(String(code)))).toEqual([])
    expect((await bookOf(ada)).tests).toHaveLength(1)
    expect(codeOf(await startFoodTest(ada, newTest(planId)))).toBe('food-test-running')
  })

  it.each(['the log of the plan', 'the diary'])(
    '[FOOD-03] does not begin on a day that is a flare in %s',
    async (where) => {
      const ada = await newSignedInUser()
      const planId = await withPlan(ada)
      if (where === 'the diary') await edit(ada, newOperation({ set: { flareManual: true } }))
      else await saveFoodLog(ada, planId, newLogEdit({ flareOccurred: true }))
      expect(codeOf(await startFoodTest(ada, newTest(planId)))).toBe('food-test-in-flare')
      expect((await bookOf(ada)).tests).toEqual([])
    },
  )
})
