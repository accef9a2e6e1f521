import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotConfirmedException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { handler } from './handler.ts'

const directory = new CognitoIdentityProviderClient()
const signIn = (email: string, password: string, stayLoggedIn = false) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn } })
const session = ({ cookie }: Pick<TestUser, 'cookie'>) => invoke(handler, authApi.session, { cookie })
afterEach(() => {
  vi.useRealTimers()
})

const sessionsOf = async (person: TestUser) =>
  Object.keys(await itemsOf(person)).filter((sk) => sk.startsWith('ME#SESSION#'))

describe('signing in', () => {
  it('[SEC-07] returns the account and sets cookies that scripts cannot read', async () => {
    const { userId, email, password } = await newSignedInUser({ name: 'Noor Haddad', roles: ['editor'] })
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
      expect.stringMatching(/^__Host-session=[0-9a-f]{32}\.[\w-]{65}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^__Host-known=[\w-]{65}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/),
    ])
  })

  it('[AUTH-11] sets a cookie that outlives the browser only with "Stay logged in"', async () => {
    const { email, password } = await newSignedInUser()
    expect((await signIn(email, password, true)).cookies[0]).toMatch(/; Max-Age=15552000$/)
    expect((await signIn(email, password, false)).cookies[0]).not.toMatch(/Max-Age/)
  })

  it('accepts the address in any letter case and with spaces around it', async () => {
    const { email, password } = await newSignedInUser()
    expect((await signIn(`  ${email.toUpperCase()} `, password)).status).toBe(200)
  })

  it('[SEC-11] returns the same response for a wrong password and for an unknown address', async () => {
    const { email } = await newSignedInUser()
    const wrong = await signIn(email, 'not-the-password')
    const unknown = await signIn('nobody@stillwater.test', 'not-the-password')
    const comparable = ({ status, cookies, headers, problem: { requestId: _, ...problem } }: typeof wrong) => ({
      status,
      cookies,
      headers: { ...headers, 'x-correlation-id': '' },
      problem,
    })
    expect(comparable(wrong)).toMatchObject({
      status: 401,
      cookies: [],
      problem: { type: '/problems/wrong-credentials' },
    })
    expect(comparable(unknown)).toEqual(comparable(wrong))
  })

  it('[SEC-11] checks the password of an existing user of the directory, too, for an unknown address', async () => {
    const send = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
    const checkedFor = async (email: string) => {
      send.mockClear()
      await signIn(email, 'not-the-password')
      expect(send).toHaveBeenCalledTimes(1)
      const { UserPoolId, AuthParameters } = (send.mock.calls[0] as unknown as [AdminInitiateAuthCommand])[0].input
      return { UserPoolId, Username: AuthParameters?.['USERNAME'] }
    }
    const decoy = await checkedFor('nobody@stillwater.test')
    expect(await directory.send(new AdminGetUserCommand(decoy))).toMatchObject({ Username: decoy.Username })
    expect(await checkedFor('Nobody@stillwater.test ')).toEqual(decoy)
    expect(await checkedFor('nothing@stillwater.test')).not.toEqual(decoy)
  })

  it('[SEC-11] returns the same response while the directory pauses an account or a decoy', async () => {
    const { email } = await newSignedInUser()
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    const message = 'Password attempts exceeded'
    cognito.on(AdminInitiateAuthCommand).rejects(new NotAuthorizedException({ message, $metadata: {} }))
    const [known, unknown] = [await signIn(email, 'x'), await signIn('nobody@stillwater.test', 'x')]
    expect(known.problem.type).toBe('/problems/wrong-credentials')
    expect(unknown.problem.type).toBe(known.problem.type)
    expect(unknown.status).toBe(known.status)
  })

  it.each([
    [TooManyRequestsException, 503, '/problems/unavailable'],
    [PasswordResetRequiredException, 401, '/problems/wrong-credentials'],
    [UserNotConfirmedException, 401, '/problems/wrong-credentials'],
  ] as const)('turns the directory error %o into status %i', async (DirectoryError, status, type) => {
    const { email, password } = await newSignedInUser()
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    cognito.on(AdminInitiateAuthCommand).rejects(new DirectoryError({ message: '', $metadata: {} }))
    const reply = await signIn(email, password)
    expect(reply.status).toBe(status)
    expect(reply.problem.type).toBe(type)
    expect(reply.cookies).toEqual([])
  })

  it('accepts only a correctly signed token of the same user from the directory', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const response = (await directory.send(
      new AdminInitiateAuthCommand({
        UserPoolId: process.env['USER_POOL_ID'],
        ClientId: process.env['USER_POOL_CLIENT_ID'],
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: noor.userId, PASSWORD: noor.password },
      }),
    )) as { AuthenticationResult: { IdToken: string; AccessToken: string } }
    const { IdToken, AccessToken } = response.AuthenticationResult
    const [head = '', , signature = ''] = IdToken.split('.')
    const claims = JSON.parse(Buffer.from(IdToken.split('.')[1] ?? '', 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, 'cognito:username': ada.userId })).toString('base64url')
    for (const token of [IdToken, AccessToken, `${head}.${forged}.${signature}`, `${head}.${forged}.`, 'x']) {
      vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation((async () => ({
        AuthenticationResult: { IdToken: token },
      })) as never)
      const { status, cookies } = await signIn(ada.email, ada.password)
      expect(status).not.toBe(200)
      expect(cookies).toEqual([])
    }
  })

  it('[SEC-08] stores only a hash of the session secret', async () => {
    const ada = await newSignedInUser()
    const secret = ada.cookie.split('.')[1] ?? ''
    expect(secret).toHaveLength(65)
    expect(JSON.stringify(await itemsOf(ada))).not.toContain(secret)
    expect(await sessionsOf(ada)).toHaveLength(1)
  })

  it.each([
    ['no password', { email: 'a@b.co', password: '', stayLoggedIn: false }, '/body/password'],
    ['an invalid address', { email: 'a', password: 'x', stayLoggedIn: false }, '/body/email'],
    ['a missing "Stay logged in" choice', { email: 'a@b.co', password: 'x' }, '/body/stayLoggedIn'],
    ['an unknown field', { email: 'a@b.co', password: 'x', stayLoggedIn: false, roles: ['admin'] }, '/body/roles'],
  ])('refuses %s', async (_, body, pointer) => {
    const { status, problem } = await invoke(handler, authApi.signIn, { body })
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer])
  })
})

describe('signing out', () => {
  it('[SEC-08] ends this session on the server at once, and no other', async () => {
    const ada = await newSignedInUser()
    const otherCookie = (await signIn(ada.email, ada.password)).cookies[0]?.split(';')[0] ?? ''
    const { status, cookies } = await invoke(handler, authApi.signOut, ada)
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^__Host-session=; .*Max-Age=0$/)
    expect((await session(ada)).body.account).toBeNull()
    expect((await session({ cookie: otherCookie })).body.account.email).toBe(ada.email)
  })

  it('returns 401 without a session', async () => {
    expect((await invoke(handler, authApi.signOut)).status).toBe(401)
  })
})

describe('reading the session', () => {
  it.each(['', '__Host-session=', '__Host-session=abc.def', `__Host-session=${'0'.repeat(32)}.x`])(
    'returns no account for the cookie "%s"',
    async (cookie) => {
      const { status, body } = await session({ cookie })
      expect(status).toBe(200)
      expect(body.account).toBeNull()
    },
  )
})
