import { PutCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeItems } from '../../infra/local/demo/table-batches.ts'
import { BASELINE_DAYS } from '../../shared/days/flare/flare.ts'
import { encodeDay } from '../../shared/days/merge/codec.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import type { DayValues } from '../../shared/days/model/fields.ts'
import { homeApi, RECENT_DAYS } from '../../shared/home/api.ts'
import { streakDays } from '../../shared/home/progress.ts'
import { DEFAULT_PREFERENCES } from '../../shared/preferences/preferences.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addCustomItem, changeCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { addPastDays, edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { storedDay } from '../../tests/fixtures/data/full-day.ts'
import { changePreferences, itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { table, tableName } from '../table/client.ts'
import { isKeyOf } from '../table/item-kind.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import type { Item } from '../table/query.ts'
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

describe('the recent days', () => {
  it('are the complete entries of the three days before today, newest first', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, {
      0: { painLevel: 4 },
      1: { painLevel: 1, notes: 'Yes' },
      2: {},
      3: { painLevel: 3 },
      4: { painLevel: 9 },
    })
    const { body } = await openHome(ada.cookie)
    expect(body.recent).toMatchObject([
      { date: addDays(today, -1), values: { painLevel: 1, notes: 'Yes' } },
      { date: addDays(today, -3), values: { painLevel: 3 } },
    ])
    expect(body.recent).toHaveLength(2)
    expect(RECENT_DAYS).toBe(BASELINE_DAYS)
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

describe('[PERF-01] the cost of home', () => {
  /** A typical full day. */
  const day: DayValues = {
    painLevel: 6,
    urgencyLevel: 3,
    frequency: 12,
    nocturia: 3,
    urinationPainTiming: 'during',
    bladderSpasms: true,
    painAfterUrination: true,
    painAfterUrinationLevel: 4,
    painLocations: ['Urethra'],
    painTypes: ['Burning'],
    pelvicHeaviness: true,
    pelvicHeavinessLevel: 5,
    fatigueLevel: 7,
    stressLevel: 6,
    waterGlasses: 5,
    sleepHours: 5.5,
    sleepQuality: 2,
    foodTags: ['Citrus'],
    beverages: ['Coffee'],
    moods: ['Calm'],
    medications: ['Amitriptyline 10 mg'],
    exerciseActivities: ['Walking'],
    mealsEaten: 'Soup',
    notes: 'A walk by the water, then a warm bath and an early night with a hot water bottle',
  }

  it('is two parallel reads and at most three read units with a month of full days', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, Object.fromEntries(Array.from({ length: 28 }, (_, back) => [back, day])))
    const cost = await measureCapacity(() => openHome(ada.cookie))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })

  it('is one more read while a recent day has a lost edit', async () => {
    const ada = await newSignedInUser()
    const editedAt = Date.now() - 1_000
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 }, editedAt }))
    await edit(ada, newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: editedAt + 1 }))
    expect(await measureCapacity(() => openHome(ada.cookie)), COST_TODO).toMatchObject({ calls: 3, writeUnits: 0 })
  })

  it('is one bounded read more for any number of lost edits', async () => {
    const ada = await newSignedInUser()
    const editedAt = Date.now() - 1_000
    await edit(ada, newOperation({ device: 'phone000', editedAt }))
    await edit(ada, newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: editedAt + 1 }))
    const items = range(2, 500).map((n) => ({
      ...LostEditItem.key({ user: ada.userId, date: today, device: 'phone000', n, field: 'painLevel' }),
      value: 3,
      stamp: editedAt + n,
    }))
    await writeItems(table, tableName(), items)
    const cost = await measureCapacity(async () => expect((await openHome(ada.cookie)).body.lost).toHaveLength(20))
    expect(cost, COST_TODO).toMatchObject({ calls: 3, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(4)
  })

  it('is the same for a streak of any length, also over gaps', async () => {
    const ada = await newSignedInUser()
    const daysAgo = Array.from({ length: 100 }, (_, back) => back).filter((back) => back !== 90)
    await addPastDays(ada, Object.fromEntries(daysAgo.map((back) => [back, { painLevel: 3 }])))
    const cost = await measureCapacity(() => openHome(ada.cookie))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(2)
  })

  it('is at most three read units after ten years of full days, with ten sessions', async () => {
    const ada = await newSignedInUser({}, true)
    await addPastDays(ada, Object.fromEntries(Array.from({ length: 3_650 }, (_, back) => [back, day])))
    const { pk, sk: _, ...session } = Object.values(await itemsOf(ada)).find(({ sk }) => String(sk).startsWith('ME#SESSION#')) ?? {}
    for (let n = 1; n < 10; n++)
      await table.send(new PutCommand({ TableName: tableName(), Item: { ...session, pk, sk: `ME#SESSION#${'s'.repeat(42)}${n}` } }))
    const cost = await measureCapacity(async () => expect((await openHome(ada.cookie)).body.earlierRun).toBe(3_620))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })

  it('is at most three read units after 1,200 days that were written into the table by hand', async () => {
    const ada = await newSignedInUser()
    const items = Array.from({ length: 1_200 }, (_, back) => ({
      ...DayItem.key({ user: ada.userId, date: addDays(today, -back) }),
      ...encodeDay(storedDay(day)),
    }))
    await writeItems(table, tableName(), items)
    const cost = await measureCapacity(() => openHome(ada.cookie))
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(3)
  })

  it(`is at most three read units for any history of full days, SEED=${seed}`, async () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 121 })
    await fc.assert(
      fc.asyncProperty(ages, async (logged) => {
        const ada = await newSignedInUser()
        await addPastDays(ada, Object.fromEntries(logged.map((back) => [back, day])))
        const cost = await measureCapacity(() => openHome(ada.cookie))
        expect(cost).toMatchObject({ calls: 2, writeUnits: 0 })
        expect(cost.readUnits).toBeLessThanOrEqual(3)
      }),
      { seed, numRuns: 8 },
    )
  })

  it('does not grow with the number of days that have the longest words', async () => {
    const words = { notes: 'あ'.repeat(2_000), mealsEaten: 'あ'.repeat(2_000), moodNotes: 'あ'.repeat(2_000) }
    const costOf = async (days: number) => {
      const ada = await newSignedInUser()
      await addPastDays(ada, Object.fromEntries(Array.from({ length: days }, (_, back) => [back, words])))
      return (await measureCapacity(() => openHome(ada.cookie))).readUnits
    }
    expect(await costOf(40)).toBe(await costOf(5))
  })
})

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
    const run = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), { maxLength: 12 }))
    await fc.assert(
      fc.asyncProperty(run, async ([length, groups]) => {
        const ada = await newSignedInUser({ createdDaysAgo: 100 })
        await addPastDays(ada, logged(range(1, length)))
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
        const marks = DayMarksItem.parse(items.find((item) => isKeyOf(DayMarksItem, item)) ?? {})
        for (const back of range(0, 120)) {
          const date = addDays(today, -back)
          expect(marks.isLogged(date), date).toBe(isLoggedOn(date))
          expect(marks.hadLostEdit(date), date).toBe(days.some((each) => each.date === date && each.hadLostEdit))
        }
        const { body } = await openHome(ada.cookie)
        expect(body.loggedOn).toEqual(range(0, 29).map((back) => addDays(today, -back)).filter(isLoggedOn))
        const start = isLoggedOn(today) ? 0 : 1
        let streak = 0
        while (isLoggedOn(addDays(today, -start - streak))) streak++
        expect(streakDays(body.loggedOn, body.earlierRun, today)).toBe(streak)
      }),
      { seed, numRuns: 25 },
    )
  })
})
