import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { daysApi } from '../../shared/days/api.ts'
import { COST_TODO, spent } from '../../tests/fixtures/capacity.ts'
import { add, remove } from '../../tests/fixtures/data/custom.ts'
import { edit, operation, today } from '../../tests/fixtures/data/days.ts'
import { rowOf } from '../../tests/fixtures/data/full-day.ts'
import { accounts, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

const month = ({ cookie }: Pick<Person, 'cookie'>, name: string) =>
  invoke(handler, daysApi.month, { cookie, query: { month: name } })

const write = ({ userId }: Person, dates: readonly string[], notes = 'As ever') =>
  accounts.addDays({ userId, rows: dates.map((date) => rowOf(date, { painLevel: 3, notes })) })

const wholeMonth = (name: string) =>
  Array.from({ length: 31 }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`)
const datesIn = ({ body }: Awaited<ReturnType<typeof month>>) => body.days.map(({ date }: { date: string }) => date)

describe('[HIST-01] a month', () => {
  it('has its days alone, newest first and in full, and says where to read on', async () => {
    const ada = await signedIn()
    await write(ada, ['2019-02-28', '2024-11-30', '2024-12-01', '2024-12-20', '2024-12-31', '2025-01-01'])
    const december = await month(ada, '2024-12')
    expect(december.status).toBe(200)
    expect(datesIn(december)).toEqual(['2024-12-31', '2024-12-20', '2024-12-01'])
    expect(december.body.days[0]).toMatchObject({ values: { painLevel: 3, notes: 'As ever' } })
    expect(december.body.earlier).toBe('2024-11-30')
    expect((await month(ada, '2024-11')).body.earlier).toBe('2019-02-28')
    const first = await month(ada, '2019-02')
    expect(datesIn(first)).toEqual(['2019-02-28'])
    expect(first.body).not.toHaveProperty('earlier')
  })

  it('without an entry is empty, and says where to read on all the same', async () => {
    const ada = await signedIn()
    await write(ada, ['2019-02-28'])
    expect((await month(ada, '2024-11')).body).toEqual({ days: [], names: {}, earlier: '2019-02-28' })
    expect((await month(ada, '2018-12')).body).toEqual({ days: [], names: {} })
  })

  it('that is full costs one read, and misses neither its first day nor the one before it', async () => {
    const ada = await signedIn()
    await write(ada, [...wholeMonth('2024-12'), '2024-11-30', '2024-11-29'])
    let reply: Awaited<ReturnType<typeof month>> | undefined
    const cost = await spent(async () => {
      reply = await month(ada, '2024-12')
    })
    expect(reply && datesIn(reply)).toEqual(wholeMonth('2024-12').toReversed())
    expect(reply?.body.earlier).toBe('2024-11-30')
    expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 0 })
  })

  it('is whole even where its notes fill more than the table reads at once', async () => {
    const ada = await signedIn()
    const long = '🌊'.repeat(2000)
    const rows = [...wholeMonth('2024-12'), '2024-11-30'].map((date) =>
      rowOf(date, { notes: long, moodNotes: long, mealsEaten: long, medications: Array(40).fill('🌊'.repeat(100)) }),
    )
    await accounts.addDays({ userId: ada.userId, rows })
    const reply = await month(ada, '2024-12')
    expect(datesIn(reply)).toHaveLength(31)
    expect(reply.body.earlier).toBe('2024-11-30')
  })

  it('has a day of which everything was taken back, too: what is kept elsewhere of it is older', async () => {
    const ada = await signedIn()
    await edit(ada, operation())
    await edit(ada, operation({ n: 2, set: { painLevel: null } }))
    expect((await month(ada, today.slice(0, 7))).body.days).toMatchObject([{ date: today, version: 2, values: {} }])
  })

  it('knows what one’s own symptoms and triggers of its days were called, deleted ones too', async () => {
    const ada = await signedIn()
    for (const id of ['aching', 'dizzy0', 'unused']) await add(ada, 'symptoms', id)
    await edit(ada, operation({ set: { 'symptom.aching': 3, 'symptom.dizzy0': 1 } }))
    await remove(ada, 'symptoms', 'dizzy0')
    const { body } = await month(ada, today.slice(0, 7))
    expect(body.names).toEqual({ 'symptom.aching': 'Own aching', 'symptom.dizzy0': 'Own dizzy0' })
  })

  it('may be read from a copy of the table that lags behind', async () => {
    const ada = await signedIn()
    const send = vi.spyOn(table, 'send')
    await month(ada, '2024-12')
    const queries = send.mock.calls.map(([command]) => command).filter((command) => command instanceof QueryCommand)
    expect(queries.map(({ input }) => input.ConsistentRead)).toEqual([true, false])
  })

  it.each(['2024-13', '2024-00', '2024-1', '202412', '2024-12-01', '', 'x'])(
    'is refused where it is "%s"',
    async (name) => {
      const { status, problem } = await month(await signedIn(), name)
      expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/query/month'])
    },
  )
})
