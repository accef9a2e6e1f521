import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { newReminder, registerDevice, saveReminder, saveReminderSettings } from '../../tests/fixtures/data/reminders.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { Ringing } from '../../tests/fixtures/reminders/ringing.ts'
import { table } from '../table/client.ts'
import { changeBook } from '../table/records/reminders.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Seven in the morning of a day of this year. Tests run on other days, each with its own users. */
const START = Date.parse('2027-03-01T07:00:00Z')

const { ringing, stop } = await Ringing.start()
afterAll(() => stop())
afterEach(() => {
  ringing.faults.clear()
  vi.setSystemTime(Date.now() + HOUR_MS)
})

let day = 0

/** A user with a reminder daily at eight and at nine, and a device. Each test has a day of its own. */
async function newListener(more: object = {}) {
  day += 1
  const start = START + day * 24 * HOUR_MS
  vi.setSystemTime(start)
  const ada = await newSignedInUser({ zone: 'UTC' })
  const reminder = newReminder({
    change: `${start - MINUTE_MS}-${String(day).padStart(6, '0')}`,
    schedule: { frequency: 'daily', times: ['08:00', '09:00'] },
    ...more,
  })
  expect((await saveReminder(ada, reminder.change, reminder)).status).toBe(200)
  const phone = ringing.phones.addDevice(ada.userId)
  await registerDevice(ada, phone)
  const at = (time: string, days = 0) =>
    Date.parse(`${new Date(start).toISOString().slice(0, 10)}T${time}:00Z`) + days * 24 * HOUR_MS
  return { ada, at, phone, id: reminder.change }
}

const bookOf = async (user: TestUser) => (await itemsOf(user))['REMINDERS']
const deviceOf = async (user: TestUser) => ((await bookOf(user)) as { devices?: object[] } | undefined)?.devices?.[0]

describe('a reminder', () => {
  it('[REM-05] [PUSH-04] [SEC-21] rings once on the device, and says nothing about the user', async () => {
    const { ada, at, id } = await newListener({ title: 'Heron tablets' })
    await ringing.runMinutes(at('07:58'), at('08:03'))
    expect(ringing.phones.list(ada.userId)).toEqual([
      {
        device: ada.userId,
        payload: {
          title: 'Stillwater',
          body: 'A reminder for you.',
          tag: id,
          path: '/reminders?tab=due',
          due: 1,
          reminder: id,
        },
        ttl: 1800,
        topic: expect.stringMatching(/^[\w-]{32}$/),
        at: at('08:00'),
      },
    ])
    await ringing.run(at('09:00'))
    expect(ringing.phones.list(ada.userId)).toHaveLength(2)
  })

  it('[SEC-21] shows its title if the user chose so', async () => {
    const { ada, at } = await newListener({ title: 'Heron tablets' })
    await saveReminderSettings(ada, { showsTitle: true })
    await ringing.run(at('08:00'))
    expect(ringing.shownOn(ada.userId)).toMatchObject([{ title: 'Heron tablets', body: 'Stillwater' }])
  })

  it('[REM-05] is handed to mail once, too, if the user wants that, also when the queue fails at first', async () => {
    const { ada, at } = await newListener()
    await saveReminderSettings(ada, { showsTitle: true, byMail: true })
    ringing.faults.set({ target: 'push', mode: 'down', rate: 1, delayMs: 0 })
    await ringing.run(at('08:00'))
    ringing.faults.clear()
    await ringing.runMinutes(at('08:01'), at('08:05'))
    const mails = ringing.mails.filter(({ job }) => job.userId === ada.userId)
    expect(mails).toMatchObject([{ job: { kind: 'reminder', count: 1, upTo: at('08:00') }, at: at('08:01') }])
    await saveReminderSettings(ada, { showsTitle: true })
    await ringing.run(at('09:00'))
    expect(ringing.mailsTo(ada.userId)).toHaveLength(1)
    expect(ringing.shownOn(ada.userId)).toHaveLength(2)
  })

  it('[REM-05] is still handed to mail when the user saves settings before the queue takes it', async () => {
    const { ada, at } = await newListener()
    await saveReminderSettings(ada, { showsTitle: true, byMail: true })
    ringing.faults.set({ target: 'push', mode: 'down', rate: 1, delayMs: 0 })
    await ringing.run(at('08:00'))
    ringing.faults.clear()
    await saveReminderSettings(ada, { showsTitle: false, byMail: true })
    await ringing.runMinutes(at('08:01'), at('08:05'))
    expect(ringing.mailsTo(ada.userId)).toHaveLength(1)
  })

  it('[REM-05] is handed to mail also after a hundred failures of the queue', async () => {
    const { ada, at } = await newListener()
    await saveReminderSettings(ada, { showsTitle: true, byMail: true })
    await changeBook(ada.userId, (book) => ({ ...book, mail: { rungUpTo: at('07:59'), failures: 99 } }))
    ringing.faults.set({ target: 'push', mode: 'down', rate: 1, delayMs: 0 })
    await ringing.run(at('08:00'))
    ringing.faults.clear()
    await ringing.run(at('09:00'))
    expect(ringing.mailsTo(ada.userId)).toHaveLength(1)
    expect(await bookOf(ada)).toMatchObject({ mail: { rungUpTo: at('09:00') } })
  })

  it('[REM-05] [PUSH-03] rings also on a device that registers again before it was told', async () => {
    const { ada, at, phone } = await newListener()
    vi.setSystemTime(at('08:05'))
    await registerDevice(ada, phone, 'Heron 2')
    expect(await deviceOf(ada)).toMatchObject({ userAgent: 'Heron 2' })
    await ringing.run(at('08:10'))
    expect(ringing.shownOn(ada.userId)).toHaveLength(1)
  })

  it('[REM-05] rings on every device of its user', async () => {
    const { ada, at } = await newListener()
    await registerDevice(ada, ringing.phones.addDevice(`${ada.userId} tablet`, 'updates.push.services.mozilla.com'))
    await ringing.run(at('08:00'))
    expect(ringing.shownOn(ada.userId)).toHaveLength(1)
    expect(ringing.shownOn(`${ada.userId} tablet`)).toHaveLength(1)
  })

  it('[REM-05] is sent up to 30 minutes late, and after that in one notification for all', async () => {
    const { ada, at } = await newListener()
    const tea = newReminder({ change: `${at('07:00')}-000000`, schedule: { frequency: 'daily', times: ['08:00'] } })
    await saveReminder(ada, tea.change, tea)
    await ringing.run(at('08:30'))
    expect(ringing.shownOn(ada.userId)).toHaveLength(2)
    await ringing.run(at('07:00', 3))
    expect(ringing.shownOn(ada.userId).slice(2)).toMatchObject([
      { title: 'Stillwater', body: '2 reminders are waiting.', tag: 'reminders', due: 2 },
    ])
    await ringing.run(at('07:01', 3))
    expect(ringing.phones.list(ada.userId)).toHaveLength(3)
  })

  it('[REM-05] waits for the end of quiet hours', async () => {
    const { ada, at } = await newListener({ schedule: { frequency: 'daily', times: ['05:00'] } })
    await saveReminderSettings(ada, { showsTitle: false, quietHours: { from: '22:00', until: '07:00' } })
    await ringing.run(at('05:00', 1))
    await ringing.run(at('06:59', 1))
    expect(ringing.phones.list(ada.userId)).toEqual([])
    await ringing.run(at('07:00', 1))
    expect(ringing.shownOn(ada.userId)).toMatchObject([{ body: 'A reminder is waiting.' }])
  })
})

describe('a push service', () => {
  it('[SEC-20] that is not known (any more) is not asked, and its device is forgotten', async () => {
    const { ada, at } = await newListener()
    await changeBook(ada.userId, (book) => ({
      ...book,
      devices: book.devices.map((device) => ({ ...device, endpoint: 'https://127.0.0.1/heron' })),
    }))
    await ringing.run(at('08:00'))
    expect(await bookOf(ada)).toMatchObject({ devices: [] })
  })

  it.each([404, 410])('[PUSH-05] that answers %i ends the device', async (status) => {
    const { ada, at } = await newListener()
    ringing.phones.setStatus(ada.userId, status)
    await ringing.run(at('08:00'))
    expect(await bookOf(ada)).toMatchObject({ devices: [] })
    expect(await bookOf(ada)).not.toHaveProperty('dueSk')
  })

  it.each([429, 500, 400])(
    '[PUSH-05] that answers %i is tried again later, then with what came meanwhile',
    async (status) => {
      const { ada, at } = await newListener()
      ringing.phones.setStatus(ada.userId, status)
      await ringing.run(at('08:00'))
      expect(await deviceOf(ada)).toMatchObject({ failures: 1, retryAt: at('08:01') })
      await ringing.run(at('08:01'))
      expect(await deviceOf(ada)).toMatchObject({ failures: 2, retryAt: at('08:03') })
      ringing.phones.setStatus(ada.userId, 201)
      await ringing.run(at('08:02'))
      expect(ringing.phones.list(ada.userId)).toEqual([])
      await ringing.run(at('08:03'))
      expect(ringing.shownOn(ada.userId)).toHaveLength(1)
      expect(await deviceOf(ada)).not.toHaveProperty('failures')
    },
  )

  it('[PUSH-05] is not asked before the time that it said', async () => {
    const { ada, at } = await newListener()
    ringing.faults.set({ target: 'push', mode: 'throttle', rate: 1, delayMs: 0 })
    await ringing.run(at('08:00'))
    expect(await deviceOf(ada)).toMatchObject({ retryAt: at('08:02') })
  })

  it.each(['down', 'error', 'cut'] as const)('[RELY-05] with the fault "%s" costs nothing but time', async (mode) => {
    const { ada, at } = await newListener()
    ringing.faults.set({ target: 'push', mode, rate: 1, delayMs: 0 })
    await ringing.run(at('08:00'))
    ringing.faults.clear()
    await ringing.run(at('08:01'))
    expect(ringing.shownOn(ada.userId)).toHaveLength(1)
  })

  it('[PUSH-05] is not asked before its time either when another device rings', async () => {
    const { ada, at } = await newListener({ schedule: { frequency: 'daily', times: ['08:00', '08:02'] } })
    await registerDevice(ada, ringing.phones.addDevice(`${ada.userId} tablet`))
    ringing.phones.setStatus(ada.userId, 500)
    for (const time of ['08:00', '08:01']) await ringing.run(at(time))
    ringing.phones.setStatus(ada.userId, 201)
    await ringing.run(at('08:02'))
    expect(ringing.phones.list(`${ada.userId} tablet`)).toHaveLength(2)
    expect(ringing.phones.list(ada.userId)).toEqual([])
    await ringing.run(at('08:03'))
    expect(ringing.phones.list(ada.userId)).toHaveLength(1)
  })

  it('[RELY-05] that fails does not hold back the other devices', async () => {
    const { ada, at } = await newListener()
    await registerDevice(ada, ringing.phones.addDevice(`${ada.userId} tablet`))
    ringing.phones.setStatus(ada.userId, 500)
    await ringing.run(at('08:00'))
    await ringing.run(at('08:01'))
    expect(ringing.phones.list(`${ada.userId} tablet`)).toHaveLength(1)
  })
})

describe('a job', () => {
  it('[RELY-06] that is broken leaves the nine others of its batch done', async () => {
    const listeners = await Promise.all(Array.from({ length: 9 }, () => newListener()))
    const last = listeners.at(-1)
    ringing.queue.send('{"userId":"heron"}')
    await ringing.run(last?.at('08:00') ?? 0)
    for (const { ada } of listeners) expect(ringing.phones.list(ada.userId).length).toBeGreaterThan(0)
    expect(ringing.queue.list()).toHaveLength(1)
  })

  it('[REM-05] twice at the same time rings once', async () => {
    const { ada, at } = await newListener()
    for (let n = 0; n < 10; n++) ringing.queue.send(JSON.stringify({ userId: ada.userId }))
    await ringing.run(at('08:00'))
    expect(ringing.phones.list(ada.userId)).toHaveLength(1)
  })

  it.each([1, 2, 3, 4, 5])(
    '[RELY-04] that ends, or the tick, at call %i of the table runs again after the lease; the phone shows one',
    async (last) => {
      const { ada, at } = await newListener()
      const send = table.send.bind(table)
      let calls = 0
      // The instance ends: neither this call nor a later one reaches the table.
      vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
        calls += 1
        if (calls >= last) throw new Error('ended')
        return send(command)
      }) as never)
      await ringing.run(at('08:00'))
      vi.restoreAllMocks()
      await ringing.run(at('08:01'))
      await ringing.runMinutes(at('08:02'), at('08:07'))
      expect(ringing.shownOn(ada.userId)).toHaveLength(1)
      expect(await bookOf(ada)).toMatchObject({ dueSk: String(at('09:00')) })
    },
  )

  it('[RELY-04] that ends after it has told what is late runs again; the phone shows one', async () => {
    const { ada, at } = await newListener()
    const send = table.send.bind(table)
    // What was told is stored by a put.
    const isOfAda = ({ Item }: { Item?: { pk: string } }) => Item?.pk === `USER#${ada.userId}`
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: object }) => {
      if (isOfAda(command.input)) throw new Error('ended')
      return send(command as never)
    }) as never)
    await ringing.run(at('08:40'))
    vi.restoreAllMocks()
    await ringing.runMinutes(at('08:41'), at('08:46'))
    expect(ringing.phones.list(ada.userId)).toHaveLength(2)
    expect(ringing.shownOn(ada.userId)).toHaveLength(1)
  })
})
