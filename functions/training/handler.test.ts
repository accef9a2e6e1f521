import { describe, expect, it } from 'vitest'
import { trainingApi } from '../../shared/training/api.ts'
import { ACTION_TYPES } from '../../shared/training/schema.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import {
  changeTrainingInterval,
  endTraining,
  logVisit,
  newChangeId,
  newLog,
  readTraining,
  startTraining,
  undoVisit,
  withSession,
} from '../../tests/fixtures/data/training.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const stateOf = async (user: TestUser) => (await readTraining(user)).body
/** The items of training, by sort key. */
const stored = async (user: TestUser) =>
  Object.fromEntries(Object.entries(await itemsOf(user)).filter(([sk]) => sk.startsWith('TRAIN')))

describe('a training session', () => {
  it('[TRAIN-01] of a new user does not exist', async () => {
    expect(await stateOf(await newSignedInUser())).toEqual({ logs: [] })
  })

  it('[TRAIN-01] [DATA-01] starts with 60 minutes, or the interval that was chosen', async () => {
    const ada = await newSignedInUser()
    const [first, second] = [newChangeId(-9), newChangeId(-8)]
    const { status, body } = await startTraining(ada, { id: first })
    expect(status).toBe(200)
    expect(body).toEqual({ session: { id: first, targetIntervalMinutes: 60 }, logs: [] })
    await startTraining(ada, { id: second, targetIntervalMinutes: 240 })
    expect(await stateOf(ada)).toEqual({ session: { id: second, targetIntervalMinutes: 240 }, logs: [] })
  })

  it('[SEC-26] [TRAIN-01] of 50 that start at once, exactly one is active: the newest', async () => {
    const ada = await newSignedInUser()
    const ids = Array.from({ length: 50 }, () => newChangeId(-1))
    const replies = await Promise.all(ids.map((id) => startTraining(ada, { id })))
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const newest = ids.toSorted().at(-1)
    expect((await stateOf(ada)).session).toEqual({ id: newest, targetIntervalMinutes: 60 })
    await endTraining(ada, String(newest), { change: newChangeId() })
    // The end of the active one does not bring an earlier one back.
    expect((await stateOf(ada)).session).toMatchObject({ id: newest, endedAt: expect.any(Number) })
  })

  it('[SEC-25] starts once when the request is repeated, and another one with its id is refused', async () => {
    const ada = await newSignedInUser()
    const id = newChangeId()
    const replies = await Promise.all(Array.from({ length: 20 }, () => startTraining(ada, { id })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const before = await stored(ada)
    expect(Object.keys(before)).toEqual([`TRAINING#${id}`])
    const { status, problem } = await startTraining(ada, { id, targetIntervalMinutes: 75 })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([{ pointer: '/body/id', detail: 'taken' }])
    expect(await stored(ada)).toEqual(before)
  })

  it.each([14, 241, 62])('[TRAIN-01] of %i minutes is refused at its field, and nothing is stored', async (minutes) => {
    const ada = await newSignedInUser()
    const { status, problem } = await startTraining(ada, { id: newChangeId(), targetIntervalMinutes: minutes })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe('/body/targetIntervalMinutes')
    expect(await stored(ada)).toEqual({})
  })

  it('[TRAIN-01] with a clock that is far ahead, or from before the account, is refused', async () => {
    const ada = await newSignedInUser()
    for (const [minutes, code] of [
      [6, 'clock-ahead'],
      [-2 * 24 * 60, 'edit-too-old'],
    ] as const) {
      const { status, problem } = await startTraining(ada, { id: newChangeId(minutes) })
      expect(status).toBe(422)
      expect(problem.type).toBe(`/problems/${code}`)
    }
    expect(await stored(ada)).toEqual({})
  })

  it('[TRAIN-02] gets a new interval: the later change wins, in any order and also repeated', async () => {
    const ada = await newSignedInUser()
    const id = await withSession(ada)
    const [early, late] = [newChangeId(-2), newChangeId(-1)]
    const change = (changeId: string, targetIntervalMinutes: number) =>
      changeTrainingInterval(ada, id, { change: changeId, targetIntervalMinutes })
    await change(late, 90)
    await Promise.all([change(early, 75), change(late, 90), change(early, 75)])
    expect((await stateOf(ada)).session).toEqual({ id, targetIntervalMinutes: 90, intervalChange: late })
  })

  it('[TRAIN-01] ends once, and stays ended', async () => {
    const ada = await newSignedInUser()
    const id = await withSession(ada)
    const change = newChangeId(-1)
    const { body } = await endTraining(ada, id, { change })
    expect(body.session.endedAt).toBe(Number(change.slice(0, 13)))
    await endTraining(ada, id, { change: newChangeId() })
    expect((await stateOf(ada)).session).toEqual(body.session)
    const late = await changeTrainingInterval(ada, id, { change: newChangeId(), targetIntervalMinutes: 90 })
    expect(late.problem.type).toBe('/problems/training-session-over')
  })

  it('[SEC-02] of another user behaves like an unknown one', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const id = await withSession(ada)
    const before = await stored(ada)
    for (const request of [
      (session: string) => logVisit(noor, session, newLog()),
      (session: string) => changeTrainingInterval(noor, session, { change: newChangeId(), targetIntervalMinutes: 75 }),
      (session: string) => endTraining(noor, session, { change: newChangeId() }),
    ]) {
      const [others, unknown] = [await request(id), await request(newChangeId(-60))]
      expect(others.status).toBe(422)
      expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
    expect(await stored(ada)).toEqual(before)
    expect(await stored(noor)).toEqual({})
  })
})

describe('a log of training', () => {
  it.each(ACTION_TYPES)('[TRAIN-02] [DATA-01] can be %s, with a note as it was typed', async (actionType) => {
    const ada = await newSignedInUser()
    const session = await withSession(ada)
    const log = newLog({ actionType, notes: '=cmd|After coffee' })
    const { status, body } = await logVisit(ada, session, log)
    expect(status).toBe(200)
    expect(body.logs).toEqual([{ ...log, sessionId: session }])
  })

  it('[TRAIN-02] is one of the last of its session, newest first; all are there for the pace', async () => {
    const ada = await newSignedInUser()
    await logVisit(ada, await withSession(ada, newChangeId(-90)), newLog())
    const session = await withSession(ada)
    const logs = Array.from({ length: 12 }, (_, n) => newLog({ id: newChangeId(n - 20) }))
    for (const log of logs) await logVisit(ada, session, log)
    const newestFirst = logs.map(({ id }) => id).toReversed()
    expect((await stateOf(ada)).logs.map(({ id }: { id: string }) => id)).toEqual(newestFirst)
    const { body } = await invoke(handler, trainingApi.logs, { cookie: ada.cookie, params: { session } })
    expect(body.logs.map(({ id }: { id: string }) => id)).toEqual(newestFirst)
  })

  it('[SEC-25] is stored once when it is repeated, and another one with its id is refused', async () => {
    const ada = await newSignedInUser()
    const session = await withSession(ada)
    const log = newLog()
    await Promise.all(Array.from({ length: 20 }, () => logVisit(ada, session, log)))
    expect((await stateOf(ada)).logs).toHaveLength(1)
    const { problem } = await logVisit(ada, session, { ...log, actionType: 'accident' })
    expect(problem.errors).toEqual([{ pointer: '/body/id', detail: 'taken' }])
    expect((await stateOf(ada)).logs).toEqual([{ ...log, sessionId: session }])
  })

  it('[TRAIN-02] [SEC-25] can be taken back, with its note, for good', async () => {
    const ada = await newSignedInUser()
    const session = await withSession(ada)
    const [first, plain] = [newLog({ id: newChangeId(-9) }), newLog()]
    const last = { ...plain, notes: 'After coffee' }
    for (const log of [first, last]) await logVisit(ada, session, log)
    const { status, body } = await undoVisit(ada, session, last.id)
    expect(status).toBe(200)
    expect(body.logs).toEqual([
      { ...plain, sessionId: session, undone: true },
      { ...first, sessionId: session },
    ])
    // A log whose reply was lost is sent again.
    expect((await logVisit(ada, session, last)).body.logs).toEqual(body.logs)
    expect((await undoVisit(ada, session, last.id)).body.logs).toEqual(body.logs)
  })

  it('[SEC-02] that is unknown, or of another user, is taken back from no user', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const [session, log] = [await withSession(ada), newLog()]
    await logVisit(ada, session, log)
    const before = await stored(ada)
    expect((await undoVisit(noor, session, log.id)).body).toEqual({ logs: [] })
    expect((await undoVisit(ada, session, newChangeId())).status).toBe(200)
    expect(await stored(ada)).toEqual(before)
    expect(await stored(noor)).toEqual({})
  })

  it('[TRAIN-02] that arrives after the end of its session, or after a later start, is kept', async () => {
    const ada = await newSignedInUser()
    const session = await withSession(ada)
    await endTraining(ada, session, { change: newChangeId(-5) })
    expect((await logVisit(ada, session, newLog({ id: newChangeId(-9) }))).status).toBe(200)
    await withSession(ada, newChangeId(-4))
    expect((await logVisit(ada, session, newLog({ id: newChangeId(-8) }))).body.logs).toEqual([])
    const kept = Object.keys(await stored(ada)).filter((sk) => sk.startsWith(`TRAINLOG#${session}#`))
    expect(kept).toHaveLength(2)
  })

  it.each([
    ['from before its session', () => ({ id: newChangeId(-61) }), 400, '/body/id'],
    ['of an unknown action', () => ({ actionType: 'failed' }), 400, '/body/actionType'],
    ['with an empty note', () => ({ notes: '' }), 400, '/body/notes'],
    ['from the future', () => ({ id: newChangeId(6) }), 422, '/body/id'],
  ] as const)('[TRAIN-02] %s is refused at its field, and nothing is stored', async (_, more, status, pointer) => {
    const ada = await newSignedInUser()
    const session = await withSession(ada)
    const refused = await logVisit(ada, session, newLog(more()))
    expect(refused.status).toBe(status)
    expect(refused.problem.errors?.[0]?.pointer).toBe(pointer)
    expect((await stateOf(ada)).logs).toEqual([])
  })
})

it('[SEC-30] [SUB-09] training is free, can be read without consent, and stores nothing without it', async () => {
  const ada = await newSignedInUser()
  const session = await withSession(ada)
  await changeProfile(ada, 'consent', undefined)
  expect((await logVisit(ada, session, newLog())).status).toBe(403)
  expect((await stateOf(ada)).session.id).toBe(session)
  const theo = await newSignedInUser({ createdDaysAgo: 400 })
  expect((await startTraining(theo, { id: newChangeId() })).status).toBe(200)
})

it('[SEC-29] sessions and logs of training are in the export', async () => {
  const ada = await newSignedInUser()
  const [session, log] = [await withSession(ada), newLog({ notes: 'After coffee' })]
  await logVisit(ada, session, log)
  const pages = await exportPages(ada)
  expect(sectionOf(pages, 'trainingSessions')).toEqual([{ id: session, targetIntervalMinutes: 60 }])
  expect(sectionOf(pages, 'trainingLogs')).toEqual([{ ...log, session }])
})

it('[PERF-01] a log costs one write', async () => {
  const ada = await newSignedInUser()
  const session = await withSession(ada)
  const cost = await measureCapacity(() => logVisit(ada, session, newLog()))
  expect(cost, COST_TODO).toMatchObject({ calls: 5, writeUnits: 1 })
})
