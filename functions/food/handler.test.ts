import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import {
  completeFoodTest,
  completePlan,
  newLogEdit,
  newPlan,
  newTest,
  readFood,
  readFoodLogs,
  removeCustomFood,
  saveCustomFood,
  saveFoodLog,
  startFoodTest,
  startPlan,
  foodToday as today,
  withCustomFood,
  withPlan,
  withTest,
} from '../../tests/fixtures/data/food.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import type { TestResponse } from '../../tests/fixtures/invoke.ts'

const bookOf = async (user: TestUser) => (await readFood(user)).body
const logsOf = async (user: TestUser, plan: string) => (await readFoodLogs(user, plan)).body.logs
/** The items of food, by sort key. */
const stored = async (user: TestUser) =>
  Object.fromEntries(Object.entries(await itemsOf(user)).filter(([sk]) => sk.startsWith('FOOD')))
const codeOf = ({ problem }: TestResponse) => problem.type.split('/').at(-1)

describe('an elimination plan', () => {
  it('[FOOD-01] [DATA-01] is kept with all that was given; its name may look like a formula', async () => {
    const ada = await newSignedInUser()
    expect(await bookOf(ada)).toEqual({ plans: [], tests: [], customFoods: [] })
    const plan = newPlan({
      planName: '=cmd',
      eliminatedFoods: ['Leek', 'Soy'],
      planType: 'core_eight',
      durationWeeks: 4,
    })
    const { status, body } = await startPlan(ada, plan)
    expect(status).toBe(200)
    expect(body.plans).toEqual([{ ...plan, status: 'reintroduction', updatedAt: Number(plan.id.slice(0, 13)) }])
    expect(await bookOf(ada)).toEqual(body)
  })

  it.each([
    [0, 'active'],
    [-20, 'active'],
    [-21, 'reintroduction'],
  ])('[FOOD-01] that began %i days from now is %s at the first read', async (days, status) => {
    const ada = await newSignedInUser()
    await withPlan(ada, { startsOn: addDays(today, days) })
    expect((await bookOf(ada)).plans[0]).toMatchObject({ durationWeeks: 3, planType: 'custom', status })
  })

  it('[FOOD-01] is completed by the user, once, and not before it began', async () => {
    const ada = await newSignedInUser()
    const id = await withPlan(ada, { startsOn: addDays(today, 1) })
    const refused = await completePlan(ada, id, { change: newChangeId(), endsOn: today })
    expect(codeOf(refused)).toBe('food-plan-ends-before-start')
    expect(refused.problem.errors?.[0]?.pointer).toBe('/body/endsOn')
    const endsOn = addDays(today, 1)
    const { body } = await completePlan(ada, id, { change: newChangeId(), endsOn })
    expect(body.plans[0]).toMatchObject({ status: 'completed', endsOn })
    expect((await completePlan(ada, id, { change: newChangeId(), endsOn: addDays(today, 9) })).body).toEqual(body)
  })

  it.each([
    [{ durationWeeks: 0 }, '/body/durationWeeks'],
    [{ eliminatedFoods: [] }, '/body/eliminatedFoods'],
    [{ eliminatedFoods: ['Leek', '=1+1'] }, '/body/eliminatedFoods/1'],
    [{ planName: '' }, '/body/planName'],
    [{ startsOn: '2062-01-01' }, '/body/startsOn'],
    [{ status: 'completed' }, '/body/status'],
  ])('[FOOD-01] [SEC-03] with %j is refused at %s, and nothing is stored', async (more, pointer) => {
    const ada = await newSignedInUser()
    const { status, problem } = await startPlan(ada, newPlan(more))
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await stored(ada)).toEqual({})
  })

  it('[SEC-25] is stored once when the request is repeated, and another one with its id is refused', async () => {
    const ada = await newSignedInUser()
    const plan = newPlan()
    await Promise.all([1, 2, 3, 4].map(() => startPlan(ada, plan)))
    expect((await bookOf(ada)).plans).toHaveLength(1)
    const { problem } = await startPlan(ada, { ...plan, planName: 'Another' })
    expect(problem.errors).toEqual([{ pointer: '/body/id', detail: 'taken' }])
  })

  it('[SEC-02] of another user behaves like an unknown one', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const { planId, id } = await withTest(ada)
    const before = await stored(ada)
    for (const [request, own] of [
      [(plan: string) => completePlan(noor, plan, { change: newChangeId(), endsOn: today }), planId],
      [(plan: string) => saveFoodLog(noor, plan, newLogEdit({ symptomSeverity: 1 })), planId],
      [(plan: string) => startFoodTest(noor, newTest(plan)), planId],
      [(test: string) => completeFoodTest(noor, test, { change: newChangeId(), zone: 'UTC' }), id],
    ] as const) {
      const [others, unknown] = [await request(own), await request(newChangeId())]
      expect(others.status).toBe(422)
      expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
    expect(await logsOf(noor, planId)).toEqual([])
    expect(await stored(ada)).toEqual(before)
    expect(await stored(noor)).toEqual({})
  })
})

describe('a day of a plan', () => {
  it('[FOOD-02] [DATA-02] is one log, whose answers are changed one by one; "ate none" is one of them', async () => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    const first = await saveFoodLog(ada, planId, newLogEdit({ consumedEliminatedFoods: [], notes: '=cmd' }))
    expect(first.body).toEqual({ planId, date: today, consumedEliminatedFoods: [], notes: '=cmd' })
    await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 0, flareOccurred: false, notes: null }))
    const log = { planId, date: today, consumedEliminatedFoods: [], symptomSeverity: 0, flareOccurred: false }
    expect(await logsOf(ada, planId)).toEqual([log])
  })

  it('[FOOD-02] [SEC-25] keeps every answer of edits that arrive at once, twice and out of order', async () => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    const [early, late] = [newLogEdit({ symptomSeverity: 9 }), newLogEdit({ symptomSeverity: 2 })]
    const others = [newLogEdit({ notes: 'Soup' }), newLogEdit({ consumedEliminatedFoods: ['Coffee'] })]
    const edits = [late, early, ...others]
    const replies = await Promise.all([...edits, ...edits].map((each) => saveFoodLog(ada, planId, each)))
    for (const each of replies) expect(each.status).toBe(200)
    expect(await logsOf(ada, planId)).toEqual([
      { planId, date: today, symptomSeverity: 2, notes: 'Soup', consumedEliminatedFoods: ['Coffee'] },
    ])
  })

  it.each([
    ['of tomorrow', () => ({ date: addDays(today, 1) }), 'date-in-future', '/body/date'],
    ['of 15 days ago', () => ({ date: addDays(today, -15) }), 'date-too-old', '/body/date'],
    ['from the future', () => ({ change: newChangeId(9) }), 'clock-ahead', '/body/change'],
    ['of an unknown food', () => ({ set: { consumedEliminatedFoods: ['Tea'] } }), 'invalid-request', undefined],
    ['without an answer', () => ({ set: {} }), 'invalid-request', '/body/set'],
  ] as const)('[FOOD-02] %s is refused at its field, and nothing is stored', async (_, more, code, pointer) => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    const refused = await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 1 }, more()))
    expect(codeOf(refused)).toBe(code)
    expect(refused.problem.errors?.[0]?.pointer).toBe(pointer ?? '/body/set/consumedEliminatedFoods/0')
    expect(await logsOf(ada, planId)).toEqual([])
  })

  it('[FOOD-02] is listed newest first', async () => {
    const ada = await newSignedInUser()
    const planId = await withPlan(ada)
    for (const back of [2, 0, 1])
      await saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: back }, { date: addDays(today, -back) }))
    const logs = await logsOf(ada, planId)
    expect(logs.map(({ symptomSeverity }: { symptomSeverity: number }) => symptomSeverity)).toEqual([0, 1, 2])
  })
})

describe('an own food', () => {
  it('[FOOD-04] [DATA-01] is kept, changed and deleted, each also when it is repeated', async () => {
    const ada = await newSignedInUser()
    const id = newChangeId()
    const food = {
      foodName: 'Kimchi',
      category: 'vegetables',
      severity: 7,
      notes: 'A spoon',
      commonNames: ['Cabbage'],
    }
    await saveCustomFood(ada, id, { change: id, ...food })
    expect((await bookOf(ada)).customFoods).toEqual([{ id, change: id, ...food }])
    const change = newChangeId()
    await saveCustomFood(ada, id, { ...food, change, foodName: 'Leek' })
    await saveCustomFood(ada, id, { change: id, ...food })
    expect((await bookOf(ada)).customFoods).toEqual([{ id, ...food, change, foodName: 'Leek' }])
    await removeCustomFood(ada, id, { change: newChangeId() })
    await saveCustomFood(ada, id, { change, ...food })
    expect((await bookOf(ada)).customFoods).toEqual([])
  })

  it.each([
    [{ foodName: ' ' }, '/body/foodName'],
    [{ severity: 11 }, '/body/severity'],
    [{ category: 'sauce' }, '/body/category'],
  ])('[FOOD-04] with %j is refused at %s', async (more, pointer) => {
    const ada = await newSignedInUser()
    const body = { change: newChangeId(), foodName: 'Leek', category: 'vegetables', ...more }
    expect((await saveCustomFood(ada, newChangeId(), body)).problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await stored(ada)).toEqual({})
  })
})

it('[SEC-30] [SUB-09] food tools are free, can be read without consent, and store nothing without it', async () => {
  const ada = await newSignedInUser()
  await withCustomFood(ada)
  await changeProfile(ada, 'consent', undefined)
  expect((await startPlan(ada, newPlan())).status).toBe(403)
  expect((await bookOf(ada)).customFoods).toHaveLength(1)
  const theo = await newSignedInUser({ createdDaysAgo: 400 })
  expect((await startPlan(theo, newPlan())).status).toBe(200)
})

it('[SEC-29] plans, tests, own foods and days of plans are in the export', async () => {
  const ada = await newSignedInUser()
  const { planId, id } = await withTest(ada)
  const food = await withCustomFood(ada)
  await saveFoodLog(ada, planId, newLogEdit({ consumedEliminatedFoods: [], notes: 'Soup' }))
  const pages = await exportPages(ada)
  const [book] = sectionOf(pages, 'foodPlans')
  expect(Object.keys(book ?? {}).toSorted()).toEqual(['customFoods', 'plans', 'tests'])
  expect(book).toMatchObject({ plans: [{ id: planId }], tests: [{ id }], customFoods: [{ id: food }] })
  const [log] = sectionOf(pages, 'foodLogs')
  expect(log).toMatchObject({ plan: planId, date: today, consumedEliminatedFoods: [], notes: 'Soup' })
})

it('[PERF-01] a log of a day costs three reads and one write', async () => {
  const ada = await newSignedInUser()
  const planId = await withPlan(ada)
  const cost = await measureCapacity(() => saveFoodLog(ada, planId, newLogEdit({ symptomSeverity: 1 })))
  expect(cost, COST_TODO).toMatchObject({ calls: 4, writeUnits: 1 })
})
