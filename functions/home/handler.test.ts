import { afterEach, describe, expect, it, vi } from 'vitest'
import { BASELINE_DAYS } from '../../shared/days/flare/flare.ts'
import type { DayValues } from '../../shared/days/model/fields.ts'
import { homeApi, RECENT_DAYS } from '../../shared/home/api.ts'
import { streakDays } from '../../shared/home/progress.ts'
import { DEFAULT_PREFERENCES } from '../../shared/preferences/preferences.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { addPublishedArticle, read } from '../../tests/fixtures/data/articles.ts'
import { addCustomItem, changeCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { addPastDays, today } from '../../tests/fixtures/data/days.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { withReminder } from '../../tests/fixtures/data/reminders.ts'
import { changePreferences, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { LastInsightItem } from '../table/items/last-insight.ts'
import { handler } from './handler.ts'

const openHome = (cookie: string | undefined, date = today) =>
  invoke(handler, homeApi.open, { cookie, query: { today: date } })

afterEach(() => void vi.useRealTimers())

describe('home', () => {
  it('returns the account, today and the days with an entry in one call', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 0: { painLevel: 4 }, 2: { urgencyLevel: 2 }, 29: { painLevel: 1 }, 30: { painLevel: 1 } })
    const { status, body } = await openHome(ada.cookie)
    expect(status).toBe(200)
    const { userId: id, email } = ada
    expect(body.account).toEqual({
      id,
      fullName: 'Ada Fenwick',
      email,
      emailProven: true,
      roles: [],
      stayLoggedIn: false,
    })
    expect(body.today).toMatchObject({ date: today, values: { painLevel: 4 } })
    expect(body.loggedOn).toEqual([today, addDays(today, -2), addDays(today, -29)])
  })

  it('is empty for a new user', async () => {
    const { body } = await openHome((await newSignedInUser()).cookie)
    expect(body).toMatchObject({ today: { version: 0, values: {} }, loggedOn: [], earlierRun: 0 })
  })

  it.each([addDays(today, 2), addDays(today, -2)])(
    'returns 422 for %s, which is not today in any time zone',
    async (date) => {
      const { status, problem } = await openHome((await newSignedInUser()).cookie, date)
      expect(status).toBe(422)
      expect(problem.type).toBe('/problems/not-today')
    },
  )

  it('returns only a 401 without a valid session, although it reads before it verifies the session', async () => {
    const ada = await newSignedInUser({ days: 5 })
    const forged = `${ada.cookie.split('.')[0]}.${'x'.repeat(43)}`
    for (const cookie of [undefined, forged]) {
      const { status, body } = await openHome(cookie)
      expect(status).toBe(401)
      expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'requestId'])
    }
  })
})

describe('the rest of home', () => {
  it('[PREF-01] contains the user’s preferences', async () => {
    const ada = await newSignedInUser()
    expect((await openHome(ada.cookie)).body.preferences).toEqual(DEFAULT_PREFERENCES)
    await changePreferences(ada, { trackingMode: 'quick', sections: { notes: false } })
    const sections = { ...DEFAULT_PREFERENCES.sections, notes: false }
    expect((await openHome(ada.cookie)).body.preferences).toEqual({
      ...DEFAULT_PREFERENCES,
      trackingMode: 'quick',
      sections,
    })
  })

  it('[CUST-01] contains the custom items that are not deleted, in the user’s order', async () => {
    const ada = await newSignedInUser()
    expect((await openHome(ada.cookie)).body.custom).toEqual({ symptoms: [], triggers: [] })
    await addCustomItem(ada, 'symptoms', 'aching', 'Aching legs')
    await addCustomItem(ada, 'symptoms', 'dizzy0', 'Dizzy')
    await addCustomItem(ada, 'triggers', 'stairs', 'Stairs')
    await addCustomItem(ada, 'triggers', 'trains', 'Trains')
    await changeCustomItem(ada, 'symptoms', 'dizzy0', { place: 0 })
    await removeCustomItem(ada, 'triggers', 'stairs')
    expect((await openHome(ada.cookie)).body.custom).toEqual({
      symptoms: [
        { id: 'dizzy0', name: 'Dizzy' },
        { id: 'aching', name: 'Aching legs' },
      ],
      triggers: [{ id: 'trains', name: 'Trains' }],
    })
  })

  it.each<[string, Parameters<typeof newSignedInUser>[0], object]>([
    ['a new user', {}, { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 10 }],
    [
      'a user on the last day of the trial',
      { createdDaysAgo: 9 },
      { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 1 },
    ],
    [
      'a user after the trial',
      { createdDaysAgo: 10 },
      { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 },
    ],
    ['an admin', { createdDaysAgo: 10, roles: ['admin'] }, { tier: 'admin', hasPremiumAccess: true }],
  ])('[SUB-01] [SUB-02] contains the entitlement of %s', async (_, details, premium) => {
    const { cookie } = await newSignedInUser({ zone: 'UTC', ...details })
    expect((await openHome(cookie)).body.premium).toEqual(premium)
  })
})

describe('the insight', () => {
  it('[INS-06] [PERF-01] is part of home until midnight', async () => {
    const ada = await newSignedInUser()
    expect((await openHome(ada.cookie)).body).not.toHaveProperty('insight')
    const insight = { id: today, content: { type: 'reminder' } }
    const lastInsight = LastInsightItem.key({ user: ada.userId })
    await addItems([{ ...lastInsight, insight }])
    expect((await openHome(ada.cookie)).body.insight).toEqual(insight)
    await addItems([{ ...lastInsight, insight: { ...insight, id: addDays(today, -1) } }])
    expect((await openHome(ada.cookie)).body).not.toHaveProperty('insight')
  })
})

describe('getting started', () => {
  it('[HOME-04] [PERF-01] says what the user has done, for seven days', async () => {
    const ada = await newSignedInUser()
    expect((await openHome(ada.cookie)).body.gettingStarted).toEqual({ hasReadArticle: false, hasSetReminder: false })
    await read(ada, (await addPublishedArticle()).id)
    expect((await openHome(ada.cookie)).body.gettingStarted).toEqual({ hasReadArticle: true, hasSetReminder: false })
    await withReminder(ada)
    expect((await openHome(ada.cookie)).body.gettingStarted).toEqual({ hasReadArticle: true, hasSetReminder: true })
    const older = await newSignedInUser({ createdDaysAgo: 8 })
    expect((await openHome(older.cookie)).body).not.toHaveProperty('gettingStarted')
  })
})

describe('the recent days', () => {
  it('are the complete entries of the three days before today, newest first', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, {
      0: { painLevel: 4 },
      1: { painLevel: 1, notes: 'Yes' },
      2: {},
      3: { painLevel: 3 },
      6: { painLevel: 4 },
      7: { painLevel: 9 },
    })
    const { body } = await openHome(ada.cookie)
    expect(body.recent).toMatchObject([
      { date: addDays(today, -1), values: { painLevel: 1, notes: 'Yes' } },
      { date: addDays(today, -3), values: { painLevel: 3 } },
      { date: addDays(today, -6), values: { painLevel: 4 } },
    ])
    expect(body.recent).toHaveLength(3)
    expect(RECENT_DAYS).toBeGreaterThanOrEqual(BASELINE_DAYS)
  })
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const logged = (daysAgo: readonly number[], values: DayValues = { painLevel: 3 }) =>
  Object.fromEntries(daysAgo.map((back) => [back, values]))

describe('the streak', () => {
  it.each<[string, Record<number, DayValues>, number, number]>([
    ['of 30 days', logged(range(0, 29)), 0, 30],
    ['of 31 days', logged(range(0, 30)), 1, 31],
    ['of 100 days', logged(range(0, 99)), 70, 100],
    ['of 100 days, with older days before a gap', logged([...range(0, 99), ...range(101, 120)]), 70, 100],
    ['of 99 days, today not logged', logged(range(1, 99)), 70, 99],
    ['of 1000 days', logged(range(0, 999)), 970, 1000],
    ['broken yesterday', logged([0, ...range(2, 99)]), 0, 1],
    ['broken on the oldest day that home contains', logged([...range(0, 28), ...range(30, 99)]), 0, 29],
    ['broken on the day before that', logged([...range(0, 29), ...range(31, 99)]), 0, 30],
    ['broken by a day whose every field was cleared', { ...logged(range(0, 99)), ...logged([50], {}) }, 20, 50],
  ])('[STRK-01] is counted correctly: %s', async (_, days, earlierRun, expected) => {
    const ada = await newSignedInUser()
    await addPastDays(ada, days)
    const { body } = await openHome(ada.cookie)
    expect(body.earlierRun).toBe(earlierRun)
    expect(streakDays(body.loggedOn, body.earlierRun, today)).toBe(expected)
  })

  it.each([
    ['UTC+14, from its midnight', '10:00:00.000', 1],
    ['UTC+14, until its midnight', '09:59:59.999', 0],
    ['UTC−12, until its midnight', '11:59:59.999', -1],
    ['UTC−12, from its midnight', '12:00:00.000', 0],
  ])('[STRK-01] is complete in the first and the last time zone of the day: %s', async (_, time, days) => {
    const ada = await newSignedInUser({}, true)
    await addPastDays(ada, logged(range(-days, 49 - days)))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T${time}Z`) })
    const { status, body } = await openHome(ada.cookie, addDays(today, days))
    expect(status).toBe(200)
    expect(body.loggedOn).toHaveLength(30)
    expect(body.earlierRun).toBe(20)
  })
})
