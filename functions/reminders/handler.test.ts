import { describe, expect, it, vi } from 'vitest'
import { COST_TODO, measureCapacity } from '../../tests/fixtures/capacity.ts'
import { exportPages, sectionOf } from '../../tests/fixtures/data/diary-file.ts'
import {
  actOnReminder,
  newReminder,
  readHistory,
  readReminders,
  registerDevice,
  removeReminder,
  saveReminder,
  saveReminderSettings,
  withReminder,
} from '../../tests/fixtures/data/reminders.ts'
import { newChangeId } from '../../tests/fixtures/data/training.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { table } from '../table/client.ts'
import { claimBook } from '../table/records/reminders.ts'

const stateOf = async (user: TestUser) => (await readReminders(user)).body
const titlesOf = async (user: TestUser) => (await stateOf(user)).reminders.map(({ title }: { title: string }) => title)
const bookOf = async (user: TestUser) => (await itemsOf(user))['REMINDERS']

describe('reminders', () => {
  it('[REM-01] [REM-03] of a new user do not exist', async () => {
    const state = { reminders: [], settings: { showsTitle: false }, zone: 'Europe/London' }
    expect(await stateOf(await newSignedInUser({ zone: 'Europe/London' }))).toEqual(state)
  })

  it('[REM-01] are created, changed and deleted; active ones are listed, newest first', async () => {
    const ada = await newSignedInUser()
    const first = newReminder({ change: newChangeId(-30), title: 'First' })
    const second = newReminder({ change: newChangeId(-20), title: 'Second', note: 'With food' })
    for (const each of [first, second]) expect((await saveReminder(ada, each.change, each)).status).toBe(200)
    expect(await titlesOf(ada)).toEqual(['Second', 'First'])
    const change = { ...first, change: newChangeId(-10), title: 'First again' }
    expect((await saveReminder(ada, first.change, change)).body.reminders[1]).toMatchObject({ title: 'First again' })
    expect((await removeReminder(ada, second.change)).status).toBe(200)
    expect(await titlesOf(ada)).toEqual(['First again'])
  })

  it('[SEC-25] are created once by 20 requests with the same id, and another one with it is refused', async () => {
    const ada = await newSignedInUser()
    const body = newReminder()
    const replies = await Promise.all(Array.from({ length: 20 }, () => saveReminder(ada, body.change, body)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await titlesOf(ada)).toEqual([body.title])
    const { status, problem } = await saveReminder(ada, body.change, { ...body, title: 'Tea' })
    expect(status).toBe(400)
    expect(problem.errors?.[0]).toMatchObject({ detail: 'taken' })
  })

  it('[REM-05] are mailed to a proven address only, and only what comes from then on', async () => {
    const ada = await newSignedInUser({ proven: false })
    const { problem } = await saveReminderSettings(ada, { byMail: true })
    expect(problem.type).toBe('/problems/reminder-mail-unproven')
    const grace = await newSignedInUser()
    await withReminder(grace, { schedule: { frequency: 'hours', everyHours: 2, from: '00:00', until: '22:00' } })
    const before = Date.now()
    expect((await saveReminderSettings(grace, { byMail: true })).body.settings).toMatchObject({ byMail: true })
    const { mail, dueSk } = (await bookOf(grace)) as { mail: { rungUpTo: number }; dueSk: string }
    expect(mail.rungUpTo).toBeGreaterThanOrEqual(before)
    expect(Number(dueSk)).toBeGreaterThan(before)
    await saveReminderSettings(grace, {})
    expect(await bookOf(grace)).not.toHaveProperty('mail')
    expect(await bookOf(grace)).not.toHaveProperty('dueSk')
  })

  it('[REM-05] that are changed while a run rings stay with that run, and no other one rings', async () => {
    const ada = await newSignedInUser()
    await withReminder(ada)
    await registerDevice(ada)
    const later = Date.now() + 86_400_000
    const send = table.send.bind(table)
    let claimed: unknown
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Key?: { sk: string } } }) => {
      const reply = await send(command as never)
      // The run begins after the request has read the reminders, and before it stores them.
      if (command.input.Key?.sk !== 'REMINDERS' || claimed) return reply
      vi.restoreAllMocks()
      claimed = await claimBook(ada.userId, later)
      return reply
    }) as never)
    expect((await saveReminderSettings(ada, { showsTitle: true })).status).toBe(200)
    expect(claimed).toBeDefined()
    expect(await bookOf(ada)).toMatchObject({ settings: { showsTitle: true } })
    expect(await claimBook(ada.userId, later)).toBeUndefined()
  })

  it('[SEC-26] are at most 20, also when 25 are created at once', async () => {
    const ada = await newSignedInUser()
    const bodies = Array.from({ length: 25 }, () => newReminder({ change: newChangeId(-1) }))
    const replies = await Promise.all(bodies.map((body) => saveReminder(ada, body.change, body)))
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20)
    for (const body of bodies) await saveReminder(ada, body.change, body)
    expect((await stateOf(ada)).reminders).toHaveLength(20)
    const more = newReminder()
    expect((await saveReminder(ada, more.change, more)).problem.type).toBe('/problems/reminder-limit-reached')
  })

  it.each([
    ['without a title', { title: '' }, '/body/title'],
    ['without a time', { schedule: { frequency: 'daily', times: [] } }, '/body/schedule/times'],
    [
      'at thirteen times a day',
      { schedule: { frequency: 'daily', times: Array.from({ length: 13 }, (_, n) => `${n + 10}:00`) } },
      '/body/schedule/times',
    ],
    ['at times out of order', { schedule: { frequency: 'daily', times: ['12:00', '08:00'] } }, '/body/schedule/times'],
    [
      'every hour from 8 to 20',
      { schedule: { frequency: 'hours', everyHours: 1, from: '08:00', until: '20:00' } },
      '/body/schedule/everyHours',
    ],
    [
      'from 20 until 8',
      { schedule: { frequency: 'hours', everyHours: 2, from: '20:00', until: '08:00' } },
      '/body/schedule/until',
    ],
    ['on no day', { schedule: { frequency: 'weekly', weekdays: [], times: ['08:00'] } }, '/body/schedule/weekdays'],
    [
      'on a date in the past',
      { schedule: { frequency: 'once', on: '2020-01-01', times: ['08:00'] } },
      '/body/schedule/on',
    ],
  ])('[REM-01] %s are refused at the field, and nothing is stored', async (_, more, pointer) => {
    const ada = await newSignedInUser()
    const body = newReminder(more)
    const { status, problem } = await saveReminder(ada, body.change, body)
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await bookOf(ada)).toBeUndefined()
  })

  it('[SEC-02] of another user behave like unknown ones', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const id = await withReminder(ada)
    const before = await bookOf(ada)
    const act = (reminder: string) => actOnReminder(noor, reminder, { change: newChangeId(), action: 'done' })
    const [others, unknown] = [await act(id), await act(newChangeId(-90))]
    expect(others.status).toBe(422)
    expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    await removeReminder(noor, id)
    expect(await bookOf(ada)).toEqual(before)
  })

  it('[REM-02] [PROF-02] follow the time zone of the account, also when the change of it broke off', async () => {
    const ada = await newSignedInUser({ zone: 'Europe/London' })
    await withReminder(ada)
    await registerDevice(ada)
    const before = await bookOf(ada)
    await changeProfile(ada, 'zone', 'Asia/Tokyo')
    expect(await stateOf(ada)).toMatchObject({ zone: 'Asia/Tokyo' })
    const after = await bookOf(ada)
    expect(after).toMatchObject({ zone: 'Asia/Tokyo' })
    expect(after?.['dueSk']).not.toBe(before?.['dueSk'])
  })
})

describe('an action', () => {
  it('[REM-03] is in the history with its time, note and the title that the reminder had', async () => {
    const ada = await newSignedInUser()
    const id = await withReminder(ada)
    const actions = [
      { change: newChangeId(-9), action: 'snooze', snoozeUntil: Date.now() + 60_000 },
      { change: newChangeId(-8), action: 'skip' },
      { change: newChangeId(-7), action: 'done', notes: 'With food' },
    ]
    for (const action of actions) expect((await actOnReminder(ada, id, action)).status).toBe(200)
    const renamed = newReminder({ change: newChangeId(-6), title: 'Tea' })
    await saveReminder(ada, id, renamed)
    const logged = actions.map((action) => ({ ...action, reminderId: id, title: 'A glass of water' }))
    expect((await readHistory(ada)).body).toEqual({ logs: logged.toReversed() })
  })

  it('[REM-03] [SEC-25] moves the next time once, also repeated at once', async () => {
    const ada = await newSignedInUser()
    const id = await withReminder(ada)
    const change = newChangeId(-1)
    await Promise.all(Array.from({ length: 20 }, () => actOnReminder(ada, id, { change, action: 'done' })))
    expect((await stateOf(ada)).reminders[0]).toMatchObject({
      action: change,
      countsFromAt: Number(change.slice(0, 13)),
    })
    expect((await readHistory(ada)).body.logs).toHaveLength(1)
    const { problem } = await actOnReminder(ada, id, { change, action: 'skip' })
    expect(problem.errors).toEqual([{ pointer: '/body/id', detail: 'taken' }])
  })

  it.each([
    ['without an end', { action: 'snooze' }, 400],
    ['with an end', { action: 'done', snoozeUntil: Date.now() }, 400],
    ['for three days', { action: 'snooze', snoozeUntil: Date.now() + 3 * 86_400_000 }, 400],
    ['from the future', { change: newChangeId(9), action: 'done' }, 422],
  ] as const)('[REM-03] %s is refused, and nothing is stored', async (_, more, status) => {
    const ada = await newSignedInUser()
    const id = await withReminder(ada)
    const before = await bookOf(ada)
    expect((await actOnReminder(ada, id, { change: newChangeId(), ...more })).status).toBe(status)
    expect(await bookOf(ada)).toEqual(before)
    expect((await readHistory(ada)).body.logs).toEqual([])
  })
})

it('[SUB-09] [SEC-30] reminders are free, and nothing is stored without consent', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 400 })
  await withReminder(ada)
  await changeProfile(ada, 'consent', undefined)
  expect((await saveReminderSettings(ada, { showsTitle: true })).status).toBe(403)
  expect(await stateOf(ada)).toMatchObject({ reminders: [{ title: 'A glass of water' }] })
})

it('[SEC-29] reminders are in the export, and the addresses of devices are not', async () => {
  const ada = await newSignedInUser()
  const id = await withReminder(ada)
  await registerDevice(ada)
  await actOnReminder(ada, id, { change: newChangeId(), action: 'done' })
  const pages = await exportPages(ada)
  expect(sectionOf(pages, 'reminders')).toMatchObject([{ reminders: [{ id }] }])
  expect(sectionOf(pages, 'reminderLogs')).toMatchObject([{ reminderId: id, action: 'done' }])
  expect(JSON.stringify(pages)).not.toContain('fcm.googleapis.com')
})

it('[PERF-01] an action costs two writes', async () => {
  const ada = await newSignedInUser()
  const id = await withReminder(ada)
  const cost = await measureCapacity(() => actOnReminder(ada, id, { change: newChangeId(), action: 'done' }))
  expect(cost, COST_TODO).toMatchObject({ calls: 5, writeUnits: 2 })
})
