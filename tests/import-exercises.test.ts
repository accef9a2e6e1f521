import { describe, expect, it } from 'vitest'
import { handler } from '../functions/import/handler.ts'
import { MAX_SESSIONS_A_DAY } from '../shared/exercises/limits.ts'
import type { KeptSession } from '../shared/exercises/schema.ts'
import { EMPTY_DIARY } from '../shared/export/empty-diary.ts'
import type { Diary } from '../shared/export/schema.ts'
import { importApi } from '../shared/import/api.ts'
import { addDays } from '../shared/time/local-date.ts'
import { today } from './fixtures/data/days.ts'
import { exportDiary, importDiary } from './fixtures/data/diary-file.ts'
import { keepSession, newKeptSession, readExercises, removeSession } from './fixtures/data/exercises.ts'
import { newChangeId } from './fixtures/data/training.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'

const newSession = (minutes: number, more: Partial<KeptSession> = {}): KeptSession => {
  const { zone: _, ...session } = newKeptSession({ id: newChangeId(minutes), ...more })
  return session as KeptSession
}
const diaryOf = (...exercises: KeptSession[]): Diary => ({ ...EMPTY_DIARY, exercises })
const keep = (user: TestUser, session: KeptSession) => keepSession(user, { ...session, zone: 'UTC' })
const sessionsOf = async (user: TestUser) => (await readExercises(user)).body.sessions
const countsOf = (added: number, same = 0) => ({ exercises: { added, changed: 0, same } })

describe('the exercises of a file', () => {
  it('[PROF-03] [RELY-01] leave one that is here as it is, and bring back one that was removed', async () => {
    const noor = await newSignedInUser({ createdDaysAgo: 20 })
    const [earlier, first, second] = [newSession(-9, { date: addDays(today, -14) }), newSession(-8), newSession(-7)]
    const diary = diaryOf(earlier, { ...first, after: 2 }, second)
    await keep(noor, first)
    expect((await importDiary(noor, diary)).entries).toMatchObject(countsOf(2, 1))
    await removeSession(noor, second)
    expect((await importDiary(noor, diary)).entries).toMatchObject(countsOf(1, 2))
    expect(await sessionsOf(noor)).toEqual([second, first, earlier])
  })

  it('[PROF-03] [EX-01] are at most 40 of a day with those that are here, and others are taken over', async () => {
    const noor = await newSignedInUser()
    await keep(noor, newSession(-1))
    const file = Array.from({ length: MAX_SESSIONS_A_DAY }, (_, n) => newSession(-2 - n))
    const [ahead, long] = [newSession(6, { date: addDays(today, -1) }), newSession(-1, { date: '2009-06-30' })]
    const diary = diaryOf(ahead, long, ...file)
    const preview = await importDiary(noor, diary, { isPreview: true })
    expect(await sessionsOf(noor)).toHaveLength(1)
    expect(preview).toMatchObject({ entries: countsOf(MAX_SESSIONS_A_DAY) })
    expect(preview.refused).toEqual([
      { what: ahead.date, reason: 'in-future' },
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
    const session = newSession(-1)
    for (const exercises of [
      [session, session],
      [{ ...session, zone: 'UTC' }],
      [{ ...session, before: 11 }],
      [{ ...session, exercise: 'hold_on' }],
      Array.from({ length: 401 }, (_, n) => newSession(-n)),
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
