import { describe, expect, it } from 'vitest'
import type { DayValues } from '../../shared/days/model/fields.ts'
import type { PreferencesEdit } from '../../shared/preferences/schema.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { dayOf, edit, operation, past, read, today } from '../../tests/fixtures/data/days.ts'
import { prefer, signedIn } from '../../tests/fixtures/data/people.ts'

/** Whether a save finds a flare: in its reply, at the next read and in the table, all the same. */
async function saves(
  set: DayValues,
  { before = {}, chosen }: { before?: Record<number, DayValues>; chosen?: PreferencesEdit['flare'] } = {},
) {
  const ada = await signedIn()
  await past(ada, before)
  if (chosen) await prefer(ada, { flare: chosen })
  const { body } = await edit(ada, operation({ set }))
  const item = await dayOf(ada)
  expect((await read(ada)).body).toEqual(body.day)
  expect(item?.['i'] ?? false).toBe(body.day.flareInferred)
  return body.day.flareInferred as boolean
}

describe('a flare', () => {
  it.each<[string, DayValues, Parameters<typeof saves>[1], boolean]>([
    ['pain 2 above the day before', { painLevel: 6 }, { before: { 1: { painLevel: 4 } } }, true],
    ['pain 1 above the day before', { painLevel: 6 }, { before: { 1: { painLevel: 5 } } }, false],
    ['pain 2 above the third day before', { painLevel: 6 }, { before: { 3: { painLevel: 4 } } }, true],
    ['pain 2 above the fourth day before', { painLevel: 6 }, { before: { 4: { painLevel: 4 } } }, false],
    ['pain with nothing before', { painLevel: 10 }, {}, false],
    ['pain that need not be sudden', { painLevel: 4 }, { chosen: { suddenIncreaseOnly: false } }, true],
    [
      'pain below what was chosen',
      { painLevel: 8 },
      { chosen: { suddenIncreaseOnly: false, painThreshold: 9, conditions: ['bladder_pain'] } },
      false,
    ],
    [
      'pain where only urgency was chosen',
      { painLevel: 9 },
      { chosen: { suddenIncreaseOnly: false, conditions: ['urgency'] } },
      false,
    ],
    [
      'pain that nobody wants judged',
      { painLevel: 9 },
      { chosen: { suddenIncreaseOnly: false, alertMode: 'manual' } },
      false,
    ],
    ['a day that was flagged', { painLevel: 9, flareManual: true }, { chosen: { suddenIncreaseOnly: false } }, false],
  ])('[FLARE-01] [FLARE-03] of %s is inferred on saving: %s', async (_, set, around, flare) => {
    expect(await saves(set, around)).toBe(flare)
  })

  it('[FLARE-01] [FLARE-08] goes again when the day is better, or flagged after all', async () => {
    const ada = await signedIn()
    await prefer(ada, { flare: { suddenIncreaseOnly: false } })
    const infers = async (n: number, set: DayValues | { painLevel: null }) =>
      (await edit(ada, operation({ n, set }))).body.day.flareInferred
    expect(await infers(1, { painLevel: 8 })).toBe(true)
    expect(await infers(2, { painLevel: 2 })).toBe(false)
    expect(await dayOf(ada)).not.toHaveProperty('i')
    expect(await infers(3, { painLevel: 8 })).toBe(true)
    expect(await infers(4, { flareManual: true })).toBe(false)
    expect(await infers(5, { flareManual: false })).toBe(true)
    expect(await infers(6, { painLevel: null })).toBe(false)
  })

  it('[FLARE-01] is judged of the day as it is after merging', async () => {
    const ada = await signedIn()
    await prefer(ada, { flare: { suddenIncreaseOnly: false } })
    await edit(ada, operation({ device: 'phone000', set: { painLevel: 8 } }))
    const late = operation({ device: 'tablet00', set: { painLevel: 1, notes: 'x' }, editedAt: Date.now() - 60_000 })
    const { body } = await edit(ada, late)
    expect(body.day).toMatchObject({ values: { painLevel: 8, notes: 'x' }, flareInferred: true })
  })

  it('[FLARE-01] is stored for the saved day only: one that arrives late changes no later day', async () => {
    const ada = await signedIn()
    await edit(ada, operation({ set: { painLevel: 6 } }))
    const before = await dayOf(ada)
    await edit(ada, operation({ n: 1, date: addDays(today, -1), set: { painLevel: 1 } }))
    expect(await dayOf(ada)).toEqual(before)
    expect((await edit(ada, operation({ n: 2, set: { notes: 'x' } }))).body.day.flareInferred).toBe(true)
  })

  it('[FLARE-01] is not judged again by a replay, whatever was chosen meanwhile', async () => {
    const ada = await signedIn()
    const first = operation({ set: { painLevel: 8 } })
    const saved = await edit(ada, first)
    const before = await dayOf(ada)
    await past(ada, { 1: { painLevel: 0 } })
    await prefer(ada, { flare: { suddenIncreaseOnly: false } })
    const again = await edit(ada, first)
    expect(again.body).toEqual(saved.body)
    expect(await dayOf(ada)).toEqual(before)
  })
})
