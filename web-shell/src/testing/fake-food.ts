import { changeIdOf } from '../../../shared/changes/change-id.ts'
import { emptyDay } from '../../../shared/days/model/day.ts'
import { EMPTY_BOOK, type StoredBook } from '../../../shared/food/book.ts'
import { removeFood, saveFood } from '../../../shared/food/foods/custom-foods.ts'
import { assertLogEdit, emptyLog, mergeLog } from '../../../shared/food/log/log.ts'
import type { LogEdit, StoredLog } from '../../../shared/food/log/log-schema.ts'
import { completePlan, planOf, startPlan } from '../../../shared/food/plan/plans.ts'
import type { FoodTest, StoredPlan } from '../../../shared/food/schema.ts'
import { shownBook } from '../../../shared/food/shown-book.ts'
import { completeTest, startTest, testOf } from '../../../shared/food/test/food-tests.ts'
import { levelBefore, summaryOf } from '../../../shared/food/test/test-days.ts'
import { DomainError } from '../../../shared/problems.ts'
import { addDays } from '../../../shared/time/local-date.ts'
import { now, today } from '../shell/first/api/clock.ts'
import type { Home } from '../shell/first/data/home-query.ts'
import { fakeService, problem, reply, type SentRequest } from './fake-service.ts'
import { homeReply, SIGNED_IN } from './home.ts'
import { openApp } from './open-app.tsx'

const DAY_MS = 86_400_000

export const changeId = (daysAgo: number, random = 'heron1') => changeIdOf(now() - daysAgo * DAY_MS, random)

/** A plan that began so many days ago. */
export const planFrom = (daysAgo: number, more: Partial<StoredPlan> = {}): StoredPlan => ({
  id: changeId(daysAgo),
  planName: 'Quiet weeks',
  planType: 'custom',
  eliminatedFoods: ['Coffee', 'Tomato'],
  durationWeeks: 3,
  startsOn: addDays(today(), -daysAgo),
  baselineSymptoms: 4,
  updatedAt: now() - daysAgo * DAY_MS,
  ...more,
})

/** A test of tomatoes that began so many days ago, and runs. */
export const testFrom = (daysAgo: number, plan: StoredPlan, more: Partial<FoodTest> = {}): FoodTest => ({
  id: changeId(daysAgo, 'tomato'),
  planId: plan.id,
  foodName: 'Tomato',
  foodCategory: 'vegetables',
  zone: 'UTC',
  startsOn: addDays(today(), -daysAgo),
  testStatus: 'testing',
  daysTested: 0,
  ...more,
})

const idIn = ({ line }: SentRequest) => line.split('/')[4] ?? ''

/** A service that keeps plans, tests, own foods and logs by the rules of the real one. */
function fakeFood(stored: Partial<StoredBook> = {}, logged: readonly Omit<StoredLog, 'changes'>[] = []) {
  let book: StoredBook = { ...EMPTY_BOOK, ...stored }
  let logs: readonly StoredLog[] = logged.map((log) => ({ ...log, changes: {} }))
  const logsOf = (plan: string) => logs.filter(({ planId }) => planId === plan)

  function change(rule: () => StoredBook): Response {
    try {
      book = rule()
      return reply(shownBook(book, today()))
    } catch (error) {
      if (error instanceof DomainError) return problem(error.code, {}, error.errors)
      throw error
    }
  }

  function saveLog(planId: string, edit: LogEdit): Response {
    try {
      assertLogEdit(edit, planOf(book, planId), now())
    } catch (error) {
      if (error instanceof DomainError) return problem(error.code, {}, error.errors)
      throw error
    }
    const before = logsOf(planId).find(({ date }) => date === edit.date) ?? emptyLog(planId, edit.date)
    const { changes, ...log } = mergeLog(before, edit)
    logs = [{ ...log, changes }, ...logs.filter((each) => each !== before)]
    return reply(log)
  }

  function rate(id: string, body: SentRequest['body']): StoredBook {
    const test = testOf(book, id)
    const days = logsOf(test.planId)
    const level = levelBefore(test.startsOn, days, planOf(book, test.planId).baselineSymptoms)
    return completeTest(book, { id, ...body }, summaryOf(test, days, level))
  }

  return {
    book: () => book,
    logs: () => logs,
    responders: {
      'GET /api/food/plans/': (sent: SentRequest) =>
        reply({ logs: logsOf(idIn(sent)).toSorted((one, other) => (one.date < other.date ? 1 : -1)) }),
      'GET /api/food': () => reply(shownBook(book, today())),
      'POST /api/food/plans/': (sent: SentRequest) => change(() => completePlan(book, idIn(sent), sent.body)),
      'POST /api/food/plans': ({ body }: SentRequest) => change(() => startPlan(book, body)),
      'PUT /api/food/plans/': (sent: SentRequest) => saveLog(idIn(sent), sent.body),
      'POST /api/food/tests/': (sent: SentRequest) => change(() => rate(idIn(sent), sent.body)),
      'POST /api/food/tests': ({ body }: SentRequest) => change(() => startTest(book, body, { isFlare: false })),
      'PUT /api/food/foods/': (sent: SentRequest) =>
        change(() => saveFood(book, { id: idIn(sent), commonNames: [], ...sent.body })),
      'POST /api/food/foods/': (sent: SentRequest) =>
        change(() => removeFood(book, { id: idIn(sent), change: sent.body.change })),
    },
  }
}

/** Opens a screen of the food tools with what is stored. */
export function openFood({
  path = '/tools/food',
  state,
  stored,
  logged,
  home = {},
  others = {},
}: {
  path?: string
  state?: unknown
  stored?: Partial<StoredBook>
  logged?: readonly Omit<StoredLog, 'changes'>[]
  home?: Partial<Home>
  others?: Parameters<typeof fakeService>[0]
} = {}) {
  const service = fakeFood(stored, logged)
  const sent = fakeService({
    ...service.responders,
    ...SIGNED_IN,
    ...service.responders,
    'GET /api/home': () => homeReply(home),
    'GET /api/days?from=': () => reply({ days: [], names: {} }),
    'GET /api/days/': ({ line }) =>
      reply(line.endsWith(today()) && home.today ? home.today : emptyDay(line.slice(-10))),
    ...others,
  })
  const changes = () => sent.filter(({ line }) => line.includes('/api/food') && !line.startsWith('GET'))
  return { ...openApp(path, state), ...service, sent, changes }
}
