import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke, type TestRequest } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { handler } from '../handler.ts'

const NEW_PASSWORD = 'otter lantern chives'
const mailService = await startMail()
const setPassword = (token: string, password = NEW_PASSWORD, sent: TestRequest = {}) =>
  invoke(handler, authApi.setPassword, { body: { token, password }, ...sent })
const signIn = async ({ email }: Pick<TestUser, 'email'>, password: string, sent: TestRequest = {}) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })).status
const isSignedIn = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const INVALID_LINK = { status: 410, problem: { type: '/problems/link-invalid' } }
const outage = Object.assign(new Error('down'), { $metadata: {} })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link that sets the password', () => {
  it('[AUTH-05] [AUTH-06] is mailed to a user who forgot the password, and works once', async () => {
    const ada = await newSignedInUser()
    await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'recovery' } })
    const { to, text, token } = await mailService.sendQueuedMails()
    expect(to).toBe(ada.email)
    expect(text).toMatch(/^https:\/\/stillwater\.test\/reset-password#link=recovery\.\S+$/m)
    advance(10)
    expect((await setPassword(token)).body).toEqual({ email: ada.email })
    expect(await signIn(ada, ada.password)).toBe(401)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
    expect(await setPassword(token, 'another good one')).toMatchObject(INVALID_LINK)
    expect(await signIn(ada, 'another good one')).toBe(401)
  })

  it('[SEC-14] ends every session and every other link, and notifies the owner by mail', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const [token, magic, verify] = [
      await mintLinkToken(ada, 'recovery'),
      await mintLinkToken(ada, 'magic'),
      await mintLinkToken(ada, 'verify'),
    ]
    advance(10)
    expect((await setPassword(token, NEW_PASSWORD, ada)).cookies[0]).toMatch(/^__Host-session=; .*Max-Age=0/)
    expect(await isSignedIn(ada)).toBe(false)
    expect(await isSignedIn(noor)).toBe(true)
    for (const link of [magic, verify])
      expect(await invoke(handler, authApi.showLink, { body: { token: link } })).toMatchObject(INVALID_LINK)
    expect(mailService.jobs()).toEqual([
      { id: expect.any(String), kind: 'password-set', userId: ada.userId, correlationId: expect.any(String) },
    ])
    expect((await mailService.sendQueuedMails()).text).toContain('was just changed')
  })

  it('[SEC-14] ends a link that was requested before and is mailed only afterwards', async () => {
    const ada = await newSignedInUser()
    await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'magic' } })
    const token = await mintLinkToken(ada, 'recovery')
    advance(10)
    await setPassword(token)
    for (const job of mailService.jobs()) await mailService.runJobs(job)
    const lateMail = mailService.mails().find((mail) => mail.token)
    const body = { token: lateMail?.token ?? '', stayLoggedIn: false }
    expect(await invoke(handler, authApi.useLink, { body })).toMatchObject(INVALID_LINK)
  })

  it('[SEC-10] sets one password when it is used 50 times at once', async () => {
    const ada = await newSignedInUser()
    const token = await mintLinkToken(ada, 'recovery')
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => setPassword(token, `otter lantern ${n} chives`)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = replies.findIndex(({ status }) => status === 200)
    advance(10)
    expect(await signIn(ada, `otter lantern ${winner} chives`)).toBe(200)
  })

  it('[AUTH-06] is valid for 30 minutes, to the millisecond', async () => {
    const token = await mintLinkToken(await newSignedInUser(), 'recovery')
    advance(30 * 60_000)
    expect(await setPassword(token)).toMatchObject(INVALID_LINK)
    advance(-1)
    expect((await setPassword(token)).status).toBe(200)
  })

  it.each([
    ['short', '12b45', 400],
    ['with a space at its end', `${NEW_PASSWORD} `, 400],
    ['easy to guess', 'fenwick1984', 422],
  ])('[AUTH-06] refuses a password that is %s, and still works', async (_, password, status) => {
    const token = await mintLinkToken(await newSignedInUser(), 'recovery')
    expect((await setPassword(token, password)).status).toBe(status)
    expect((await setPassword(token)).status).toBe(200)
  })

  it('[AUTH-18] verifies the address and claims the account from its creator', async () => {
    const ada = await newSignedInUser({ proven: false })
    const token = await mintLinkToken(ada, 'recovery')
    advance(10)
    expect((await setPassword(token)).status).toBe(200)
    expect(await isSignedIn(ada)).toBe(false)
    expect(await signIn(ada, ada.password)).toBe(401)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
    expect((await itemsOf(ada))['ME#PROFILE']).toMatchObject({ emailProvenAt: expect.any(Number) })
  })

  it('[SEC-12] makes its browser a known one, so that guesses of strangers cannot lock it out', async () => {
    const ada = await newSignedInUser()
    const [known] = (await setPassword(await mintLinkToken(ada, 'recovery'))).cookies
    advance(10)
    for (let n = 0; n < 10; n++) await signIn(ada, 'wrong')
    expect(await signIn(ada, NEW_PASSWORD)).toBe(429)
    expect(await signIn(ada, NEW_PASSWORD, { cookie: known?.split(';')[0] })).toBe(200)
  })

  it('[AUTH-14] sets the first password when it is an invitation', async () => {
    const ada = await newSignedInUser({ proven: false })
    expect((await setPassword(await mintLinkToken(ada, 'invite'))).status).toBe(200)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
  })

  it('[RELY-05] still works after the directory failed, and the failure changed nothing', async () => {
    const ada = await newSignedInUser()
    const token = await mintLinkToken(ada, 'recovery')
    const cognito = mockClient(CognitoIdentityProviderClient)
    cognito.on(AdminSetUserPasswordCommand).rejects(outage)
    const { status } = await setPassword(token)
    cognito.restore()
    expect(status).toBe(503)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await signIn(ada, ada.password)).toBe(200)
    expect(mailService.jobs()).toEqual([])
    expect((await setPassword(token)).status).toBe(200)
  })

  it('[RELY-05] [SEC-14] returns 503 while the owner cannot be notified, and works afterwards', async () => {
    const ada = await newSignedInUser()
    const token = await mintLinkToken(ada, 'recovery')
    mailService.before('queue', throwInternalError)
    expect((await setPassword(token)).status).toBe(503)
    expect(await isSignedIn(ada)).toBe(true)
    mailService.heal()
    advance(10)
    expect((await setPassword(token)).status).toBe(200)
    expect(await isSignedIn(ada)).toBe(false)
  })
})
