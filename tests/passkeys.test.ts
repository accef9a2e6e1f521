import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { handler } from '../functions/passkeys/handler.ts'
import { authApi } from '../shared/auth/api.ts'
import { passkeysApi } from '../shared/passkeys/api.ts'
import { MAX_PASSKEYS } from '../shared/passkeys/schema.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { newViewerHeaders } from './fixtures/google/google.ts'
import { invoke, type TestResponse } from './fixtures/invoke.ts'
import { startMail } from './fixtures/mail/mail-stand-ins.ts'
import { Authenticator, CERTIFIED, type Lies } from './fixtures/passkeys/authenticator.ts'
import {
  addPasskey,
  challengeCookie,
  newPasskeyRequest,
  proofRequest,
  sessionCookie,
  signInByPasskey,
  signInRequest,
} from './fixtures/passkeys/passkeys.ts'

vi.mock('@simplewebauthn/server', { spy: true })
const mail = await startMail()
const REFUSED = { status: 401, problem: { type: '/problems/passkey-refused' } }

const passkeysOf = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, passkeysApi.list, { cookie })).body.passkeys as { id: string; name: string; usedAt: number }[]
const accountOf = async (cookie: string) => (await invoke(auth, authApi.session, { cookie })).body.account
const storedCounter = async (user: TestUser) => {
  const { passkeys } = (await itemsOf(user))['PASSKEYS'] as { passkeys: { counter: number }[] }
  return passkeys[0]?.counter
}

const countOf = (replies: readonly TestResponse[], status: number) =>
  replies.filter((reply) => reply.status === status).length
const signInAgain = async ({ email, password }: TestUser) => {
  const reply = await invoke(auth, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
  return { cookie: sessionCookie(reply) }
}

/** Lets time pass. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
}

describe('a passkey', () => {
  it('[SEC-08] signs its user in, in any browser, and the list says when', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    expect(await passkeysOf(ada)).toMatchObject([{ usedAt: null }])
    const before = Date.now()
    const reply = await signInByPasskey(device)
    expect(reply).toMatchObject({ status: 200, body: { account: { id: ada.userId, hasPasskey: true } } })
    expect((await accountOf(sessionCookie(reply))).id).toBe(ada.userId)
    expect((await passkeysOf(ada))[0]?.usedAt).toBeGreaterThanOrEqual(before)
  })

  it('[SEC-08] is named after the browser, and can be renamed', async () => {
    const ada = await newSignedInUser()
    const { body } = await newPasskeyRequest(ada, new Authenticator())
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' }
    expect((await invoke(handler, passkeysApi.add, { cookie: ada.cookie, body, headers })).status).toBe(200)
    const [passkey] = await passkeysOf(ada)
    expect(passkey?.name).toBe('Firefox on Android')
    const rename = (id: string, name: string) =>
      invoke(handler, passkeysApi.rename, { cookie: ada.cookie, params: { id }, body: { name } })
    expect((await rename(passkey?.id ?? '', '  My phone ')).body).toMatchObject({ passkeys: [{ name: 'My phone' }] })
    expect((await rename('x'.repeat(22), 'My phone')).status).toBe(404)
  })

  it('[SEC-14] is told to the owner by mail, whose link opens the list', async () => {
    const ada = await newSignedInUser()
    await addPasskey(ada)
    expect(mail.jobs()).toMatchObject([{ kind: 'passkey-added', userId: ada.userId }])
    const sent = await mail.sendQueuedMails()
    expect(sent).toMatchObject({ to: ada.email, subject: 'A passkey was added to your Stillwater account' })
    expect(sent.text).toContain('https://stillwater.test/settings?room=passkeys')
  })

  it('[SEC-26] is one of ten at most, also when many are added at once', async () => {
    const ada = await newSignedInUser()
    for (let n = 1; n < MAX_PASSKEYS; n++) await addPasskey(ada)
    // Each session has a challenge of its own.
    const sessions = await Promise.all([1, 2, 3, 4].map(() => signInAgain(ada)))
    const requests = await Promise.all(sessions.map((each) => newPasskeyRequest(each, new Authenticator())))
    const replies = await Promise.all(requests.map((request) => invoke(handler, passkeysApi.add, request)))
    expect(countOf(replies, 200)).toBe(1)
    expect(replies.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    expect(await passkeysOf(ada)).toHaveLength(MAX_PASSKEYS)
    const next = await invoke(handler, passkeysApi.beginAdding, { cookie: ada.cookie })
    expect(next).toMatchObject({ status: 409, problem: { type: '/problems/too-many-passkeys' } })
  })

  it('[SEC-02] names the account by its id alone, and asks an authenticator for no second one', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    const { body } = await invoke(handler, passkeysApi.beginAdding, { cookie: ada.cookie })
    expect(body.rp).toEqual({ id: 'stillwater.test', name: 'Stillwater' })
    expect(Buffer.from(body.user.id, 'base64url').toString('hex')).toBe(ada.userId)
    expect(body.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }])
    expect(body.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
  })
})

const LIES: readonly (readonly [string, Lies])[] = [
  ['for another origin', { origin: 'https://still-water.test' }],
  ['for another relying party', { rpId: 'still-water.test' }],
  ['for another challenge', { challenge: 'x'.repeat(43) }],
  ['without a verification of the user', { isUnverified: true }],
]

describe('a new passkey that', () => {
  it.each<readonly [string, Lies]>([...LIES, ['as if it were used', { type: 'webauthn.get' }]])(
    '[SEC-08] is made %s is refused, and nothing is stored or mailed',
    async (_, lies) => {
      const ada = await newSignedInUser()
      const request = await newPasskeyRequest(ada, new Authenticator(), lies)
      expect(await invoke(handler, passkeysApi.add, request)).toMatchObject(REFUSED)
      expect(Object.keys(await itemsOf(ada))).not.toContain('PASSKEYS')
      expect(mail.jobs().filter(({ userId }) => userId === ada.userId)).toEqual([])
    },
  )

  it('[SEC-08] comes with a certificate is refused before the library could follow an address in it', async () => {
    const ada = await newSignedInUser()
    vi.mocked(verifyRegistrationResponse).mockClear()
    const request = await newPasskeyRequest(ada, new Authenticator(), { attestation: CERTIFIED })
    expect(await invoke(handler, passkeysApi.add, request)).toMatchObject(REFUSED)
    expect(Object.keys(await itemsOf(ada))).not.toContain('PASSKEYS')
    expect(verifyRegistrationResponse).not.toHaveBeenCalled()
    await addPasskey(ada)
    expect(verifyRegistrationResponse).toHaveBeenCalledOnce()
  })

  it('[SEC-08] says another id than its authenticator is refused', async () => {
    const ada = await newSignedInUser()
    const { cookie, body } = await newPasskeyRequest(ada, new Authenticator())
    const forged = { cookie, body: { passkey: { ...body.passkey, id: new Authenticator().id } } }
    expect(await invoke(handler, passkeysApi.add, forged)).toMatchObject(REFUSED)
  })

  it('[SEC-08] comes twice at once is added once', async () => {
    const ada = await newSignedInUser()
    const request = await newPasskeyRequest(ada, new Authenticator())
    const replies = await Promise.all([1, 2, 3].map(() => invoke(handler, passkeysApi.add, request)))
    expect(replies.every(({ status }) => [200, 401].includes(status))).toBe(true)
    expect(await passkeysOf(ada)).toHaveLength(1)
    expect(mail.jobs().filter(({ userId }) => userId === ada.userId)).toHaveLength(1)
  })

  it('[REQ-01] is sent again after a lost reply has the same reply, and nothing is stored or mailed again', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const request = await newPasskeyRequest(ada, new Authenticator())
    const first = await invoke(handler, passkeysApi.add, request)
    const before = await itemsOf(ada)
    expect(await invoke(handler, passkeysApi.add, request)).toMatchObject({ status: 200, body: first.body })
    expect((await itemsOf(ada))['PASSKEYS']).toEqual(before['PASSKEYS'])
    expect(mail.jobs().filter(({ userId }) => userId === ada.userId)).toHaveLength(1)
    expect(await invoke(handler, passkeysApi.add, { ...request, cookie: noor.cookie })).toMatchObject(REFUSED)
  })

  it('[SEC-08] another session began, or that was begun for another purpose, is refused', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const { body } = await newPasskeyRequest(noor, new Authenticator())
    await newPasskeyRequest(ada, new Authenticator())
    expect(await invoke(handler, passkeysApi.add, { cookie: ada.cookie, body })).toMatchObject(REFUSED)
    const device = await addPasskey(ada)
    const proof = await proofRequest(ada, device)
    const signIn = { cookie: ada.cookie, body: { ...proof.body, stayLoggedIn: false } }
    expect(await invoke(handler, passkeysApi.signIn, signIn)).toMatchObject(REFUSED)
    const { body: used } = await signInRequest(device)
    const asProof = { cookie: ada.cookie, body: { passkey: used.passkey } }
    expect(await invoke(handler, passkeysApi.prove, asProof)).toMatchObject(REFUSED)
    expect((await invoke(handler, passkeysApi.prove, proof)).status).toBe(401)
  })
})

describe('a use of a passkey', () => {
  it.each<readonly [string, Lies]>([...LIES, ['as if it were made', { type: 'webauthn.create' }]])(
    '[SEC-08] %s is refused, and leaves the passkey as it is',
    async (_, lies) => {
      const ada = await newSignedInUser()
      const device = await addPasskey(ada)
      const before = (await itemsOf(ada))['PASSKEYS']
      const reply = await signInByPasskey(device, { lies })
      expect(reply).toMatchObject(REFUSED)
      expect(sessionCookie(reply)).toBe('')
      expect((await itemsOf(ada))['PASSKEYS']).toEqual(before)
      expect((await signInByPasskey(device)).status).toBe(200)
    },
  )

  it('[SEC-08] with a forged signature, another key or a changed answer is refused', async () => {
    const ada = await newSignedInUser()
    const [device, other] = [await addPasskey(ada), new Authenticator()]
    const { cookie, body } = await signInRequest(device)
    const { challenge } = JSON.parse(atob(body.passkey.clientDataJSON))
    const begun = { challenge, rpId: 'stillwater.test', timeout: 1, allowCredentials: [] }
    const byOther = other.use({ ...begun, userVerification: 'required' }, 'https://stillwater.test')
    const passkey = { ...body.passkey, signature: byOther.signature }
    expect(await invoke(handler, passkeysApi.signIn, { cookie, body: { ...body, passkey } })).toMatchObject(REFUSED)
  })

  it('[SEC-08] counts once, and only in the browser and the five minutes of its challenge', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    const request = await signInRequest(device)
    const replies = await Promise.all([1, 2, 3].map(() => invoke(handler, passkeysApi.signIn, request)))
    expect([countOf(replies, 200), countOf(replies, 401)]).toEqual([1, 2])
    const { body } = await signInRequest(device)
    const { cookie } = await signInRequest(device)
    expect(await invoke(handler, passkeysApi.signIn, { body })).toMatchObject(REFUSED)
    expect(await invoke(handler, passkeysApi.signIn, { body, cookie })).toMatchObject(REFUSED)
    const late = await signInRequest(device)
    later(301_000)
    expect(await invoke(handler, passkeysApi.signIn, late)).toMatchObject(REFUSED)
  })

  it('[SEC-08] that names no user is no sign-in, whatever session the browser has', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    const reply = await signInByPasskey(device, { cookie: ada.cookie, lies: { userHandle: null } })
    expect(reply).toMatchObject(REFUSED)
    expect(sessionCookie(reply)).toBe('')
  })

  it('[SEC-11] is refused alike for another account, an unknown one and an unknown passkey', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const device = await addPasskey(ada)
    await addPasskey(noor)
    const handleOf = (id: string) => Buffer.from(id, 'hex').toString('base64url')
    const handles = [handleOf(noor.userId), handleOf('ab'.repeat(16)), handleOf((await newSignedInUser()).userId)]
    const forged = handles.map((userHandle) => signInByPasskey(device, { lies: { userHandle } }))
    const stranger = signInByPasskey(new Authenticator(), { lies: { userHandle: handleOf(ada.userId) } })
    const replies = await Promise.all([...forged, stranger])
    const shown = replies.map(({ status, body, cookies }) => ({ status, cookies, ...body, requestId: '' }))
    expect(new Set(shown.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]).toMatchObject(REFUSED)
  })

  it('[SEC-08] whose counter goes back or stands still is refused: there is a copy of the passkey', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada, new Authenticator({ counts: true }))
    expect((await signInByPasskey(device, { lies: { counter: 7 } })).status).toBe(200)
    expect(await storedCounter(ada)).toBe(7)
    for (const counter of [7, 6, 0]) expect(await signInByPasskey(device, { lies: { counter } })).toMatchObject(REFUSED)
    expect((await signInByPasskey(device, { lies: { counter: 8 } })).status).toBe(200)
  })

  it('[SEC-12] is tried 300 times in a quarter of an hour from one network at most', { tags: ['deep'] }, async () => {
    const headers = newViewerHeaders()
    const statuses: number[] = []
    for (let n = 0; n < 301; n++) statuses.push((await invoke(handler, passkeysApi.beginSignIn, { headers })).status)
    expect(statuses).toEqual([...Array(300).fill(200), 429])
  })
})

it('[SEC-07] the challenge of a browser is in a cookie that no script can read', async () => {
  const begun = await invoke(handler, passkeysApi.beginSignIn)
  expect(begun.cookies[0]).toMatch(/^__Host-passkey=\S+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=300$/)
  expect(challengeCookie(begun)).not.toContain(begun.body.challenge)
})
