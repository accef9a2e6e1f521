import { describe, expect, it } from 'vitest'
import { customApi } from '../../shared/custom/api.ts'
import { KINDS } from '../../shared/custom/rules.ts'
import { spent } from '../../tests/fixtures/capacity.ts'
import { add, change, remove } from '../../tests/fixtures/data/custom.ts'
import { itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const stored = async (person: Person) => (await itemsOf(person))['ME#CUSTOM']

/** Gives somebody symptoms of these ids. */
async function withSymptoms(...ids: string[]): Promise<Person> {
  const person = await signedIn()
  for (const id of ids) expect((await add(person, 'symptoms', id)).status).toBe(200)
  return person
}
const inOrder = (body: { symptoms: { id: string }[] }) => body.symptoms.map(({ id }) => id)

describe('a symptom or trigger of one’s own', () => {
  it('[CUST-01] [DATA-01] is added with its name trimmed', async () => {
    const ada = await signedIn()
    await add(ada, 'triggers', 'stairs', '  Stairs ')
    const { status, body } = await add(ada, 'symptoms', 'aching', 'Aching legs')
    const expected = {
      symptoms: [{ id: 'aching', name: 'Aching legs' }],
      triggers: [{ id: 'stairs', name: 'Stairs' }],
    }
    expect([status, body]).toEqual([200, expected])
    expect(await stored(ada)).toMatchObject({ v: 2, symptoms: [{ id: 'aching', name: 'Aching legs', active: true }] })
  })

  it('[CUST-01] is added once by one attempt, however often it arrives', async () => {
    const ada = await signedIn()
    const replies = await Promise.all([1, 2, 3].map(() => add(ada, 'symptoms', 'aching')))
    expect(replies.map(({ status, body }) => [status, inOrder(body)])).toEqual([1, 2, 3].map(() => [200, ['aching']]))
    const before = await stored(ada)
    expect((await add(ada, 'symptoms', 'aching')).status).toBe(200)
    expect(await stored(ada)).toEqual(before)
    expect((await add(ada, 'symptoms', 'aching', 'Another')).problem.errors?.[0]?.pointer).toBe('/body/attempt')
  })

  it.each(KINDS)('[SEC-26] [CUST-01] of 50 %s made at once exactly five remain', async (kind) => {
    const ada = await signedIn()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => add(ada, kind, `own${String(n).padStart(3, '0')}`)),
    )
    const codes = replies.map(({ status, problem }) => (status === 200 ? 'added' : problem.type.split('/').at(-1)))
    expect(codes.filter((code) => code === 'added')).toHaveLength(5)
    expect(codes.filter((code) => !['added', 'custom-limit-reached', 'busy'].includes(String(code)))).toEqual([])
    expect((await stored(ada))?.[kind]).toHaveLength(5)
    const late = await add(ada, kind, 'onelas')
    expect([late.status, late.problem.type]).toEqual([409, '/problems/custom-limit-reached'])
    // The other kind has room of its own.
    expect((await add(ada, kind === 'symptoms' ? 'triggers' : 'symptoms', 'other0')).status).toBe(200)
  })

  it('[CUST-02] is renamed and moved', async () => {
    const ada = await withSymptoms('aaaaaa', 'bbbbbb', 'cccccc')
    expect(inOrder((await change(ada, 'symptoms', 'cccccc', { place: 0 })).body)).toEqual([
      'cccccc',
      'aaaaaa',
      'bbbbbb',
    ])
    const { body } = await change(ada, 'symptoms', 'aaaaaa', { name: ' Tired eyes ', place: 4 })
    expect(body.symptoms.at(-1)).toEqual({ id: 'aaaaaa', name: 'Tired eyes' })
  })

  it('[CUST-02] is deleted once, keeps its name in the table, and makes room', async () => {
    const ada = await withSymptoms('aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee')
    for (const _ of [1, 2]) {
      const { status, body } = await remove(ada, 'symptoms', 'bbbbbb')
      expect([status, inOrder(body)]).toEqual([200, ['aaaaaa', 'cccccc', 'dddddd', 'eeeeee']])
    }
    const { status, body } = await add(ada, 'symptoms', 'ffffff')
    expect([status, inOrder(body).at(-1)]).toEqual([200, 'ffffff'])
    expect((await stored(ada))?.['symptoms']).toContainEqual({ id: 'bbbbbb', name: 'Own bbbbbb', active: false })
    expect((await change(ada, 'symptoms', 'bbbbbb', { name: 'x' })).status).toBe(404)
  })

  it('[SEC-02] of somebody else is like one that nobody has, and nothing changes', async () => {
    const [ada, noor] = [await withSymptoms('aaaaaa'), await signedIn()]
    const before = await stored(ada)
    for (const ask of [
      (id: string) => change(noor, 'symptoms', id, { name: 'x' }),
      (id: string) => remove(noor, 'symptoms', id),
    ]) {
      const [theirs, nobodys] = [await ask('aaaaaa'), await ask('zzzzzz')]
      expect([theirs.status, { ...theirs.body, requestId: '' }]).toEqual([404, { ...nobodys.body, requestId: '' }])
    }
    expect([await stored(ada), await stored(noor)]).toEqual([before, undefined])
  })

  it.each<[string, unknown, string]>([
    ['no name', { name: ' ', attempt: 'aching' }, '/body/name'],
    ['a long name', { name: 'x'.repeat(61), attempt: 'aching' }, '/body/name'],
    ['an id that is none', { name: 'x', attempt: 'DAY#20' }, '/body/attempt'],
    ['a state', { name: 'x', attempt: 'aching', active: true }, '/body/active'],
  ])('[SEC-03] [SEC-04] is refused with %s', async (_, body, pointer) => {
    const ada = await signedIn()
    const { status, problem } = await invoke(handler, customApi.add, { ...ada, params: { kind: 'symptoms' }, body })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await stored(ada)).toBeUndefined()
  })

  it('[PERF-01] costs one write, and no read beside the session’s', async () => {
    const ada = await withSymptoms('aaaaaa')
    expect(await spent(() => add(ada, 'symptoms', 'bbbbbb'))).toMatchObject({ calls: 2, writeUnits: 1 })
  })
})
