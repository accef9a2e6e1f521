import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { handler } from '../functions/operations/handler.ts'
import { handler as people } from '../functions/people/handler.ts'
import { PushService } from '../infra/local/push/push-service.ts'
import { redirectPushServices } from '../infra/local/push/redirect.ts'
import { Faults } from '../infra/local/services/faults.ts'
import { operationsApi } from '../shared/operations/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import { registerDevice, withReminder } from './fixtures/data/reminders.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'

const faults = new Faults()
const phones = new PushService(faults, () => Date.now())
const { port, stop } = await phones.start()
const endRedirect = redirectPushServices(port)
afterAll(() => {
  endRedirect()
  stop()
})
afterEach(() => {
  faults.clear()
  vi.useRealTimers()
})

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0'
const reason = 'she gets no reminders'

const newAdmin = () => newSignedInUser({ roles: ['admin'] })
/** A device of a user at a push service that answers with a status. */
async function addDevice(user: TestUser, name: string, status = 201, userAgent = ANDROID): Promise<string> {
  const device = `${user.userId} ${name}`
  await registerDevice(user, phones.addDevice(device), userAgent)
  phones.setStatus(device, status)
  return device
}
const testOf = ({ cookie }: TestUser, { userId: id }: TestUser) =>
  invoke(handler, operationsApi.testDevices, { cookie, params: { id }, body: { reason } })
const testOwn = ({ cookie }: TestUser) => invoke(handler, operationsApi.testOwnDevices, { cookie })
const actsOf = async ({ cookie, userId }: TestUser) =>
  (await invoke(people, peopleApi.audit, { cookie, query: { act: 'push-tested' } })).body.entries.filter(
    ({ by }: { by: string }) => by === userId,
  )
const devicesOf = async (user: TestUser) =>
  ((await itemsOf(user))['REMINDERS'] as unknown as { devices: object[] }).devices

describe('[ADM-07] a test notification', () => {
  it('[SEC-28] reaches each device of a person, says what it is, and stands in the audit with its reason', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    const phone = await addDevice(ada, 'phone')
    const laptop = await addDevice(ada, 'laptop', 201, FIREFOX)
    const { status, body } = await testOf(admin, ada)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: ada.userId,
      devices: [
        { name: 'Chrome on Android', result: 'accepted' },
        { name: 'Firefox on Mac', result: 'accepted' },
      ],
    })
    for (const device of [phone, laptop])
      expect(phones.list(device)).toMatchObject([
        {
          payload: {
            title: 'Stillwater',
            body: 'This is a test from Stillwater. There is nothing to do.',
            tag: 'push-test',
            path: '/home',
            due: 0,
          },
        },
      ])
    expect(await actsOf(admin)).toMatchObject([{ about: ada.userId, reason }])
  })

  it('reaches the own devices of the admin, without a reason', async () => {
    const admin = await newAdmin()
    const phone = await addDevice(admin, 'phone')
    expect((await testOwn(admin)).body).toMatchObject({ devices: [{ result: 'accepted' }] })
    expect(phones.list(phone)).toHaveLength(1)
    const [act] = await actsOf(admin)
    expect(act).toMatchObject({ about: admin.userId })
    expect(act).not.toHaveProperty('reason')
  })

  it('[PUSH-04] leaves the number on the icon of the app as it is', async () => {
    const ada = await newSignedInUser({ zone: 'UTC' })
    const phone = await addDevice(ada, 'phone')
    await withReminder(ada)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
    await testOf(await newAdmin(), ada)
    expect(phones.list(phone)).toMatchObject([{ payload: { due: 1 } }])
  })

  it.each([404, 410])('[PUSH-05] to a device that is gone (%i) says so, and forgets it alone', async (status) => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await addDevice(ada, 'old', status)
    await addDevice(ada, 'new', 201, FIREFOX)
    const { body } = await testOf(admin, ada)
    expect(body.devices).toEqual([
      { name: 'Chrome on Android', result: 'gone' },
      { name: 'Firefox on Mac', result: 'accepted' },
    ])
    expect(await devicesOf(ada)).toMatchObject([{ userAgent: FIREFOX }])
  })

  it.each([
    [429, 'refused'],
    [403, 'refused'],
    [500, 'refused'],
  ])('[PUSH-05] that is answered with %i is %s, and changes nothing for reminders', async (status, result) => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await addDevice(ada, 'phone', status)
    const before = await devicesOf(ada)
    expect((await testOf(admin, ada)).body.devices).toEqual([{ name: 'Chrome on Android', result }])
    expect(await devicesOf(ada)).toEqual(before)
  })

  it('[RELY-05] that does not reach the push service says so', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    await addDevice(ada, 'phone')
    faults.set({ target: 'push', mode: 'down', rate: 1, delayMs: 0 })
    const { body } = await testOf(admin, ada)
    expect(body.devices).toEqual([{ name: 'Chrome on Android', result: 'not-reached' }])
    expect(await devicesOf(ada)).toHaveLength(1)
  })

  it('to a person without a device sends nothing, and an unknown browser has no name', async () => {
    const [admin, ada, mia] = [await newAdmin(), await newSignedInUser(), await newSignedInUser()]
    expect((await testOf(admin, ada)).body).toEqual({ id: ada.userId, devices: [] })
    await addDevice(mia, 'heron', 201, 'Heron 1')
    expect((await testOf(admin, mia)).body.devices).toEqual([{ name: '', result: 'accepted' }])
  })

  it('to nobody is refused, and writes nothing', async () => {
    const admin = await newAdmin()
    expect((await testOf(admin, { ...admin, userId: 'f'.repeat(32) as never })).status).toBe(404)
    expect(await actsOf(admin)).toEqual([])
  })

  it('[SEC-12] is sent at most twenty times in an hour', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCMinutes(1) })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? testOf(admin, ada) : testOwn(admin))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await testOf(admin, ada)).status).toBe(429)
    expect((await testOwn(admin)).status).toBe(429)
    expect(await actsOf(admin)).toHaveLength(20)
  })
})
