import { describe, expect, it } from 'vitest'
import { MAX_STORED_ITEMS } from '../../shared/custom/rules.ts'
import { daysApi } from '../../shared/days/api.ts'
import { addCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { edit, newOperation, read, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

/** Returns a user with one custom symptom and one custom trigger. */
async function withCustomItems(): Promise<TestUser> {
  const user = await newSignedInUser()
  await addCustomItem(user, 'symptoms', 'aching')
  await addCustomItem(user, 'triggers', 'stairs')
  return user
}

describe('the value of a custom item', () => {
  it('[DATA-01] [DATA-02] is stored with the day, read back, changed and cleared', async () => {
    const ada = await withCustomItems()
    const set = { 'symptom.aching': 0, 'trigger.stairs': 999, painLevel: 3 }
    const { status, body } = await edit(ada, newOperation({ set }))
    expect(status).toBe(200)
    expect(body.day.values).toEqual(set)
    expect((await read(ada)).body).toEqual(body.day)
    expect(await storedDayOf(ada)).toMatchObject({ p: 3, C: { saching: 0, tstairs: 999 } })
    const seen = { 'symptom.aching': ['device00.1'], 'trigger.stairs': ['device00.1'] }
    await edit(ada, newOperation({ n: 2, set: { 'symptom.aching': 10, 'trigger.stairs': null }, seen }))
    const day = (await read(ada)).body
    expect(day.values).toEqual({ painLevel: 3, 'symptom.aching': 10 })
    expect(day.writers).toMatchObject({ 'symptom.aching': 'device00.2', 'trigger.stairs': 'device00.2' })
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))).toEqual([`DAY#${today}`])
  })

  it('[CUST-02] stays when its custom item is deleted, and can still arrive after that', async () => {
    const ada = await withCustomItems()
    await edit(ada, newOperation({ set: { 'symptom.aching': 7 } }))
    await removeCustomItem(ada, 'symptoms', 'aching')
    expect((await read(ada)).body.values).toEqual({ 'symptom.aching': 7 })
    expect((await edit(ada, newOperation({ n: 2, set: { 'symptom.aching': 8 } }))).status).toBe(200)
  })

  it('is merged separately, and the lost edit is stored next to the day', async () => {
    const ada = await withCustomItems()
    const editedAt = Date.now()
    await edit(ada, newOperation({ device: 'phone000', set: { 'symptom.aching': 3 }, editedAt: editedAt - 1_000 }))
    const { body } = await edit(ada, newOperation({ device: 'tablet00', set: { 'symptom.aching': 8 }, editedAt }))
    expect(body.day.values).toEqual({ 'symptom.aching': 8 })
    expect((await itemsOf(ada))[`LOST#${today}#phone000#1#symptom.aching`]).toMatchObject({ value: 3 })
  })

  it('[SEC-02] with the id of another user gives the same reply as an unknown id, and nothing is stored', async () => {
    const [ada, noor] = [await withCustomItems(), await newSignedInUser()]
    const refusal = async (field: 'symptom.aching' | 'symptom.nobody') => {
      const { status, problem } = await edit(noor, newOperation({ set: { [field]: 4, painLevel: 2 } }))
      return { status, type: problem.type, details: problem.errors?.map(({ detail }) => detail) }
    }
    expect(await refusal('symptom.aching')).toEqual({
      status: 400,
      type: '/problems/invalid-request',
      details: ['unrecognized_keys'],
    })
    expect(await refusal('symptom.nobody')).toEqual(await refusal('symptom.aching'))
    expect(await storedDayOf(noor)).toBeUndefined()
    expect(await storedDayOf(ada)).toBeUndefined()
  })

  it('is returned for a replay even when its custom item is no longer stored', async () => {
    const ada = await withCustomItems()
    const first = newOperation({ set: { 'symptom.aching': 7 } })
    await edit(ada, first)
    let last = 'aching'
    for (let n = 0; n < MAX_STORED_ITEMS; n++) {
      await removeCustomItem(ada, 'symptoms', last)
      last = `own${String(n).padStart(3, '0')}`
      await addCustomItem(ada, 'symptoms', last)
    }
    expect((await edit(ada, newOperation({ n: 2, set: { 'symptom.aching': 8 } }))).status).toBe(400)
    expect((await edit(ada, first)).body.day.values).toEqual({ 'symptom.aching': 7 })
  })

  const tooMany = Object.fromEntries(
    Array.from({ length: 21 }, (_, n) => [`symptom.own0${String(n).padStart(2, '0')}`, 1]),
  )
  it.each<[string, string, string]>([
    ['a level above 10', '{"symptom.aching":11}', '/body/set/symptom.aching'],
    ['a level below 0', '{"symptom.aching":-1}', '/body/set/symptom.aching'],
    ['a count above 999', '{"trigger.stairs":1000}', '/body/set/trigger.stairs'],
    ['a fractional count', '{"trigger.stairs":0.5}', '/body/set/trigger.stairs'],
    ['a malformed field', '{"symptom.ACHING":1}', '/body/set/symptom.ACHING'],
    ['a field of another kind', '{"food.aching":1}', '/body/set/food.aching'],
    ['a field with the name of an object property', '{"__proto__":1}', '/body/set/__proto__'],
    ['more than 20 values', JSON.stringify(tooMany), '/body/set'],
  ])('[SEC-03] [CUST-01] is refused with %s, and nothing is stored', async (_, set, pointer) => {
    const ada = await withCustomItems()
    const body = JSON.stringify(newOperation()).replace('{"painLevel":6}', set)
    const { status, problem } = await invoke(handler, daysApi.edit, { ...ada, params: { date: today }, body })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await storedDayOf(ada)).toBeUndefined()
  })
})
