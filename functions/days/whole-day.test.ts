import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_FIELDS, type DayField, type DayValues } from '../../shared/days/model/fields.ts'
import type { DayEdit, Write } from '../../shared/days/model/schema.ts'
import { anyValue } from '../../tests/fixtures/data/any-day.ts'
import { dayOf, edit, operation, read, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, type Person, prefer, signedIn } from '../../tests/fixtures/data/people.ts'
import { seed } from '../../tests/fixtures/seed.ts'

/** Two whole days that differ in every field. */
const [first, second] = ((): [DayValues, DayValues] => {
  const pairs = DAY_FIELDS.map((field) => {
    const different = fc
      .tuple(anyValue(field), anyValue(field))
      .filter(([a, b]) => JSON.stringify(a) !== JSON.stringify(b))
    return [field, fc.sample(different, { numRuns: 1, seed })[0]] as const
  })
  const of = (index: 0 | 1) => Object.fromEntries(pairs.map(([field, pair]) => [field, pair?.[index]])) as DayValues
  return [of(0), of(1)]
})()

const writtenBy = (write: Write) => Object.fromEntries(DAY_FIELDS.map((field) => [field, write]))
let n = 0
/** Saves what the person has on screen, having seen what is there. */
async function save(person: Person, set: DayEdit) {
  const { body } = await read(person)
  const known = Object.entries(body.writers as Record<DayField, Write>).filter(([field]) => field in set)
  const seen = Object.fromEntries(known.map(([field, write]) => [field, [write]]))
  n += 1
  const { status, body: saved } = await edit(person, operation({ n, set, seen }))
  expect(status).toBe(200)
  expect((await read(person)).body).toEqual(saved.day)
  return saved.day
}

describe(`a whole day, SEED=${seed}`, () => {
  it('[DATA-01] [LOG-06] is written, read back, changed and cleared in every field there is', async () => {
    const ada = await signedIn()
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
    expect(Object.keys((await dayOf(ada)) ?? {}).toSorted()).toEqual(['d', 'pk', 'sk', 'v', 'w'])
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('LOST#'))).toEqual([])
  })

  it.each(DAY_FIELDS)('[DATA-01] [LOG-06] has %s, which is saved, changed and cleared by itself', async (field) => {
    const ada = await signedIn()
    expect((await save(ada, { [field]: first[field] } as DayEdit)).values).toEqual({ [field]: first[field] })
    expect((await save(ada, { [field]: second[field] } as DayEdit)).values).toEqual({ [field]: second[field] })
    expect((await save(ada, { [field]: null })).values).toEqual({})
  })

  it('[LOG-11] [DATA-02] is one entry, and a section that is no longer tracked erases nothing', async () => {
    const ada = await signedIn()
    await save(ada, first)
    await prefer(ada, { sections: { lifestyle_factors: false, emotional_wellbeing: false } })
    const { painLevel = 0, notes = '' } = second
    expect((await save(ada, { painLevel, notes })).values).toEqual({ ...first, painLevel, notes })
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))).toEqual([`DAY#${today}`])
  })

  it('[LOG-06] keeps a level beside a flag that was taken back, to be there when it is set again', async () => {
    const ada = await signedIn()
    await save(ada, { pelvicHeaviness: true, pelvicHeavinessLevel: 5 })
    expect((await save(ada, { pelvicHeaviness: false })).values).toEqual({
      pelvicHeaviness: false,
      pelvicHeavinessLevel: 5,
    })
  })

  it('[LOG-06] tells a list of nothing from one that was cleared', async () => {
    const ada = await signedIn()
    expect((await save(ada, { moods: [], medications: [] })).values).toEqual({ moods: [], medications: [] })
    expect((await save(ada, { moods: null })).values).toEqual({ medications: [] })
  })
})
