import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handler as home } from '../functions/home/handler.ts'
import { handler } from '../functions/import/handler.ts'
import { EMPTY_DIARY } from '../shared/export/empty-diary.ts'
import type { ExportedDay } from '../shared/export/schema.ts'
import { homeApi } from '../shared/home/api.ts'
import { importApi } from '../shared/import/api.ts'
import { DEFAULT_PREFERENCES } from '../shared/preferences/preferences.ts'
import { addDays, localDate } from '../shared/time/local-date.ts'
import { anyAccount, expectEqualAfterImport } from './fixtures/data/any-account.ts'
import { addCustomItem, removeCustomItem } from './fixtures/data/custom.ts'
import { addPastDays, edit, newOperation, today } from './fixtures/data/days.ts'
import { exportDiary, importDiary } from './fixtures/data/diary-file.ts'
import { changePreferences, itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { seed } from './fixtures/seed.ts'

afterEach(() => void vi.restoreAllMocks())

const STAMP = Date.now() - 10_000

/** A day of a file, which one edit of a device wrote. */
function fileDay(
  date: string,
  values: ExportedDay['values'],
  { device = 'filedev0', n = 1, stamp = STAMP } = {},
): ExportedDay {
  const writer = { device, n, stamp }
  const writers = Object.fromEntries(Object.keys(values).map((field) => [field, writer]))
  return { date, values, writers, devices: { [device]: n }, flareInferred: false }
}

/** A version counts the writes of a day in one account. */
const withoutVersions = (value: object) => JSON.parse(JSON.stringify(value).replaceAll(/"version":\d+,/g, ''))
const diaryOf = (...days: ExportedDay[]) => ({ ...EMPTY_DIARY, days })
const send = ({ cookie }: TestUser, body: object) => invoke(handler, importApi.apply, { cookie, body })
const dayOf = async (user: TestUser, date: string) => (await exportDiary(user)).days.find((day) => day.date === date)

/** An account with everything that an import takes over: years of days, conflicts, custom items, settings. */
async function newFullAccount(days: number): Promise<TestUser> {
  const user = await newSignedInUser({ days, createdDaysAgo: days })
  await changePreferences(user, { hydrationGoal: 9, concerns: ['urgency'], flare: { painThreshold: 6 } })
  for (const id of ['heron1', 'heron2']) await addCustomItem(user, 'symptoms', id)
  await addCustomItem(user, 'triggers', 'heron3')
  await removeCustomItem(user, 'symptoms', 'heron2')
  const editedAt = Date.now()
  await edit(
    user,
    newOperation({
      set: { notes: 'By the water', 'symptom.heron1': 4, 'trigger.heron3': 2 },
      editedAt: editedAt - 100,
    }),
  )
  await edit(user, newOperation({ device: 'tablet00', set: { notes: 'On the bank', painLevel: null }, editedAt }))
  await edit(user, newOperation({ n: 2, device: 'tablet00', set: { waterGlasses: 3 }, seen: {}, editedAt }))
  return user
}

describe('a file', () => {
  it('[PROF-03] [DATA-01] makes an empty account equal to the one that it came from', async () => {
    const [ada, noor] = [await newFullAccount(60), await newSignedInUser()]
    const diary = await exportDiary(ada)
    expect(diary.lostEdits).toHaveLength(1)
    const preview = await importDiary(noor, diary, { isPreview: true })
    expect(await exportDiary(noor)).toMatchObject({ days: [], customItems: [], lostEdits: [] })
    expect(preview).toMatchObject({
      days: { added: diary.days.length, merged: 0, same: 0 },
      values: { replaced: 0, kept: 1 },
      customItems: { added: ['Own heron1', 'Own heron2', 'Own heron3'], inactive: [] },
      refused: [],
    })
    expect(await importDiary(noor, diary)).toEqual(preview)
    expect(await exportDiary(noor)).toEqual(diary)
    const { body } = await invoke(home, homeApi.open, { cookie: noor.cookie, query: { today } })
    const { body: original } = await invoke(home, homeApi.open, { cookie: ada.cookie, query: { today } })
    for (const name of ['preferences', 'loggedOn', 'recent', 'custom', 'lost'])
      expect(withoutVersions(body[name]), name).toEqual(withoutVersions(original[name]))
  })

  it('[PROF-03] [DATA-01] [RELY-08] makes any empty account equal (a small sample of the deep run)', async () => {
    await fc.assert(fc.asyncProperty(anyAccount, expectEqualAfterImport), { numRuns: 3, seed, endOnFailure: true })
  })

  it('[PROF-03] changes nothing when it is imported again, or into its own account', async () => {
    const ada = await newFullAccount(20)
    const diary = await exportDiary(ada)
    const before = await itemsOf(ada)
    for (let time = 0; time < 2; time++) {
      const result = await importDiary(ada, diary)
      expect(result).toMatchObject({
        days: { added: 0, merged: 0, same: diary.days.length },
        values: { replaced: 0, kept: 0 },
      })
      expect(result).toMatchObject({ settings: [], customItems: { added: [], inactive: [] }, refused: [] })
    }
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('[PROF-03] does not bring back a lost edit about which the user has decided', async () => {
    const ada = await newFullAccount(0)
    const diary = await exportDiary(ada)
    const [lost] = diary.lostEdits
    await edit(
      ada,
      newOperation({
        n: 3,
        device: 'tablet00',
        set: { notes: 'Both' },
        seen: { notes: ['tablet00.1'] },
        settles: [{ field: 'notes', write: `${lost?.device}.${lost?.n}` }],
      }),
    )
    expect((await exportDiary(ada)).lostEdits).toEqual([])
    await importDiary(ada, diary)
    expect((await exportDiary(ada)).lostEdits).toEqual([])
    expect(await dayOf(ada, today)).toMatchObject({ values: { notes: 'Both' } })
  })

  it('[PROF-03] [RELY-01] that is older than a day keeps the newer value, and the other one as a version', async () => {
    const ada = await newSignedInUser()
    const date = addDays(today, -1)
    await edit(ada, newOperation({ date, set: { painLevel: 3, notes: 'Newer' } }))
    const file = diaryOf(fileDay(date, { painLevel: 8, notes: 'Newer', frequency: 7 }))
    const result = await importDiary(ada, file)
    expect(result).toMatchObject({ days: { merged: 1 }, values: { replaced: 0, kept: 1 } })
    const { days, lostEdits } = await exportDiary(ada)
    expect(days[0]?.values).toEqual({ painLevel: 3, notes: 'Newer', frequency: 7 })
    expect(lostEdits).toMatchObject([{ field: 'painLevel', value: 8, device: 'filedev0' }])
  })

  it('[PROF-03] that is newer than a day replaces the value, and keeps the former one as a version', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { painLevel: 3 }, editedAt: STAMP - 1 }))
    const result = await importDiary(ada, diaryOf(fileDay(today, { painLevel: 8 })))
    expect(result).toMatchObject({ days: { merged: 1 }, values: { replaced: 1, kept: 0 } })
    const { days, lostEdits } = await exportDiary(ada)
    expect(days[0]?.values).toEqual({ painLevel: 8 })
    expect(lostEdits).toMatchObject([{ field: 'painLevel', value: 3 }])
  })

  it('[PROF-03] may have any past date, never a future one, and none of before fifty years', async () => {
    const ada = await newSignedInUser()
    const inTwoDays = addDays(localDate(Date.now(), 'UTC'), 2)
    const result = await importDiary(
      ada,
      diaryOf(
        fileDay('1950-01-01', { painLevel: 1 }),
        fileDay('1990-06-01', { painLevel: 2 }),
        fileDay(inTwoDays, { painLevel: 3 }),
      ),
    )
    expect(result.days.added).toBe(1)
    expect(result.refused).toEqual([
      { what: '1950-01-01', reason: 'too-old' },
      { what: inTwoDays, reason: 'in-future' },
    ])
    expect((await exportDiary(ada)).days.map(({ date }) => date)).toEqual(['1990-06-01'])
  })

  it('[PROF-03] [FLARE-01] is not believed about flares: they are inferred from the days', async () => {
    const ada = await newSignedInUser()
    const dates = [-3, -2, -1, 0].map((days) => addDays(today, days - 100))
    const days = dates.map((date, index) => ({
      ...fileDay(date, { painLevel: index === 3 ? 9 : 1 }),
      flareInferred: index < 3,
    }))
    await importDiary(ada, diaryOf(...days))
    expect((await exportDiary(ada)).days.map(({ flareInferred }) => flareInferred)).toEqual([false, false, false, true])
  })

  it('[PROF-03] [CUST-01] brings at most five custom items to ask for: others keep their names and values', async () => {
    const ada = await newSignedInUser()
    for (const id of ['heron1', 'heron2', 'heron3', 'heron4']) await addCustomItem(ada, 'symptoms', id)
    const symptoms = ['heron4', 'heron5', 'heron6'].map((id) => ({ id, name: `File ${id}`, active: true }))
    const day = fileDay(today, { 'symptom.heron6': 4, 'symptom.heron5': 1, 'trigger.heron9': 2 })
    const diary = { ...diaryOf(day), customItems: [{ symptoms, triggers: [] }] }
    const result = await importDiary(ada, diary)
    expect(result.customItems).toEqual({ added: ['File heron5'], inactive: ['File heron6'] })
    expect(result.refused).toEqual([{ what: today, reason: 'unknown-item' }])
    const { customItems, days } = await exportDiary(ada)
    expect(customItems[0]?.symptoms.map(({ name, active }) => `${name} ${active}`)).toEqual([
      ...[1, 2, 3, 4].map((n) => `Own heron${n} true`),
      'File heron5 true',
      'File heron6 false',
    ])
    expect(days[0]?.values).toEqual({ 'symptom.heron6': 4, 'symptom.heron5': 1 })
  })

  it('[PROF-03] changes settings only when they are wanted', async () => {
    const ada = await newSignedInUser()
    const diary = { ...diaryOf(), preferences: [{ ...DEFAULT_PREFERENCES, hydrationGoal: 9 }] as never[] }
    expect((await importDiary(ada, diary, { wantsSettings: false })).settings).toEqual([])
    expect((await exportDiary(ada)).preferences).toEqual([])
    expect((await importDiary(ada, diary)).settings).toEqual(['hydrationGoal'])
    expect((await itemsOf(ada))['ME#PREFS']).toMatchObject({ hydrationGoal: 9 })
  })

  it('[HOME-06] counts its days in the streak and the marks', async () => {
    const ada = await newSignedInUser({ onboarded: true })
    const days = [0, 1, 2, 3, 4, 5, 6, 7].map((back) => fileDay(addDays(today, -back), { painLevel: 2 }))
    await importDiary(ada, diaryOf(...days))
    const { body } = await invoke(home, homeApi.open, { cookie: ada.cookie, query: { today } })
    expect(body.loggedOn).toEqual(days.map(({ date }) => date))
  })
})

describe('a batch', () => {
  it('[SEC-09] of a wrong form is refused and changes nothing', async () => {
    const ada = await newSignedInUser()
    const day = fileDay(today, { painLevel: 4 })
    const before = await itemsOf(ada)
    for (const wrong of [
      { ...day, values: { painLevel: 11 } },
      { ...day, writers: {} },
      { ...day, devices: {} },
      { ...day, values: JSON.parse('{"__proto__": {"painLevel": 1}, "painLevel": 4}') },
      { ...day, extra: 1 },
    ])
      expect((await send(ada, { days: [wrong], lostEdits: [] })).status, JSON.stringify(wrong)).toBe(400)
    expect((await send(ada, { days: [day, day], lostEdits: [] })).status).toBe(400)
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('[SEC-26] [RELY-01] sent twenty times at once has the effect of one', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const days = Array.from({ length: 6 }, (_, back) => fileDay(addDays(today, -back), { painLevel: back }))
    await importDiary(noor, diaryOf(...days))
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(ada, { days, lostEdits: [] })))
    // Requests that met too many others are sent again, as the browser does.
    expect(new Set(replies.map(({ status }) => status)).has(200)).toBe(true)
    await importDiary(ada, diaryOf(...days))
    expect(await exportDiary(ada)).toEqual(await exportDiary(noor))
    const versions = Object.entries(await itemsOf(ada))
      .filter(([sk]) => sk.startsWith('DAY#'))
      .map(([, item]) => item['v'])
    expect(versions).toEqual(days.map(() => 1))
  })

  it('[SEC-12] has a limit of its own: ten years fit into a day, a loop does not', { tags: ['deep'] }, async () => {
    const ada = await newSignedInUser()
    const empty = { days: [], lostEdits: [] }
    let accepted = 0
    while (accepted < 400 && (await send(ada, empty)).status === 200) accepted += 1
    expect(accepted).toBe(300)
    expect((await send(ada, empty)).problem.type).toBe('/problems/too-many-tries')
  })

  it('[PROF-03] of days that were logged by others in between is merged with them', async () => {
    const ada = await newSignedInUser()
    await addPastDays(ada, { 1: { painLevel: 5 } })
    const date = addDays(today, -1)
    const days = [fileDay(date, { frequency: 3 })]
    const [, saved] = await Promise.all([
      send(ada, { days, lostEdits: [] }),
      edit(ada, newOperation({ date, set: { nocturia: 2 } })),
    ])
    expect(saved.status).toBe(200)
    expect(await dayOf(ada, date)).toMatchObject({ values: { painLevel: 5, frequency: 3, nocturia: 2 } })
  })
})
