import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { measureCapacity } from '../../../tests/fixtures/capacity.ts'
import { accounts, earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { startMail, throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { newEmailAddress, requestEmailChange, requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { table } from '../../table/client.ts'
import { UNKNOWN_USER } from '../../table/keys.ts'
import { handler } from '../handler.ts'

const mailService = await startMail()
const requestToken = (user: TestUser, email: string) => requestEmailChangeToken(mailService, user, email)
const use = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, cookie })
const signIn = async (email: string, password: string) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const accountOf = async ({ cookie }: TestUser) => (await invoke(handler, authApi.session, { cookie })).body.account
const mailsTo = (email: string) => mailService.mails().filter((mail) => mail.to === email)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('requesting a new address', () => {
  it('[SEC-14] [AUTH-16] needs the password, notifies the current address, and changes nothing yet', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    expect(await requestEmailChange({ ...ada, password: 'wrong' }, email)).toMatchObject({
      status: 422,
      problem: { type: '/problems/wrong-password', errors: [{ pointer: '/body/currentPassword' }] },
    })
    expect(mailService.jobs()).toEqual([])
    const token = await requestToken(ada, email)
    expect(token).toMatch(/^email-change\./)
    expect(mailsTo(ada.email)).toMatchObject([{ token: '', text: expect.stringContaining('asked to change') }])
    expect((await accountOf(ada)).email).toBe(ada.email)
    expect(await accounts.has(email)).toBe(false)
    expect(await signIn(email, ada.password)).toBe(401)
  })

  it('[SEC-11] hides whether the address is taken: same reply, same calls; its owner is notified', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const email = newEmailAddress()
    const observe = async (newEmail: string) => {
      let reply: Awaited<ReturnType<typeof requestEmailChange>> | undefined
      const cost = await measureCapacity(async () => void (reply = await requestEmailChange(ada, newEmail)))
      const { 'x-correlation-id': _, ...headers } = reply?.headers ?? {}
      return { status: reply?.status, body: reply?.body, headers, cookies: reply?.cookies, cost }
    }
    const free = await observe(email)
    advance(10)
    expect(await observe(noor.email)).toEqual(free)
    await mailService.sendQueuedMails()
    expect(mailsTo(noor.email)).toMatchObject([{ token: '', text: expect.stringContaining('There is one already') }])
    // The caller reads this mailbox, so both of its mails must be the same as well.
    const [first, second] = mailsTo(ada.email)
    expect(first).toEqual(second)
    expect(mailsTo(ada.email)).toHaveLength(2)
  })

  it('[SEC-12] notifies an owner at most three times a day, and the caller cannot see that limit', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    for (let n = 0; n < 4; n++) expect((await requestEmailChange(ada, noor.email)).status).toBe(200)
    const notices = mailService.jobs().filter(({ kind }) => kind === 'address-taken')
    expect(notices.map(({ userId }) => userId)).toEqual([noor.userId, noor.userId, noor.userId, UNKNOWN_USER])
  })

  it('[SEC-12] is possible five times a day while the current address is not verified', async () => {
    const ada = await newSignedInUser({ proven: false })
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      advance(1_000)
      statuses.push((await requestEmailChange(ada, newEmailAddress())).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('[SEC-12] mails a current address that is not verified at most twice in an hour, also when it is replaced', async () => {
    const ada = await newSignedInUser({ proven: false })
    for (let n = 0; n < 4; n++) {
      advance(1_000)
      expect((await requestEmailChange(ada, newEmailAddress())).status).toBe(200)
      await mailService.runQueue()
    }
    advance(1_000)
    const token = await requestToken(ada, newEmailAddress())
    expect((await use(token, ada)).body).toEqual({ outcome: 'email-changed' })
    await mailService.runQueue()
    expect(mailsTo(ada.email)).toHaveLength(2)
  })

  it('[SEC-12] counts the notice to an address that another link has replaced meanwhile', async () => {
    const ada = await newSignedInUser({ proven: false })
    const email = newEmailAddress()
    const token = await requestToken(ada, email)
    advance(1_000)
    const send = table.send.bind(table)
    let isReplaced = false
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { sk?: string } } }) => {
      if (!isReplaced && command.input.Item?.sk?.startsWith('FORMER#')) {
        isReplaced = true
        await use(token, ada)
      }
      return send(command as never)
    }) as never)
    const second = await requestToken(ada, email)
    spy.mockRestore()
    expect((await use(second, ada)).body).toEqual({ outcome: 'email-changed' })
    await mailService.runQueue()
    expect(mailsTo(ada.email)).toHaveLength(2)
  })

  it('[SEC-12] is limited per account, and a wrong password counts as a guess', async () => {
    const ada = await newSignedInUser()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await requestEmailChange(ada, newEmailAddress())).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    const mia = await newSignedInUser()
    for (let n = 0; n < 10; n++) await requestEmailChange({ ...mia, password: 'wrong' }, newEmailAddress())
    expect((await requestEmailChange(mia, newEmailAddress())).status).toBe(429)
    expect(await signIn(mia.email, mia.password)).toBe(200)
  })

  it('[SEC-12] [SEC-11] mails tags of a mailbox at most once in an hour, then the plain address, and no reply tells of requests of others', async () => {
    const email = newEmailAddress()
    for (let n = 0; n < 3; n++) {
      const user = await newSignedInUser()
      expect((await requestEmailChange(user, email.replace('@', `+${n}@`))).status).toBe(200)
    }
    await mailService.runQueue()
    for (let n = 0; n < 2; n++) expect((await requestEmailChange(await newSignedInUser(), email)).status).toBe(200)
    await mailService.runQueue()
    const [name = ''] = email.split('@')
    const recipients = mailService.mails().flatMap(({ to }) => (to.startsWith(name) ? to : []))
    expect(recipients).toEqual([email.replace('@', '+0@'), email])
  })

  it('[AUTH-16] refuses the current address and an invalid address', async () => {
    const ada = await newSignedInUser()
    for (const email of [ada.email.toUpperCase(), 'ada', ''])
      expect(await requestEmailChange(ada, email)).toMatchObject({
        status: 400,
        problem: { errors: [{ pointer: '/body/email' }] },
      })
    expect(mailService.jobs()).toEqual([])
  })

  it('[SEC-10] stores no token or address in the queue, and no token in the table', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    expect((await requestEmailChange(ada, email)).status).toBe(200)
    const job = { id: expect.any(String), userId: ada.userId, correlationId: expect.any(String), askedAt: Date.now() }
    expect(mailService.jobs()).toEqual([
      { kind: 'email-change-asked', ...job },
      { kind: 'email-change', ...job, fromSession: true },
    ])
    await mailService.runQueue()
    const token = mailsTo(email)[0]?.token ?? ''
    const stored = JSON.stringify(await itemsOf(ada))
    expect(stored).toContain('LINK#email-change')
    expect(stored).not.toContain(token.split('.')[2])
  })

  it('[RELY-05] does not count while the queue fails', async () => {
    const ada = await newSignedInUser()
    const email = newEmailAddress()
    mailService.before('queue', throwInternalError)
    for (let n = 0; n < 11; n++) expect((await requestEmailChange(ada, email)).status).toBe(503)
    mailService.heal()
    expect((await requestEmailChange(ada, email)).status).toBe(200)
  })
})

describe('requesting the verification mail again', () => {
  const resend = ({ cookie }: TestUser) => invoke(handler, authApi.resendVerification, { cookie })

  it('[AUTH-14] sends a link that verifies the address where the account is signed in', async () => {
    const ada = await newSignedInUser({ proven: false })
    expect((await accountOf(ada)).emailProven).toBe(false)
    expect((await resend(ada)).status).toBe(200)
    const { token } = await mailService.sendQueuedMails()
    expect((await use(token, ada)).body).toEqual({ outcome: 'confirmed' })
    expect((await accountOf(ada)).emailProven).toBe(true)
  })

  it('[AUTH-14] sends nothing once the address is verified', async () => {
    expect((await resend(await newSignedInUser())).status).toBe(200)
    expect(mailService.jobs()).toEqual([])
  })

  it('[SEC-12] is never refused, and causes one mail while its link is young', async () => {
    const ada = await newSignedInUser({ proven: false })
    mailService.before('queue', throwInternalError)
    expect((await resend(ada)).status).toBe(503)
    mailService.heal()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await resend(ada)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await mailService.runQueue()
    expect(mailService.mails().filter(({ to }) => to === ada.email)).toHaveLength(1)
  })
})
