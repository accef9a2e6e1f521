import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, signedIn } from '../../../tests/fixtures/data/people.ts'
import { chosenBefore, setOut } from '../../../tests/fixtures/google/google.ts'
import {
  answerToken,
  CLIENT,
  comeBack,
  google,
  useOwnGoogle,
  write,
} from '../../../tests/fixtures/google/own-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { handler } from '../handler.ts'
import { speaksFor } from './google.ts'

useOwnGoogle()

let count = 0
/** Somebody who has never been here. */
function stranger() {
  count += 1
  return { sub: `sub-${count}-${Date.now()}`, email: `stranger${count}.${Date.now()}@gmail.com`, name: 'Mia Hart' }
}
const madeFor = async ({ email }: { email: string }) =>
  (await accounts.items(`EMAIL#${encodeURIComponent(email)}`)).length
const seconds = () => Math.floor(Date.now() / 1000)

describe('the way to Google', () => {
  it('[AUTH-09] asks for a code, with state, nonce and the hash of a secret, and leads back to our own address', async () => {
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
      expect.stringMatching(/^__Host-google=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=600$/),
    ])
    const again = new URL((await invoke(handler, authApi.beginGoogle)).body.address).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) expect(again.get(name)).not.toBe(searchParams.get(name))
  })

  it('[SEC-13] gives the code back with the very secret, and ours, and takes the cookie away', async () => {
    const { address, cookie } = await setOut()
    answerToken(write({ claims: { ...stranger(), nonce: address.searchParams.get('nonce') } }), 'the-code')
    const body = { code: 'the-code', state: address.searchParams.get('state'), ...chosenBefore }
    const { status, cookies } = await invoke(handler, authApi.finishGoogle, { body, cookie })
    expect([status, cookies[0]]).toEqual([200, expect.stringMatching(/^__Host-google=; .*Max-Age=0$/)])
    const [asked] = google.asked
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'http://localhost/auth/callback',
      client_id: CLIENT,
      client_secret: 'local-google-secret',
    })
    const challenge = createHash('sha256')
      .update(asked?.get('code_verifier') ?? '')
      .digest('base64url')
    expect(challenge).toBe(address.searchParams.get('code_challenge'))
  })

  it('is not offered where the deployment has no client', async () => {
    expect((await invoke(handler, authApi.session)).body.google).toBe(true)
    vi.stubEnv('GOOGLE_CLIENT_ID', undefined)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await invoke(handler, authApi.session)).body.google).toBe(false)
    const { status, problem, cookies } = await invoke(handler, authApi.beginGoogle)
    expect([status, problem.type, cookies]).toEqual([503, '/problems/google-unavailable', []])
  })
})

const stand = { iss: 'https://accounts.evil.example' }
const BROKEN: Record<string, Parameters<typeof write>[0]> = {
  'of another key': { by: 'stranger' },
  'of a key that Google does not have': { by: 'stranger', header: { kid: 'key-2' } },
  'without a key': { header: { kid: undefined } },
  'that nobody signed': { by: 'nobody', header: { alg: 'none' } },
  'without a signature': { by: 'nobody' },
  'signed with the public key as a secret': { by: 'public key', header: { alg: 'HS256' } },
  'of another issuer': { claims: stand },
  'without an issuer': { claims: { iss: undefined } },
  'for somebody else': { claims: { aud: 'another-client' } },
  'for us among others': { claims: { aud: [CLIENT, 'another-client'] } },
  'for nobody': { claims: { aud: undefined } },
  'that another client asked for': { claims: { azp: 'another-client' } },
  'that is over': { claims: { exp: seconds() - 1 } },
  'that never ends': { claims: { exp: undefined } },
  'that has not begun': { claims: { nbf: seconds() + 600 } },
  'of another trip': { claims: { nonce: 'x'.repeat(43) } },
  'of no trip': { claims: { nonce: undefined } },
  'of nobody': { claims: { sub: undefined } },
  'of an empty name': { claims: { sub: '' } },
  'without an address': { claims: { email: undefined } },
  'whose address is none': { claims: { email: 'mia' } },
  'whose address was never asked': { claims: { email_verified: undefined } },
  'whose address is not theirs': { claims: { email_verified: false } },
  'whose address is said to be theirs': { claims: { email_verified: 'true' } },
}

describe('a token', () => {
  it.each(Object.entries(BROKEN))(
    '[SEC-13] %s signs nobody in and writes nothing',
    async (_, { claims, ...written }) => {
      const mia = stranger()
      const { status, problem, cookies } = await comeBack({ ...mia, ...claims }, written)
      expect([status, problem.type, cookies]).toEqual([401, '/problems/google-refused', []])
      expect(await madeFor(mia)).toBe(0)
      expect((await comeBack(mia)).status).toBe(200)
    },
  )

  it.each(['', 'x', 'a.b.c', `${write({}).slice(0, -4)}AAAA`])('[SEC-13] that reads "%.8s" is none', async (token) => {
    const { address, cookie } = await setOut()
    answerToken(token)
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...chosenBefore }
    expect((await invoke(handler, authApi.finishGoogle, { body, cookie })).status).toBe(401)
  })

  it('[SEC-13] whose words were changed after it was signed is none', async () => {
    const [mia, { address, cookie }] = [stranger(), await setOut()]
    const nonce = address.searchParams.get('nonce')
    const [header, , signed] = write({ claims: { ...stranger(), nonce } }).split('.')
    answerToken([header, write({ claims: { ...mia, nonce } }).split('.')[1], signed].join('.'))
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...chosenBefore }
    expect((await invoke(handler, authApi.finishGoogle, { body, cookie })).status).toBe(401)
    expect(await madeFor(mia)).toBe(0)
  })
})

describe('a Google that fails', () => {
  const sound = { ...google }
  const never = () => undefined
  it.each<[string, Partial<typeof google>]>([
    ['with an error', { token: () => ({ status: 500, body: '{}' }) }],
    ['as it is asked too often', { token: () => ({ status: 429, body: '{}' }) }],
    ['with garbage', { token: () => ({ body: '<garbage' }) }],
    ['without a token', { token: () => ({ body: '{}' }) }],
    ['as it does not know us', { token: () => ({ status: 401, body: '{"error":"invalid_client"}' }) }],
    ['by leading elsewhere', { token: () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1' } }) }],
    ['by never answering', { token: never }],
  ])('[RELY-05] %s is told kindly, in time, and nobody is signed out', async (_, fails) => {
    const [mia, ada] = [stranger(), await signedIn()]
    const { address, cookie } = await setOut()
    Object.assign(google, fails)
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...chosenBefore }
    const patience = vi.spyOn(AbortSignal, 'timeout')
    const answer = await invoke(handler, authApi.finishGoogle, { body, cookie: `${ada.cookie}; ${cookie}` })
    expect([answer.status, answer.problem.type]).toEqual([503, '/problems/google-unavailable'])
    expect([answer.headers['retry-after'], answer.cookies]).toEqual(['10', []])
    expect(patience).toHaveBeenCalledWith(3_000)
    expect((await invoke(handler, authApi.session, ada)).body.account?.id).toBe(ada.userId)
    Object.assign(google, sound)
    expect((await comeBack(mia)).status).toBe(200)
  })

  it('[SEC-13] that does not take the code signs nobody in', async () => {
    const { address, cookie } = await setOut()
    google.token = () => ({ status: 400, body: '{"error":"invalid_grant"}' })
    const body = { code: 'used-before', state: address.searchParams.get('state'), ...chosenBefore }
    const { status, problem } = await invoke(handler, authApi.finishGoogle, { body, cookie })
    expect([status, problem.type]).toEqual([401, '/problems/google-refused'])
  })

  it.each<[string, Partial<typeof google>]>([
    ['with an error', { keys: () => ({ status: 500, body: '{}' }) }],
    ['by never answering', { keys: never }],
  ])('[RELY-05] %s when its keys are wanted is told the same', async (_, fails) => {
    vi.resetModules()
    const { handler: cold } = await import('../handler.ts')
    const { address, cookie } = await setOut()
    answerToken(write({ claims: { ...stranger(), nonce: address.searchParams.get('nonce') } }))
    Object.assign(google, fails)
    const body = { code: 'a-code', state: address.searchParams.get('state'), ...chosenBefore }
    const { status, problem } = await invoke(cold, authApi.finishGoogle, { body, cookie })
    expect([status, problem.type]).toEqual([503, '/problems/google-unavailable'])
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
])('[SEC-13] for %s, of the organisation %s, Google speaks: %s', (email, hd, speaks) => {
  expect(speaksFor(email, hd)).toBe(speaks)
})
