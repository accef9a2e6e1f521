import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newClock } from '../clock.ts'
import { Faults } from '../services/faults.ts'
import { startGoogle } from './google.ts'

const faults = new Faults()
const clock = newClock()
const redirectUri = 'http://localhost:4173/auth/callback'
let google: Awaited<ReturnType<typeof startGoogle>>

beforeAll(async () => {
  google = await startGoogle({ faults, clock })
  await google.startStandIn('http://localhost:4173')
})
beforeEach(() => {
  faults.clear()
  clock[0] = 0
})
afterAll(() => google.stop())

const authoriseQuery = (more = {}) =>
  new URLSearchParams({
    client_id: google.context.googleClientId,
    redirect_uri: redirectUri,
    state: 'a state',
    ...more,
  })
const [authorise, keys] = ['/o/oauth2/v2/auth', '/oauth2/v3/certs']
const get = (path: string) => fetch(google.url + path)

/** Chooses an account and returns the claims of its ID token. */
async function claimsOf(url: string, email = 'wren.ashby@gmail.com') {
  const form = authoriseQuery({ email, nonce: 'n' })
  const chosen = await fetch(`${url}${authorise}/callback`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const client = { client_id: google.context.googleClientId, client_secret: 'local-google-secret' }
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...client })
  const { id_token } = await (await fetch(`${url}/oauth2/token`, { method: 'POST', body })).json()
  return JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString())
}

describe("Google's stand-in", () => {
  it('shows the accounts, and a link that cancels the sign-in', async () => {
    const page = await (await get(`${authorise}?${authoriseQuery()}`)).text()
    expect(page).toContain('wren.ashby@gmail.com')
    expect(page).toContain(`href="${redirectUri}?error=access_denied&state=a+state"`)
  })

  it('redirects only to the address of the app and only for its client', async () => {
    for (const wrong of [{ redirect_uri: 'http://localhost:4173/evil' }, { client_id: 'another' }])
      expect((await get(`${authorise}?${authoriseQuery(wrong)}`)).status).toBe(400)
  })

  it('signs tokens with the time of the local world', async () => {
    clock[0] = 7 * 86_400_000
    const claims = await claimsOf(google.url)
    const aud = google.context.googleClientId
    expect(claims).toMatchObject({ iss: google.url, aud, nonce: 'n', email_verified: true })
    expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(7 * 86_400_000)
  })

  it('uses the same user ids at every start', async () => {
    const nextStart = await startGoogle({ faults, clock })
    await nextStart.startStandIn('http://localhost:4173')
    const [first, second] = [await claimsOf(google.url), await claimsOf(nextStart.url)]
    nextStart.stop()
    expect(second.sub).toBe(first.sub)
    expect(first.sub).not.toBe((await claimsOf(google.url, 'iris@fenland.example')).sub)
  })

  it.each([
    ['error', 500],
    ['throttle', 429],
  ] as const)('returns the fault "%s" to browsers and functions', async (mode, status) => {
    faults.set({ target: 'google', mode, rate: 1, delayMs: 0 })
    for (const path of [`${authorise}?${authoriseQuery()}`, keys]) expect((await get(path)).status).toBe(status)
    faults.clear()
    expect((await get(keys)).status).toBe(200)
  })

  it('can be down, slow or return garbage', async () => {
    faults.set({ target: 'google', mode: 'down', rate: 1, delayMs: 0 })
    await expect(get(keys)).rejects.toBeInstanceOf(Error)
    faults.set({ target: 'google', mode: 'garbage', rate: 1, delayMs: 0 })
    expect(await (await get(keys)).text()).toBe('<garbage')
    faults.set({ target: 'google', mode: 'slow', rate: 1, delayMs: 300 })
    const startedAt = performance.now()
    expect((await get(keys)).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(290)
  })
})
