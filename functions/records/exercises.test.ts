import { describe, expect, it } from 'vitest'
import { EXERCISE_IDS } from '../../shared/exercises/exercises.ts'
import { LISTED_SESSIONS, MAX_SESSIONS_A_DAY } from '../../shared/exercises/limits.ts'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { recordItems } from '../../tests/fixtures/data/record-items.ts'
import { newEdit, newExercise, readRecords, type SentEdit, saveRecord } from '../../tests/fixtures/data/records.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { RECORD_ITEMS } from '../table/items/records.ts'

const DAY_MS = 86_400_000
const save = (user: TestUser, edit: SentEdit) => saveRecord(user, 'save-exercises', edit)
const read = (user: TestUser) => readRecords(user, 'exercises')
/** The sort keys of what is stored. */
const stored = async (user: TestUser) => Object.keys(await itemsOf(user)).filter((sk) => sk.startsWith('exercises#'))
const valuesOf = async (user: TestUser) =>
  Object.values<{ values: object }>(await read(user)).map(({ values }) => values)
const remove = ({ id, set, device, n }: SentEdit) => {
  const seen = Object.fromEntries(Object.keys(set).map((field) => [field, [`${device}.${n}`]]))
  return newEdit({ id, removes: true, seen })
}

describe('a kept session', () => {
  it.each(EXERCISE_IDS)('[EX-01] [DATA-01] of %s is stored and read back', async (exercise) => {
    const ada = await newSignedInUser()
    const edit = newExercise({ exercise, seconds: 61, before: 0, after: 10 })
    const { status, body } = await save(ada, edit)
    expect(status).toBe(200)
    expect(body.records).toMatchObject({ [edit.id]: { values: edit.set, lost: [] } })
    expect(await read(ada)).toEqual(body.records)
  })

  it('[EX-01] of a new user does not exist', async () => {
    expect(await read(await newSignedInUser())).toEqual({})
  })

  it('[SEC-25] is stored once when it is repeated', async () => {
    const ada = await newSignedInUser()
    const edit = newExercise({ after: 3 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(ada, edit)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await valuesOf(ada)).toEqual([edit.set])
    expect(Object.values(await itemsOf(ada)).find(({ sk }) => String(sk).startsWith('exercises#'))).toMatchObject({
      version: 1,
    })
  })

  it.each([
    [{ exercise: 'hold_on' }, '/body/set/exercise'],
    [{ seconds: 0 }, '/body/set/seconds'],
    [{ before: 11 }, '/body/set/before'],
    [{ after: -1 }, '/body/set/after'],
    [{ at: 'now' }, '/body/set/at'],
  ])('[EX-01] with %j is refused at its field, and nothing is stored', async (more, pointer) => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const refused = await save(ada, newExercise(more, Date.now()))
    expect(refused.status).toBe(400)
    expect(refused.problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await stored(ada)).toEqual([])
  })

  it('[EX-01] long after the day in its id is refused, because no read would find it', async () => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const { id } = newExercise({}, Date.now() - 16 * DAY_MS)
    const { status, problem } = await save(ada, { ...newExercise(), id })
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/body/set/at'])
    expect(await stored(ada)).toEqual([])
  })

  it('[EX-01] from before the account is refused', async () => {
    const ada = await newSignedInUser()
    const { status, problem } = await save(ada, { ...newExercise(), editedAt: Date.now() - 2 * DAY_MS })
    expect([status, problem.type]).toEqual([422, '/problems/edit-too-old'])
    expect(await stored(ada)).toEqual([])
  })

  it('[EX-01] [REC-03] by a clock that is ahead is accepted, and gets the time of the service', async () => {
    const ada = await newSignedInUser()
    const ahead = Date.now() + 3 * DAY_MS
    expect((await save(ada, { ...newExercise({}, ahead), editedAt: ahead })).status).toBe(200)
    const [{ at }] = (await valuesOf(ada)) as [{ at: number }]
    expect(at - Date.now()).toBeLessThanOrEqual(5 * 60_000)
  })

  it.each([3, 40, 400])(
    '[EX-01] [REC-03] by a clock that was %i days ahead is accepted with the right time, which its device knows by now',
    async (days) => {
      const ada = await newSignedInUser()
      const edit = newExercise({ at: Date.now() }, Date.now() + days * DAY_MS)
      expect((await save(ada, edit)).status).toBe(200)
      expect(await valuesOf(ada)).toEqual([edit.set])
    },
  )

  it('[EX-01] [REC-02] is one of 40 of its day, also when fifty arrive at once; another day has room', async () => {
    const ada = await newSignedInUser({ createdDaysAgo: 30 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(ada, newExercise())))
    const accepted = replies.filter(({ status }) => status === 200).length
    // Who came too late five times may try again.
    expect(replies.every(({ status }) => status === 200 || status === 422 || status === 503)).toBe(true)
    expect(Object.keys(await read(ada))).toHaveLength(accepted)
    for (let left = MAX_SESSIONS_A_DAY - accepted; left > 0; left--) await save(ada, newExercise())
    expect(Object.keys(await read(ada))).toHaveLength(MAX_SESSIONS_A_DAY)
    const refused = await save(ada, newExercise())
    expect(refused.problem.type).toBe('/problems/exercise-limit-reached')
    expect((await save(ada, newExercise({}, Date.now() - DAY_MS))).status).toBe(200)
    expect(Object.keys(await read(ada))).toHaveLength(MAX_SESSIONS_A_DAY + 1)
  })

  it('[EX-01] is among the newest hundred that are read', async () => {
    const ada = await newSignedInUser()
    // Two of a day, so that the hundredth is one of two in its item.
    const edits = Array.from({ length: LISTED_SESSIONS + 3 }, (_, n) =>
      newExercise({ exercise: 'belly' }, Date.now() - Math.ceil(n / 2) * DAY_MS),
    )
    const records = edits.map(({ id, set, editedAt }) => ({ id, values: set, writtenAt: editedAt }))
    await addItems(recordItems(RECORD_ITEMS.exercises, ada.userId, records))
    const ids = edits.map(({ id }) => id).toSorted((one, other) => (one < other ? 1 : -1))
    expect(Object.keys(await read(ada))).toEqual(ids.slice(0, LISTED_SESSIONS))
  })
})

describe('a removed session', () => {
  it('[EX-01] is gone, and a repeated removal changes nothing', async () => {
    const ada = await newSignedInUser()
    const [one, other] = [newExercise(), newExercise()]
    for (const edit of [one, other]) await save(ada, edit)
    const removal = remove(one)
    expect((await save(ada, removal)).body.records).toEqual({ [one.id]: null })
    expect((await save(ada, removal)).body.records).toEqual({ [one.id]: null })
    expect(Object.keys(await read(ada))).toEqual([other.id])
  })

  it('[REC-01] stays when another device has just changed it, and the removal waits for a decision', async () => {
    const ada = await newSignedInUser()
    const edit = newExercise()
    await save(ada, edit)
    await save(ada, newEdit({ id: edit.id, set: { after: 2 } }))
    const { body } = await save(ada, remove(edit))
    expect(body.records[edit.id]).toMatchObject({
      values: { ...edit.set, after: 2 },
      lost: [{ field: 'removed', value: true }],
    })
  })

  it('[REC-01] of a day without another one expires after sixty days', async () => {
    const ada = await newSignedInUser()
    const edit = newExercise()
    await save(ada, edit)
    await save(ada, remove(edit))
    const [key = ''] = await stored(ada)
    const { ttl } = (await itemsOf(ada))[key] as { ttl: number }
    expect(Math.abs(ttl - Date.now() / 1_000 - 60 * 86_400)).toBeLessThan(600)
  })

  it('[SEC-02] of another user stays', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const edit = newExercise()
    await save(ada, edit)
    await save(noor, remove(edit))
    expect(Object.keys(await read(ada))).toEqual([edit.id])
  })
})

it('[SEC-30] [SUB-09] keeping is free, needs consent, and what was kept can be read without it', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 400 })
  const edit = newExercise()
  expect((await save(ada, edit)).status).toBe(200)
  await changeProfile(ada, 'consent', undefined)
  expect((await save(ada, newExercise())).status).toBe(403)
  expect(Object.keys(await read(ada))).toEqual([edit.id])
})

it('[SEC-29] kept sessions are in the export', async () => {
  const ada = await newSignedInUser()
  const edit = newExercise({ before: 7, after: 5 })
  await save(ada, edit)
  const [exported, ...others] = sectionOf(await exportPages(ada), 'exercises')
  expect(others).toEqual([])
  expect(exported).toMatchObject({ id: edit.id, values: edit.set, lost: [] })
})

it('[PERF-01] a kept session costs one write, and no read of what is stored', async () => {
  const ada = await newSignedInUser()
  const cost = await measureCapacity(() => save(ada, newExercise({ before: 6, after: 4 })))
  expect(cost, COST_TODO).toMatchObject({ calls: 2, writeUnits: 1 })
})
