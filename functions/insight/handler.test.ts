import { describe, expect, it } from 'vitest'
import { insightApi } from '../../shared/insight/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addPastDays, edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { changePreferences, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { InsightItem } from '../table/items/insight.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'
import { handler } from './handler.ts'

const ask = ({ cookie }: TestUser, isReminderDue = false) =>
  invoke(handler, insightApi.today, { cookie, body: { today, isReminderDue } })
const contentFor = async (user: TestUser, isReminderDue = false) =>
  (await ask(user, isReminderDue)).body.insight?.content
const stored = async (user: TestUser) => Object.keys(await itemsOf(user)).filter((sk) => sk.startsWith('INSIGHT#'))

/** Values of so many days, with gaps between them, so that they are no streak. */
const withGaps = (count: number, values: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index * 2 + 2, values(index)]))

describe('the insight of today', () => {
  it('[INS-08] is absent for a new user, and nothing is stored', async () => {
    const ada = await newSignedInUser()
    expect((await ask(ada)).body).toEqual({})
    expect(await stored(ada)).toEqual([])
  })

  it('[INS-01] is a streak of seven days, also before the entry of today', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((back) => [back, { painLevel: 3 }])))
    expect(await contentFor(ada)).toEqual({ type: 'streak', days: 7 })
  })

  it('[INS-01] counts a streak longer than the entries that are read', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, Object.fromEntries(Array.from({ length: 45 }, (_, back) => [back, { painLevel: 3 }])))
    expect(await contentFor(ada)).toEqual({ type: 'streak', days: 45 })
  })

  it('[INS-02] is the pain after better and worse nights', async () => {
    const ada = await newSignedInUser()
    const values = (index: number) => ({ painLevel: 6 - (index % 5), sleepQuality: index % 5 })
    await addPastDays(ada, withGaps(10, values))
    expect(await contentFor(ada)).toEqual({
      ...{ type: 'pattern', measure: 'quality', mayBeChance: false },
      ...{ better: { pain: 2.5, n: 4 }, worse: { pain: 5, n: 6 } },
    })
  })

  it('[INS-02] [INS-08] reads the latest 30 entries only', async () => {
    const ada = await newSignedInUser()
    const values = (index: number) =>
      index < 30 ? { painLevel: 3, sleepQuality: index % 5 } : { painLevel: index % 5, sleepQuality: index % 5 }
    await addPastDays(ada, withGaps(60, values))
    expect(await contentFor(ada)).toEqual({ type: 'achievement', days: 30 })
  })

  it('[INS-03] reminds of an empty day only if it is empty here, too', async () => {
    const ada = await newSignedInUser()
    expect(await contentFor(ada, true)).toEqual({ type: 'reminder' })
    const mia = await newSignedInUser()
    await edit(mia, newOperation({ set: { painLevel: 3 } }))
    expect(await contentFor(mia, true)).toBeUndefined()
  })

  it('[INS-04] [CYC-06] is about the days before a period, only with tracking', async () => {
    const ada = await newSignedInUser()
    const cycle = { lastPeriodOn: addDays(today, -23), cycleLengthDays: 28 }
    await changePreferences(ada, { cycle: { ...cycle, isCycleTracked: true } })
    expect(await contentFor(ada)).toEqual({ type: 'cycle', day: 24, daysLeft: 5 })
    const mia = await newSignedInUser()
    expect(await contentFor(mia)).toBeUndefined()
  })

  it('[INS-06] stays the same all day, on every device, and is stored once', async () => {
    const ada = await newSignedInUser()
    expect(await contentFor(ada, true)).toEqual({ type: 'reminder' })
    await addPastDays(ada, Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((back) => [back, { painLevel: 3 }])))
    const replies = await Promise.all([ask(ada), ask(ada), ask(ada)])
    for (const { body } of replies) expect(body.insight?.content).toEqual({ type: 'reminder' })
    expect(await stored(ada)).toEqual([`INSIGHT#${today}`])
  })

  it('[INS-06] is one, also for many first requests at once', async () => {
    const ada = await newSignedInUser()
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(ada, true)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await stored(ada)).toHaveLength(1)
  })

  it('[INS-06] is the same for devices that know different things at the same moment', async () => {
    const ada = await newSignedInUser()
    const cycle = { isCycleTracked: true, lastPeriodOn: addDays(today, -23), cycleLengthDays: 28 }
    await changePreferences(ada, { cycle })
    const replies = await Promise.all(Array.from({ length: 12 }, (_, device) => ask(ada, device % 2 === 0)))
    const [first] = replies
    expect(first?.body.insight?.content.type).toMatch(/^(reminder|cycle)$/)
    for (const { body } of replies) expect(body).toEqual(first?.body)
    expect((await ask(ada)).body).toEqual(first?.body)
  })

  it('[INS-06] is kept for home', async () => {
    const ada = await newSignedInUser()
    const { insight } = (await ask(ada, true)).body
    expect((await itemsOf(ada))[LastInsightItem.key({ user: ada.userId }).sk]).toMatchObject({ insight })
  })

  it('[INS-06] [FLARE-08] waits on a day that needs care', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((back) => [back, { painLevel: 8 }])))
    expect((await ask(ada)).body).toEqual({})
    expect(await stored(ada)).toEqual([])
  })

  it('[INS-08] refuses a date that is today nowhere', async () => {
    const ada = await newSignedInUser()
    const body = { today: addDays(today, 3), isReminderDue: true }
    const reply = await invoke(handler, insightApi.today, { cookie: ada.cookie, body })
    expect(reply).toMatchObject({
      status: 422,
      problem: { type: '/problems/not-today', errors: [{ pointer: '/body/today' }] },
    })
    expect(await stored(ada)).toEqual([])
  })

  it('[PERF-03] costs no more than the session once it is known', async () => {
    const ada = await newSignedInUser()
    await ask(ada, true)
    const cost = await measureCapacity(() => ask(ada))
    expect(cost, COST_TODO).toMatchObject({ calls: 1, readUnits: 1, writeUnits: 0 })
  })
})

describe('the insights of a year', () => {
  it('[INS-06] [DATA-01] are read back, newest first, and older ones are not', async () => {
    const ada = await newSignedInUser({ premium: true })
    const ages = [0, 1, 364, 365, 367]
    await addItems(
      ages.map((age) => ({
        ...InsightItem.key({ user: ada.userId, date: addDays(today, -age) }),
        content: { type: 'streak', days: 10 + age },
        at: 1,
      })),
    )
    const { body } = await invoke(handler, insightApi.list, { cookie: ada.cookie })
    expect(body.insights).toEqual(
      [0, 1, 364].map((age) => ({ id: addDays(today, -age), content: { type: 'streak', days: 10 + age } })),
    )
  })
})
