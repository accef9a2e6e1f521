import { afterEach, describe, expect, it, vi } from 'vitest'
import { BASELINE_DAYS } from '../../shared/days/flare/flare.ts'
import type { DayValues } from '../../shared/days/model/fields.ts'
import { homeApi, RECENT_DAYS } from '../../shared/home/api.ts'
import { streak } from '../../shared/home/progress.ts'
import { DEFAULT_PREFERENCES } from '../../shared/preferences/preferences.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, spent } from '../../tests/fixtures/capacity.ts'
import { add, change, remove } from '../../tests/fixtures/data/custom.ts'
import { edit, operation, past, today } from '../../tests/fixtures/data/days.ts'
import { prefer, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const open = (cookie: string | undefined, date = today) =>
  invoke(handler, homeApi.open, { cookie, query: { today: date } })

afterEach(() => void vi.useRealTimers())

describe('home', () => {
  it('shows who one is, today, and the days with an entry, in one call', async () => {
    const ada = await signedIn()
    await past(ada, { 0: { painLevel: 4 }, 2: { urgencyLevel: 2 }, 29: { painLevel: 1 }, 30: { painLevel: 1 } })
    const { status, body } = await open(ada.cookie)
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

  it('is empty for somebody who just began', async () => {
    const { body } = await open((await signedIn()).cookie)
    expect(body).toMatchObject({ today: { version: 0, values: {} }, loggedOn: [], earlierRun: 0 })
  })

  it.each([addDays(today, 2), addDays(today, -2)])('refuses %s, which is today nowhere', async (date) => {
    const { status, problem } = await open((await signedIn()).cookie, date)
    expect([status, problem.type]).toEqual([422, '/problems/not-today'])
  })

  it('answers nobody without a session, whatever was read meanwhile', async () => {
    const ada = await signedIn({ days: 5 })
    const forged = `${ada.cookie.split('.')[0]}.${'x'.repeat(43)}`
    for (const cookie of [undefined, forged]) {
      const { status, body } = await open(cookie)
      expect([status, Object.keys(body)]).toEqual([401, ['type', 'title', 'status', 'requestId']])
    }
  })
})

describe('what home says beside days', () => {
  it('[PREF-01] is what the person chose', async () => {
    const ada = await signedIn()
    expect((await open(ada.cookie)).body.preferences).toEqual(DEFAULT_PREFERENCES)
    await prefer(ada, { trackingMode: 'quick', sections: { notes: false } })
    const sections = { ...DEFAULT_PREFERENCES.sections, notes: false }
    expect((await open(ada.cookie)).body.preferences).toEqual({
      ...DEFAULT_PREFERENCES,
      trackingMode: 'quick',
      sections,
    })
  })

  it('[CUST-01] is what they named themselves and have not deleted, in their order', async () => {
    const ada = await signedIn()
    expect((await open(ada.cookie)).body.custom).toEqual({ symptoms: [], triggers: [] })
    await add(ada, 'symptoms', 'aching', 'Aching legs')
    await add(ada, 'symptoms', 'dizzy0', 'Dizzy')
    await add(ada, 'triggers', 'stairs', 'Stairs')
    await add(ada, 'triggers', 'trains', 'Trains')
    await change(ada, 'symptoms', 'dizzy0', { place: 0 })
    await remove(ada, 'triggers', 'stairs')
    expect((await open(ada.cookie)).body.custom).toEqual({
      symptoms: [
        { id: 'dizzy0', name: 'Dizzy' },
        { id: 'aching', name: 'Aching legs' },
      ],
      triggers: [{ id: 'trains', name: 'Trains' }],
    })
  })

  it.each<[string, Parameters<typeof signedIn>[0], object]>([
    ['a new person', {}, { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 10 }],
    ['one on the last day', { createdDaysAgo: 9 }, { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 1 }],
    ['one after it', { createdDaysAgo: 10 }, { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }],
    ['an admin', { createdDaysAgo: 10, roles: ['admin'] }, { tier: 'admin', hasPremiumAccess: true }],
  ])('[SUB-01] [SUB-02] is whether %s has premium', async (_, details, premium) => {
    const { cookie } = await signedIn({ zone: 'UTC', ...details })
    expect((await open(cookie)).body.premium).toEqual(premium)
  })
})

describe('the recent days', () => {
  it('are the entries of the three days before today, in full and newest first', async () => {
    const ada = await signedIn()
    await past(ada, {
      0: { painLevel: 4 },
      1: { painLevel: 1, notes: 'Yes' },
      2: {},
      3: { painLevel: 3 },
      4: { painLevel: 9 },
    })
    const { body } = await open(ada.cookie)
    expect(body.recent).toMatchObject([
      { date: addDays(today, -1), values: { painLevel: 1, notes: 'Yes' } },
      { date: addDays(today, -3), values: { painLevel: 3 } },
    ])
    expect(body.recent).toHaveLength(2)
    expect(RECENT_DAYS).toBe(BASELINE_DAYS)
  })
})

describe('the streak', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const logged = (ages: readonly number[], values: DayValues = { painLevel: 3 }) =>
    Object.fromEntries(ages.map((age) => [age, values]))

  it.each<[string, Record<number, DayValues>, number, number]>([
    ['of 30 days', logged(range(0, 29)), 0, 30],
    ['of 31 days', logged(range(0, 30)), 1, 31],
    ['of 100 days', logged(range(0, 99)), 70, 100],
    ['of 100 days, with older ones behind a gap', logged([...range(0, 99), ...range(101, 120)]), 70, 100],
    ['of 99 days, today not logged', logged(range(1, 99)), 70, 99],
    ['of 1000 days', logged(range(0, 999)), 970, 1000],
    ['of 430 days, as many as are read at once', logged(range(0, 429)), 400, 430],
    ['broken yesterday', logged([0, ...range(2, 99)]), 0, 1],
    ['broken on the oldest day of home', logged([...range(0, 28), ...range(30, 99)]), 0, 29],
    ['broken on the day before home', logged([...range(0, 29), ...range(31, 99)]), 0, 30],
    ['broken by a day whose every field was cleared', { ...logged(range(0, 99)), ...logged([50], {}) }, 20, 50],
  ])('[STRK-01] %s', async (_, days, earlierRun, expected) => {
    const ada = await signedIn()
    await past(ada, days)
    const { body } = await open(ada.cookie)
    expect(body.earlierRun).toBe(earlierRun)
    expect(streak(body.loggedOn, body.earlierRun, today)).toBe(expected)
  })

  it.each([
    ['UTC+14, from its midnight', '10:00:00.000', 1],
    ['UTC+14, until its midnight', '09:59:59.999', 0],
    ['UTC−12, until its midnight', '11:59:59.999', -1],
    ['UTC−12, from its midnight', '12:00:00.000', 0],
  ])('[STRK-01] is whole at the edge of the zones: %s', async (_, time, days) => {
    const ada = await signedIn({}, true)
    await past(ada, logged(range(-days, 49 - days)))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T${time}Z`) })
    const { status, body } = await open(ada.cookie, addDays(today, days))
    expect([status, body.loggedOn?.length, body.earlierRun]).toEqual([200, 30, 20])
  })
})

describe('[PERF-01] what home costs', () => {
  /** As full as a day usually is. */
  const day: DayValues = {
    ...{
      painLevel: 6,
      urgencyLevel: 3,
      frequency: 12,
      nocturia: 3,
      urinationPainTiming: 'during',
      bladderSpasms: true,
    },
    ...{ painAfterUrination: true, painAfterUrinationLevel: 4, painLocations: ['Urethra'], painTypes: ['Burning'] },
    ...{ pelvicHeaviness: true, pelvicHeavinessLevel: 5, fatigueLevel: 7, stressLevel: 6, waterGlasses: 5 },
    ...{ sleepHours: 5.5, sleepQuality: 2, foodTags: ['Citrus'], beverages: ['Coffee'], moods: ['Calm'] },
    ...{ medications: ['Amitriptyline 10 mg'], exerciseActivities: ['Walking'], mealsEaten: 'Soup' },
    notes: 'A walk by the water, then a warm bath and an early night with a hot water bottle',
  }

  it('is two reads at once of three units together, with a month of full days', async () => {
    const ada = await signedIn()
    await past(ada, Object.fromEntries(Array.from({ length: 28 }, (_, age) => [age, day])))
    const cost = await spent(() => open(ada.cookie))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })

  it('is one read more while an edit of the last days has lost to another', async () => {
    const ada = await signedIn()
    const editedAt = Date.now() - 1_000
    await edit(ada, operation({ device: 'phone000', set: { painLevel: 3 }, editedAt }))
    await edit(ada, operation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: editedAt + 1 }))
    expect(await spent(() => open(ada.cookie)), COST_TODO).toMatchObject({ calls: 3, writeUnits: 0 })
  })

  it('is one read more where a streak goes on before it', async () => {
    const ada = await signedIn()
    const ages = Array.from({ length: 100 }, (_, age) => age).filter((age) => age !== 90)
    await past(ada, Object.fromEntries(ages.map((age) => [age, { painLevel: 3 }])))
    const cost = await spent(() => open(ada.cookie))
    expect(cost, COST_TODO).toMatchObject({ calls: 3, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })
})
