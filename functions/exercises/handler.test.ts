import { describe, expect, it } from 'vitest'
import { EXERCISE_IDS } from '../../shared/exercises/exercises.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from '../../shared/exercises/limits.ts'
import { addDays } from '../../shared/time/local-date.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { today } from '../../tests/fixtures/data/days.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import { keepSession, newKeptSession, readExercises, removeSession } from '../../tests/fixtures/data/exercises.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { ExerciseItem } from '../table/items/exercises.ts'

const sessionsOf = async (user: TestUser) => (await readExercises(user)).body.sessions
/** The sort keys of what is stored. */
const stored = async (user: TestUser) => Object.keys(await itemsOf(user)).filter((sk) => sk.startsWith('EXERCISE#'))

/** A session as it is read: without its zone. */
const kept = ({ zone: _, ...session }: ReturnType<typeof newKeptSession>) => session

describe('a kept session', () => {
  it.each(EXERCISE_IDS)('[EX-01] [DATA-01] of %s is stored and read back', async (exercise) => {
    const ada = await newSignedInUser()
    const session = newKeptSession({ exercise, seconds: 61, before: 0, after: 10 })
    const { status, body } = await keepSession(ada, session)
    expect(status).toBe(200)
    expect(body).toEqual({ sessions: [kept(session)] })
    expect(await sessionsOf(ada)).toEqual([kept(session)])
  })

  it('[EX-01] of a new user does not exist', async () => {
    expect(await sessionsOf(await newSignedInUser())).toEqual([])
  })

  it('[EX-01] is listed newest first, whatever order they arrive in', async () => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const earlier = newKeptSession({ date: addDays(today, -14) })
    const [first, second] = [newKeptSession({ id: newChangeId(-9) }), newKeptSession({ id: newChangeId(-5) })]
    for (const session of [second, earlier, first]) await keepSession(ada, session)
    expect(await sessionsOf(ada)).toEqual([second, first, earlier].map(kept))
  })

  it('[SEC-25] is stored once when it is repeated, and another one with its id is refused', async () => {
    const ada = await newSignedInUser()
    const session = newKeptSession({ after: 3 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => keepSession(ada, session)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const { status, problem } = await keepSession(ada, { ...session, after: 4 })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([{ pointer: '/body/id', detail: 'taken' }])
    expect(await sessionsOf(ada)).toEqual([kept(session)])
  })

  it('[SEC-25] [SEC-26] of several that have one id and arrive at once, exactly one is stored', async () => {
    const ada = await newSignedInUser()
    const session = newKeptSession()
    const replies = await Promise.all(Array.from({ length: 11 }, (_, after) => keepSession(ada, { ...session, after })))
    const accepted = replies.flatMap(({ status }, after) => (status === 200 ? [after] : []))
    expect(accepted).toHaveLength(1)
    expect(await sessionsOf(ada)).toEqual([{ ...kept(session), after: accepted[0] }])
  })

  it.each([
    [{ exercise: 'hold_on' }, 400, '/body/exercise'],
    [{ seconds: 0 }, 400, '/body/seconds'],
    [{ before: 11 }, 400, '/body/before'],
    [{ after: -1 }, 400, '/body/after'],
    [{ date: '2026-02-30' }, 400, '/body/date'],
    [{ date: addDays(today, 1) }, 422, '/body/date'],
    [{ date: addDays(today, -15) }, 422, '/body/date'],
  ])('[EX-01] with %j is refused at its field, and nothing is stored', async (more, status, pointer) => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const refused = await keepSession(ada, newKeptSession(more))
    expect(refused.status).toBe(status)
    expect(refused.problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await stored(ada)).toEqual([])
  })

  it('[EX-01] with a clock that is far ahead, or from before the account, is refused', async () => {
    const ada = await newSignedInUser()
    for (const [minutes, code] of [
      [6, 'clock-ahead'],
      [-2 * 24 * 60, 'edit-too-old'],
    ] as const) {
      const { status, problem } = await keepSession(ada, newKeptSession({ id: newChangeId(minutes) }))
      expect(status).toBe(422)
      expect(problem.type).toBe(`/problems/${code}`)
    }
    expect(await stored(ada)).toEqual([])
  })

  it('[EX-01] is one of 40 of its date: one more is refused, a repeated one is not, another date has room', async () => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const first = newKeptSession()
    await keepSession(ada, first)
    const others = Array.from({ length: MAX_SESSIONS_A_DAY - 1 }, () => ({
      ...ExerciseItem.key({ user: ada.userId, date: today, id: newChangeId(-1) }),
      exercise: 'box',
      seconds: 64,
    }))
    await addItems(others)
    const refused = await keepSession(ada, newKeptSession())
    expect(refused.problem.type).toBe('/problems/exercise-limit-reached')
    expect((await keepSession(ada, first)).status).toBe(200)
    expect((await keepSession(ada, newKeptSession({ date: addDays(today, -1) }))).status).toBe(200)
    expect(await stored(ada)).toHaveLength(MAX_SESSIONS_A_DAY + 1)
  })

  it('[EX-01] is among the newest hundred that are read', async () => {
    const ada = await newSignedInUser()
    const items = Array.from({ length: LISTED_SESSIONS + 3 }, (_, n) => ({
      ...ExerciseItem.key({ user: ada.userId, date: addDays(today, -n), id: newChangeId(-1) }),
      exercise: 'belly',
      seconds: 301,
    }))
    await addItems(items)
    const sessions = await sessionsOf(ada)
    expect(sessions).toHaveLength(LISTED_SESSIONS)
    expect(sessions[0].date).toBe(today)
  })
})

describe('a removed session', () => {
  it('[EX-01] is gone, and a repeated removal changes nothing', async () => {
    const ada = await newSignedInUser()
    const [one, other] = [newKeptSession({ id: newChangeId(-2) }), newKeptSession()]
    for (const session of [one, other]) await keepSession(ada, session)
    expect((await removeSession(ada, one)).body).toEqual({ sessions: [kept(other)] })
    expect((await removeSession(ada, one)).body).toEqual({ sessions: [kept(other)] })
    expect(await stored(ada)).toEqual([`EXERCISE#${today}#${other.id}`])
  })

  it('[SEC-02] of another user stays', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const session = newKeptSession()
    await keepSession(ada, session)
    expect((await removeSession(noor, session)).body).toEqual({ sessions: [] })
    expect(await sessionsOf(ada)).toEqual([kept(session)])
  })
})

it('[SEC-30] [SUB-09] keeping is free, needs consent, and what was kept can be read without it', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 400 })
  const session = newKeptSession()
  expect((await keepSession(ada, session)).status).toBe(200)
  await changeProfile(ada, 'consent', undefined)
  expect((await keepSession(ada, newKeptSession())).status).toBe(403)
  expect(await sessionsOf(ada)).toEqual([kept(session)])
})

it('[SEC-29] kept sessions are in the export', async () => {
  const ada = await newSignedInUser()
  const session = newKeptSession({ before: 7, after: 5 })
  await keepSession(ada, session)
  expect(sectionOf(await exportPages(ada), 'exercises')).toEqual([kept(session)])
})

it('[PERF-01] a kept session costs one write', async () => {
  const ada = await newSignedInUser()
  const cost = await measureCapacity(() => keepSession(ada, newKeptSession()))
  expect(cost, COST_TODO).toMatchObject({ calls: 4, writeUnits: 1 })
})
