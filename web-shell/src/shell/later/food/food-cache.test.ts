// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { planFrom, testFrom } from '../../../testing/fake-food.ts'
import { fakeService, reply } from '../../../testing/fake-service.ts'
import { beginLateRead } from '../../../testing/late-read.ts'
import { today } from '../../first/api/clock.ts'
import { createQueryClient } from '../../first/data/query-client.ts'
import { cacheBook, cacheLog, foodQuery, logsQuery } from './food-cache.ts'

const plan = planFrom(20)
const log = { planId: plan.id, date: today(), symptomSeverity: 3 }

/** A client with a screen that shows a query. */
function showing(query: typeof foodQuery | ReturnType<typeof logsQuery>) {
  const client = createQueryClient()
  onTestFinished(new QueryObserver(client, query as typeof foodQuery).subscribe(() => undefined))
  return client
}

test('[FOOD-02] a log that is saved while the logs are first read is shown with all others', async () => {
  const replies = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const sent = fakeService({ 'GET /api/food/plans/': () => replies[sent.length - 1]?.promise ?? reply({}) })
  const query = logsQuery(plan.id)
  const client = showing(query)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  cacheLog(client, log)
  const yesterday = { ...log, date: addDays(log.date, -1) }
  replies[0]?.resolve(reply({ logs: [yesterday] }))
  replies[1]?.resolve(reply({ logs: [log, yesterday] }))
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual([log, yesterday]))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(query.queryKey)).toEqual([log, yesterday])
})

test('[FOOD-03] what is kept of a completed test is read again when a log of its days is saved', async () => {
  const ended = testFrom(3, plan, { endsOn: today(), testStatus: 'safe', finalRating: 'safe' })
  const book = (daysTested: number) => ({ plans: [plan], tests: [{ ...ended, daysTested }], customFoods: [] })
  const replies = [book(2), book(3)]
  const sent = fakeService({ 'GET /api/food': () => reply(replies[sent.length - 1] ?? {}) })
  const client = showing(foodQuery)
  await vi.waitFor(() => expect(client.getQueryData(foodQuery.queryKey)).toEqual(book(2)))
  cacheLog(client, { ...log, date: addDays(today(), -10) })
  expect(sent).toHaveLength(1)
  cacheLog(client, log)
  await vi.waitFor(() => expect(client.getQueryData(foodQuery.queryKey)).toEqual(book(3)))
})

test('[FOOD-01] [FOOD-02] a read that began before a change and ends after it undoes neither plans nor logs', async () => {
  fakeService({
    'GET /api/food/plans/': () => reply({ logs: [] }),
    'GET /api/food': () => reply({ plans: [], tests: [], customFoods: [] }),
  })
  const query = logsQuery(plan.id)
  const client = showing(foodQuery)
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined))
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual([]))
  const endReads = [
    await beginLateRead(client, foodQuery.queryKey, '/api/food'),
    await beginLateRead(client, query.queryKey, '/api/food/plans/'),
  ]
  const started = { ...plan, status: 'active' as const }
  cacheBook(client, { plans: [started], tests: [], customFoods: [] })
  cacheLog(client, log)
  for (const endRead of endReads) await endRead()
  expect(client.getQueryData(foodQuery.queryKey)?.plans).toEqual([started])
  expect(client.getQueryData(query.queryKey)).toEqual([log])
})
