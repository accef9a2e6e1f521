import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handler } from '../functions/import/handler.ts'
import { table } from '../functions/table/client.ts'
import { instantOf } from '../shared/changes/change-id.ts'
import type { Diary } from '../shared/export/schema.ts'
import { importApi } from '../shared/import/api.ts'
import { entryBatches } from '../shared/import/entry-batches.ts'
import { addDays } from '../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from './fixtures/capacity.ts'
import { exportDiary, importDiary } from './fixtures/data/diary-file.ts'
import { withEndedTraining } from './fixtures/data/ended-training.ts'
import {
  completeFoodTest,
  completePlan,
  foodToday,
  newLogEdit,
  newTest,
  readFood,
  removeCustomFood,
  saveCustomFood,
  saveFoodLog,
  startFoodTest,
  withPlan,
} from './fixtures/data/food.ts'
import { newExercise, newQuestion, saveRecord } from './fixtures/data/records.ts'
import {
  changeTrainingInterval,
  endTraining,
  logVisit,
  newChangeId,
  newLog,
  readTraining,
  undoVisit,
  withSession,
} from './fixtures/data/training.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'

afterEach(() => void vi.restoreAllMocks())

const saveQuestions = async (user: TestUser, questions: readonly string[]) => {
  for (const [order, text] of questions.entries()) await saveRecord(user, 'save-questions', newQuestion(text, order))
}
const send = ({ cookie }: TestUser, body: object) => invoke(handler, importApi.apply, { cookie, body })
const EMPTY = { days: [], lostEdits: [] }
const countsOf = (added: number, changed = 0, same = 0) => ({ added, changed, same })

interface FullUser extends TestUser {
  planId: string
  session: string
  lastLog: string
}

/** An account with everything: a running and an ended session, an open and a completed plan, a running and a rated test. */
async function newFullUser(): Promise<FullUser> {
  const user = await newSignedInUser({ createdDaysAgo: 20 })
  const ended = await withSession(user, newChangeId(-900))
  await logVisit(user, ended, newLog({ id: newChangeId(-800), notes: 'By the water' }))
  await changeTrainingInterval(user, ended, { change: newChangeId(-700), targetIntervalMinutes: 75 })
  await endTraining(user, ended, { change: newChangeId(-600) })
  const session = await withSession(user)
  const [lastLog, undone] = [newChangeId(-40), newChangeId(-30)]
  for (const id of [newChangeId(-50), lastLog, undone]) await logVisit(user, session, newLog({ id }))
  await undoVisit(user, session, undone)
  const done = await withPlan(user)
  await completePlan(user, done, { change: newChangeId(), endsOn: foodToday })
  const planId = await withPlan(user)
  for (const [back, symptomSeverity] of [
    [3, 2],
    [2, 3],
    [1, 2],
    [0, 6],
  ] as const)
    await saveFoodLog(user, planId, newLogEdit({ symptomSeverity }, { date: addDays(foodToday, -back) }))
  const rated = newTest(planId, { id: newChangeId(-2 * 1440) })
  await startFoodTest(user, rated)
  await completeFoodTest(user, rated.id, { change: newChangeId(), zone: 'UTC', finalRating: 'trigger' })
  await startFoodTest(user, newTest(planId))
  for (const name of ['Kimchi', 'Leek']) {
    const id = newChangeId()
    await saveCustomFood(user, id, { change: id, foodName: name, category: 'vegetables' })
    if (name === 'Leek') await removeCustomFood(user, id, { change: newChangeId() })
  }
  for (const [days, pain] of [
    [0, { before: 7, after: 0 }],
    [0, {}],
    [14, {}],
  ] as const)
    await saveRecord(user, 'save-exercises', newExercise(pain, Date.now() - days * 86_400_000))
  await saveQuestions(user, ['Why at night?', 'How long?'])
  return { ...user, planId, session, lastLog }
}

const ALL = {
  ...{ foodPlans: countsOf(2), foodTests: countsOf(2), customFoods: countsOf(1), foodLogs: countsOf(4) },
  ...{ trainingSessions: countsOf(2), trainingLogs: countsOf(3), questions: countsOf(2) },
  exercises: countsOf(3),
}
const asSame = (entries: typeof ALL) =>
  Object.fromEntries(Object.entries(entries).map(([kind, { added }]) => [kind, countsOf(0, 0, added)]))

const isBookPut = (command: unknown) => command instanceof PutCommand && command.input.Item?.['sk'] === 'FOODBOOK'

describe('training, exercises, food and questions of a file', () => {
  it('[PROF-03] [DATA-01] come back equal, counted before and after; training that runs comes back as ended', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const diary = await exportDiary(ada)
    const before = await itemsOf(noor)
    const preview = await importDiary(noor, diary, { isPreview: true })
    expect(await itemsOf(noor)).toEqual(before)
    expect(preview).toMatchObject({ entries: ALL, endedSessions: 1, refused: [] })
    expect(await importDiary(noor, diary)).toEqual(preview)
    expect(await exportDiary(noor)).toEqual(withEndedTraining(diary))
    const { session } = (await readTraining(noor)).body
    expect(session).toMatchObject({ id: ada.session, endedAt: instantOf(ada.lastLog) })
    const { tests } = (await readFood(noor)).body
    expect(tests.map(({ testStatus, worst }: { testStatus: string; worst?: number }) => [testStatus, worst])).toEqual([
      ['trigger', 6],
      ['testing', undefined],
    ])
    const again = await importDiary(noor, diary)
    expect(again).toMatchObject({ entries: asSame(ALL), endedSessions: 0, refused: [] })
  })

  it('[PROF-03] [TRAIN-01] change nothing in their own account, where training goes on', async () => {
    const ada = await newFullUser()
    const diary = await exportDiary(ada)
    const before = await itemsOf(ada)
    const result = await importDiary(ada, diary)
    expect(result).toMatchObject({ entries: asSame(ALL), endedSessions: 0, refused: [] })
    expect(await itemsOf(ada)).toEqual(before)
    expect((await readTraining(ada)).body.session).not.toHaveProperty('endedAt')
  })

  it('[PROF-03] [SEC-26] are whole after an import that broke off between the logs and the book, which has no test without what its days showed', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const diary = await exportDiary(ada)
    const real = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation(((command: never) =>
      isBookPut(command) ? Promise.reject(new Error('The connection was lost')) : real(command)) as never)
    const [batch = {}] = entryBatches(diary)
    expect((await send(noor, batch)).status).toBe(500)
    vi.restoreAllMocks()
    expect(await itemsOf(noor)).not.toHaveProperty('FOODBOOK')
    await importDiary(noor, diary)
    expect(await exportDiary(noor)).toEqual(withEndedTraining(diary))
  })

  it('[SEC-26] [RELY-01] sent ten times at once have the effect of one', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const diary = await exportDiary(ada)
    const [batch = {}] = entryBatches(diary)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(noor, batch)))
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    await importDiary(noor, diary)
    expect(await exportDiary(noor)).toEqual(withEndedTraining(diary))
  })

  it('[PROF-03] [RELY-01] meet what is newer here: the later change of each wins, and a refusal stops nothing', async () => {
    const ada = await newFullUser()
    const diary = await exportDiary(ada)
    const { tests } = (await readFood(ada)).body
    const [rated, running] = tests
    await completeFoodTest(ada, running.id, { change: newChangeId(), zone: 'UTC' })
    await startFoodTest(ada, newTest(ada.planId, { foodName: 'Fig' }))
    await completeFoodTest(ada, rated.id, { change: newChangeId(), zone: 'UTC', finalRating: 'caution' })
    await saveFoodLog(ada, ada.planId, newLogEdit({ symptomSeverity: 1, notes: 'Better' }))
    await endTraining(ada, ada.session, { change: newChangeId() })
    await undoVisit(ada, ada.session, ada.lastLog)
    await saveQuestions(ada, ['And now?'])
    const before = await exportDiary(ada)
    const fresh = { ...diary.foodPlans[0]?.tests[1], id: newChangeId(), foodName: 'Plum' }
    const [book = { plans: [], tests: [], customFoods: [] }] = diary.foodPlans
    const file = { ...diary, foodPlans: [{ ...book, tests: [...book.tests, fresh] }] } as Diary
    const result = await importDiary(ada, file)
    expect(result.refused).toEqual([{ what: 'Plum', reason: 'test-running' }])
    expect(result.entries).toMatchObject({ questions: countsOf(0, 0, 2), foodLogs: countsOf(0, 0, 4) })
    expect(await exportDiary(ada)).toEqual(before)
  })

  it('[FOOD-03] tell a test from the logs of both accounts', async () => {
    const ada = await newFullUser()
    const diary = await exportDiary(ada)
    await saveFoodLog(ada, ada.planId, newLogEdit({ symptomSeverity: 9 }, { date: addDays(foodToday, -1) }))
    const withoutResults = { ...diary, foodLogs: diary.foodLogs.slice(0, 1) }
    const noor = await newSignedInUser()
    await importDiary(noor, await exportDiary(ada))
    await importDiary(noor, withoutResults)
    const { tests } = (await readFood(noor)).body
    expect(tests[0]).toMatchObject({ worst: 9, n: 3 })
  })

  it('[TRAIN-02] take back here a visit that was taken back in the file', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    await importDiary(noor, await exportDiary(ada))
    await undoVisit(ada, ada.session, ada.lastLog)
    const diary = await exportDiary(ada)
    expect((await importDiary(noor, diary)).entries.trainingLogs).toEqual(countsOf(0, 1, 2))
    expect((await exportDiary(noor)).trainingLogs).toEqual(diary.trainingLogs)
  })

  it('[FOOD-03] complete a test that runs here, told from the logs that are only here', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    await importDiary(noor, await exportDiary(ada))
    const [, running] = (await readFood(ada)).body.tests
    await completeFoodTest(ada, running.id, { change: newChangeId(), zone: 'UTC', finalRating: 'safe' })
    const diary = { ...(await exportDiary(ada)), foodLogs: [] }
    expect((await importDiary(noor, diary)).entries).toMatchObject({ foodTests: countsOf(0, 1, 1) })
    expect((await readFood(noor)).body.tests[1]).toEqual((await readFood(ada)).body.tests[1])
  })

  it('[PROF-03] [REPORT-01] add the questions that are not here, up to ten', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const texts = (many: number, name: string) => Array.from({ length: many }, (_, index) => `${name} ${index}?`)
    await saveQuestions(ada, ['Why at night?', ...texts(3, 'File')])
    await saveQuestions(noor, ['Why at night?', ...texts(7, 'Here')])
    const result = await importDiary(noor, await exportDiary(ada))
    expect(result.entries).toMatchObject({ questions: countsOf(2, 0, 1) })
    expect(result.refused).toMatchObject([{ reason: 'question-limit' }])
    expect((await exportDiary(noor)).questions).toHaveLength(10)
  })

  it('[PROF-03] of a later batch belong in a preview to what earlier ones would store; when applied, only to what is stored', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const [batch] = entryBatches(await exportDiary(ada))
    const { trainingLogs, foodTests, foodLogs, parents } = batch ?? {}
    const later = { ...EMPTY, trainingLogs, foodTests, foodLogs, parents }
    const { cookie } = noor
    const preview = await invoke(handler, importApi.preview, { cookie, body: later })
    expect(preview.body.refused).toEqual([])
    expect(preview.body.entries).toMatchObject({
      foodTests: countsOf(2),
      foodLogs: countsOf(4),
      trainingLogs: countsOf(3),
    })
    const before = await itemsOf(noor)
    const { body } = await send(noor, later)
    const reasons = new Set(body.refused.map(({ reason }: { reason: string }) => reason))
    expect(reasons).toEqual(new Set(['unknown-session', 'unknown-plan']))
    // Each once, although several visits are of one day.
    const lines = body.refused.map((each: object) => JSON.stringify(each))
    expect(lines).toEqual([...new Set(lines)])
    expect(await itemsOf(noor)).toEqual(before)
  })

  it('[SUB-09] [SEC-30] bring no Premium, and need none', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser({ createdDaysAgo: 400 })]
    const before = await itemsOf(noor)
    await importDiary(noor, await exportDiary(ada))
    const after = await itemsOf(noor)
    for (const sk of ['ME#BILLING', 'ME#PROFILE']) expect(after[sk], sk).toEqual(before[sk])
    expect((await send(noor, { days: [], lostEdits: [], billing: [{ status: 'active' }] })).status).toBe(400)
  })

  it('[PERF-04] cost one write for each log and one of the book, and none the second time', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const [batch = {}] = entryBatches(await exportDiary(ada))
    const cost = await measureCapacity(() => send(noor, batch))
    // Two sessions, four logs of each kind (one was taken back), two days of exercises, the questions; the book, with what the days of its tests showed.
    expect(cost.byOperation['Put'], COST_TODO).toMatchObject({ calls: 2 + 4 + 4 + 2 + 1 + 1, writeUnits: 14 })
    expect(cost, COST_TODO).toMatchObject({ calls: 24, readUnits: 6, writeUnits: 15 })
    const again = await measureCapacity(() => send(noor, batch))
    expect(again, COST_TODO).toMatchObject({ calls: 10, readUnits: 9, writeUnits: 1 })
  })

  it('[SEC-09] of a wrong form are refused, and nothing is stored', async () => {
    const [ada, noor] = [await newFullUser(), await newSignedInUser()]
    const [batch] = entryBatches(await exportDiary(ada))
    const before = await itemsOf(noor)
    const [test, log] = [batch?.foodTests?.[0], batch?.foodLogs?.[0]]
    for (const wrong of [
      { foodTests: [{ ...test, testStatus: 'safe' }] },
      { foodTests: [{ ...test, completion: undefined }] },
      { foodTests: [test, test] },
      { foodLogs: [{ ...log, changes: {} }] },
      { foodLogs: [{ ...log, notes: 'Not written by a change' }] },
      { trainingLogs: [{ ...batch?.trainingLogs?.[0], notes: 'Taken back', undone: true }] },
      { trainingSessions: [{ id: newChangeId(-5), intervalChange: newChangeId(-9), targetIntervalMinutes: 60 }] },
      { trainingSessions: [{ id: newChangeId(), targetIntervalMinutes: 61 }] },
      { trainingLogs: Array.from({ length: 401 }, () => ({ ...batch?.trainingLogs?.[0], id: newChangeId() })) },
      { foodPlans: [{ ...batch?.foodPlans?.[0], updatedAt: 999_999_999_999 }] },
      { questions: [{ id: 'heron123', values: { text: 'two\nlines', order: 1 }, writtenAt: {}, lost: [] }] },
    ])
      expect((await send(noor, { ...EMPTY, ...wrong })).status, JSON.stringify(wrong).slice(0, 200)).toBe(400)
    expect(await itemsOf(noor)).toEqual(before)
  })
})
