import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { handler } from '../functions/passkeys/handler.ts'
import { authApi } from '../shared/auth/api.ts'
import { passkeysApi } from '../shared/passkeys/api.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { startMail } from './fixtures/mail/mail-stand-ins.ts'
import type { Authenticator, Lies } from './fixtures/passkeys/authenticator.ts'
import { addPasskey, proofRequest, sessionCookie, signInByPasskey } from './fixtures/passkeys/passkeys.ts'

const mail = await startMail()
const REFUSED = { status: 401, problem: { type: '/problems/passkey-refused' } }

const accountOf = async (cookie: string) => (await invoke(auth, authApi.session, { cookie })).body.account

const signInByPassword = ({ email, password }: TestUser) =>
  invoke(auth, authApi.signIn, { body: { email, password, stayLoggedIn: false } })

/** Lets time pass. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
}

describe('a sign-in by a passkey', () => {
  it('[PROF-03] takes back a deletion of the account, until it is gone', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    await changeProfile(ada, 'erasesAt', Date.now() + 60_000)
    expect((await signInByPasskey(device)).body.account).toMatchObject({ id: ada.userId, isErasureTakenBack: true })
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('erasesAt')
    await changeProfile(ada, 'erasesAt', Date.now() - 1)
    expect(await signInByPasskey(device)).toMatchObject(REFUSED)
  })

  it('[SEC-08] in a new browser is told to the owner, and ends the session that the browser has', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    expect((await signInByPasskey(device)).status).toBe(200)
    const reply = await signInByPasskey(device, { cookie: ada.cookie })
    expect(mail.jobs().filter(({ userId, kind }) => userId === ada.userId && kind === 'new-device')).toHaveLength(1)
    expect(await accountOf(ada.cookie)).toBeNull()
    expect((await accountOf(sessionCookie(reply))).id).toBe(ada.userId)
  })
})

describe('a passkey as a proof', () => {
  const prove = async (device: Authenticator, cookie: string, lies?: Lies) =>
    invoke(handler, passkeysApi.prove, await proofRequest({ cookie }, device, lies))
  const begin = async (cookie: string) => (await invoke(handler, passkeysApi.beginAdding, { cookie })).status

  it.each([undefined, true] as const)(
    '[SEC-14] works for 15 minutes, also without a password: %s',
    async (hasNoPassword) => {
      const ada = await newSignedInUser()
      const device = await addPasskey(ada)
      await changeProfile(ada, 'hasNoPassword', hasNoPassword)
      later(20 * 60_000)
      const refused = await invoke(handler, passkeysApi.beginAdding, { cookie: ada.cookie })
      expect(refused).toMatchObject({ status: 403, problem: { type: '/problems/prove-again' } })
      expect((await prove(device, ada.cookie)).status).toBe(200)
      later(15 * 60_000 - 1)
      expect(await begin(ada.cookie)).toBe(200)
      later(1)
      expect(await begin(ada.cookie)).toBe(403)
    },
  )

  it('[SEC-14] counts for a change of the address by a user without a password', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    await changeProfile(ada, 'hasNoPassword', true)
    later(20 * 60_000)
    const change = () =>
      invoke(auth, authApi.requestEmailChange, { cookie: ada.cookie, body: { email: `new.${ada.email}` } })
    expect(await change()).toMatchObject({ status: 403, problem: { type: '/problems/prove-again' } })
    await prove(device, ada.cookie)
    expect((await change()).status).toBe(200)
  })

  it('[SEC-14] need not name the user, but names no other one', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const device = await addPasskey(ada)
    later(20 * 60_000)
    const userHandle = Buffer.from(noor.userId, 'hex').toString('base64url')
    expect(await prove(device, ada.cookie, { userHandle })).toMatchObject(REFUSED)
    expect(await begin(ada.cookie)).toBe(403)
    expect((await prove(device, ada.cookie, { userHandle: null })).status).toBe(200)
    expect(await begin(ada.cookie)).toBe(200)
  })

  it('[REQ-01] that is sent again after a lost reply is no refusal for a minute, and proves nothing more', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    later(20 * 60_000)
    const request = await proofRequest(ada, device)
    const send = (cookie = ada.cookie) => invoke(handler, passkeysApi.prove, { ...request, cookie })
    expect((await send()).status).toBe(200)
    later(59_999)
    const before = await itemsOf(ada)
    const again = await send()
    expect(again).toMatchObject({ status: 200, body: {}, cookies: [] })
    expect(await itemsOf(ada)).toEqual(before)
    expect(await send(sessionCookie(await signInByPassword(ada)))).toMatchObject(REFUSED)
    later(1)
    expect(await send()).toMatchObject(REFUSED)
  })

  it('[SEC-02] of another user proves nothing', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const device = await addPasskey(noor)
    await addPasskey(ada)
    later(20 * 60_000)
    expect(await prove(device, ada.cookie, { userHandle: null })).toMatchObject(REFUSED)
  })

  it('[SEC-02] of another user proves nothing, even if it names that user', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const device = await addPasskey(noor)
    await addPasskey(ada)
    later(20 * 60_000)
    expect(await prove(device, ada.cookie)).toMatchObject(REFUSED)
    expect(await begin(ada.cookie)).toBe(403)
  })
})
