import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { saveAtOnce } from '../../tests/fixtures/load.ts'
import { commandLines } from '../../tests/fixtures/processes.ts'
import { SAME_ORIGIN_HEADERS, setUpLocalWorld } from '../../tests/fixtures/setup/local-world.ts'
import { startWorld } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'stillwater-world-'))
// Registered first, because hooks run in reverse order.
afterAll(() => rmSync(folder, { recursive: true }))
const world = setUpLocalWorld(folder)
const { addUser, get, json, put, rawStatus, send, signIn } = world

describe('the gallery of form controls', () => {
  it('is built when it is opened, and has its files and the same security headers as the app', async () => {
    const [page, app] = await Promise.all([get('/__local/controls'), get('/')])
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html')
    expect(page.headers.get('content-security-policy')).toBe(app.headers.get('content-security-policy'))
    const html = await page.text()
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(files).toHaveLength(2)
    for (const path of files) expect((await get(path)).status).toBe(200)
    expect(await (await get('/__local')).text()).toContain('href="/__local/controls"')
  })

  it('serves only its own files', async () => {
    for (const path of ['nothing.js', '../functions/home/index.mjs', '%2e%2e/functions/home/index.mjs', '..', ''])
      expect(await rawStatus(`/__local/controls/${path}`)).toBe(404)
  })
})

describe('the control pages', () => {
  it('list the accounts and the controls', async () => {
    expect(await (await get('/__local')).text()).toContain('GET /__local/capacity')
    expect((await get('/__local/nothing')).status).toBe(404)
  })

  it('create users and history, show the table and count the cost of a request', async () => {
    const { userId } = await addUser('count@stillwater.test', { days: 30 })
    const today = new Date().toISOString().slice(0, 10)
    const row = { date: today, symptoms: { pain_level: 3 }, journal: {} }
    await send('POST', '/__local/days', { userId, rows: [row] })
    const items = await json(get(`/__local/table?pk=${encodeURIComponent(`USER#${userId}`)}`))
    expect(items.filter(({ sk }: { sk: string }) => sk.startsWith('DAY#')).length).toBeGreaterThan(15)
    const cookie = await signIn('count@stillwater.test')
    await send('DELETE', '/__local/capacity', {})
    const home = await json(get(`/api/home?today=${today}`, { cookie }))
    expect(home.today.values).toEqual({ painLevel: 3 })
    // Schedules and queues cause calls of other functions at any time.
    const { calls, byFunction } = await json(get('/__local/capacity'))
    expect(byFunction.home).toMatchObject({ calls: 2, writeUnits: 0 })
    expect(byFunction.home.readUnits).toBeLessThanOrEqual(3)
    expect(calls).toBeGreaterThanOrEqual(2)
  })

  it('[SEC-31] show which permissions each function has and uses', async () => {
    await addUser('grants@stillwater.test')
    await signIn('grants@stillwater.test')
    const { auth, home } = await json(get('/__local/grants'))
    expect(auth.used).toContainEqual(expect.stringMatching(/^dynamodb:GetItem on table\/.* EMAIL#\*$/))
    expect(auth.used).toContainEqual(expect.stringMatching(/^cognito-idp:AdminInitiateAuth on userpool\//))
    expect(auth.refused).toEqual([])
    expect(home.refused).toEqual([])
  })

  it.each([
    ['POST', '/__local/users', { email: 'x' }],
    ['POST', '/__local/days', { userId: 'x', rows: [] }],
    ['PUT', '/__local/faults', { target: 'moon', mode: 'down' }],
    ['PUT', '/__local/clock', { now: '2001-01-01T00:00:00Z' }],
  ])('reject an invalid request: %s %s', async (method, path, body) => {
    expect((await send(method, path, body)).status).toBe(400)
  })

  it('reject invalid days with a reason, and infer flares of days from the stored days', async () => {
    const { userId } = await addUser('exact@stillwater.test', { premium: true, onboarded: false })
    const day = (date: string, symptoms: object) =>
      send('POST', '/__local/days', { userId, rows: [{ date, symptoms, journal: {} }] })
    const refused = await day('2026-11-01', { weather: 'wet' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ message: 'symptoms.weather on 2026-11-01 is no field of a day' })
    await day('2026-11-01', { pain_level: 1 })
    await day('2026-11-03', { pain_level: 6 })
    const items = await json(get(`/__local/table?pk=${encodeURIComponent(`USER#${userId}`)}`))
    expect(items).toMatchObject([
      { p: 1 },
      { p: 6, i: true },
      { sk: 'DAYS#2026' },
      { sk: 'ME#PROFILE', manualPremium: true },
    ])
    expect(items[3]).not.toHaveProperty('onboardingCompleted')
  })

  it('move the clock of functions, sessions and replies', async () => {
    await addUser('clock@stillwater.test')
    const cookie = await signIn('clock@stillwater.test')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const home = () => get(`/api/home?today=${tomorrow}`, { cookie })
    await put('/__local/clock', { advanceMinutes: 11 * 60 })
    expect(new Date((await home()).headers.get('date') ?? 0).getTime()).toBeGreaterThan(Date.now() + 10 * 3_600_000)
    await put('/__local/clock', { advanceMinutes: 14 * 60 })
    expect((await home()).status).toBe(401)
    const newCookie = await signIn('clock@stillwater.test')
    expect((await get(`/api/home?today=${tomorrow}`, { cookie: newCookie })).status).toBe(200)
  })
})

describe('a web page of another site, open in the browser of a developer', () => {
  const host = () => new URL(world.url()).host
  const other = 'https://elsewhere.example'

  it.each([
    ['reads by an image or a link', 'GET', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['reads by a script', 'GET', () => ({ origin: other, 'sec-fetch-site': 'cross-site' })],
    ['reads from another port of this machine', 'GET', () => ({ 'sec-fetch-site': 'same-site' })],
    ['sends a form', 'POST', () => ({ origin: other, 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' })],
    ['sends a form from a browser without Sec-Fetch-Site', 'POST', () => ({ origin: other })],
    ['sends a form from a sandbox', 'POST', () => ({ origin: 'null' })],
    ['sends from another port of this machine', 'POST', () => ({ origin: 'http://localhost:1' })],
    ['asks whether it may send JSON', 'OPTIONS', () => ({ origin: other, 'access-control-request-method': 'PUT' })],
    ['names its own host with the address of this machine', 'GET', () => ({ host: 'elsewhere.example' })],
    [
      'sends to its own host with the address of this machine',
      'POST',
      () => ({ host: 'elsewhere.example:80', origin: 'http://elsewhere.example:80', 'sec-fetch-site': 'same-origin' }),
    ],
  ])('is refused when it %s', async (_, method, headers) => {
    for (const path of ['', '/mail', '/table?pk=ARTICLES', '/controls', '/changes', '/live-reload.js', '/nothing'])
      expect(await rawStatus(`/__local${path}`, headers(), method), path).toBe(403)
  })

  it('does not run a control that it was refused', async () => {
    await put('/__local/faults', { target: 'mail', mode: 'down' })
    const reply = await fetch(`${world.url()}/__local/mail`, { method: 'DELETE', headers: { origin: other } })
    expect(reply.status).toBe(403)
    expect(
      (await fetch(`${world.url()}/__local/faults`, { method: 'PUT', body: '{}', headers: { origin: other } })).status,
    ).toBe(403)
    expect(await json(get('/__local/faults'))).toHaveLength(1)
  })

  it.each([
    ['tools such as curl', () => ({})],
    ['the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['our own pages', () => ({ 'sec-fetch-site': 'same-origin', origin: world.url() })],
    ['our own pages in a browser without Sec-Fetch-Site', () => ({ origin: world.url() })],
    ['our own pages at the number of this machine', () => ({ host: host().replace('localhost', '127.0.0.1') })],
  ])('does not keep out %s', async (_, headers) => {
    for (const [path, method] of [
      ['clock', 'GET'],
      ['capacity', 'DELETE'],
    ] as const)
      expect(await rawStatus(`/__local/${path}`, headers(), method), path).toBe(200)
  })
})

describe('a failing dependency', () => {
  it.each(['error', 'throttle', 'garbage', 'down'])(
    'the table with fault %s: returns 503, then recovers',
    async (mode) => {
      const email = `${mode}@stillwater.test`
      await addUser(email)
      const cookie = await signIn(email)
      const home = () => get(`/api/home?today=${new Date().toISOString().slice(0, 10)}`, { cookie })
      await put('/__local/faults', { target: 'dynamodb', mode })
      const { status, headers } = await home()
      expect(status).toBe(503)
      expect(headers.get('content-type')).toBe('application/problem+json')
      await put('/__local/faults', {})
      expect((await home()).status).toBe(200)
    },
  )

  it('the user pool is down: returns 503 and sets no cookie', async () => {
    await put('/__local/faults', { target: 'identity', mode: 'down' })
    const body = { email: 'nobody@stillwater.test', password: 'x', stayLoggedIn: false }
    const response = await send('POST', '/api/auth/sign-in', body)
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('the local world', () => {
  it('[OPS-01] keeps its data after a restart and leaves no process behind', async () => {
    await addUser('kept@stillwater.test', { days: 3 })
    await world.stop()
    await expect.poll(() => commandLines().join('\n')).not.toContain(folder)
    await world.start()
    const cookie = await signIn('kept@stillwater.test')
    const today = new Date().toISOString().slice(0, 10)
    expect((await json(get(`/api/home?today=${today}`, { cookie }))).account.email).toBe('kept@stillwater.test')
  })

  it('[RELY-07] loses no edit of users who save at the same time', async () => {
    await expect(saveAtOnce(world.url(), { users: 4, edits: 16 })).resolves.toMatch(/^64 saves: /)
  })

  it('runs next to another one without sharing data', { tags: ['deep'] }, async () => {
    const otherFolder = mkdtempSync(join(tmpdir(), 'stillwater-other-'))
    onTestFinished(() => rmSync(otherFolder, { recursive: true, force: true }))
    const other = await startWorld({ port: 0, folder: otherFolder })
    const [ownEmail, otherEmail] = ['here@stillwater.test', 'there@stillwater.test']
    await Promise.all([
      addUser(ownEmail),
      other.accounts.add({ email: otherEmail, password: 'still-water', name: 'Noor' }),
    ])
    const status = async (url: string, email: string) => {
      const body = JSON.stringify({ email, password: 'still-water', stayLoggedIn: false })
      return (await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers: SAME_ORIGIN_HEADERS, body })).status
    }
    const all = [world.url(), other.url].flatMap((url) => [ownEmail, otherEmail].map((email) => status(url, email)))
    const statuses = await Promise.all(all)
    await other.stop()
    expect(statuses).toEqual([200, 401, 401, 200])
  })
})
