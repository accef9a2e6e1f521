import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_FIELDS, type DayField, type DayValues } from '../../shared/days/model/fields.ts'
import type { DayEdit } from '../../shared/days/model/schema.ts'
import type { WriteId } from '../../shared/records/write-id.ts'
import { anyValue } from '../../tests/fixtures/data/any-day.ts'
import { edit, newOperation, read, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { changePreferences, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { seed } from '../../tests/fixtures/seed.ts'

/** Two complete days that differ in every field. */
const [first, second] = ((): [DayValues, DayValues] => {
  const pairs = DAY_FIELDS.map((field) => {
    const different = fc
      .tuple(anyValue(field), anyValue(field))
      .filter(([a, b]) => JSON.stringify(a) !== JSON.stringify(b))
    return [field, fc.sample(different, { numRuns: 1, seed })[0]] as const
  })
  const dayAt = (index: 0 | 1) => Object.fromEntries(pairs.map(([field, pair]) => [field, pair?.[index]])) as DayValues
  return [dayAt(0), dayAt(1)]
})()

const writtenBy = (write: WriteId) => Object.fromEntries(DAY_FIELDS.map((field) => [field, write]))
let n = 0
/** Saves values as a screen does that shows the latest version of the day. */
async function save(user: TestUser, set: DayEdit) {
  const { body } = await read(user)
  const writersOfSet = Object.entries(body.writers as Record<DayField, WriteId>).filter(([field]) => field in set)
  const seen = Object.fromEntries(writersOfSet.map(([field, write]) => [field, [write]]))
  n += 1
  const { status, body: saved } = await edit(user, newOperation({ n, set, seen }))
  expect(status).toBe(200)
  expect((await read(user)).body).toEqual(saved.day)
  return saved.day
}

describe(`a complete day, SEED=${seed}`, () => {
  it('[DATA-01] [LOG-06] is written, read back, changed and cleared in every field', async () => {
    const ada = await newSignedInUser()
    expect(Object.keys(first)).toEqual(DAY_FIELDS)
    expect(await save(ada, first)).toMatchObject({ version: 1, values: first, writers: writtenBy(`device00.${n}`) })
    expect(await save(ada, second)).toMatchObject({ version: 2, values: second, writers: writtenBy(`device00.${n}`) })
    const cleared = Object.fromEntries(DAY_FIELDS.map((field) => [field, null]))
    expect(await save(ada, cleared)).toEqual({
      date: today,
      version: 3,
      values: {},
      writers: writtenBy(`device00.${n}`),
      flareInferred: false,
    })
    expect(Object.keys((await storedDayOf(ada)) ?? {}).toSorted()).toEqual(['d', 'pk', 'sk', 'v', 'w'])
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('LOST#'))).toEqual([])
  })

  it.each(DAY_FIELDS)(
    '[DATA-01] [LOG-06] has the field %s, which can be saved, changed and cleared alone',
    async (field) => {
      const ada = await newSignedInUser()
      expect((await save(ada, { [field]: first[field] } as DayEdit)).values).toEqual({ [field]: first[field] })
      expect((await save(ada, { [field]: second[field] } as DayEdit)).values).toEqual({ [field]: second[field] })
      expect((await save(ada, { [field]: null })).values).toEqual({})
    },
  )

  it('[LOG-11] [DATA-02] is one item, and turning a section off erases nothing', async () => {
    const ada = await newSignedInUser()
    await save(ada, first)
    await changePreferences(ada, { sections: { lifestyle_factors: false, emotional_wellbeing: false } })
    const { painLevel = 0, notes = '' } = second
    expect((await save(ada, { painLevel, notes })).values).toEqual({ ...first, painLevel, notes })
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))).toEqual([`DAY#${today}`])
  })

  it('[LOG-06] keeps the level of a flag that is turned off, for when it is turned on again', async () => {
    const ada = await newSignedInUser()
    await save(ada, { pelvicHeaviness: true, pelvicHeavinessLevel: 5 })
    expect((await save(ada, { pelvicHeaviness: false })).values).toEqual({
      pelvicHeaviness: false,
      pelvicHeavinessLevel: 5,
    })
  })

  it('[LOG-06] distinguishes an empty list from a cleared one', async () => {
    const ada = await newSignedInUser()
    expect((await save(ada, { moods: [], medications: [] })).values).toEqual({ moods: [], medications: [] })
    expect((await save(ada, { moods: null })).values).toEqual({ medications: [] })
  })
})
