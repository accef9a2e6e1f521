import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotConfirmedException,
} from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { giveRole, itemsOf, type Person, signedIn } from '../../tests/fixtures/people.ts'
import { table } from '../table/client.ts'
import { handler } from './handler.ts'

const signIn = (email: string, password: string, stayLoggedIn = false) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn } })
const session = ({ cookie }: Pick<Person, 'cookie'>) => invoke(handler, authApi.session, { cookie })
afterEach(() => {
  vi.useRealTimers()
})

const sessionsOf = async (person: Person) =>
  Object.keys(await itemsOf(person)).filter((sk) => sk.startsWith('ME#SESSION#'))

describe('signing in', () => {
  it('[SEC-07] answers the account and sets cookies that no script can read', async () => {
    const { userId, email, password } = await signedIn({ name: 'Noor Haddad', roles: ['editor'] })
    const { status, body, cookies } = await signIn(email, password)
    expect(status).toBe(200)
    expect(body).toEqual({ account: { id: userId, fullName: 'Noor Haddad', email, roles: ['editor'] } })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-session=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-known=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    ])
  })

  it('outlives the browser only with "Stay logged in"', async () => {
    const { email, password } = await signedIn()
    expect((await signIn(email, password, true)).cookies[0]).toMatch(/; Max-Age=15552000$/)
    expect((await signIn(email, password, false)).cookies[0]).not.toMatch(/Max-Age/)
  })

  it('takes the address in any case and with spaces around it', async () => {
    const { email, password } = await signedIn()
    expect((await signIn(`  ${email.toUpperCase()} `, password)).status).toBe(200)
  })

  it('[SEC-11] says the same of a wrong password and of an unknown address', async () => {
    const { email } = await signedIn()
    const wrong = await signIn(email, 'not-the-password')
    const unknown = await signIn('nobody@stillwater.test', 'not-the-password')
    const told = ({ status, cookies, problem: { requestId: _, ...problem } }: typeof wrong) => ({
      status,
      cookies,
      problem,
    })
    expect(told(wrong)).toMatchObject({ status: 401, cookies: [], problem: { type: '/problems/wrong-credentials' } })
    expect(told(unknown)).toEqual(told(wrong))
  })

  it('[SEC-11] asks the directory once for an unknown address too, so that time tells nothing', async () => {
    const send = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
    await signIn('nobody@stillwater.test', 'not-the-password')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each([
    [TooManyRequestsException, 503, '/problems/unavailable'],
    [PasswordResetRequiredException, 401, '/problems/wrong-credentials'],
    [UserNotConfirmedException, 401, '/problems/wrong-credentials'],
  ] as const)('answers what the directory calls %o with %i', async (Refusal, status, type) => {
    const { email, password } = await signedIn()
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    cognito.on(AdminInitiateAuthCommand).rejects(new Refusal({ message: '', $metadata: {} }))
    const reply = await signIn(email, password)
    expect([reply.status, reply.problem.type, reply.cookies]).toEqual([status, type, []])
  })

  it('[SEC-08] keeps only a hash of the session', async () => {
    const ada = await signedIn()
    const secret = ada.cookie.split('.')[1] ?? ''
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(await itemsOf(ada))).not.toContain(secret)
    expect(await sessionsOf(ada)).toHaveLength(1)
  })

  it.each([
    ['no password', { email: 'a@b.co', password: '', stayLoggedIn: false }, '/body/password'],
    ['an address that is none', { email: 'a', password: 'x', stayLoggedIn: false }, '/body/email'],
    ['a missing answer', { email: 'a@b.co', password: 'x' }, '/body/stayLoggedIn'],
    ['a field too many', { email: 'a@b.co', password: 'x', stayLoggedIn: false, roles: ['admin'] }, '/body/roles'],
  ])('refuses %s', async (_, body, pointer) => {
    const { status, problem } = await invoke(handler, authApi.signIn, { body })
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer])
  })
})

const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''

describe('the sessions of one person', () => {
  it('[SEC-08] begins a new one at sign-in and ends the one that the browser had', async () => {
    const ada = await signedIn()
    const body = { email: ada.email, password: ada.password, stayLoggedIn: false }
    const next = cookieOf(await invoke(handler, authApi.signIn, { body, cookie: ada.cookie }))
    expect(next).not.toBe(ada.cookie)
    expect((await session(ada)).body).toEqual({ account: null })
    expect((await session({ cookie: next })).body.account.id).toBe(ada.userId)
  })

  it('[SEC-08] ends the session of whoever used the browser before', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const body = { email: noor.email, password: noor.password, stayLoggedIn: false }
    await invoke(handler, authApi.signIn, { body, cookie: ada.cookie, headers: { 'x-account': noor.userId } })
    expect((await session(ada)).body).toEqual({ account: null })
  })

  it('[SEC-08] are ten at most, the longest unused ended first, however many begin at once', async () => {
    const ada = await signedIn()
    await Promise.all(Array.from({ length: 15 }, () => signIn(ada.email, ada.password)))
    expect(await sessionsOf(ada)).toHaveLength(10)
    expect((await session(ada)).body).toEqual({ account: null })
  })

  it('[SEC-08] end after two idle hours, and cannot be kept, for editors and admins', async () => {
    const HOUR_MS = 3_600_000
    for (const role of ['editor', 'admin'] as const) {
      const { email, password, cookie } = await signedIn({ roles: [role] })
      expect((await signIn(email, password, true)).cookies[0]).not.toMatch(/Max-Age/)
      const start = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: start + 2 * HOUR_MS - 60_000 })
      expect((await session({ cookie })).body.account.email).toBe(email)
      vi.setSystemTime(start + 12 * HOUR_MS)
      expect((await session({ cookie })).body).toEqual({ account: null })
      vi.useRealTimers()
    }
  })

  it('[SEC-08] become short at once when a role is given', async () => {
    const ada = await signedIn({}, true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 })
    expect((await session(ada)).body.account.email).toBe(ada.email)
    await giveRole(ada, 'editor')
    vi.setSystemTime(Date.now() + 60_000)
    expect((await session(ada)).body).toEqual({ account: null })
  })
})

describe('guessing a password', () => {
  const from = (address: string, cookie = '') => ({ headers: { 'x-viewer-address': address }, cookie })
  const tryAs = (email: string, password: string, sent: object) =>
    invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })
  const guesses = async (email: string, count: number, sent: object) =>
    (await Promise.all(Array.from({ length: count }, () => tryAs(email, 'wrong', sent)))).map(({ status }) => status)

  it('[SEC-12] ends after ten tries from one place, side by side too, and says when to come back', async () => {
    const { email, password } = await signedIn()
    const here = from('192.0.2.1')
    const statuses = await guesses(email, 14, here)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await tryAs(email, password, here)
    expect([refused.status, refused.problem.type, refused.cookies]).toEqual([429, '/problems/too-many-tries', []])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    expect((await tryAs(email, password, here)).status).toBe(200)
  })

  it('[SEC-12] is stopped just so where nobody has an account', async () => {
    const statuses = await guesses(`nobody${Date.now()}@stillwater.test`, 12, from('192.0.2.2'))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('[SEC-12] never locks the owner out: not elsewhere, and not in a browser they signed in with', async () => {
    const { email, password } = await signedIn()
    const known = (await tryAs(email, password, from('192.0.2.3'))).cookies[1]?.split(';')[0]
    await guesses(email, 11, from('192.0.2.3'))
    expect((await tryAs(email, password, from('192.0.2.4'))).status).toBe(200)
    for (let place = 0; place < 12; place++) await guesses(email, 10, from(`198.51.100.${place}`))
    expect((await tryAs(email, password, from('192.0.2.5'))).status).toBe(429)
    expect((await tryAs(email, password, from('192.0.2.3', known))).status).toBe(200)
  })

  it('[SEC-12] does not come cheaper with the cookie of a known browser, or with that of somebody else', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const knownTo = async ({ email, password }: Person) =>
      (await tryAs(email, password, from('192.0.2.6'))).cookies[1]?.split(';')[0] ?? ''
    expect(await guesses(ada.email, 11, from('192.0.2.6', await knownTo(ada)))).toContain(429)
    const elsewhere = from('192.0.2.7', await knownTo(noor))
    await guesses(ada.email, 10, elsewhere)
    expect((await tryAs(ada.email, 'wrong', { ...elsewhere, cookie: '' })).status).toBe(429)
  })

  it('[SEC-12] of many accounts from one place ends after a hundred', async () => {
    const statuses: number[] = []
    for (let person = 0; person < 12; person++)
      statuses.push(...(await guesses(`spray${person}@stillwater.test`, 9, from('2001:db8::1'))))
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    const { email, password } = await signedIn()
    expect((await tryAs(email, password, from('2001:db8::2:3'))).status).toBe(429)
  })

  it('counts no right password, and no try that the directory could not judge', async () => {
    const { email, password } = await signedIn()
    const here = from('192.0.2.8')
    for (let again = 0; again < 12; again++) expect((await tryAs(email, password, here)).status).toBe(200)
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    cognito.on(AdminInitiateAuthCommand).rejects(new TooManyRequestsException({ message: '', $metadata: {} }))
    for (let again = 0; again < 12; again++) expect(await guesses(email, 1, here)).toEqual([503])
    cognito.restore()
    expect((await tryAs(email, password, here)).status).toBe(200)
  })

  it('leaves neither address nor place readable in the table', async () => {
    const email = `trace${Date.now()}@stillwater.test`
    const send = vi.spyOn(table, 'send')
    await tryAs(email, 'wrong', from('192.0.2.9'))
    const limits = JSON.stringify(send.mock.calls.filter(([command]) => command instanceof UpdateCommand))
    expect(limits).toContain('LIMIT#place#')
    expect(limits).not.toMatch(/192\.0\.2\.9|trace/)
  })
})

describe('signing out', () => {
  it('[SEC-08] ends the session on the server at once, and only that one', async () => {
    const ada = await signedIn()
    const other = (await signIn(ada.email, ada.password)).cookies[0]?.split(';')[0] ?? ''
    const { status, cookies } = await invoke(handler, authApi.signOut, ada)
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^__Host-session=; .*Max-Age=0$/)
    expect((await session(ada)).body).toEqual({ account: null })
    expect((await session({ cookie: other })).body.account.email).toBe(ada.email)
  })

  it('needs a session', async () => {
    expect((await invoke(handler, authApi.signOut)).status).toBe(401)
  })
})

describe('the session', () => {
  it.each(['', '__Host-session=', '__Host-session=abc.def', `__Host-session=${'0'.repeat(32)}.x`])(
    'tells nobody in for the cookie "%s"',
    async (cookie) => {
      const { status, body } = await session({ cookie })
      expect([status, body]).toEqual([200, { account: null }])
    },
  )
})
