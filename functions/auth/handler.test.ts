import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotConfirmedException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { itemsOf, type Person, signedIn } from '../../tests/fixtures/data/people.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const directory = new CognitoIdentityProviderClient()
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
    expect(body).toEqual({
      account: {
        id: userId,
        fullName: 'Noor Haddad',
        email,
        emailProven: true,
        roles: ['editor'],
        stayLoggedIn: false,
      },
    })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-session=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-known=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    ])
  })

  it('[AUTH-11] outlives the browser only with "Stay logged in"', async () => {
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
    const told = ({ status, cookies, headers, problem: { requestId: _, ...problem } }: typeof wrong) => ({
      status,
      cookies,
      headers: { ...headers, 'x-correlation-id': '' },
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

  it('believes the directory by its signed token only, and only of the same user', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const own = (await directory.send(
      new AdminInitiateAuthCommand({
        UserPoolId: process.env['USER_POOL_ID'],
        ClientId: process.env['USER_POOL_CLIENT_ID'],
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: noor.userId, PASSWORD: noor.password },
      }),
    )) as { AuthenticationResult: { IdToken: string; AccessToken: string } }
    const { IdToken, AccessToken } = own.AuthenticationResult
    const [head = '', , signature = ''] = IdToken.split('.')
    const claims = JSON.parse(Buffer.from(IdToken.split('.')[1] ?? '', 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, 'cognito:username': ada.userId })).toString('base64url')
    for (const token of [IdToken, AccessToken, `${head}.${forged}.${signature}`, `${head}.${forged}.`, 'x']) {
      vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation((async () => ({
        AuthenticationResult: { IdToken: token },
      })) as never)
      const { status, cookies } = await signIn(ada.email, ada.password)
      expect([status === 200, cookies]).toEqual([false, []])
    }
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

describe('signing out', () => {
  it('[SEC-08] ends the session on the server at once, and only that one', async () => {
    const ada = await signedIn()
    const other = (await signIn(ada.email, ada.password)).cookies[0]?.split(';')[0] ?? ''
    const { status, cookies } = await invoke(handler, authApi.signOut, ada)
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^__Host-session=; .*Max-Age=0$/)
    expect((await session(ada)).body.account).toBeNull()
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
      expect([status, body.account]).toEqual([200, null])
    },
  )
})
