import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { daysApi } from '../../shared/days/api.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { datesOfMonth } from '../../shared/time/month.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { addCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { controlRowOf } from '../../tests/fixtures/data/full-day.ts'
import { accounts, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

const readRange = ({ cookie }: Pick<TestUser, 'cookie'>, from: string, to: string) =>
  invoke(handler, daysApi.range, { cookie, query: { from, to } })
const readMonth = (user: Pick<TestUser, 'cookie'>, name: string) => {
  const { from, to } = datesOfMonth(name)
  return readRange(user, from, to)
}

const storeDays = ({ userId }: TestUser, dates: readonly string[], notes = 'As ever') =>
  accounts.addDays({ userId, rows: dates.map((date) => controlRowOf(date, { painLevel: 3, notes })) })

const allDatesOf = (name: string) =>
  Array.from({ length: 31 }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`)
const datesIn = ({ body }: Awaited<ReturnType<typeof readMonth>>) => body.days.map(({ date }: { date: string }) => date)

describe('[HIST-01] a month', () => {
  it('returns only its own days, complete and newest first, and the next earlier day', async () => {
    const ada = await newSignedInUser()
    await storeDays(ada, ['2019-02-28', '2024-11-30', '2024-12-01', '2024-12-20', '2024-12-31', '2025-01-01'])
    const december = await readMonth(ada, '2024-12')
    expect(december.status).toBe(200)
    expect(datesIn(december)).toEqual(['2024-12-31', '2024-12-20', '2024-12-01'])
    expect(december.body.days[0]).toMatchObject({ values: { painLevel: 3, notes: 'As ever' } })
    expect(december.body.earlier).toBe('2024-11-30')
    expect((await readMonth(ada, '2024-11')).body.earlier).toBe('2019-02-28')
    const first = await readMonth(ada, '2019-02')
    expect(datesIn(first)).toEqual(['2019-02-28'])
    expect(first.body).not.toHaveProperty('earlier')
  })

  it('returns the next earlier day even when the month has no days', async () => {
    const ada = await newSignedInUser()
    await storeDays(ada, ['2019-02-28'])
    expect((await readMonth(ada, '2024-11')).body).toEqual({ days: [], names: {}, earlier: '2019-02-28' })
    expect((await readMonth(ada, '2018-12')).body).toEqual({ days: [], names: {} })
  })

  it('costs one read when every day has an entry, and includes its first day and the next earlier day', async () => {
    const ada = await newSignedInUser()
    await storeDays(ada, [...allDatesOf('2024-12'), '2024-11-30', '2024-11-29'])
    let reply: Awaited<ReturnType<typeof readMonth>> | undefined
    const cost = await measureCapacity(async () => {
      reply = await readMonth(ada, '2024-12')
    })
    expect(reply && datesIn(reply)).toEqual(allDatesOf('2024-12').toReversed())
    expect(reply?.body.earlier).toBe('2024-11-30')
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
  })

  it('[SEC-12] comes in pages of 1 MB when its notes are long, with each day once', async () => {
    const ada = await newSignedInUser()
    const long = '🌊'.repeat(2000)
    const rows = [...allDatesOf('2024-12'), '2024-11-30'].map((date) =>
      controlRowOf(date, {
        notes: long,
        moodNotes: long,
        mealsEaten: long,
        medications: Array(40).fill('🌊'.repeat(100)),
      }),
    )
    await accounts.addDays({ userId: ada.userId, rows })
    const first = await readMonth(ada, '2024-12')
    expect(Buffer.byteLength(JSON.stringify(first.body.days))).toBeLessThan(1_010_000)
    expect(first.body).not.toHaveProperty('earlier')
    const second = await readRange(ada, '2024-12-01', first.body.next)
    expect([...datesIn(first), ...datesIn(second)]).toEqual(allDatesOf('2024-12').toReversed())
    expect(second.body).not.toHaveProperty('next')
    expect(second.body.earlier).toBe('2024-11-30')
  })

  it('includes a day whose values were all cleared, so that it replaces older cached copies', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation())
    await edit(ada, newOperation({ n: 2, set: { painLevel: null } }))
    expect((await readMonth(ada, today.slice(0, 7))).body.days).toMatchObject([{ date: today, version: 2, values: {} }])
  })

  it('returns the names of the custom items that its days use, also of deleted ones', async () => {
    const ada = await newSignedInUser()
    for (const id of ['aching', 'dizzy0', 'unused']) await addCustomItem(ada, 'symptoms', id)
    await edit(ada, newOperation({ set: { 'symptom.aching': 3, 'symptom.dizzy0': 1 } }))
    await removeCustomItem(ada, 'symptoms', 'dizzy0')
    const { body } = await readMonth(ada, today.slice(0, 7))
    expect(body.names).toEqual({ 'symptom.aching': 'Own aching', 'symptom.dizzy0': 'Own dizzy0' })
  })

  it('is read with an eventually consistent read', async () => {
    const ada = await newSignedInUser()
    const send = vi.spyOn(table, 'send')
    await readMonth(ada, '2024-12')
    const queries = send.mock.calls.map(([command]) => command).filter((command) => command instanceof QueryCommand)
    expect(queries.map(({ input }) => input.ConsistentRead)).toEqual([true, false])
  })
})

describe('[REPORT-01] a range', () => {
  it('has its first and its last day, across a leap day, and no other', async () => {
    const ada = await newSignedInUser()
    await storeDays(ada, ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'])
    const { body } = await readRange(ada, '2024-02-28', '2024-03-01')
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(['2024-03-01', '2024-02-29', '2024-02-28'])
    expect(body.earlier).toBe('2024-02-27')
  })

  it('can be one day, and is empty where nothing was logged', async () => {
    const ada = await newSignedInUser()
    await storeDays(ada, ['2024-02-29'])
    expect(datesIn(await readRange(ada, '2024-02-29', '2024-02-29'))).toEqual(['2024-02-29'])
    expect((await readRange(ada, '2023-01-01', '2023-12-31')).body).toEqual({ days: [], names: {} })
  })

  it('of ninety days and the ninety before costs one read, and at most eight read units', async () => {
    const ada = await newSignedInUser({ days: 365 })
    const cost = await measureCapacity(async () => {
      const { body } = await readRange(ada, addDays(today, -179), today)
      expect(body.days.length).toBeGreaterThan(120)
      expect(body).not.toHaveProperty('next')
    })
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(cost.readUnits, COST_TODO).toBeLessThanOrEqual(8)
  })

  it('[SEC-06] of many short days comes in pages of a thousand', async () => {
    const ada = await newSignedInUser()
    await storeDays(
      ada,
      Array.from({ length: 1_001 }, (_, age) => addDays('2024-12-31', -age)),
      'x',
    )
    const first = await readRange(ada, '2020-01-01', '2024-12-31')
    expect(first.body.days).toHaveLength(1_000)
    const second = await readRange(ada, '2020-01-01', first.body.next)
    expect(datesIn(second)).toEqual([addDays('2024-12-31', -1_000)])
    expect(second.body).not.toHaveProperty('next')
  })

  it('is free: it is read after the trial, too', async () => {
    const theo = await newSignedInUser({ days: 3, createdDaysAgo: 400 })
    expect((await readRange(theo, addDays(today, -30), today)).status).toBe(200)
  })

  it.each([
    ['2024-13-01', '2024-12-31', '/query/from'],
    ['2023-02-29', '2023-03-01', '/query/from'],
    ['2024-12-02', '2024-12-01', '/query/from'],
    ['2024-12-01', '2024-12-32', '/query/to'],
    ['2024-12-01', '', '/query/to'],
    ['2024-12', '2024-12-31', '/query/from'],
  ])('from "%s" to "%s" is refused at %s', async (from, to, pointer) => {
    const { status, problem } = await readRange(await newSignedInUser(), from, to)
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
  })
})
