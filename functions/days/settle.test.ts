import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import type { DayEdit, LostName } from '../../shared/days/model/schema.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { add } from '../../tests/fixtures/data/custom.ts'
import { dayOf, edit, operation, today } from '../../tests/fixtures/data/days.ts'
import { itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { table } from '../table/client.ts'

const yesterday = addDays(today, -1)
const phone: LostName = { field: 'painLevel', write: 'phone000.1' }

/** Saves 3 on the phone and then, without having seen it, 8 on the tablet: the phone's loses. */
async function disagree(
  ada: Person,
  date = today,
  [lost, kept]: [DayEdit, DayEdit] = [{ painLevel: 3 }, { painLevel: 8 }],
) {
  const now = Date.now()
  await edit(ada, operation({ device: 'phone000', date, set: lost, editedAt: now - 2_000 }))
  await edit(ada, operation({ device: 'tablet00', date, set: kept, editedAt: now - 1_000 }))
}
const lostOf = async (ada: Person) => Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('LOST#'))
const keyOf = (date: string, field = 'painLevel') => `LOST#${date}#phone000#1#${field}`

describe('a lost edit', () => {
  it('[RELY-01] waits until its person decides, and goes with the day that says how, in one transaction', async () => {
    const ada = await signedIn()
    await disagree(ada)
    expect(await lostOf(ada)).toEqual([keyOf(today)])
    const send = vi.spyOn(table, 'send')
    const { body } = await edit(
      ada,
      operation({ set: { painLevel: 3 }, seen: { painLevel: ['tablet00.1'] }, settles: [phone] }),
    )
    expect(body.day.values).toEqual({ painLevel: 3 })
    expect(await lostOf(ada)).toEqual([])
    const commands = send.mock.calls.map(([command]) => command.constructor.name)
    expect(commands.filter((name) => /Write|Put|Delete/.test(name))).toEqual(['TransactWriteCommand'])
  })

  it('[RELY-01] of another date, field or write stays', async () => {
    const ada = await signedIn()
    await disagree(ada, yesterday)
    await disagree(ada, today, [
      { painLevel: 3, notes: 'a' },
      { painLevel: 8, notes: 'b' },
    ])
    const settles: LostName[] = [
      phone,
      { field: 'notes', write: 'phone000.2' },
      { field: 'notes', write: 'phone001.1' },
    ]
    expect((await edit(ada, operation({ set: { urgencyLevel: 1 }, settles }))).status).toBe(200)
    expect(await lostOf(ada)).toEqual([keyOf(yesterday), keyOf(today, 'notes')])
  })

  it('[RELY-01] of one’s own symptom is settled by its name', async () => {
    const ada = await signedIn()
    await add(ada, 'symptoms', 'aching')
    await disagree(ada, today, [{ 'symptom.aching': 2 }, { 'symptom.aching': 5 }])
    expect(await lostOf(ada)).toEqual([keyOf(today, 'symptom.aching')])
    await edit(ada, operation({ settles: [{ field: 'symptom.aching', write: 'phone000.1' }] }))
    expect(await lostOf(ada)).toEqual([])
  })

  it('[RELY-01] stays where the edit that settles it is refused, or the day could not be stored', async () => {
    const ada = await signedIn()
    await disagree(ada)
    const late = operation({ set: { painLevel: 3 }, settles: [phone], editedAt: Date.now() - 20 * 86_400_000 })
    expect((await edit(ada, late)).status).toBe(422)
    expect(await lostOf(ada)).toEqual([keyOf(today)])
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (!(command instanceof TransactWriteCommand)) return send(command as never)
      const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }]
      throw new TransactionCanceledException({ message: 'overtaken', $metadata: {}, CancellationReasons })
    }) as never)
    const overtaken = await edit(ada, operation({ set: { urgencyLevel: 1 }, settles: [phone] }))
    expect(overtaken.problem.type).toBe('/problems/busy')
    expect(await lostOf(ada)).toEqual([keyOf(today)])
  })

  it('[RELY-01] that loses only with the edit that names it is kept', async () => {
    const ada = await signedIn()
    await edit(ada, operation({ device: 'phone000', set: { painLevel: 3 }, editedAt: Date.now() - 1_000 }))
    expect((await edit(ada, operation({ set: { painLevel: 8 }, settles: [phone] }))).status).toBe(200)
    expect(await lostOf(ada)).toEqual([keyOf(today)])
  })

  it('[RELY-01] that loses after it was named stays when the edit that named it comes again', async () => {
    const ada = await signedIn()
    const now = Date.now()
    const early = operation({ set: { urgencyLevel: 1 }, settles: [phone] })
    await edit(ada, operation({ device: 'phone000', set: { painLevel: 3 }, editedAt: now - 2_000 }))
    await edit(ada, early)
    await edit(ada, operation({ device: 'tablet00', set: { painLevel: 8 }, editedAt: now }))
    const before = await itemsOf(ada)
    expect((await edit(ada, early)).status).toBe(200)
    expect(await itemsOf(ada)).toEqual(before)
    expect(await lostOf(ada)).toEqual([keyOf(today)])
  })
})

describe('what settles nothing', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ field: 'notes', write: `phone000.${index + 1}` }))
  it.each<[string, unknown, number]>([
    ['ten at once', many.slice(1), 200],
    ['none', [], 200],
    ['eleven at once', many, 400],
    ['the same twice', [phone, phone], 400],
    ['a field that is none', [{ ...phone, field: 'flareInferred' }], 400],
    ['a field that every object has', [{ ...phone, field: '__proto__' }], 400],
    ['a write that is none', [{ ...phone, write: 'phone000' }], 400],
    ['a key of the table', [{ ...phone, write: 'ME#PROFILE' }], 400],
    ['a name with more to it', [{ ...phone, date: yesterday }], 400],
    ['no list', phone, 400],
  ])('%s', async (_, settles, status) => {
    const ada = await signedIn()
    await disagree(ada)
    expect((await edit(ada, { ...operation({ set: { urgencyLevel: 1 } }), settles } as never)).status).toBe(status)
    expect(await dayOf(ada)).toMatchObject({ v: status === 200 ? 3 : 2 })
    expect(await lostOf(ada)).toEqual([keyOf(today)])
  })
})
