import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import type { DayEdit, LostEditRef } from '../../shared/days/model/schema.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { addCustomItem } from '../../tests/fixtures/data/custom.ts'
import { edit, newOperation, storedDayOf, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { table } from '../table/client.ts'

const yesterday = addDays(today, -1)
const phoneEdit: LostEditRef = { field: 'painLevel', write: 'phone000.1' }

/** Saves 3 on the phone and then 8 on the tablet, which has not seen the 3. The phone's edit loses. */
async function makeLostEdit(
  ada: TestUser,
  date = today,
  [lost, kept]: [DayEdit, DayEdit] = [{ painLevel: 3 }, { painLevel: 8 }],
) {
  const now = Date.now()
  await edit(ada, newOperation({ device: 'phone000', date, set: lost, editedAt: now - 2_000 }))
  await edit(ada, newOperation({ device: 'tablet00', date, set: kept, editedAt: now - 1_000 }))
}
const lostKeysOf = async (ada: TestUser) => Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('LOST#'))
const keyOf = (date: string, field = 'painLevel') => `LOST#${date}#phone000#1#${field}`

describe('a lost edit', () => {
  it('[RELY-01] is kept until the user decides, then deleted in the transaction that stores the decision', async () => {
    const ada = await newSignedInUser()
    await makeLostEdit(ada)
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
    const send = vi.spyOn(table, 'send')
    const { body } = await edit(
      ada,
      newOperation({ set: { painLevel: 3 }, seen: { painLevel: ['tablet00.1'] }, settles: [phoneEdit] }),
    )
    expect(body.day.values).toEqual({ painLevel: 3 })
    expect(await lostKeysOf(ada)).toEqual([])
    const commands = send.mock.calls.map(([command]) => command.constructor.name)
    expect(commands.filter((name) => /Write|Put|Delete/.test(name))).toEqual(['TransactWriteCommand'])
  })

  it('[RELY-01] of another date, field or write is kept', async () => {
    const ada = await newSignedInUser()
    await makeLostEdit(ada, yesterday)
    await makeLostEdit(ada, today, [
      { painLevel: 3, notes: 'a' },
      { painLevel: 8, notes: 'b' },
    ])
    const settles: LostEditRef[] = [
      phoneEdit,
      { field: 'notes', write: 'phone000.2' },
      { field: 'notes', write: 'phone001.1' },
    ]
    expect((await edit(ada, newOperation({ set: { urgencyLevel: 1 }, settles }))).status).toBe(200)
    expect(await lostKeysOf(ada)).toEqual([keyOf(yesterday), keyOf(today, 'notes')])
  })

  it('[RELY-01] of a custom symptom can be settled', async () => {
    const ada = await newSignedInUser()
    await addCustomItem(ada, 'symptoms', 'aching')
    await makeLostEdit(ada, today, [{ 'symptom.aching': 2 }, { 'symptom.aching': 5 }])
    expect(await lostKeysOf(ada)).toEqual([keyOf(today, 'symptom.aching')])
    await edit(ada, newOperation({ settles: [{ field: 'symptom.aching', write: 'phone000.1' }] }))
    expect(await lostKeysOf(ada)).toEqual([])
  })

  it('[RELY-01] is kept when the edit that settles it is refused or cannot be stored', async () => {
    const ada = await newSignedInUser()
    await makeLostEdit(ada)
    const late = newOperation({ set: { painLevel: 3 }, settles: [phoneEdit], editedAt: Date.now() - 20 * 86_400_000 })
    expect((await edit(ada, late)).status).toBe(422)
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (!(command instanceof TransactWriteCommand)) return send(command as never)
      const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }]
      throw new TransactionCanceledException({ message: 'conflict', $metadata: {}, CancellationReasons })
    }) as never)
    const conflicting = await edit(ada, newOperation({ set: { urgencyLevel: 1 }, settles: [phoneEdit] }))
    expect(conflicting.problem.type).toBe('/problems/busy')
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
  })

  it('[RELY-01] is kept when it loses to the very edit that settles it', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 }, editedAt: Date.now() - 1_000 }))
    expect((await edit(ada, newOperation({ set: { painLevel: 8 }, settles: [phoneEdit] }))).status).toBe(200)
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
  })

  it('[RELY-01] is kept when it loses after an edit settled it and that edit is sent again', async () => {
    const ada = await newSignedInUser()
    const now = Date.now()
    const early = newOperation({ set: { urgencyLevel: 1 }, settles: [phoneEdit] })
    await edit(ada, newOperation({ device: 'phone000', set: { painLevel: 3 }, editedAt: now - 2_000 }))
    await edit(ada, early)
    await edit(ada, newOperation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: now }))
    const before = await itemsOf(ada)
    expect((await edit(ada, early)).status).toBe(200)
    expect(await itemsOf(ada)).toEqual(before)
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
  })
})

describe('an edit settles no lost edit when `settles` contains', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ field: 'notes', write: `phone000.${index + 1}` }))
  it.each<[string, unknown, number]>([
    ['ten unknown writes', many.slice(1), 200],
    ['nothing', [], 200],
    ['eleven writes', many, 400],
    ['the same write twice', [phoneEdit, phoneEdit], 400],
    ['an unknown field', [{ ...phoneEdit, field: 'flareInferred' }], 400],
    ['a field with the name of an object property', [{ ...phoneEdit, field: '__proto__' }], 400],
    ['a malformed write', [{ ...phoneEdit, write: 'phone000' }], 400],
    ['a key of the table', [{ ...phoneEdit, write: 'ME#PROFILE' }], 400],
    ['an additional property', [{ ...phoneEdit, date: yesterday }], 400],
    ['one object instead of a list', phoneEdit, 400],
  ])('%s', async (_, settles, status) => {
    const ada = await newSignedInUser()
    await makeLostEdit(ada)
    expect((await edit(ada, { ...newOperation({ set: { urgencyLevel: 1 } }), settles } as never)).status).toBe(status)
    expect(await storedDayOf(ada)).toMatchObject({ v: status === 200 ? 3 : 2 })
    expect(await lostKeysOf(ada)).toEqual([keyOf(today)])
  })
})

describe('many lost edits of a day', () => {
  it('[SEC-12] are refused after a hundred, and an edit that loses none is still stored', async () => {
    const ada = await newSignedInUser()
    const editedAt = Date.now() - 60_000
    const conflict = (n: number) =>
      edit(
        ada,
        newOperation({
          device: `phone${String(n).padStart(3, '0')}`,
          set: { painLevel: n % 10 },
          editedAt: editedAt + n,
        }),
      )
    const statuses: number[] = []
    for (let n = 0; n < 103; n++) statuses.push((await conflict(n)).status)
    expect(statuses).toEqual([...Array<number>(101).fill(200), 422, 422])
    expect(await lostKeysOf(ada)).toHaveLength(100)
    expect((await edit(ada, newOperation({ device: 'tablet00', set: { notes: 'Rest' } }))).status).toBe(200)
  })
})
