import { describe, expect, it } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { beginSession } from '../functions/sign-in/sessions.ts'
import { authApi } from '../shared/auth/api.ts'
import { newSubscription, registerDevice } from './fixtures/data/reminders.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'

async function endpointsOf(user: TestUser): Promise<string[]> {
  const { devices } = (await itemsOf(user))['REMINDERS'] as unknown as { devices: { endpoint: string }[] }
  return devices.map(({ endpoint }) => endpoint)
}

/** Another session of the same user, on another device. */
async function onAnotherDevice(user: TestUser): Promise<TestUser> {
  const identity = { id: user.userId, email: user.email, fullName: 'Ada', emailProven: true, roles: [] }
  const { cookie } = await beginSession(identity, 'stay', { presented: undefined, userAgent: '', now: Date.now() })
  return { ...user, cookie: cookie.split(';')[0] ?? '' }
}

describe('the end of a session', () => {
  it('[SEC-14] [AUTH-15] ends the notifications of its device, and of no other', async () => {
    const phone = await newSignedInUser()
    const tablet = await onAnotherDevice(phone)
    await registerDevice(phone, newSubscription('phone'))
    await registerDevice(tablet, newSubscription('tablet'))
    expect((await invoke(auth, authApi.signOut, { cookie: phone.cookie })).status).toBe(200)
    expect(await endpointsOf(tablet)).toEqual([newSubscription('tablet').endpoint])
  })

  it('[SEC-14] on all other devices ends theirs', async () => {
    const phone = await newSignedInUser()
    const tablet = await onAnotherDevice(phone)
    await registerDevice(phone, newSubscription('phone'))
    await registerDevice(tablet, newSubscription('tablet'))
    expect((await invoke(auth, authApi.endOtherSessions, { cookie: phone.cookie })).status).toBe(200)
    expect(await endpointsOf(phone)).toEqual([newSubscription('phone').endpoint])
  })
})
