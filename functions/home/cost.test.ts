import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeDay } from '../../shared/days/merge/codec.ts'
import type { DayValues } from '../../shared/days/model/fields.ts'
import { homeApi } from '../../shared/home/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addPastDays, edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { storedDay } from '../../tests/fixtures/data/full-day.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { handler } from './handler.ts'

const openHome = (cookie: string | undefined) => invoke(handler, homeApi.open, { cookie, query: { today } })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

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
    await addItems(items)
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

  it('is at most three read units after ten years of full days, with ten sessions', { tags: ['deep'] }, async () => {
    const ada = await newSignedInUser({}, true)
    await addPastDays(ada, Object.fromEntries(Array.from({ length: 3_650 }, (_, back) => [back, day])))
    const session = Object.values(await itemsOf(ada)).find(({ sk }) => String(sk).startsWith('ME#SESSION#'))
    await addItems(range(1, 9).map((n) => ({ ...session, sk: `ME#SESSION#${'s'.repeat(42)}${n}` })))
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
    await addItems(items)
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
    expect(await costOf(40)).toBe(await costOf(8))
  })
})
