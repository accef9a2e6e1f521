import { describe, expect, it } from 'vitest'
import { pushApi } from '../../shared/push/api.ts'
import { newSubscription, registerDevice, withReminder } from '../../tests/fixtures/data/reminders.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

interface Device {
  id: string
  endpoint: string
  userAgent: string
}

const bookOf = async (user: TestUser) => (await itemsOf(user))['REMINDERS'] as { devices: Device[]; v: number }
const endpointsOf = async (user: TestUser) => (await bookOf(user)).devices.map(({ endpoint }) => endpoint)
const remove = ({ cookie }: TestUser, endpoint: string) =>
  invoke(handler, pushApi.remove, { cookie, body: { endpoint } })

it('[PUSH-03] the public key is that of the deployment', async () => {
  const { cookie } = await newSignedInUser()
  const { status, body } = await invoke(handler, pushApi.config, { cookie })
  expect(status).toBe(200)
  expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65)
})

describe('a device', () => {
  it('[PUSH-03] is registered with its user agent, and again without a change', async () => {
    const ada = await newSignedInUser()
    expect((await registerDevice(ada)).status).toBe(200)
    const before = await bookOf(ada)
    expect(before.devices).toMatchObject([{ endpoint: newSubscription().endpoint, userAgent: 'Heron 1' }])
    await registerDevice(ada)
    expect(await bookOf(ada)).toEqual(before)
    await registerDevice(ada, newSubscription(), 'Heron 2')
    expect((await bookOf(ada)).devices).toMatchObject([{ userAgent: 'Heron 2' }])
  })

  it('[PUSH-03] is removed by its address', async () => {
    const ada = await newSignedInUser()
    for (const name of ['one', 'two']) await registerDevice(ada, newSubscription(name))
    expect((await remove(ada, newSubscription('one').endpoint)).status).toBe(200)
    expect(await endpointsOf(ada)).toEqual([newSubscription('two').endpoint])
    expect((await remove(ada, 'https://heron.example')).status).toBe(200)
  })

  it('[PUSH-03] is one of ten at most: the one that was registered first goes', async () => {
    const ada = await newSignedInUser()
    const names = Array.from({ length: 11 }, (_, n) => `device-${n}`)
    for (const name of names) await registerDevice(ada, newSubscription(name))
    expect(await endpointsOf(ada)).toEqual(names.slice(1).map((name) => newSubscription(name).endpoint))
  })

  it('[REM-05] puts its user into the index only while something is due to ring', async () => {
    const ada = await newSignedInUser()
    await registerDevice(ada)
    expect(await bookOf(ada)).not.toHaveProperty('dueSk')
    await withReminder(ada)
    expect(await bookOf(ada)).toMatchObject({ duePk: 'DUE#0', dueSk: expect.stringMatching(/^\d{13}$/) })
    await remove(ada, newSubscription().endpoint)
    expect(await bookOf(ada)).not.toHaveProperty('dueSk')
  })
})

describe('an address', () => {
  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com.heron.example/x',
    'https://heron.example/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://notify.windows.com/x',
    'https://evilnotify.windows.com/x',
    'heron',
    '',
  ])('[SEC-20] [PUSH-05] that is not of a known push service is refused: %j', async (endpoint) => {
    const ada = await newSignedInUser()
    const { status, problem } = await registerDevice(ada, { ...newSubscription(), endpoint })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe('/body/subscription/endpoint')
    expect(await bookOf(ada)).toBeUndefined()
  })

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-db5p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])('[SEC-20] of a known push service is accepted: %s', async (endpoint) => {
    const ada = await newSignedInUser()
    expect((await registerDevice(ada, { ...newSubscription(), endpoint })).status).toBe(200)
  })
})
