import { describe, expect, it } from 'vitest'
import { customApi } from '../../shared/custom/api.ts'
import { CUSTOM_KINDS } from '../../shared/custom/rules.ts'
import { measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addCustomItem, changeCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const stored = async (user: TestUser) => (await itemsOf(user))['ME#CUSTOM']

/** Returns a user with custom symptoms of these ids. */
async function withSymptoms(...ids: string[]): Promise<TestUser> {
  const user = await newSignedInUser()
  for (const id of ids) expect((await addCustomItem(user, 'symptoms', id)).status).toBe(200)
  return user
}
const idsIn = (body: { symptoms: { id: string }[] }) => body.symptoms.map(({ id }) => id)

describe('a custom item', () => {
  it('[CUST-01] [DATA-01] is added with its name trimmed', async () => {
    const ada = await newSignedInUser()
    await addCustomItem(ada, 'triggers', 'stairs', '  Stairs ')
    const { status, body } = await addCustomItem(ada, 'symptoms', 'aching', 'Aching legs')
    expect(status).toBe(200)
    expect(body).toEqual({
      symptoms: [{ id: 'aching', name: 'Aching legs' }],
      triggers: [{ id: 'stairs', name: 'Stairs' }],
    })
    expect(await stored(ada)).toMatchObject({ v: 2, symptoms: [{ id: 'aching', name: 'Aching legs', active: true }] })
  })

  it('[CUST-01] is added only once when the same request arrives several times', async () => {
    const ada = await newSignedInUser()
    const replies = await Promise.all([1, 2, 3].map(() => addCustomItem(ada, 'symptoms', 'aching')))
    for (const { status, body } of replies) {
      expect(status).toBe(200)
      expect(idsIn(body)).toEqual(['aching'])
    }
    const before = await stored(ada)
    expect((await addCustomItem(ada, 'symptoms', 'aching')).status).toBe(200)
    expect(await stored(ada)).toEqual(before)
    expect((await addCustomItem(ada, 'symptoms', 'aching', 'Another')).problem.errors?.[0]?.pointer).toBe(
      '/body/attempt',
    )
  })

  it.each(CUSTOM_KINDS)(
    '[SEC-26] [CUST-01] stays within the limit: of 50 %s added at once exactly five are stored',
    async (kind) => {
      const ada = await newSignedInUser()
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => addCustomItem(ada, kind, `own${String(n).padStart(3, '0')}`)),
      )
      const codes = replies.map(({ status, problem }) => (status === 200 ? 'added' : problem.type.split('/').at(-1)))
      expect(codes.filter((code) => code === 'added')).toHaveLength(5)
      expect(codes.filter((code) => !['added', 'custom-limit-reached', 'busy'].includes(String(code)))).toEqual([])
      expect((await stored(ada))?.[kind]).toHaveLength(5)
      const late = await addCustomItem(ada, kind, 'onelas')
      expect(late.status).toBe(409)
      expect(late.problem.type).toBe('/problems/custom-limit-reached')
      // The other kind has its own limit.
      expect((await addCustomItem(ada, kind === 'symptoms' ? 'triggers' : 'symptoms', 'other0')).status).toBe(200)
    },
  )

  it('[CUST-02] can be renamed and moved', async () => {
    const ada = await withSymptoms('aaaaaa', 'bbbbbb', 'cccccc')
    expect(idsIn((await changeCustomItem(ada, 'symptoms', 'cccccc', { place: 0 })).body)).toEqual([
      'cccccc',
      'aaaaaa',
      'bbbbbb',
    ])
    const { body } = await changeCustomItem(ada, 'symptoms', 'aaaaaa', { name: ' Tired eyes ', place: 4 })
    expect(body.symptoms.at(-1)).toEqual({ id: 'aaaaaa', name: 'Tired eyes' })
  })

  it('[CUST-02] can be deleted twice with one effect, keeps its name in the table and frees a place', async () => {
    const ada = await withSymptoms('aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee')
    for (const _ of [1, 2]) {
      const { status, body } = await removeCustomItem(ada, 'symptoms', 'bbbbbb')
      expect(status).toBe(200)
      expect(idsIn(body)).toEqual(['aaaaaa', 'cccccc', 'dddddd', 'eeeeee'])
    }
    const { status, body } = await addCustomItem(ada, 'symptoms', 'ffffff')
    expect(status).toBe(200)
    expect(idsIn(body).at(-1)).toBe('ffffff')
    expect((await stored(ada))?.['symptoms']).toContainEqual({ id: 'bbbbbb', name: 'Own bbbbbb', active: false })
    expect((await changeCustomItem(ada, 'symptoms', 'bbbbbb', { name: 'x' })).status).toBe(404)
  })

  it('[SEC-02] of another user gives the same reply as an unknown id, and nothing changes', async () => {
    const [ada, noor] = [await withSymptoms('aaaaaa'), await newSignedInUser()]
    const before = await stored(ada)
    for (const request of [
      (id: string) => changeCustomItem(noor, 'symptoms', id, { name: 'x' }),
      (id: string) => removeCustomItem(noor, 'symptoms', id),
    ]) {
      const others = await request('aaaaaa')
      const unknown = await request('zzzzzz')
      expect(others.status).toBe(404)
      expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
    expect(await stored(ada)).toEqual(before)
    expect(await stored(noor)).toBeUndefined()
  })

  it.each<[string, unknown, string]>([
    ['a blank name', { name: ' ', attempt: 'aching' }, '/body/name'],
    ['a name that is too long', { name: 'x'.repeat(61), attempt: 'aching' }, '/body/name'],
    ['an invalid id', { name: 'x', attempt: 'DAY#20' }, '/body/attempt'],
    ['a field that only the service sets', { name: 'x', attempt: 'aching', active: true }, '/body/active'],
  ])('[SEC-03] [SEC-04] is refused with %s', async (_, body, pointer) => {
    const ada = await newSignedInUser()
    const { status, problem } = await invoke(handler, customApi.add, { ...ada, params: { kind: 'symptoms' }, body })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await stored(ada)).toBeUndefined()
  })

  it('[PERF-01] costs one write and no read except the session’s', async () => {
    const ada = await withSymptoms('aaaaaa')
    expect(await measureCapacity(() => addCustomItem(ada, 'symptoms', 'bbbbbb'))).toMatchObject({
      calls: 2,
      writeUnits: 1,
    })
  })
})
