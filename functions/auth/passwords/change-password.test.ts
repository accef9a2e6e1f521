import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke, type TestRequest } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { beginSession } from '../../sign-in/sessions.ts'
import { handler } from '../handler.ts'
import { invalidateEarlierAccess } from '../repository.ts'

const NEW_PASSWORD = 'otter lantern chives'
const mailService = await startMail()
const change = ({ cookie, password }: Pick<TestUser, 'cookie' | 'password'>, newPassword = NEW_PASSWORD) =>
  invoke(handler, authApi.changePassword, { cookie, body: { currentPassword: password, password: newPassword } })
const sendSignIn = ({ email }: TestUser, password: string, sent: TestRequest = {}) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })
const signIn = async (person: TestUser, password: string, sent: TestRequest = {}) =>
  (await sendSignIn(person, password, sent)).status
/** Signs in in another browser of the same user. Returns the cookies of its session and of the known browser. */
const signInElsewhere = async (person: TestUser, password = person.password) => {
  const { cookies } = await sendSignIn(person, password)
  const [cookie = '', known = ''] = cookies.map((setCookie) => setCookie.split(';')[0])
  return { cookie, known }
}
const isSignedIn = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const WRONG_PASSWORD = {
  status: 422,
  problem: { type: '/problems/wrong-password', errors: [{ pointer: '/body/currentPassword', detail: 'wrong' }] },
}
const outage = Object.assign(new Error('down'), { $metadata: {} })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('changing the password', () => {
  it('[AUTH-18] [SEC-14] gives the creator no access when the owner claims the account meanwhile', async () => {
    const ada = await newSignedInUser({ proven: false })
    const token = await mintLinkToken(ada, 'verify')
    const { prototype } = CognitoIdentityProviderClient
    const send = Reflect.get(prototype, 'send') as (command: { input: object }) => Promise<unknown>
    let isClaimed = false
    vi.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, command: { input: object }) {
      if ('Password' in command.input && command.input.Password === NEW_PASSWORD && !isClaimed) {
        isClaimed = true
        await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } })
      }
      return send.call(this, command)
    } as never)
    expect((await change(ada)).status).toBe(401)
    expect(isClaimed).toBe(true)
    for (const password of [ada.password, NEW_PASSWORD]) expect(await signIn(ada, password)).toBe(401)
  })

  it.each(['before', 'during'])(
    '[AUTH-18] [SEC-14] gives the creator no access when it sets the password after the owner, and %s the hand-over',
    async (moment) => {
      const ada = await newSignedInUser({ proven: false })
      const token = await mintLinkToken(ada, 'verify')
      const { prototype } = CognitoIdentityProviderClient
      const send = Reflect.get(prototype, 'send') as (command: { input: object }) => Promise<unknown>
      const ownerSets = Promise.withResolvers<void>()
      const creatorIsDone = Promise.withResolvers<void>()
      let owner: Promise<unknown> | undefined
      let isSet = false
      const claim = () => (owner ??= invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } }))
      vi.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, command: { input: object }) {
        const newPassword = 'Password' in command.input ? command.input.Password : undefined
        const sets = newPassword !== undefined
        if (!sets && moment === 'during') {
          // The creator's guess is checked when the hand-over has begun and has not set its password yet.
          const checked = await send.call(this, command)
          void claim()
          return checked
        }
        if (newPassword === NEW_PASSWORD) {
          void claim()
          await ownerSets.promise
          return send.call(this, command)
        }
        const reply = await send.call(this, command)
        if (sets && owner && !isSet) {
          isSet = true
          ownerSets.resolve()
          await creatorIsDone.promise
        }
        return reply
      } as never)
      expect((await change(ada)).status).toBe(401)
      creatorIsDone.resolve()
      expect(await owner).toMatchObject({ status: 200 })
      for (const password of [ada.password, NEW_PASSWORD]) expect(await signIn(ada, password)).toBe(401)
      expect(await isSignedIn(ada)).toBe(false)
    },
  )

  it('[SEC-14] needs the current password; afterwards only the new one works', async () => {
    const ada = await newSignedInUser()
    expect(await change({ ...ada, password: 'wrong' })).toMatchObject(WRONG_PASSWORD)
    expect(await signIn(ada, ada.password)).toBe(200)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(401)
    expect(mailService.jobs()).toEqual([])
    expect((await change(ada)).status).toBe(200)
    expect(await signIn(ada, ada.password)).toBe(401)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
  })

  it.each([
    [true, 10],
    [false, 2],
  ])('[SEC-12] cannot be repeated to flood a mailbox (verified: %s)', async (proven, most) => {
    const ada = await newSignedInUser({ proven })
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      advance(1_000)
      statuses.push((await change(ada, ada.password)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    await mailService.runQueue()
    expect(mailService.mails().filter(({ to }) => to === ada.email)).toHaveLength(most)
    // Into the next day: the directory's tokens last 24 hours of the real time.
    advance(23 * 3_600_000)
    expect(await signIn(ada, ada.password)).toBe(200)
  })

  it('[SEC-14] ends every other session, link and known browser, but not its own session', async () => {
    const ada = await newSignedInUser()
    const otherBrowser = await signInElsewhere(ada)
    const noor = await newSignedInUser()
    const links = [
      await mintLinkToken(ada, 'recovery'),
      await mintLinkToken(ada, 'magic'),
      await mintLinkToken(ada, 'email-change'),
    ]
    advance(10)
    const { cookies } = await change(ada)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    expect(await isSignedIn(noor)).toBe(true)
    for (const token of links) expect((await invoke(handler, authApi.showLink, { body: { token } })).status).toBe(410)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-known'])
    for (let n = 0; n < 10; n++) await signIn(ada, 'wrong')
    expect(await signIn(ada, NEW_PASSWORD, { cookie: otherBrowser.known })).toBe(429)
    expect(await signIn(ada, NEW_PASSWORD, { cookie: cookies[0]?.split(';')[0] })).toBe(200)
  })

  it('[SEC-14] notifies the owner by mail, without a usable link', async () => {
    const ada = await newSignedInUser()
    await change(ada)
    expect(mailService.jobs()).toEqual([
      { id: expect.any(String), kind: 'password-changed', userId: ada.userId, correlationId: expect.any(String) },
    ])
    const { to, text, token } = await mailService.sendQueuedMails()
    expect(to).toBe(ada.email)
    expect(token).toBe('')
    expect(text).toContain('was just changed')
  })

  it('[SEC-14] ends a concurrent sign-in with the old password, and sends no link that is still queued', async () => {
    const ada = await newSignedInUser()
    const askedAt = Date.now()
    await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'magic' } })
    advance(10)
    await change(ada)
    const account = (await invoke(handler, authApi.session, ada)).body.account
    const lateSession = await beginSession(account, 'browser', { presented: undefined, userAgent: '', now: askedAt })
    expect(await isSignedIn({ cookie: lateSession.cookie.split(';')[0] ?? '' })).toBe(false)
    for (const job of mailService.jobs()) await mailService.runJobs(job)
    expect(mailService.mails().filter(({ token }) => token)).toEqual([])
  })

  it('[SEC-14] extends no session', async () => {
    const ada = await newSignedInUser()
    advance(11 * 3_600_000)
    await change(ada)
    advance(11 * 3_600_000)
    expect(await isSignedIn(ada)).toBe(true)
    advance(3 * 3_600_000)
    expect(await isSignedIn(ada)).toBe(false)
  })

  it.each([
    ['short', '12b45', 400],
    ['with a space at its end', `${NEW_PASSWORD} `, 400],
    ['easy to guess', 'fenwick1984', 422],
  ])('[SEC-14] checks the new password as at sign-up, before the current one: %s', async (_, password, status) => {
    const ada = await newSignedInUser()
    for (const current of [ada.password, 'wrong']) {
      const { problem, ...reply } = await change({ ...ada, password: current }, password)
      expect(reply.status).toBe(status)
      expect(problem.errors?.[0]?.pointer).toBe('/body/password')
    }
    expect(await signIn(ada, ada.password)).toBe(200)
  })

  it('[SEC-12] counts a wrong password as a guess in this session only; sign-in still works', async () => {
    const ada = await newSignedInUser()
    const otherBrowser = await signInElsewhere(ada)
    const statuses: number[] = []
    // Each request checks two passwords: the current one, and the new one in case it is already set.
    for (let n = 0; n < 6; n++)
      statuses.push((await change({ ...ada, password: 'wrong' }, `${NEW_PASSWORD} ${n}`)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await change(ada)).status).toBe(429)
    expect(await signIn(ada, ada.password)).toBe(200)
    expect((await change({ ...ada, ...otherBrowser })).status).toBe(200)
  })

  it('[SEC-12] counts concurrent guesses before they are checked', async () => {
    const ada = await newSignedInUser()
    const requests = Array.from({ length: 20 }, (_, n) => change({ ...ada, password: 'wrong' }, `${NEW_PASSWORD} ${n}`))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5)
    expect(statuses.every((status) => status === 422 || status === 429)).toBe(true)
  })

  it('[RELY-05] changes nothing when the directory fails', async () => {
    const ada = await newSignedInUser()
    const cognito = mockClient(CognitoIdentityProviderClient)
    cognito.on(AdminSetUserPasswordCommand).rejects(outage)
    cognito.onAnyCommand().rejects(outage)
    const { status } = await change(ada)
    cognito.restore()
    expect(status).toBe(503)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await signIn(ada, ada.password)).toBe(200)
    expect(mailService.jobs()).toEqual([])
  })

  it('[RELY-05] [SEC-14] is completed by the same request after a failure half-way or a lost reply', async () => {
    const ada = await newSignedInUser()
    const otherBrowser = await signInElsewhere(ada)
    mailService.before('queue', throwInternalError)
    expect((await change(ada)).status).toBe(503)
    mailService.heal()
    advance(10)
    expect((await change(ada)).status).toBe(200)
    expect((await change(ada)).status).toBe(200)
    expect(await isSignedIn(ada)).toBe(true)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
  })

  it('[SEC-14] from two browsers at once leaves one valid password, and ends the sessions without it', async () => {
    const ada = await newSignedInUser()
    const second = { ...ada, ...(await signInElsewhere(ada)) }
    const third = await signInElsewhere(ada)
    advance(10)
    const newPasswords = [`${NEW_PASSWORD} one`, `${NEW_PASSWORD} two`]
    await Promise.all([change(ada, newPasswords[0]), change(second, newPasswords[1])])
    advance(10)
    const statuses = await Promise.all(newPasswords.map((password) => signIn(ada, password)))
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 401])
    expect(await signIn(ada, ada.password)).toBe(401)
    expect(await isSignedIn(third)).toBe(false)
    expect([await isSignedIn(ada), await isSignedIn(second)]).toContain(false)
  })

  it('[SEC-14] returns 401 if its session ends meanwhile, and still ends the other sessions', async () => {
    const ada = await newSignedInUser()
    const otherBrowser = await signInElsewhere(ada)
    advance(10)
    mailService.before('queue', () => invoke(handler, authApi.signOut, ada))
    expect((await change(ada)).status).toBe(401)
    expect(await isSignedIn(ada)).toBe(false)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    expect(await signIn(ada, NEW_PASSWORD)).toBe(200)
  })

  it('[SEC-14] that is overtaken by a later end of all access makes nothing valid again', async () => {
    const { userId } = await newSignedInUser()
    const now = Date.now()
    for (const instant of [now + 1_000, now]) await invalidateEarlierAccess(userId, instant, true)
    expect((await itemsOf({ userId }))['ME#PROFILE']).toHaveProperty('trustedFrom', now + 1_000)
  })

  it('[SEC-14] verifies no address', async () => {
    const ada = await newSignedInUser({ proven: false })
    await change(ada)
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('emailProvenAt')
  })
})
