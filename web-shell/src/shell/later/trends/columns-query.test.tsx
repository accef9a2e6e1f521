// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { DayEdit } from '../../../../../shared/days/model/schema.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import type { ColumnDay } from '../../../../../shared/trends/collect.ts'
import { FOOD_FIELDS, SERIES } from '../../../../../shared/trends/columns.ts'
import { countDays } from '../../../../../shared/trends/counts.ts'
import { dayIn } from '../../../../../shared/trends/days.ts'
import { columnsOf } from '../../../../../tests/fixtures/data/columns.ts'
import { fakeService, noNetwork, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, openApp } from '../../../testing/open-app.tsx'
import { clearStorage } from '../../../testing/storage.ts'
import { today } from '../../first/api/clock.ts'
import { homeQuery } from '../../first/data/home-query.ts'
import { recordSession } from '../../first/session/session.ts'
import { cacheDay } from '../days/day-query.ts'
import { persistCache, restoreCache, waitUntilCachePersisted } from '../offline/persisted-cache.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import { type ColumnGroup, type UserColumns, useColumns } from './columns-query.ts'

const TODAY = today()
const SETTLED = addDays(TODAY, -75)
const day = (age: number, values: DayValues, more: Partial<ColumnDay> = {}): ColumnDay => ({
  date: addDays(TODAY, -age),
  version: 1,
  values,
  flareInferred: false,
  ...more,
})
const stored = [day(400, { painLevel: 1 }), day(76, { painLevel: 2 }), day(3, { painLevel: 3, notes: 'A heron' })]

/** What the service replies about these days. A page that asks from a date on gets the days from then on. */
function replyWith(days: () => readonly ColumnDay[], more: Partial<UserColumns> = {}) {
  return ({ line }: SentRequest) => {
    const query = new URL(line.slice(4), 'https://example.com').searchParams
    const generation = more.generation ?? '0'
    const from = query.get('generation') === generation ? query.get('from') : null
    const columns = columnsOf(
      days().filter(({ date }) => date >= (from ?? '')),
      SERIES,
    )
    return reply({ ...columns, names: {}, generation, settledBefore: SETTLED, ...(from && { from }), ...more })
  }
}

/** Opens the app, and a screen that shows the series. */
function openColumns(respond: (sent: SentRequest) => Response, others: Parameters<typeof fakeService>[0] = {}) {
  const sent = fakeService({ ...SIGNED_IN, 'GET /api/trends': respond, ...others })
  const { client } = openApp('/privacy')
  return {
    ...show(client),
    client,
    asked: () => sent.filter(({ line }) => line.includes('/trends')).map(({ line }) => line),
  }
}

function show(client: QueryClient, group: ColumnGroup = 'series') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useColumns(group), { wrapper })
  return { shown: () => result.current.data as UserColumns, reading: () => result.current, unmount }
}

const pain = (columns: UserColumns, age: number) => dayIn(columns, addDays(TODAY, -age)).values.painLevel

afterEach(() => void vi.restoreAllMocks())

test('[PERF-03] the first read is of everything, the next one of the days that can have changed', async () => {
  let days = stored
  const { client, shown, reading, asked } = openColumns(replyWith(() => days))
  await waitFor(() => expect(shown()).toBeDefined())
  expect([400, 76, 3].map((age) => pain(shown(), age))).toEqual([1, 2, 3])
  days = [day(400, { painLevel: 9 }), day(3, { painLevel: 4 }, { version: 2 }), day(0, { painLevel: 5 })]
  await act(() => reading().refetch())
  await waitFor(() => expect(pain(shown(), 0)).toBe(5))
  expect([400, 76, 3].map((age) => pain(shown(), age))).toEqual([1, 2, 4])
  expect(asked()).toEqual([
    'GET /api/trends?columns=painLevel%2CurgencyLevel%2Cfrequency%2Cnocturia%2CsleepHours%2CstressLevel%2CwaterGlasses',
    expect.stringContaining(`&from=${SETTLED}&generation=0`),
  ])
  expect(client.getQueryData<UserColumns>(['columns', 'series'])?.states).toHaveLength(401)
})

test('[PERF-03] another generation replaces everything, and so does a read while older days were changing', async () => {
  const generations = [
    { generation: '0' },
    { generation: '7', settledBefore: undefined },
    { generation: '7' },
  ] as Partial<UserColumns>[]
  let days = stored
  let visit = 0
  const { shown, reading, asked } = openColumns((sent) => replyWith(() => days, generations[visit])(sent))
  await waitFor(() => expect(shown()).toBeDefined())
  for (const [next, painLevel] of [
    [1, 8],
    [2, 9],
  ] as const) {
    visit = next
    days = [day(400, { painLevel })]
    await act(() => reading().refetch())
    await waitFor(() => expect(pain(shown(), 400)).toBe(painLevel))
    expect(shown().states).toHaveLength(1)
  }
  expect(asked().map((line) => line.includes('from='))).toEqual([false, true, false])
})

test('[PERF-03] years that come in parts are joined before they are shown', async () => {
  const cut = addDays(TODAY, -100)
  const { shown, asked } = openColumns((sent) => {
    const isFirst = !sent.line.includes('from=')
    const part = stored.filter(({ date }) => isFirst === date < cut)
    return replyWith(() => part, isFirst ? { next: cut } : {})(sent)
  })
  await waitFor(() => expect(shown()).toBeDefined())
  expect([400, 76, 3].map((age) => pain(shown(), age))).toEqual([1, 2, 3])
  expect(asked()[1]).toContain(`&from=${cut}&generation=0`)
  expect(asked()).toHaveLength(2)
})

test('[TREND-01] [RELY-01] a day that was saved after the columns were read is in them', async () => {
  const { client, shown, unmount } = openColumns(replyWith(() => stored))
  await waitFor(() => expect(shown()).toBeDefined())
  unmount()
  const saved = { ...day(0, { painLevel: 7, flareManual: true }), writers: {} }
  cacheDay(client, saved)
  cacheDay(client, { ...day(3, { painLevel: 9 }, { version: 1 }), writers: {} })
  const again = show(client)
  expect(pain(again.shown(), 0)).toBe(7)
  expect(pain(again.shown(), 3)).toBe(3)
  expect(countDays(again.shown())).toEqual({ logged: 4, flares: 1 })
})

test('[TREND-01] [LOG-14] edits that wait are in the columns: of days read as a whole, and of others', async () => {
  // A flare is inferred from the day before yesterday, which home brings.
  const calmDay = { ...day(2, { painLevel: 1 }), writers: {} }
  const { client, shown } = openColumns(
    replyWith(() => stored),
    { 'PUT /api/days/': noNetwork, 'GET /api/home': () => homeReply({ recent: [calmDay] }) },
  )
  await waitFor(() => expect(shown()).toBeDefined())
  await waitFor(() => expect(currentQueue()).toBeDefined())
  await client.fetchQuery(homeQuery(TODAY))
  const edit = (age: number, set: DayEdit) =>
    act(async () => {
      const date = addDays(TODAY, -age)
      await currentQueue()?.add('day', { date, set, seen: {}, editedAt: Date.now(), zone: 'UTC' })
    })
  await edit(0, { painLevel: 9, waterGlasses: 1 })
  await edit(3, { painLevel: null })
  await waitFor(() => expect(pain(shown(), 3)).toBeUndefined())
  expect(dayIn(shown(), TODAY)).toMatchObject({ values: { painLevel: 9, waterGlasses: 1 }, flareInferred: true })
  // The day of the note, of which only the pain was known, is still logged.
  expect(countDays(shown())).toEqual({ logged: 5, flares: 1 })
  await edit(0, { painLevel: null, waterGlasses: null })
  await waitFor(() => expect(countDays(shown())).toEqual({ logged: 4, flares: 0 }))
})

test('[TREND-01] [LOG-14] an edit that waits is applied to all that the device knows of its day', async () => {
  const calmDay = { ...day(2, { painLevel: 1 }), writers: {} }
  const days = [...stored, day(0, { painLevel: 9 })]
  const { client, shown } = openColumns(
    replyWith(() => days),
    { 'PUT /api/days/': noNetwork, 'GET /api/home': () => homeReply({ recent: [calmDay] }) },
  )
  await waitFor(() => expect(shown()).toBeDefined())
  await waitFor(() => expect(currentQueue()).toBeDefined())
  await client.fetchQuery(homeQuery(TODAY))
  // The note of this day is known only from the whole day, and today's pain only from the series.
  cacheDay(client, { ...day(3, { painLevel: 3, notes: 'A heron' }), writers: {} })
  client.setQueryData<UserColumns>(['columns', 'food'], {
    ...columnsOf(days, FOOD_FIELDS),
    names: {},
    generation: '0',
    settledBefore: SETTLED,
  })
  const food = show(client, 'food')
  const edits: [number, DayEdit][] = [
    [3, { painLevel: null }],
    [0, { foodTags: ['Citrus'] }],
  ]
  for (const [age, set] of edits)
    await act(async () => {
      const date = addDays(TODAY, -age)
      await currentQueue()?.add('day', { date, set, seen: {}, editedAt: Date.now(), zone: 'UTC' })
    })
  await waitFor(() => expect(pain(shown(), 3)).toBeUndefined())
  expect(countDays(shown())).toEqual({ logged: 5, flares: 1 })
  expect(countDays(food.shown())).toEqual({ logged: 5, flares: 1 })
  expect(dayIn(food.shown(), TODAY).values).toEqual({ foodTags: ['Citrus'] })
})

test('[TREND-01] [SW-02] columns are there at once in the next visit of a user who stays logged in, also without a network', async () => {
  const account = { ...ACCOUNT, stayLoggedIn: true }
  onTestFinished(clearStorage)
  fakeService({ 'GET /api/trends': replyWith(() => stored) })
  const first = openApp('/privacy').client
  persistCache(first, 'one')
  recordSession(first, account)
  const { shown } = show(first)
  await waitFor(() => expect(shown()).toBeDefined())
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  await waitUntilCachePersisted()
  fakeService({ 'GET /api/trends': noNetwork })
  const next = openApp('/privacy').client
  await restoreCache(next, 'one')
  expect(pain(show(next).shown(), 400)).toBe(1)
})
