import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { daysApi } from '../../shared/days/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { edit, newOperation, read, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { changeProfile, itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

afterEach(() => void vi.useRealTimers())

describe('a day', () => {
  it('is stored and read back', async () => {
    const ada = await newSignedInUser()
    const saved = await edit(ada, newOperation({ set: { painLevel: 6, urgencyLevel: 0, notes: 'Easier by noon' } }))
    expect(saved.status).toBe(200)
    expect(saved.body.day).toMatchObject({
      version: 1,
      values: { painLevel: 6, urgencyLevel: 0, notes: 'Easier by noon' },
    })
    expect((await read(ada)).body).toEqual(saved.body.day)
    expect(await storedDayOf(ada)).toMatchObject({ p: 6, u: 0, n: 'Easier by noon', v: 1 })
  })

  it('keeps what an edit does not touch and clears what it sets to null', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { painLevel: 6, urgencyLevel: 3 } }))
    const { body } = await edit(ada, newOperation({ n: 2, set: { painLevel: null } }))
    expect(body.day.values).toEqual({ urgencyLevel: 3 })
    expect(body.day.writers).toEqual({ painLevel: 'device00.2', urgencyLevel: 'device00.1' })
  })

  it('is empty, not missing, before the first edit', async () => {
    const { status, body } = await read(await newSignedInUser())
    expect(status).toBe(200)
    expect(body).toEqual({ date: today, version: 0, values: {}, writers: {}, flareInferred: false })
  })

  it('returns the stored day for a repeated edit and changes nothing', async () => {
    const ada = await newSignedInUser()
    const first = newOperation()
    await edit(ada, first)
    await edit(ada, newOperation({ n: 2, set: { painLevel: 2 } }))
    const before = await storedDayOf(ada)
    const again = await edit(ada, first)
    expect(again.status).toBe(200)
    expect(again.body.day.values).toEqual({ painLevel: 2 })
    expect(await storedDayOf(ada)).toEqual(before)
  })

  it('can still be changed 14 days later', async () => {
    expect((await edit(await newSignedInUser(), newOperation({ date: addDays(today, -14) }))).status).toBe(200)
  })

  it('is returned for a repeated edit even when it can no longer be changed', async () => {
    const ada = await newSignedInUser({}, true)
    const first = newOperation()
    await edit(ada, first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 86_400_000 })
    expect((await edit(ada, newOperation({ n: 2, date: first.date }))).status).toBe(422)
    const again = await edit(ada, { ...first, editedAt: Date.now() })
    expect(again.status).toBe(200)
    expect(again.body.day.values).toEqual({ painLevel: 6 })
  })

  it('keeps the value that loses to an edit which had not seen it', async () => {
    const ada = await newSignedInUser()
    const now = Date.now()
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 }, editedAt: now - 1000 }))
    const { body } = await edit(ada, newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: now }))
    expect(body.day.values).toEqual({ painLevel: 8 })
    const lost = (await itemsOf(ada))[`LOST#${today}#phone000#1#painLevel`]
    expect(lost).toMatchObject({ value: 3 })
  })

  it('is stored in one transaction with its lost edits', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 } }))
    const send = vi.spyOn(table, 'send')
    await edit(ada, newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: Date.now() + 1_000 }))
    const writes = send.mock.calls.map(([command]) => command.constructor.name).filter((name) => /Write|Put/.test(name))
    expect(writes).toEqual(['TransactWriteCommand'])
  })

  it('is edited with consistent reads only', async () => {
    const ada = await newSignedInUser()
    const send = vi.spyOn(table, 'send')
    await edit(ada, newOperation())
    const reads = send.mock.calls.map(([command]) => command).filter((command) => command instanceof QueryCommand)
    expect(reads.map(({ input }) => input.ConsistentRead)).toEqual([true, true])
  })

  it('is read consistently: otherwise an edit would name values as seen that are already replaced', async () => {
    const ada = await newSignedInUser()
    const send = vi.spyOn(table, 'send')
    await read(ada)
    const inputs = send.mock.calls.map(([command]) => command.input)
    expect(inputs).toContainEqual(expect.objectContaining({ Key: expect.anything(), ConsistentRead: true }))
  })

  it('loses none of four concurrent edits from four devices', async () => {
    const ada = await newSignedInUser()
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        edit(
          ada,
          newOperation({ device: `device0${index}`, set: index % 2 ? { painLevel: index } : { urgencyLevel: index } }),
        ),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const items = await itemsOf(ada)
    expect(items[`DAY#${today}`]).toMatchObject({ v: 4 })
    expect(Object.keys(items).filter((sk) => sk.startsWith('LOST#'))).toHaveLength(2)
  })
})

describe('an invalid edit is refused with a pointer and writes nothing', () => {
  const valid = newOperation()
  const future = addDays(today, 1)
  const old = addDays(today, -15)
  it.each<[string, unknown, number, string]>([
    ['a wrong type', { ...valid, set: { painLevel: 'six' } }, 400, '/body/set/painLevel'],
    ['a level out of bounds', { ...valid, set: { painLevel: 11 } }, 400, '/body/set/painLevel'],
    ['a level below its bounds', { ...valid, set: { urgencyLevel: -1 } }, 400, '/body/set/urgencyLevel'],
    ['a fractional level', { ...valid, set: { painLevel: 4.5 } }, 400, '/body/set/painLevel'],
    ['a note with a NUL', { ...valid, set: { notes: 'a\0b' } }, 400, '/body/set/notes'],
    ['a note that is too long', { ...valid, set: { notes: 'x'.repeat(2001) } }, 400, '/body/set/notes'],
    ['a missing field', { ...valid, zone: undefined }, 400, '/body/zone'],
    ['an unknown field', { ...valid, set: { painLevel: 3, flareInferred: true } }, 400, '/body/set/flareInferred'],
    ['a field that only the service sets', { ...valid, userId: 'x' }, 400, '/body/userId'],
    ['an empty edit', { ...valid, set: {} }, 400, '/body/set'],
    ['a seen field that is not set', { ...valid, seen: { notes: ['phone000.1'] } }, 400, '/body/seen'],
    [
      'a field with the name of an object property',
      '{"seen":{"__proto__":["phone000.1"]}}',
      400,
      '/body/seen/__proto__',
    ],
    ['a zone that does not exist', { ...valid, zone: 'Europe/Atlantis' }, 400, '/body/zone'],
    ['a day that does not exist', { ...valid, date: '2026-02-30' }, 400, '/body/date'],
    ['another day than in the path', { ...valid, date: addDays(today, -1) }, 400, '/body/date'],
    ['no body', undefined, 400, '/body'],
    ['an array', [], 400, '/body'],
    ['text that is not JSON', '{', 400, '/body'],
  ])('%s', async (_, body, status, pointer) => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    const { problem, ...reply } = await invoke(handler, daysApi.edit, { ...ada, params: { date: today }, body })
    expect(reply.status).toBe(status)
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer)
    expect(await itemsOf(ada)).toEqual(before)
  })

  it.each([
    ['[LOG-03] a day in the future', future, '/problems/date-in-future'],
    ['[LOG-03] a day more than 14 days back', old, '/problems/date-too-old'],
  ])('%s', async (_, date, type) => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    const { problem } = await edit(ada, newOperation({ date }))
    expect(problem).toMatchObject({ type, status: 422, errors: [{ pointer: '/body/date' }] })
    expect(await itemsOf(ada)).toEqual(before)
  })
})

describe('the age of an edit', () => {
  const DAY_MS = 86_400_000
  const editAt = (editedAt: number) =>
    newOperation({ date: new Date(editedAt).toISOString().slice(0, 10), editedAt, zone: 'UTC' })

  it('[LOG-03] must not be before the account by more than a day, so no false time fills earlier years', async () => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    for (const editedAt of [Date.parse('2001-02-03T12:00:00Z'), Date.now() - 2 * DAY_MS]) {
      const { status, problem } = await edit(ada, editAt(editedAt))
      expect(status).toBe(422)
      expect(problem).toMatchObject({ type: '/problems/edit-too-old', errors: [{ pointer: '/body/editedAt' }] })
    }
    expect(await itemsOf(ada)).toEqual(before)
    expect((await edit(ada, editAt(Date.now() - DAY_MS / 2))).status).toBe(200)
  })

  it('[LOG-03] may be two weeks offline, but not more than 60 days', async () => {
    const ada = await newSignedInUser({}, true)
    await changeProfile(ada, 'createdAt', Date.now() - 400 * DAY_MS)
    expect((await edit(ada, editAt(Date.now() - 59 * DAY_MS))).status).toBe(200)
    expect((await edit(ada, editAt(Date.now() - 61 * DAY_MS))).problem.type).toBe('/problems/edit-too-old')
  })
})

describe('access to a day', () => {
  it('refuses an edit without a session before it is validated', async () => {
    const { status, problem } = await invoke(handler, daysApi.edit, { params: { date: 'nonsense' }, body: 'nonsense' })
    expect(status).toBe(401)
    expect(problem.type).toBe('/problems/not-signed-in')
  })

  it("never gives a user another user's day", async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    await edit(ada, newOperation({ set: { notes: 'private' } }))
    expect((await read(noor)).body.values).toEqual({})
    const stolen = `${ada.cookie.split('.')[0]}.${noor.cookie.split('.')[1]}`
    expect((await read({ ...noor, cookie: stolen })).status).toBe(401)
  })
})
