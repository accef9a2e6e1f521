import { describe, expect, it } from 'vitest'
import { MOST_KEPT } from '../../shared/custom/rules.ts'
import { daysApi } from '../../shared/days/api.ts'
import { add, remove } from '../../tests/fixtures/data/custom.ts'
import { dayOf, edit, operation, read, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

async function withOwn(): Promise<Person> {
  const person = await signedIn()
  await add(person, 'symptoms', 'aching')
  await add(person, 'triggers', 'stairs')
  return person
}

describe('what a person logs of their own', () => {
  it('[DATA-01] [DATA-02] is kept with the day, read back, changed and cleared', async () => {
    const ada = await withOwn()
    const set = { 'symptom.aching': 0, 'trigger.stairs': 999, painLevel: 3 }
    const { status, body } = await edit(ada, operation({ set }))
    expect([status, body.day.values]).toEqual([200, set])
    expect((await read(ada)).body).toEqual(body.day)
    expect(await dayOf(ada)).toMatchObject({ p: 3, C: { saching: 0, tstairs: 999 } })
    const seen = { 'symptom.aching': ['device00.1'], 'trigger.stairs': ['device00.1'] }
    await edit(ada, operation({ n: 2, set: { 'symptom.aching': 10, 'trigger.stairs': null }, seen }))
    const day = (await read(ada)).body
    expect(day.values).toEqual({ painLevel: 3, 'symptom.aching': 10 })
    expect(day.writers).toMatchObject({ 'symptom.aching': 'device00.2', 'trigger.stairs': 'device00.2' })
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))).toEqual([`DAY#${today}`])
  })

  it('[CUST-02] stays when its definition is deleted, and can still arrive late', async () => {
    const ada = await withOwn()
    await edit(ada, operation({ set: { 'symptom.aching': 7 } }))
    await remove(ada, 'symptoms', 'aching')
    expect((await read(ada)).body.values).toEqual({ 'symptom.aching': 7 })
    expect((await edit(ada, operation({ n: 2, set: { 'symptom.aching': 8 } }))).status).toBe(200)
  })

  it('is merged by itself, and what lost stands beside the day', async () => {
    const ada = await withOwn()
    const editedAt = Date.now()
    await edit(ada, operation({ device: 'phone000', set: { 'symptom.aching': 3 }, editedAt: editedAt - 1_000 }))
    const { body } = await edit(ada, operation({ device: 'tablet00', set: { 'symptom.aching': 8 }, editedAt }))
    expect(body.day.values).toEqual({ 'symptom.aching': 8 })
    expect((await itemsOf(ada))[`LOST#${today}#phone000#1#symptom.aching`]).toMatchObject({ value: 3 })
  })

  it('[SEC-02] under an id of somebody else is refused like one of nobody, and nothing is stored', async () => {
    const [ada, noor] = [await withOwn(), await signedIn()]
    const said = async (field: 'symptom.aching' | 'symptom.nobody') => {
      const { status, problem } = await edit(noor, operation({ set: { [field]: 4, painLevel: 2 } }))
      return [status, problem.type, problem.errors?.map(({ detail }) => detail)]
    }
    expect(await said('symptom.aching')).toEqual([400, '/problems/invalid-request', ['unrecognized_keys']])
    expect(await said('symptom.nobody')).toEqual(await said('symptom.aching'))
    expect([await dayOf(noor), await dayOf(ada)]).toEqual([undefined, undefined])
  })

  it('is answered again when it is no longer on the list, for a replay is never refused', async () => {
    const ada = await withOwn()
    const first = operation({ set: { 'symptom.aching': 7 } })
    await edit(ada, first)
    let last = 'aching'
    for (let n = 0; n < MOST_KEPT; n++) {
      await remove(ada, 'symptoms', last)
      last = `own${String(n).padStart(3, '0')}`
      await add(ada, 'symptoms', last)
    }
    expect((await edit(ada, operation({ n: 2, set: { 'symptom.aching': 8 } }))).status).toBe(400)
    expect((await edit(ada, first)).body.day.values).toEqual({ 'symptom.aching': 7 })
  })

  const most = Object.fromEntries(
    Array.from({ length: 21 }, (_, n) => [`symptom.own0${String(n).padStart(2, '0')}`, 1]),
  )
  it.each<[string, string, string]>([
    ['a level above 10', '{"symptom.aching":11}', '/body/set/symptom.aching'],
    ['a level below 0', '{"symptom.aching":-1}', '/body/set/symptom.aching'],
    ['a count above 999', '{"trigger.stairs":1000}', '/body/set/trigger.stairs'],
    ['half a count', '{"trigger.stairs":0.5}', '/body/set/trigger.stairs'],
    ['a field of no form', '{"symptom.ACHING":1}', '/body/set/symptom.ACHING'],
    ['a field of another kind', '{"food.aching":1}', '/body/set/food.aching'],
    ['a field of every object', '{"__proto__":1}', '/body/set/__proto__'],
    ['more than 20', JSON.stringify(most), '/body/set'],
  ])('[SEC-03] [CUST-01] is refused with %s, and nothing is stored', async (_, set, pointer) => {
    const ada = await withOwn()
    const body = JSON.stringify(operation()).replace('{"painLevel":6}', set)
    const { status, problem } = await invoke(handler, daysApi.edit, { ...ada, params: { date: today }, body })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await dayOf(ada)).toBeUndefined()
  })
})
