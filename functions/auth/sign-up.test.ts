import { randomBytes, randomUUID } from 'node:crypto'
import { InternalErrorException } from '@aws-sdk/client-cognito-identity-provider'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { accounts, itemsOf, signedIn, startOfHour } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { breaks, startPost } from '../../tests/fixtures/mail/post.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

let count = 0
/** Each sign-up from a place of its own, so that none uses up another's limit. */
function newcomer(more: Record<string, unknown> = {}) {
  count += 1
  const body = {
    fullName: 'Mia Hart',
    email: `newcomer${count}.${Date.now()}@stillwater.test`,
    password: 'otter lantern chives',
    zone: 'Europe/London',
    attempt: randomBytes(16).toString('hex'),
    ...more,
  }
  return { body, headers: { 'x-viewer-address': `198.18.${count >> 8}.${count & 255}` } }
}
const signUp = (sent: ReturnType<typeof newcomer>) => invoke(handler, authApi.signUp, sent)
const signIn = (email: string, password: string) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
const unfinished = async () => (await accounts.items('UNFINISHED')).map(({ sk }) => sk)
const addressItem = async (email: string) => (await accounts.items(`EMAIL#${encodeURIComponent(email)}`))[0]

describe('signing up', () => {
  it('makes an account and signs in at once; the password then works', async () => {
    const sent = newcomer({ email: '  Mia.New@Stillwater.TEST' })
    const { status, body, cookies } = await signUp(sent)
    expect(status).toBe(200)
    expect(body.account).toMatchObject({ fullName: 'Mia Hart', email: 'mia.new@stillwater.test', roles: [] })
    const session = await invoke(handler, authApi.session, { cookie: cookies[0]?.split(';')[0] })
    expect(session.body.account).toEqual(body.account)
    expect((await signIn('mia.new@stillwater.test', 'otter lantern chives')).status).toBe(200)
    const { 'ME#PROFILE': profile } = await itemsOf({ userId: body.account.id })
    expect(profile).toMatchObject({ zone: 'Europe/London', roles: [], createdAt: expect.any(Number) })
    expect(await unfinished()).not.toContain(body.account.id)
  })

  it('[AUTH-03] takes a missing name as none', async () => {
    const { body, status } = await signUp(newcomer({ fullName: undefined }))
    expect([status, body.account.fullName]).toEqual([200, ''])
  })

  it.each([
    ['a short password', { password: '12b45' }, '/body/password'],
    ['a password that the directory would not take', { password: ' otter lantern' }, '/body/password'],
    ['no address', { email: 'mia' }, '/body/email'],
    ['a zone that is none', { zone: 'Europe/Atlantis' }, '/body/zone'],
    ['a role', { roles: ['admin'] }, '/body/roles'],
    ['an id', { id: '0'.repeat(32) }, '/body/id'],
    ['a long name', { fullName: 'x'.repeat(201) }, '/body/fullName'],
  ])('refuses %s and makes nothing', async (_, more, pointer) => {
    const sent = newcomer(more)
    const { status, problem } = await signUp(sent)
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer])
    expect(await addressItem(sent.body.email)).toBeUndefined()
  })

  it('refuses a password that is easy to guess, and says which field', async () => {
    const sent = newcomer({ password: 'hart1984' })
    const { status, problem } = await signUp(sent)
    expect([status, problem.type]).toEqual([422, '/problems/weak-password'])
    expect(problem.errors).toEqual([{ pointer: '/body/password', detail: 'easy_to_guess' }])
    expect(await addressItem(sent.body.email)).toBeUndefined()
  })
})

/** Limits begin anew each hour: no test may stand across that. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())

const post = await startPost()
const mailsTo = (userId: string) => post.jobs().filter((job) => job.userId === userId)

describe('an address that somebody has', () => {
  it('[AUTH-13] [SEC-12] is told to its owner by mail, at most three times a day', async () => {
    const ada = await signedIn()
    const correlationId = randomUUID()
    const { body, headers } = newcomer({ email: ada.email })
    await invoke(handler, authApi.signUp, { body, headers: { ...headers, 'x-correlation-id': correlationId } })
    expect(mailsTo(ada.userId)).toEqual([{ kind: 'address-taken', userId: ada.userId, correlationId }])
    for (let again = 0; again < 4; again++) expect((await signUp(newcomer({ email: ada.email }))).status).toBe(409)
    expect(mailsTo(ada.userId)).toHaveLength(3)
  })

  it('[AUTH-13] is refused in general words, and nothing is written', async () => {
    const ada = await signedIn()
    const before = await itemsOf(ada)
    const { status, problem, cookies } = await signUp(newcomer({ email: ada.email.toUpperCase() }))
    expect([status, problem.type, cookies]).toEqual([409, '/problems/email-unavailable', []])
    expect(await itemsOf(ada)).toEqual(before)
    expect((await signIn(ada.email, ada.password)).status).toBe(200)
  })

  it('goes to one of those who ask for it at once', async () => {
    const email = `race${Date.now()}@stillwater.test`
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(newcomer({ email }))))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 503)).toEqual([])
  })

  it('is answered again to the try that got it, for ten minutes', async () => {
    const sent = newcomer()
    const first = await signUp(sent)
    const again = await signUp(sent)
    expect([again.status, again.body]).toEqual([200, first.body])
    const otherPassword = { ...sent, body: { ...sent.body, password: 'another long one' } }
    expect((await signUp(otherPassword)).status).toBe(409)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect((await signUp(sent)).status).toBe(409)
  })

  it('[SEC-12] cannot be searched for: a place may try twenty times an hour', async () => {
    const { headers } = newcomer()
    const statuses: number[] = []
    for (let tried = 0; tried < 21; tried++) {
      const { email } = await (tried === 0 ? signedIn() : { email: 'ada@stillwater.test' })
      statuses.push((await signUp({ ...newcomer({ email, fullName: 'Mia' }), headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 20)).not.toContain(429)
  })
})

describe('the mail that confirms an address', () => {
  it('[AUTH-14] [AUTH-18] is asked for by signing up, once, and the address is unproven until then', async () => {
    const sent = newcomer()
    const { body } = await signUp(sent)
    await signUp(sent)
    expect(mailsTo(body.account.id)).toEqual([expect.objectContaining({ kind: 'verify', askedAt: Date.now() })])
    expect((await itemsOf({ userId: body.account.id }))['ME#PROFILE']).not.toHaveProperty('emailProvenAt')
  })

  it('[SEC-12] does not flood a mailbox by its many addresses', async () => {
    for (let n = 0; n < 7; n++)
      expect((await signUp(newcomer({ email: `mia+${n}@flood${Date.now()}.test` }))).status).toBe(200)
    expect(post.jobs()).toHaveLength(5)
  })

  it('[RELY-05] is not worth an account: without the queue somebody gets in all the same', async () => {
    post.before('queue', breaks)
    expect((await signUp(newcomer())).status).toBe(200)
  })
})

describe('a sign-up that breaks off', () => {
  const send = table.send.bind(table)

  /** Watches the table; what `instead` answers stands in for it. Answers the ids of the sign-ups that were noted. */
  function watchTable(instead: (command: object) => object | undefined): string[] {
    const noted: string[] = []
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { pk: string; sk: string } } }) => {
      const { Item } = command.input
      if (Item?.pk === 'UNFINISHED') noted.push(Item.sk)
      return instead(command) ?? send(command as never)
    }) as never)
    return noted
  }

  it('leaves a note of what to remove, and the address free', async () => {
    const [noted, sent] = [
      watchTable((command) => {
        if (command instanceof TransactWriteCommand) throw new InternalErrorException({ message: '', $metadata: {} })
        return undefined
      }),
      newcomer(),
    ]
    expect((await signUp(sent)).status).toBe(503)
    vi.restoreAllMocks()
    expect(noted).toHaveLength(1)
    expect(await unfinished()).toEqual(expect.arrayContaining(noted))
    expect((await signUp(sent)).status).toBe(200)
  })

  it('leaves the same note when it loses the address at the last moment', async () => {
    const ada = await signedIn()
    let asked = 0
    const noted = watchTable((command) => {
      const isAddress = (command as { input: { Key?: { sk?: string } } }).input.Key?.sk === 'EMAIL'
      return isAddress && asked++ === 0 ? {} : undefined
    })
    expect((await signUp(newcomer({ email: ada.email }))).status).toBe(409)
    expect(noted).toHaveLength(1)
    expect(await unfinished()).toEqual(expect.arrayContaining(noted))
    expect((await addressItem(ada.email))?.['userId']).toBe(ada.userId)
  })
})
