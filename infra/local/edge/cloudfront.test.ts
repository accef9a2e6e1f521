import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../shared/http/endpoint.ts'
import { FROM_OUR_PAGE, localWorld } from '../../../tests/fixtures/setup/local-world.ts'
import * as FEATURES from '../../features.ts'

const { addUser, get, raw, rawStatus, send, signIn, url } = localWorld()

describe('CloudFront on this machine', () => {
  it('answers every address of a screen with the shell, and a missing file with 404', async () => {
    const [root, deep] = await Promise.all([get('/'), get('/tools/training')])
    expect([root.status, root.headers.get('content-type')]).toEqual([200, 'text/html'])
    const page = await root.text()
    expect(await deep.text()).toBe(page)
    // Only who works on it has pages that reload by themselves.
    expect(page).not.toContain('__local')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/api/nothing')).status).toBe(404)
  })

  it('[SEC-16] sends the security headers with pages, files, answers and refusals alike', async () => {
    const endpoints = Object.values(FEATURES).flatMap((spec) =>
      'api' in spec ? Object.values<Endpoint>(spec.api) : [],
    )
    const asked = [
      ...['/', '/auth', '/nowhere', '/icon.svg', '/assets/gone.js', '/api/nothing', '/api'].map((path) => [
        'GET',
        path,
      ]),
      ...endpoints.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, '2026-11-20')]),
      ...[
        ['POST', '/'],
        ['DELETE', '/api/home'],
        ['OPTIONS', '/api/home'],
        ['PUT', '/assets/x.js'],
      ],
    ] as [string, string][]
    const statuses = new Set<number>()
    for (const [method, path] of asked)
      for (const body of method === 'GET' ? [null] : ['{', 'x'.repeat(300_000)]) {
        const { headers, status } = await fetch(url() + path, { method, headers: FROM_OUR_PAGE, body })
        const title = `${method} ${path} ${status}`
        expect(headers.get('content-security-policy'), title).toMatch(/script-src 'self' 'sha256-[^']+';/)
        expect(headers.get('x-content-type-options'), title).toBe('nosniff')
        expect(headers.get('x-frame-options'), title).toBe('DENY')
        expect(headers.get('referrer-policy'), title).toBe('no-referrer')
        expect(headers.get('cross-origin-opener-policy'), title).toBe('same-origin')
        statuses.add(status)
      }
    expect(statuses).toEqual(new Set([200, 400, 401, 403, 404, 413]))
  })

  it('leaves the problems of the API as they are', async () => {
    const response = await get('/api/home')
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
    expect(await response.json()).toMatchObject({ type: '/problems/not-signed-in' })
  })

  it('lets nothing outside the deployed files be read', async () => {
    expect(await rawStatus('/../../package.json')).toBe(404)
    expect(await rawStatus('/assets/..%2f..%2fpackage.json')).toBe(404)
    expect((await send('POST', '/index.html', {})).status).toBe(403)
  })

  it('answers what the browser has already with 304', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('overwrites the secret that a visitor makes up, and tells the host that was asked', async () => {
    const { status } = await get('/api/auth/session', { 'x-origin-secret': 'guess' })
    expect(status).toBe(200)
    const { host } = new URL(url())
    const old = { 'sec-fetch-site': '', origin: `http://${host}` }
    const body = { email: 'nobody@stillwater.test', password: 'x', stayLoggedIn: false }
    expect((await send('POST', '/api/auth/sign-in', body, old)).status).toBe(401)
    const evil = { ...old, origin: 'http://evil.test', 'x-viewer-host': 'evil.test' }
    expect((await send('POST', '/api/auth/sign-in', body, evil)).status).toBe(403)
  })

  it('[SEC-12] tells the address that somebody comes from, whatever they say of it themselves', async () => {
    const guess = (n: number) => {
      const madeUp = { 'x-viewer-address': `192.0.2.${n}`, 'x-forwarded-for': `192.0.2.${n}` }
      return send(
        'POST',
        '/api/auth/sign-in',
        { email: 'guessed@stillwater.test', password: 'x', stayLoggedIn: false },
        madeUp,
      )
    }
    const statuses = new Set<number>()
    for (let n = 0; n < 12; n++) statuses.add((await guess(n)).status)
    expect(statuses).toEqual(new Set([401, 429]))
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (body: Buffer) => body],
  ])('[PERF-05] hands on what a function compressed as it is: %s', async (coding, decode) => {
    const email = `${coding}@stillwater.test`
    await addUser(email, { days: 30 })
    const asking = { cookie: await signIn(email), ...(coding && { 'accept-encoding': coding }) }
    const reply = await raw(`/api/home?today=${new Date().toISOString().slice(0, 10)}`, asking)
    expect(reply.headers['content-encoding']).toBe(coding)
    expect(reply.headers.vary).toBe('accept-encoding')
    expect(JSON.parse(decode(reply.body).toString())).toMatchObject({ account: { email } })
  })
})
