import { describe, expect, it } from 'vitest'
import { handler } from '../functions/import/handler.ts'
import { MAX_SESSIONS_A_DAY } from '../shared/exercises/limits.ts'
import { EMPTY_DIARY } from '../shared/export/empty-diary.ts'
import type { Diary } from '../shared/export/schema.ts'
import { importApi } from '../shared/import/api.ts'
import { addDays } from '../shared/time/local-date.ts'
import { today } from './fixtures/data/days.ts'
import { exportDiary, importDiary } from './fixtures/data/diary-file.ts'
import { newEdit, newExercise, readRecords, type SentEdit, saveRecord } from './fixtures/data/records.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'

type Exercise = Diary['exercises'][number]

const MINUTE_MS = 60_000
const NOW = Date.now()
const save = (user: TestUser, edit: SentEdit) => saveRecord(user, 'save-exercises', edit)
const valuesOf = async (user: TestUser) => {
  const records = (await readRecords(user, 'exercises')) as Record<string, { values: object }>
  return Object.fromEntries(Object.entries(records).map(([id, { values }]) => [id, values]))
}
/** The record of an edit in a file, written at the instant of its edit unless `writtenAt` says otherwise. */
const inFile = ({ id, set, editedAt }: SentEdit, writtenAt = editedAt): Exercise => ({
  id,
  values: set,
  writtenAt: Object.fromEntries(Object.keys(set).map((field) => [field, writtenAt])),
  lost: [],
})
const diaryOf = (...exercises: Exercise[]): Diary => ({ ...EMPTY_DIARY, exercises })
const countsOf = (added: number, changed = 0, same = 0) => ({ exercises: { added, changed, same } })
const atMinute = (minutes: number, values: object = {}) => newExercise(values, NOW - minutes * MINUTE_MS)

describe('the exercises of a file', () => {
  it('[PROF-03] [RELY-01] are added; of one that is here the later value stays, and the other one is kept', async () => {
    const noor = await newSignedInUser({ createdDaysAgo: 20 })
    const [here, other] = [atMinute(8, { after: 4 }), atMinute(7)]
    await save(noor, here)
    const older = { ...here, set: { ...here.set, after: 2 } }
    expect((await importDiary(noor, diaryOf(inFile(older, NOW - 9 * MINUTE_MS), inFile(other)))).entries).toMatchObject(
      countsOf(1, 0, 1),
    )
    expect(await valuesOf(noor)).toEqual({ [here.id]: here.set, [other.id]: other.set })
    expect((await importDiary(noor, diaryOf(inFile(older, Date.now() + MINUTE_MS)))).entries).toMatchObject(
      countsOf(0, 1),
    )
    expect((await readRecords(noor, 'exercises'))[here.id]).toMatchObject({
      values: { after: 2 },
      lost: [{ field: 'after', value: 4 }],
    })
  })

  it('[PROF-03] [REC-03] are added with the right time, also when a clock that was 40 days ahead made them', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    await save(ada, newExercise({}, NOW + 40 * 24 * 60 * MINUTE_MS))
    await importDiary(noor, await exportDiary(ada))
    expect(await valuesOf(noor)).toEqual(await valuesOf(ada))
    expect(Object.keys(await valuesOf(noor))).toHaveLength(1)
  })

  it('[PROF-03] come back when they were removed, and once more nothing changes', async () => {
    const noor = await newSignedInUser()
    const edit = atMinute(3)
    await save(noor, edit)
    const diary = await exportDiary(noor)
    const seen = Object.fromEntries(Object.keys(edit.set).map((field) => [field, [`${edit.device}.1`]]))
    await save(noor, newEdit({ id: edit.id, removes: true, seen }))
    expect(await valuesOf(noor)).toEqual({})
    expect((await importDiary(noor, diary)).entries).toMatchObject(countsOf(1))
    expect(await exportDiary(noor)).toEqual(diary)
    expect((await importDiary(noor, diary)).entries).toMatchObject(countsOf(0, 0, 1))
  })

  it('[PROF-03] [EX-01] are at most 40 of a day with those that are here, and others are taken over', async () => {
    const noor = await newSignedInUser()
    await save(noor, atMinute(0))
    const file = Array.from({ length: MAX_SESSIONS_A_DAY }, () => inFile(newExercise({}, NOW)))
    const ahead = inFile(newExercise({}, NOW + 3 * 86_400_000))
    const long = inFile(newExercise({}, Date.parse('2009-06-30T12:00:00Z')))
    const diary = diaryOf(ahead, long, ...file)
    const preview = await importDiary(noor, diary, { isPreview: true })
    expect(Object.keys(await valuesOf(noor))).toHaveLength(1)
    expect(preview).toMatchObject({ entries: countsOf(MAX_SESSIONS_A_DAY) })
    expect(preview.refused).toEqual([
      { what: addDays(today, 3), reason: 'in-future' },
      { what: today, reason: 'exercise-limit' },
    ])
    expect(await importDiary(noor, diary)).toEqual(preview)
    const { exercises } = await exportDiary(noor)
    expect(exercises[0]).toEqual(long)
    expect(exercises).toHaveLength(MAX_SESSIONS_A_DAY + 1)
  })

  it('[SEC-09] of a wrong form are refused, and nothing is stored', async () => {
    const noor = await newSignedInUser()
    const before = await itemsOf(noor)
    const record = inFile(atMinute(1))
    const { exercise: _, ...incomplete } = record.values
    for (const exercises of [
      [record, record],
      [{ ...record, zone: 'UTC' }],
      [{ ...record, values: { ...record.values, before: 11 } }],
      [{ ...record, values: { ...record.values, exercise: 'hold_on' } }],
      [{ ...record, values: incomplete }],
      [{ ...record, id: 'heron1' }],
      Array.from({ length: 401 }, () => inFile(atMinute(1))),
    ]) {
      const { status } = await invoke(handler, importApi.apply, {
        cookie: noor.cookie,
        body: { days: [], lostEdits: [], exercises },
      })
      expect(status, JSON.stringify(exercises).slice(0, 200)).toBe(400)
    }
    expect(await itemsOf(noor)).toEqual(before)
  })
})
