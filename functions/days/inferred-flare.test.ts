import { describe, expect, it } from 'vitest'
import type { DayValues } from '../../shared/days/model/fields.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { addPastDays, edit, newOperation, read, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { changePreferences, newSignedInUser } from '../../tests/fixtures/data/users.ts'

/** Whether a save infers a flare. Expects the same in its reply, at the next read and in the table. */
async function infersFlare(
  set: DayValues,
  { before = {}, settings }: { before?: Record<number, DayValues>; settings?: PreferencesEdit['flare'] } = {},
) {
  const ada = await newSignedInUser()
  await addPastDays(ada, before)
  if (settings) await changePreferences(ada, { flare: settings })
  const { body } = await edit(ada, newOperation({ set }))
  const item = await storedDayOf(ada)
  expect((await read(ada)).body).toEqual(body.day)
  expect(item?.['i'] ?? false).toBe(body.day.flareInferred)
  return body.day.flareInferred as boolean
}

describe('a flare', () => {
  it.each<[string, DayValues, Parameters<typeof infersFlare>[1], boolean]>([
    ['pain 2 above the day before', { painLevel: 6 }, { before: { 1: { painLevel: 4 } } }, true],
    ['pain 1 above the day before', { painLevel: 6 }, { before: { 1: { painLevel: 5 } } }, false],
    ['pain 2 above the third day before', { painLevel: 6 }, { before: { 3: { painLevel: 4 } } }, true],
    ['pain 2 above the fourth day before', { painLevel: 6 }, { before: { 4: { painLevel: 4 } } }, false],
    ['pain without earlier days', { painLevel: 10 }, {}, false],
    [
      'pain when a sudden increase is not required',
      { painLevel: 4 },
      { settings: { suddenIncreaseOnly: false } },
      true,
    ],
    [
      'pain below the user’s threshold',
      { painLevel: 8 },
      { settings: { suddenIncreaseOnly: false, painThreshold: 9, conditions: ['bladder_pain'] } },
      false,
    ],
    [
      'pain when the user chose only urgency',
      { painLevel: 9 },
      { settings: { suddenIncreaseOnly: false, conditions: ['urgency'] } },
      false,
    ],
    [
      'pain when the user turned inference off',
      { painLevel: 9 },
      { settings: { suddenIncreaseOnly: false, alertMode: 'manual' } },
      false,
    ],
    [
      'a day that the user flagged as a flare',
      { painLevel: 9, flareManual: true },
      { settings: { suddenIncreaseOnly: false } },
      false,
    ],
  ])('[FLARE-01] [FLARE-03] is inferred on saving from %s: %s', async (_, set, context, flare) => {
    expect(await infersFlare(set, context)).toBe(flare)
  })

  it('[FLARE-01] [FLARE-08] is no longer inferred when the day improves or the user flags it', async () => {
    const ada = await newSignedInUser()
    await changePreferences(ada, { flare: { suddenIncreaseOnly: false } })
    const infers = async (n: number, set: DayValues | { painLevel: null }) =>
      (await edit(ada, newOperation({ n, set }))).body.day.flareInferred
    expect(await infers(1, { painLevel: 8 })).toBe(true)
    expect(await infers(2, { painLevel: 2 })).toBe(false)
    expect(await storedDayOf(ada)).not.toHaveProperty('i')
    expect(await infers(3, { painLevel: 8 })).toBe(true)
    expect(await infers(4, { flareManual: true })).toBe(false)
    expect(await infers(5, { flareManual: false })).toBe(true)
    expect(await infers(6, { painLevel: null })).toBe(false)
  })

  it('[FLARE-01] is inferred from the merged day', async () => {
    const ada = await newSignedInUser()
    await changePreferences(ada, { flare: { suddenIncreaseOnly: false } })
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 8 } }))
    const late = newOperation({ device: 'tablet00', set: { painLevel: 1, notes: 'x' }, editedAt: Date.now() - 60_000 })
    const { body } = await edit(ada, late)
    expect(body.day).toMatchObject({ values: { painLevel: 8, notes: 'x' }, flareInferred: true })
  })

  it('[FLARE-01] is inferred only for the saved day: a late edit of an earlier day changes no later day', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { painLevel: 6 } }))
    const before = await storedDayOf(ada)
    await edit(ada, newOperation({ n: 1, date: addDays(today, -1), set: { painLevel: 1 } }))
    expect(await storedDayOf(ada)).toEqual(before)
    expect((await edit(ada, newOperation({ n: 2, set: { notes: 'x' } }))).body.day.flareInferred).toBe(true)
  })

  it('[FLARE-01] is not inferred again by a replay, even after the user changed the settings', async () => {
    const ada = await newSignedInUser()
    const first = newOperation({ set: { painLevel: 8 } })
    const saved = await edit(ada, first)
    const before = await storedDayOf(ada)
    await addPastDays(ada, { 1: { painLevel: 0 } })
    await changePreferences(ada, { flare: { suddenIncreaseOnly: false } })
    const again = await edit(ada, first)
    expect(again.body).toEqual(saved.body)
    expect(await storedDayOf(ada)).toEqual(before)
  })
})
