import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import {
  accounts,
  changeProfile,
  earlyToday,
  itemsOf,
  newSignedInUser,
  type TestUser,
} from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { newEmailAddress, requestEmailChange, requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { replaceEmail } from '../address-changes.ts'
import { handler } from '../handler.ts'
import { verifyAddress } from './verification.ts'

const mailService = await startMail()
const requestToken = (user: TestUser, email: string) => requestEmailChangeToken(mailService, user, email)
const use = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, cookie })
const show = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.showLink, { body: { token }, cookie })
const signIn = async (email: string, password: string) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const accountOf = async ({ cookie }: TestUser) => (await invoke(handler, authApi.session, { cookie })).body.account
const mailsTo = (email: string) => mailService.mails().filter((mail) => mail.to === email)
const INVALID_LINK = { status: 410, problem: { type: '/problems/link-invalid' } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link that changes the address', () => {
  it('[AUTH-16] [SEC-14] replaces the address with a verified one, and notifies the previous one', async () => {
    const ada = await newSignedInUser({ proven: false })
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    expect((await show(token, ada)).body).toEqual({
      kind: 'email-change',
      email: 'n…@stillwater.test',
      isClaim: false,
      isHere: true,
    })
    expect((await use(token, ada)).body).toEqual({ outcome: 'email-changed' })
    expect(await accountOf(ada)).toMatchObject({ email, emailProven: true })
    expect(await signIn(email, ada.password)).toBe(200)
    expect(await signIn(ada.email, ada.password)).toBe(401)
    await mailService.runQueue()
    expect(mailsTo(ada.email).at(-1)).toMatchObject({ token: '', text: expect.stringContaining('was just changed') })
    expect(await accounts.has(ada.email)).toBe(false)
    // The previous address is free for a new account.
    expect((await accounts.add({ email: ada.email, password: 'otter lantern', name: '' })).userId).not.toBe(ada.userId)
  })

  it('[SEC-14] ends all other sessions, also of a person who reads the former mailbox', async () => {
    const ada = await newSignedInUser()
    const { cookies } = await invoke(handler, authApi.signIn, {
      body: { email: ada.email, password: ada.password, stayLoggedIn: true },
    })
    const other = { ...ada, cookie: cookies[0]?.split(';')[0] ?? '' }
    const isSignedIn = async (user: TestUser) => (await accountOf(user)) !== null
    expect(await isSignedIn(other)).toBe(true)
    const token = await requestToken(ada, newEmailAddress())
    expect((await use(token, ada)).body).toEqual({ outcome: 'email-changed' })
    expect([await isSignedIn(ada), await isSignedIn(other)]).toEqual([true, false])
  })

  it('[SEC-01] [AUTH-16] gives no role to a person who opened the account with another one’s address', async () => {
    const stranger = await newSignedInUser({ proven: false, roles: ['editor'] })
    const token = await requestToken(stranger, newEmailAddress())
    expect((await use(token, stranger)).status).toBe(410)
    expect(await accountOf(stranger)).toMatchObject({ email: stranger.email, roles: [] })
  })

  it('[AUTH-16] notifies both previous addresses of two changes, even if the mails are sent late', async () => {
    const ada = await newSignedInUser()
    const second = newEmailAddress()
    const third = newEmailAddress()
    await use(await requestToken(ada, second), ada)
    advance(1_000)
    await use(await requestToken(ada, third), ada)
    await mailService.sendQueuedMails()
    const notices = mailService.mails().filter(({ text }) => text.includes('was just changed'))
    expect(new Set(notices.map((mail) => mail.to))).toEqual(new Set([ada.email, second]))
  })

  it('[AUTH-16] works only where the account is signed in, and stays valid after a try elsewhere', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    for (const caller of [noor, {}]) {
      expect((await show(token, caller)).body).toMatchObject({ isHere: false, isClaim: false })
      expect((await use(token, caller)).status).toBe(403)
    }
    expect((await accountOf(ada)).email).toBe(ada.email)
    expect((await use(token, ada)).status).toBe(200)
  })

  it('[SEC-10] succeeds once when it is used 50 times at once, and never works again', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    const replies = await Promise.all(Array.from({ length: 50 }, () => use(token, ada)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of [await use(token, ada), await show(token, ada)]) expect(reply).toMatchObject(INVALID_LINK)
    expect(mailService.jobs().filter(({ kind }) => kind === 'email-changed')).toHaveLength(1)
  })

  it('[SEC-10] is valid only while it is the newest, and for an hour', async () => {
    const ada = await newSignedInUser()
    const first = newEmailAddress()
    const second = newEmailAddress()
    const older = await requestToken(ada, first)
    advance(1_000)
    const newer = await requestToken(ada, second)
    expect(await use(older, ada)).toMatchObject(INVALID_LINK)
    advance(60 * 60_000)
    expect(await use(newer, ada)).toMatchObject(INVALID_LINK)
    advance(-1)
    expect((await use(newer, ada)).status).toBe(200)
    expect((await accountOf(ada)).email).toBe(second)
  })

  it('[SEC-10] is not sent any more once a newer one is requested', async () => {
    const ada = await newSignedInUser()
    const first = newEmailAddress()
    const second = newEmailAddress()
    await requestEmailChange(ada, first)
    advance(1_000)
    await requestEmailChange(ada, second)
    await mailService.sendQueuedMails()
    expect(mailsTo(first)).toEqual([])
    expect(mailsTo(second)).toHaveLength(1)
  })

  it('[AUTH-16] returns 409 if another account took the address meanwhile, and notifies its owner', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    const noor = await newSignedInUser({ email })
    const before = await itemsOf(noor)
    expect(await use(token, ada)).toMatchObject({ status: 409, problem: { type: '/problems/email-unavailable' } })
    expect((await accountOf(ada)).email).toBe(ada.email)
    expect(await accounts.has(ada.email)).toBe(true)
    expect(await itemsOf(noor)).toEqual(before)
    expect(mailService.jobs().at(-1)).toMatchObject({ kind: 'address-taken', userId: noor.userId })
  })

  it('[AUTH-16] changes one of two accounts that use links to the same address at once', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const email = newEmailAddress()
    const tokens = [await requestToken(ada, email), await requestToken(noor, email)]
    const replies = await Promise.all([use(tokens[0] ?? '', ada), use(tokens[1] ?? '', noor)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const emails = [(await accountOf(ada)).email, (await accountOf(noor)).email]
    expect(emails.filter((current) => current === email)).toHaveLength(1)
    expect(emails.filter((current) => [ada.email, noor.email].includes(current))).toHaveLength(1)
    for (const current of emails) expect(await signIn(current, ada.password)).toBe(200)
  })

  it('[AUTH-18] [SEC-14] is invalid after a claim, recovery or password change, even if still queued', async () => {
    const claim = (person: TestUser) => verifyAddress(person, { me: undefined, now: Date.now() })
    const recover = async (person: TestUser) => {
      const body = { token: await mintLinkToken(person, 'recovery'), password: 'otter lantern chives' }
      await invoke(handler, authApi.setPassword, { body })
    }
    const change = ({ cookie, password }: TestUser) =>
      invoke(handler, authApi.changePassword, {
        cookie,
        body: { currentPassword: password, password: 'otter lantern chives' },
      })
    for (const revoke of [claim, recover, change]) {
      const ada = await newSignedInUser({ proven: false })
      const email = newEmailAddress()
      const token = await requestToken(ada, email)
      advance(10)
      await revoke(ada)
      expect(await use(token, ada)).toMatchObject(INVALID_LINK)
      // A job that the queue delivers again makes no new link.
      const mailCount = mailsTo(email).length
      for (const job of mailService.jobs().filter(({ userId }) => userId === ada.userId)) await mailService.runJobs(job)
      expect(mailsTo(email)).toHaveLength(mailCount)
      expect(await accounts.has(email)).toBe(false)
    }
  })

  it('[AUTH-18] changes nothing after a claim, even if the claim happens at the last moment', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const now = Date.now()
    await changeProfile(ada, 'trustedFrom', now)
    const move = (askedAt: number, from = ada.email) =>
      replaceEmail(ada.userId, { from, to: email, askedAt, firstAt: now, endedBefore: 0, now })
    await expect(move(now - 1)).rejects.toThrow('link-invalid')
    await expect(move(now, (await newSignedInUser()).email)).rejects.toThrow('link-invalid')
    expect((await accountOf(ada)).email).toBe(ada.email)
    expect(await accounts.has(email)).toBe(false)
    expect(await move(now)).toBe(true)
  })

  it('[AUTH-16] ends the links that were sent to the previous address', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const oldTokens = [await mintLinkToken(ada, 'magic'), await mintLinkToken(ada, 'recovery')]
    await use(await requestToken(ada, email), ada)
    for (const token of oldTokens) expect(await show(token)).toMatchObject(INVALID_LINK)
  })

  it('[SEC-10] cannot set a password', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const body = { token: await requestToken(ada, email), password: 'otter lantern chives' }
    expect(await invoke(handler, authApi.setPassword, { body })).toMatchObject(INVALID_LINK)
  })

  it('[RELY-05] [SEC-14] completes with a repeated request after the notice failed', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    mailService.before('queue', throwInternalError)
    expect((await use(token, ada)).status).toBe(503)
    mailService.heal()
    expect((await use(token, ada)).status).toBe(200)
    expect((await accountOf(ada)).email).toBe(email)
    expect(mailService.jobs().at(-1)).toMatchObject({ kind: 'email-changed' })
    expect(await use(token, ada)).toMatchObject(INVALID_LINK)
  })
})
