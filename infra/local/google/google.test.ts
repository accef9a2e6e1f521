import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newClock } from '../clock.ts'
import { Faults } from '../services/faults.ts'
import { startGoogle } from './google.ts'

const faults = new Faults()
const clock = newClock()
const back = 'http://localhost:4173/auth/callback'
let google: Awaited<ReturnType<typeof startGoogle>>

beforeAll(async () => {
  google = await startGoogle({ faults, clock })
  await google.open('http://localhost:4173')
})
beforeEach(() => {
  faults.clear()
  clock[0] = 0
})
afterAll(() => google.stop())

const asked = (more = {}) =>
  new URLSearchParams({ client_id: google.context.googleClientId, redirect_uri: back, state: 'a state', ...more })
const [authorise, keys] = ['/o/oauth2/v2/auth', '/oauth2/v3/certs']
const get = (path: string) => fetch(google.url + path)

/** What it says of somebody who was chosen. */
async function claimsOf(url: string, email = 'wren.ashby@gmail.com') {
  const form = asked({ email, nonce: 'n' })
  const chosen = await fetch(`${url}${authorise}/callback`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const client = { client_id: google.context.googleClientId, client_secret: 'local-google-secret' }
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: back, ...client })
  const { id_token } = await (await fetch(`${url}/oauth2/token`, { method: 'POST', body })).json()
  return JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString())
}

describe("Google's stand-in", () => {
  it('shows who can be chosen, and leads back without anybody, too', async () => {
    const page = await (await get(`${authorise}?${asked()}`)).text()
    expect(page).toContain('wren.ashby@gmail.com')
    expect(page).toContain(`href="${back}?error=access_denied&state=a+state"`)
  })

  it('leads to no address but the product’s, and for no other client', async () => {
    for (const wrong of [{ redirect_uri: 'http://localhost:4173/evil' }, { client_id: 'another' }])
      expect((await get(`${authorise}?${asked(wrong)}`)).status).toBe(400)
  })

  it('signs by the clock of the local world', async () => {
    clock[0] = 7 * 86_400_000
    const claims = await claimsOf(google.url)
    const aud = google.context.googleClientId
    expect(claims).toMatchObject({ iss: google.url, aud, nonce: 'n', email_verified: true })
    expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(7 * 86_400_000)
  })

  it('knows its people by the same ids at each start', async () => {
    const again = await startGoogle({ faults, clock })
    await again.open('http://localhost:4173')
    const [one, other] = [await claimsOf(google.url), await claimsOf(again.url)]
    again.stop()
    expect(other.sub).toBe(one.sub)
    expect(one.sub).not.toBe((await claimsOf(google.url, 'iris@fenland.example')).sub)
  })

  it.each([
    ['error', 500],
    ['throttle', 429],
  ] as const)('shows the fault "%s" to people and functions', async (mode, status) => {
    faults.set({ target: 'google', mode, rate: 1, delayMs: 0 })
    for (const path of [`${authorise}?${asked()}`, keys]) expect((await get(path)).status).toBe(status)
    faults.clear()
    expect((await get(keys)).status).toBe(200)
  })

  it('can be down, slow or answer garbage', async () => {
    faults.set({ target: 'google', mode: 'down', rate: 1, delayMs: 0 })
    await expect(get(keys)).rejects.toBeInstanceOf(Error)
    faults.set({ target: 'google', mode: 'garbage', rate: 1, delayMs: 0 })
    expect(await (await get(keys)).text()).toBe('<garbage')
    faults.set({ target: 'google', mode: 'slow', rate: 1, delayMs: 300 })
    const began = performance.now()
    expect((await get(keys)).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(290)
  })
})
