import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, newSignedInUser } from '../../../tests/fixtures/data/users.ts'
import {
  CLIENT,
  fakeGoogle,
  issueToken,
  signInWithClaims,
  signToken,
  useFakeGoogle,
} from '../../../tests/fixtures/google/fake-google.ts'
import { beginGoogleSignIn, SIGN_IN_CHOICES } from '../../../tests/fixtures/google/google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { handler } from '../handler.ts'
import { isAuthoritativeFor } from './google.ts'

useFakeGoogle()

let newUserCount = 0
/** The claims of a Google user without an account. */
function newGoogleUser() {
  newUserCount += 1
  return {
    sub: `sub-${newUserCount}-${Date.now()}`,
    email: `google${newUserCount}.${Date.now()}@gmail.com`,
    name: 'Mia Hart',
  }
}
const countAccounts = async ({ email }: { email: string }) =>
  (await accounts.items(`EMAIL#${encodeURIComponent(email)}`)).length
const nowS = () => Math.floor(Date.now() / 1000)

describe('a sign-in with Google', () => {
  it('[AUTH-09] requests a code with state, nonce and PKCE challenge, and a redirect to our own address', async () => {
    const headers = { 'x-viewer-host': 'evil.example', origin: 'https://evil.example' }
    const { body, cookies } = await invoke(handler, authApi.beginGoogle, { headers })
    const { searchParams } = new URL(body.address)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT,
      redirect_uri: 'http://localhost/auth/callback',
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-google=[\w-]{65}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=600$/),
    ])
    const second = new URL((await invoke(handler, authApi.beginGoogle)).body.address).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) expect(second.get(name)).not.toBe(searchParams.get(name))
  })

  it('[SEC-13] exchanges the code with the PKCE verifier and our client secret, and deletes the cookie', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    issueToken(signToken({ claims: { ...newGoogleUser(), nonce: address.searchParams.get('nonce') } }), 'the-code')
    const body = { code: 'the-code', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
    const { status, cookies } = await invoke(handler, authApi.finishGoogle, { body, cookie })
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^__Host-google=; .*Max-Age=0$/)
    const [tokenRequest] = fakeGoogle.tokenRequests
    expect(Object.fromEntries(tokenRequest ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'http://localhost/auth/callback',
      client_id: CLIENT,
      client_secret: 'local-google-secret',
    })
    const challenge = createHash('sha256')
      .update(tokenRequest?.get('code_verifier') ?? '')
      .digest('base64url')
    expect(challenge).toBe(address.searchParams.get('code_challenge'))
  })

  it('is not offered when the deployment has no Google client id', async () => {
    expect((await invoke(handler, authApi.session)).body.google).toBe(true)
    vi.stubEnv('GOOGLE_CLIENT_ID', undefined)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await invoke(handler, authApi.session)).body.google).toBe(false)
    const { status, problem, cookies } = await invoke(handler, authApi.beginGoogle)
    expect(status).toBe(503)
    expect(problem.type).toBe('/problems/google-unavailable')
    expect(cookies).toEqual([])
  })
})

const INVALID_TOKENS: Record<string, Parameters<typeof signToken>[0]> = {
  'signed with another key': { by: 'another key' },
  'signed with a key that Google does not have': { by: 'another key', header: { kid: 'key-2' } },
  'without a key id': { header: { kid: undefined } },
  'with the algorithm "none"': { by: 'none', header: { alg: 'none' } },
  'without a signature': { by: 'none' },
  'signed with the public key as an HMAC secret': { by: 'public key', header: { alg: 'HS256' } },
  'of another issuer': { claims: { iss: 'https://accounts.evil.example' } },
  'without an issuer': { claims: { iss: undefined } },
  'for another audience': { claims: { aud: 'another-client' } },
  'for several audiences, one of them ours': { claims: { aud: [CLIENT, 'another-client'] } },
  'without an audience': { claims: { aud: undefined } },
  'that another client requested': { claims: { azp: 'another-client' } },
  'that has expired': { claims: { exp: nowS() - 1 } },
  'that never expires': { claims: { exp: undefined } },
  'that is not valid yet': { claims: { nbf: nowS() + 600 } },
  'with the nonce of another sign-in': { claims: { nonce: 'x'.repeat(43) } },
  'without a nonce': { claims: { nonce: undefined } },
  'without a subject': { claims: { sub: undefined } },
  'with an empty subject': { claims: { sub: '' } },
  'without an address': { claims: { email: undefined } },
  'with an invalid address': { claims: { email: 'mia' } },
  'without the claim "email_verified"': { claims: { email_verified: undefined } },
  'with an address that is not verified': { claims: { email_verified: false } },
  'with "email_verified" as text': { claims: { email_verified: 'true' } },
}

describe('an id token', () => {
  it.each(Object.entries(INVALID_TOKENS))(
    '[SEC-13] %s is refused, and nothing is written',
    async (_, { claims, ...signing }) => {
      const mia = newGoogleUser()
      const { status, problem, cookies } = await signInWithClaims({ ...mia, ...claims }, signing)
      expect(status).toBe(401)
      expect(problem.type).toBe('/problems/google-refused')
      expect(cookies).toEqual([])
      expect(await countAccounts(mia)).toBe(0)
      expect((await signInWithClaims(mia)).status).toBe(200)
    },
  )

  it.each(['', 'x', 'a.b.c', `${signToken({}).slice(0, -4)}AAAA`])(
    '[SEC-13] is refused when it is the text "%.8s"',
    async (token) => {
      const { address, cookie } = await beginGoogleSignIn()
      issueToken(token)
      const body = { code: 'a-code', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
      expect((await invoke(handler, authApi.finishGoogle, { body, cookie })).status).toBe(401)
    },
  )

  it('[SEC-13] is refused when its claims were changed after it was signed', async () => {
    const mia = newGoogleUser()
    const { address, cookie } = await beginGoogleSignIn()
    const nonce = address.searchParams.get('nonce')
    const [header, , signature] = signToken({ claims: { ...newGoogleUser(), nonce } }).split('.')
    issueToken([header, signToken({ claims: { ...mia, nonce } }).split('.')[1], signature].join('.'))
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
    expect((await invoke(handler, authApi.finishGoogle, { body, cookie })).status).toBe(401)
    expect(await countAccounts(mia)).toBe(0)
  })
})

describe('a failure of Google', () => {
  const working = { ...fakeGoogle }
  const neverReply = () => undefined
  it.each<[string, Partial<typeof fakeGoogle>]>([
    ['an error', { token: () => ({ status: 500, body: '{}' }) }],
    ['too many requests', { token: () => ({ status: 429, body: '{}' }) }],
    ['a reply that is not JSON', { token: () => ({ body: '<garbage' }) }],
    ['a reply without a token', { token: () => ({ body: '{}' }) }],
    ['an unknown client', { token: () => ({ status: 401, body: '{"error":"invalid_client"}' }) }],
    ['a redirect', { token: () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1' } }) }],
    ['no reply', { token: neverReply }],
  ])('[RELY-05] returns 503 in time and ends no session: %s', async (_, failure) => {
    const mia = newGoogleUser()
    const ada = await newSignedInUser()
    const { address, cookie } = await beginGoogleSignIn()
    Object.assign(fakeGoogle, failure)
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const reply = await invoke(handler, authApi.finishGoogle, { body, cookie: `${ada.cookie}; ${cookie}` })
    expect(reply.status).toBe(503)
    expect(reply.problem.type).toBe('/problems/google-unavailable')
    expect(reply.headers['retry-after']).toBe('10')
    expect(reply.cookies).toEqual([])
    expect(timeout).toHaveBeenCalledWith(3_000)
    expect((await invoke(handler, authApi.session, ada)).body.account?.id).toBe(ada.userId)
    Object.assign(fakeGoogle, working)
    expect((await signInWithClaims(mia)).status).toBe(200)
  })

  it('[SEC-13] returns 401 when Google refuses the code', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    fakeGoogle.token = () => ({ status: 400, body: '{"error":"invalid_grant"}' })
    const body = { code: 'used-before', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
    const { status, problem } = await invoke(handler, authApi.finishGoogle, { body, cookie })
    expect(status).toBe(401)
    expect(problem.type).toBe('/problems/google-refused')
  })

  it.each<[string, Partial<typeof fakeGoogle>]>([
    ['an error', { keys: () => ({ status: 500, body: '{}' }) }],
    ['no reply', { keys: neverReply }],
  ])('[RELY-05] returns 503 when the signing keys cannot be fetched: %s', async (_, failure) => {
    vi.resetModules()
    const { handler: freshHandler } = await import('../handler.ts')
    const { address, cookie } = await beginGoogleSignIn()
    issueToken(signToken({ claims: { ...newGoogleUser(), nonce: address.searchParams.get('nonce') } }))
    Object.assign(fakeGoogle, failure)
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...SIGN_IN_CHOICES }
    const { status, problem } = await invoke(freshHandler, authApi.finishGoogle, { body, cookie })
    expect(status).toBe(503)
    expect(problem.type).toBe('/problems/google-unavailable')
  })
})

it.each([
  ['mia@gmail.com', undefined, true],
  ['mia@googlemail.com', undefined, true],
  ['mia@fenland.example', 'fenland.example', true],
  ['mia@fenland.example', 'Fenland.Example', true],
  ['mia@fenland.example', 'stillwater.test', false],
  ['mia@mail.fenland.example', 'fenland.example', false],
  ['mia@fenland.example', undefined, false],
  ['mia@fenland.example', '', false],
  ['gmail.com@fenland.example', undefined, false],
  ['mia@gmail.com.example', undefined, false],
  ['mia@notgmail.com', undefined, false],
])('[SEC-13] for %s, of the organisation %s, Google is authoritative: %s', (email, hd, isAuthoritative) => {
  expect(isAuthoritativeFor(email, hd)).toBe(isAuthoritative)
})
