import { randomBytes, randomUUID } from 'node:crypto'
import { InternalErrorException } from '@aws-sdk/client-cognito-identity-provider'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { accounts, earlyToday, itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../tests/fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from '../../tests/fixtures/mail/mail-stand-ins.ts'
import { setPassword } from '../aws/directory-user.ts'
import { table } from '../table/client.ts'
import type { UserId } from '../table/keys.ts'
import { handler } from './handler.ts'

let signUpCount = 0
/** A sign-up request of a new user. Each comes from its own IP address, so that the sign-ups share no rate limit. */
function newSignUp(changes: Record<string, unknown> = {}) {
  signUpCount += 1
  const body = {
    fullName: 'Mia Hart',
    email: `newcomer${signUpCount}.${Date.now()}@stillwater.test`,
    password: 'otter lantern chives',
    zone: 'Europe/London',
    attempt: randomBytes(16).toString('hex'),
    ...changes,
  }
  return { body, headers: { 'x-viewer-address': `198.18.${signUpCount >> 8}.${signUpCount & 255}` } }
}
const signUp = (sent: ReturnType<typeof newSignUp>) => invoke(handler, authApi.signUp, sent)
const signIn = (email: string, password: string) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
const unfinishedUsers = async () => (await accounts.items('UNFINISHED')).map(({ sk }) => sk)
const addressItem = async (email: string) => (await accounts.items(`EMAIL#${encodeURIComponent(email)}`))[0]

describe('signing up', () => {
  it('creates an account and signs in at once; the password then works', async () => {
    const sent = newSignUp({ email: '  Mia.New@Stillwater.TEST' })
    const { status, body, cookies } = await signUp(sent)
    expect(status).toBe(200)
    expect(body.account).toMatchObject({ fullName: 'Mia Hart', email: 'mia.new@stillwater.test', roles: [] })
    const session = await invoke(handler, authApi.session, { cookie: cookies[0]?.split(';')[0] })
    expect(session.body.account).toEqual(body.account)
    expect((await signIn('mia.new@stillwater.test', 'otter lantern chives')).status).toBe(200)
    const { 'ME#PROFILE': profile } = await itemsOf({ userId: body.account.id })
    expect(profile).toMatchObject({ zone: 'Europe/London', createdAt: expect.any(Number) })
    expect(profile).not.toHaveProperty('roles')
    expect(await unfinishedUsers()).not.toContain(body.account.id)
  })

  it('[SEC-12] finds a Gmail account however its dots are typed, so strangers cannot make others in its mailbox', async () => {
    const body = { fullName: 'Mia Hart', email: 'mia.hart@gmail.com' }
    const { body: created } = await signUp(newSignUp(body))
    expect(created.account.email).toBe('mia.hart@gmail.com')
    for (const email of ['miahart@gmail.com', 'm.i.a.hart@googlemail.com'])
      expect(await signUp(newSignUp({ ...body, email }))).toMatchObject({
        problem: { type: '/problems/email-unavailable' },
      })
    expect((await signIn('m.iahart@gmail.com', 'otter lantern chives')).body.account.id).toBe(created.account.id)
    // A tag is an account of its own.
    expect((await signUp(newSignUp({ ...body, email: 'mia.hart+tea@gmail.com' }))).status).toBe(200)
  })

  it('[AUTH-03] stores a missing name as an empty name', async () => {
    const { body, status } = await signUp(newSignUp({ fullName: undefined }))
    expect(status).toBe(200)
    expect(body.account.fullName).toBe('')
  })

  it.each([
    ['a short password', { password: '12b45' }, '/body/password'],
    ['a password that the directory does not accept', { password: ' otter lantern' }, '/body/password'],
    ['an invalid address', { email: 'mia' }, '/body/email'],
    ['an unknown time zone', { zone: 'Europe/Atlantis' }, '/body/zone'],
    ['a role', { roles: ['admin'] }, '/body/roles'],
    ['an id', { id: '0'.repeat(32) }, '/body/id'],
    ['a long name', { fullName: 'x'.repeat(201) }, '/body/fullName'],
  ])('refuses %s and creates nothing', async (_, changes, pointer) => {
    const sent = newSignUp(changes)
    const { status, problem } = await signUp(sent)
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.pointer).toBe(pointer)
    expect(await addressItem(sent.body.email)).toBeUndefined()
  })

  it('refuses a password that is easy to guess, and names the field', async () => {
    const sent = newSignUp({ password: 'hart1984' })
    const { status, problem } = await signUp(sent)
    expect(status).toBe(422)
    expect(problem.type).toBe('/problems/weak-password')
    expect(problem.errors).toEqual([{ pointer: '/body/password', detail: 'easy_to_guess' }])
    expect(await addressItem(sent.body.email)).toBeUndefined()
  })
})

/** Rate limits restart every hour. No test may run across that instant. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())

const mailService = await startMail()
const mailsTo = (userId: string) => mailService.jobs().filter((job) => job.userId === userId)

describe('an address that already has an account', () => {
  it('[AUTH-13] [SEC-12] causes a mail to its owner, at most three times a day', async () => {
    const ada = await newSignedInUser()
    const correlationId = randomUUID()
    const { body, headers } = newSignUp({ email: ada.email })
    await invoke(handler, authApi.signUp, { body, headers: { ...headers, 'x-correlation-id': correlationId } })
    expect(mailsTo(ada.userId)).toEqual([
      { id: expect.any(String), kind: 'address-taken', userId: ada.userId, correlationId },
    ])
    for (let attempt = 0; attempt < 4; attempt++)
      expect((await signUp(newSignUp({ email: ada.email }))).status).toBe(409)
    expect(mailsTo(ada.userId)).toHaveLength(3)
  })

  it('[AUTH-13] is refused with a general problem, and nothing is written', async () => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    const { status, problem, cookies } = await signUp(newSignUp({ email: ada.email.toUpperCase() }))
    expect(status).toBe(409)
    expect(problem.type).toBe('/problems/email-unavailable')
    expect(cookies).toEqual([])
    expect(await itemsOf(ada)).toEqual(before)
    expect((await signIn(ada.email, ada.password)).status).toBe(200)
  })

  it('[AUTH-18] [SEC-12] gives nothing to the attempt that created it once its owner has claimed it', async () => {
    const sent = newSignUp()
    const { account } = (await signUp(sent)).body
    const token = await mintLinkToken({ ...account, userId: account.id as UserId }, 'verify')
    await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } })
    await setPassword(account.id as UserId, 'lantern chives otter')
    const guess = { ...sent, body: { ...sent.body, password: 'lantern chives otter' } }
    expect((await signUp(guess)).status).toBe(409)
  })

  it('goes to exactly one of several concurrent sign-ups', async () => {
    const email = `race${Date.now()}@stillwater.test`
    const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(newSignUp({ email }))))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 503)).toEqual([])
  })

  it('returns the account again to the attempt that created it, for ten minutes', async () => {
    const sent = newSignUp()
    const first = await signUp(sent)
    const repeated = await signUp(sent)
    expect(repeated.status).toBe(200)
    expect(repeated.body).toEqual(first.body)
    const otherPassword = { ...sent, body: { ...sent.body, password: 'another long one' } }
    expect((await signUp(otherPassword)).status).toBe(409)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect((await signUp(sent)).status).toBe(409)
  })

  it('[SEC-12] cannot be searched for: one network may sign up sixty times an hour', async () => {
    const { headers } = newSignUp()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 61; attempt++) {
      const { email } = await (attempt === 0 ? newSignedInUser() : { email: 'ada@stillwater.test' })
      statuses.push((await signUp({ ...newSignUp({ email, fullName: 'Mia' }), headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 60)).not.toContain(429)
  })
})

describe('the verification mail', () => {
  it('[AUTH-14] [AUTH-18] is queued once by a sign-up, which does not verify the address itself', async () => {
    const sent = newSignUp()
    const { body } = await signUp(sent)
    await signUp(sent)
    expect(mailsTo(body.account.id)).toEqual([expect.objectContaining({ kind: 'verify', askedAt: Date.now() })])
    expect((await itemsOf({ userId: body.account.id }))['ME#PROFILE']).not.toHaveProperty('emailProvenAt')
  })

  it('[SEC-12] does not flood a mailbox that has many addresses', async () => {
    const name = `mia.hart${Date.now()}`
    for (const address of [`${name}@gmail.com`, `${name}+1@gmail.com`, `m.i.a.${name.slice(4)}+2@googlemail.com`])
      expect((await signUp(newSignUp({ email: address }))).status).toBe(200)
    await mailService.runQueue()
    expect(mailService.mails()).toHaveLength(2)
    expect((await signUp(newSignUp({ email: `x${name}@gmail.com` }))).status).toBe(200)
    await mailService.runQueue()
    expect(mailService.mails()).toHaveLength(3)
  })

  it('[SEC-12] does not flood a mailbox whose addresses sign up again and again', async () => {
    const name = `mia.fern${Date.now()}`
    for (let n = 0; n < 4; n++)
      for (let repeat = 0; repeat < 4; repeat++) await signUp(newSignUp({ email: `${name}+${n}@example.com` }))
    await mailService.runQueue()
    expect(mailService.mails()).toHaveLength(1)
    // The tags may not exist. The owner of the plain address still gets a mail.
    await signUp(newSignUp({ email: `${name}@example.com` }))
    await mailService.runQueue()
    expect(mailService.mails().map(({ to }) => to)).toContain(`${name}@example.com`)
    // At Gmail every tag arrives in the mailbox, so its owner sees both mails.
    for (let n = 0; n < 4; n++) await signUp(newSignUp({ email: `${name}+${n}@gmail.com` }))
    await mailService.runQueue()
    expect(mailService.mails().filter(({ to }) => to.endsWith('@gmail.com'))).toHaveLength(2)
  })

  it('[RELY-05] is optional: sign-up works while the queue fails', async () => {
    mailService.before('queue', throwInternalError)
    expect((await signUp(newSignUp())).status).toBe(200)
  })
})

it('[SEC-12] a sign-up that makes no account does not use up the limit of all sign-ups', async () => {
  const spy = vi.spyOn(table, 'send')
  const counted = () => spy.mock.calls.filter(([{ input }]) => JSON.stringify(input).includes('#all-sign-ups#')).length
  const first = newSignUp()
  expect((await signUp(first)).status).toBe(200)
  expect(counted()).toBe(1)
  expect((await signUp(newSignUp({ email: first.body.email }))).status).toBe(409)
  expect(counted()).toBe(1)
})

describe('a sign-up that fails half-way', () => {
  const send = table.send.bind(table)

  /**
   * Watches the table's commands. A value that `override` returns replaces the table's response. Returns the ids of the
   * users that are marked as unfinished; the list grows while the sign-ups run.
   */
  function watchTable(override: (command: object) => object | undefined): string[] {
    const marked: string[] = []
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { pk: string; sk: string } } }) => {
      const { Item } = command.input
      if (Item?.pk === 'UNFINISHED') marked.push(Item.sk)
      return override(command) ?? send(command as never)
    }) as never)
    return marked
  }

  it('leaves the user marked as unfinished and the address free', async () => {
    const marked = watchTable((command) => {
      if (command instanceof TransactWriteCommand) throw new InternalErrorException({ message: '', $metadata: {} })
      return undefined
    })
    const sent = newSignUp()
    expect((await signUp(sent)).status).toBe(503)
    vi.restoreAllMocks()
    expect(marked).toHaveLength(1)
    expect(await unfinishedUsers()).toEqual(expect.arrayContaining(marked))
    expect((await signUp(sent)).status).toBe(200)
  })

  it('leaves the user marked as unfinished when another account takes the address at the last moment', async () => {
    const ada = await newSignedInUser()
    let addressReads = 0
    const marked = watchTable((command) => {
      const isAddressRead = (command as { input: { Key?: { sk?: string } } }).input.Key?.sk === 'EMAIL'
      return isAddressRead && addressReads++ === 0 ? {} : undefined
    })
    expect((await signUp(newSignUp({ email: ada.email }))).status).toBe(409)
    expect(marked).toHaveLength(1)
    expect(await unfinishedUsers()).toEqual(expect.arrayContaining(marked))
    expect((await addressItem(ada.email))?.['userId']).toBe(ada.userId)
  })
})
