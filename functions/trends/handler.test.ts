import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CustomField } from '../../shared/days/model/custom-field.ts'
import { firstChangeableDate } from '../../shared/days/model/edit-age.ts'
import { EMPTY_DIARY } from '../../shared/export/empty-diary.ts'
import type { Reply } from '../../shared/http/endpoint.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { trendsApi } from '../../shared/trends/api.ts'
import { type ColumnName, SERIES } from '../../shared/trends/columns.ts'
import { countDays } from '../../shared/trends/counts.ts'
import { dayIn } from '../../shared/trends/days.ts'
import { replaceFrom } from '../../shared/trends/merge.ts'
import { lastDays } from '../../shared/trends/window.ts'
import { addCustomItem, changeCustomItem, removeCustomItem } from '../../tests/fixtures/data/custom.ts'
import { addPastDays, edit, newOperation, today } from '../../tests/fixtures/data/days.ts'
import { importDiary } from '../../tests/fixtures/data/diary-file.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

type Columns = Reply<typeof trendsApi.read>

async function read(
  { cookie }: Pick<TestUser, 'cookie'>,
  columns: readonly ColumnName[] = SERIES,
  query: { from?: string; generation?: string } = {},
): Promise<Columns> {
  const reply = await invoke(handler, trendsApi.read, { cookie, query: { columns: columns.join(), ...query } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}

/** The file of another account with days of one device, so many days before today. */
function fileOf(ages: readonly number[], painLevel = 9) {
  const stamp = Date.now() - 10_000
  const days = ages.map((age, index) => {
    const writer = { device: 'filedev0', n: index + 1, stamp }
    return {
      date: addDays(today, -age),
      values: { painLevel },
      writers: { painLevel: writer },
      devices: { filedev0: index + 1 },
      flareInferred: false,
    }
  })
  return { ...EMPTY_DIARY, days }
}

describe('the columns', () => {
  it('[TREND-01] of a new user are empty', async () => {
    const columns = await read(await newSignedInUser())
    expect(columns).toMatchObject({ states: [], versions: [], fields: { painLevel: [] }, names: {}, generation: '0' })
    expect(columns).not.toHaveProperty('custom')
  })

  it('[TREND-01] [FLARE-08] have the answers of all days, and the flares as history marks them', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 4: { painLevel: 2 }, 3: { painLevel: 9 }, 1: { painLevel: 2, flareManual: true } })
    await edit(ada, newOperation({ set: { waterGlasses: 5, notes: 'A heron' } }))
    const columns = await read(ada)
    expect(columns.first).toBe(addDays(today, -4))
    expect(columns.fields).toMatchObject({
      painLevel: [2, 9, null, 2, null],
      waterGlasses: [null, null, null, null, 5],
      sleepHours: Array(5).fill(null),
    })
    expect(countDays(columns)).toEqual({ logged: 4, flares: 2 })
    expect(dayIn(columns, addDays(today, -3)).flareInferred).toBe(true)
    expect(dayIn(columns, addDays(today, -1))).toMatchObject({ flareInferred: false, values: { flareManual: true } })
    expect(JSON.stringify(columns)).not.toContain('heron')
  })

  it('[TREND-01] have only the fields that were asked for', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 1: { painLevel: 2, foodTags: ['Citrus'], beverages: [] } })
    expect((await read(ada, ['foodTags', 'beverages'])).fields).toEqual({ foodTags: [1], beverages: [0] })
  })

  it('[TREND-01] of a diary that began yesterday have two days', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 1: { painLevel: 2 }, 0: { painLevel: 3 } })
    expect((await read(ada)).fields.painLevel).toEqual([2, 3])
  })

  it('[TREND-01] count a cleared day as not logged', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { painLevel: 9 } }))
    await edit(ada, newOperation({ n: 2, set: { painLevel: null }, seen: { painLevel: ['device00.1'] } }))
    const columns = await read(ada)
    expect(countDays(columns)).toEqual({ logged: 0, flares: 0 })
    expect(columns).toMatchObject({ fields: { painLevel: [null] }, versions: [2] })
  })

  it('[TREND-01] have a day that a device ahead logged, which a chart up to today leaves out', async () => {
    const ada = await newSignedInUser()
    const zone = 'Pacific/Kiritimati'
    const tomorrow = addDays(today, 1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00Z`) })
    const saved = await edit(ada, newOperation({ date: tomorrow, zone, editedAt: Date.now() })).finally(() =>
      vi.useRealTimers(),
    )
    expect(saved.status).toBe(200)
    const columns = await read(ada)
    expect(columns.fields.painLevel).toEqual([6])
    expect(countDays(lastDays(columns, today, 30)).logged).toBe(0)
  })

  it('[TREND-01] [CUST-01] have custom items by id, also one that was deleted and made again under its name', async () => {
    const ada = await newSignedInUser()
    const log = (n: number, age: number, id: string) =>
      edit(ada, newOperation({ n, date: addDays(today, -age), set: { [`symptom.${id}` as CustomField]: n } }))
    await addCustomItem(ada, 'symptoms', 'heron1', 'Leg pain')
    await log(1, 2, 'heron1')
    await removeCustomItem(ada, 'symptoms', 'heron1')
    await addCustomItem(ada, 'symptoms', 'heron2', 'Leg pain')
    await addCustomItem(ada, 'triggers', 'heron3', 'Heat')
    await log(3, 0, 'heron2')
    const { custom, names } = await read(ada, ['custom'])
    expect(custom).toEqual({ 'symptom.heron1': [1, null, null], 'symptom.heron2': [null, null, 3] })
    expect(Object.entries(names)).toEqual([
      ['symptom.heron2', 'Leg pain'],
      ['trigger.heron3', 'Heat'],
      ['symptom.heron1', 'Leg pain'],
    ])
    await changeCustomItem(ada, 'symptoms', 'heron2', { name: 'Both legs' })
    expect((await read(ada, ['custom'])).names['symptom.heron2']).toBe('Both legs')
  })

  it('[TREND-01] [SUB-01] are for users with premium: the trial counts, and nothing is read after it', async () => {
    const statusFor = async (createdDaysAgo: number) => {
      const { cookie } = await newSignedInUser({ createdDaysAgo })
      return (await invoke(handler, trendsApi.read, { cookie, query: { columns: 'painLevel' } })).status
    }
    expect([await statusFor(9), await statusFor(11)]).toEqual([200, 403])
  })

  it.each(['', 'painLevel,', 'notes', 'painLevel,painLevel', '__proto__', 'painLevel,custom,nothing'])(
    '[SEC-09] are refused for the names "%s"',
    async (columns) => {
      const { cookie } = await newSignedInUser()
      expect((await invoke(handler, trendsApi.read, { cookie, query: { columns } })).status).toBe(400)
    },
  )
})

describe('a device that has the columns', () => {
  let ada: TestUser
  beforeEach(async () => {
    ada = await newSignedInUser({ createdDaysAgo: 1 })
    await addPastDays(ada, { 400: { painLevel: 1 }, 76: { painLevel: 2 }, 75: { painLevel: 3 }, 2: { painLevel: 4 } })
  })
  afterEach(() => void vi.useRealTimers())

  /** Reads again what may have changed since, as the browser does. */
  const readAgain = ({ settledBefore, generation }: Columns) =>
    read(ada, SERIES, settledBefore === undefined ? {} : { from: settledBefore, generation })
  const waitForReaders = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

  it('[PERF-03] reads only the last 75 days again, and then has the same as all of them', async () => {
    const all = await read(ada)
    expect(all).not.toHaveProperty('from')
    expect(all.settledBefore).toBe(firstChangeableDate(Date.now()))
    await edit(ada, newOperation({ set: { painLevel: 5 } }))
    const later = await readAgain(all)
    expect(later).toMatchObject({ from: all.settledBefore, first: addDays(today, -75) })
    expect(later.states).toHaveLength(76)
    const merged = replaceFrom(all, later, later.from ?? '')
    expect(merged).toEqual({ ...(await read(ada)), from: later.from })
  })

  it('[PERF-03] reads everything again after an import of older days, but not after one of days that it reads anyway', async () => {
    const all = await read(ada)
    await importDiary(ada, fileOf([74, 1]))
    expect(await readAgain(all)).toMatchObject({ from: all.settledBefore, generation: all.generation })
    await importDiary(ada, fileOf([77, 300]))
    const changed = await readAgain(all)
    expect(changed).not.toHaveProperty('from')
    expect(changed.generation).not.toBe(all.generation)
    expect(dayIn(changed, addDays(today, -300)).values).toEqual({ painLevel: 9 })
  })

  it('[PERF-03] keeps nothing for good that it reads within a minute of such an import', async () => {
    await importDiary(ada, fileOf([300]))
    const during = await read(ada)
    expect(during).not.toHaveProperty('settledBefore')
    waitForReaders()
    const after = await readAgain(during)
    expect(after).not.toHaveProperty('from')
    expect(await readAgain(after)).toMatchObject({ from: after.settledBefore, generation: during.generation })
  })

  it('[PERF-03] has nothing to read again when a file is only looked at, or brings nothing new', async () => {
    await importDiary(ada, fileOf([300]))
    waitForReaders()
    const all = await read(ada)
    await importDiary(ada, fileOf([301]), { isPreview: true })
    vi.useRealTimers()
    await importDiary(ada, {
      ...fileOf([]),
      days: fileOf([300]).days.map((day) => ({ ...day, values: {}, writers: {} })),
    })
    expect((await read(ada)).generation).toBe(all.generation)
  })

  it('[PERF-03] reads everything again, also when the import broke off at its first day', async () => {
    const all = await read(ada)
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation(((command: { input: { TransactItems?: object } }) =>
      command.input.TransactItems ? Promise.reject(new Error('broken off')) : send(command as never)) as never)
    await expect(importDiary(ada, fileOf([300]))).rejects.toThrow('unexpected')
    vi.restoreAllMocks()
    expect(await readAgain(all)).not.toHaveProperty('from')
  })

  it('[PERF-03] writes the mark of such an import once for a batch', async () => {
    const sent: object[] = []
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation(((command: { input: { Item?: { sk?: string } } }) => {
      if (command.input.Item?.sk === 'ME#OLDERDAYS') sent.push(command.input)
      return send(command as never)
    }) as never)
    await importDiary(ada, fileOf([300, 301, 302, 1]))
    expect(sent).toHaveLength(1)
    expect((await itemsOf(ada))['ME#OLDERDAYS']).toMatchObject({ changedAt: expect.any(Number) })
  })

  it('[PERF-03] gets everything for a generation that is not the present one, or for none', async () => {
    const from = addDays(today, -10)
    expect(await read(ada, SERIES, { from, generation: '1' })).not.toHaveProperty('from')
    expect(await read(ada, SERIES, { from })).not.toHaveProperty('from')
    expect((await read(ada, SERIES, { from, generation: '0' })).states).toHaveLength(1)
  })
})
