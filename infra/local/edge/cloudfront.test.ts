import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RECIPES } from '../../../functions/content/audio/recordings.ts'
import { fileName } from '../../../functions/content/audio/sound-file.ts'
import type { Endpoint } from '../../../shared/http/endpoint.ts'
import { SAME_ORIGIN_HEADERS, setUpLocalWorld } from '../../../tests/fixtures/setup/local-world.ts'
import * as FEATURES from '../../features.ts'

const { addUser, get, put, raw, rawStatus, send, signIn, url } = setUpLocalWorld()

describe('the local CloudFront', () => {
  it('returns the shell for the address of every screen, and 404 for a missing file', async () => {
    const [root, deep] = await Promise.all([get('/'), get('/tools/training')])
    expect(root.status).toBe(200)
    expect(root.headers.get('content-type')).toBe('text/html')
    const page = await root.text()
    expect(await deep.text()).toBe(page)
    // Only `npm start` adds the script that reloads pages.
    expect(page).not.toContain('__local')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/api/nothing')).status).toBe(404)
  })

  it('[SEC-16] sends the security headers with pages, files, API responses and errors', async () => {
    const endpoints = Object.values(FEATURES).flatMap((spec) =>
      'api' in spec ? Object.values<Endpoint>(spec.api) : [],
    )
    const requests = [
      ...[
        '/',
        '/auth',
        '/nowhere',
        '/icon.svg',
        '/sw.js',
        '/assets/gone.js',
        '/remotes/learn/mf-manifest.json',
        '/remotes/gone.js',
        '/media/gone.png',
        '/read',
        '/read/',
        '/read/gone',
        '/sitemap.xml',
        '/api/nothing',
        '/api',
      ].map((path) => ['GET', path]),
      ...endpoints.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, '2026-11-20')]),
      ['POST', '/'],
      ['DELETE', '/api/home'],
      ['OPTIONS', '/api/home'],
      ['PUT', '/assets/x.js'],
    ] as [string, string][]
    const statuses = new Set<number>()
    for (const [method, path] of requests)
      for (const body of method === 'GET' ? [null] : ['{', 'x'.repeat(300_000)]) {
        const { headers, status } = await fetch(url() + path, { method, headers: SAME_ORIGIN_HEADERS, body })
        const title = `${method} ${path} ${status}`
        expect(headers.get('content-security-policy'), title).toMatch(
          path.startsWith('/media/') ? /^sandbox; default-src 'none'$/ : /script-src 'self' 'sha256-[^']+';/,
        )
        expect(headers.get('x-content-type-options'), title).toBe('nosniff')
        expect(headers.get('x-frame-options'), title).toBe('DENY')
        expect(headers.get('referrer-policy'), title).toBe('no-referrer')
        expect(headers.get('cross-origin-opener-policy'), title).toBe('same-origin')
        expect(headers.get('cross-origin-resource-policy'), title).toBe('same-origin')
        expect(headers.get('strict-transport-security'), title).toBe('max-age=31536000; includeSubDomains')
        expect(headers.get('permissions-policy'), title).toContain('microphone=()')
        statuses.add(status)
      }
    expect(statuses).toEqual(new Set([200, 400, 401, 403, 404, 413]))
  })

  describe('a recording', () => {
    const [recipe] = RECIPES
    const path = `/media/audio/${recipe ? fileName(recipe) : ''}`

    it('[AUDIO-01] [SEC-16] is sent whole or in ranges, with its type, for ever', async () => {
      const whole = await raw(path)
      expect(whole.status).toBe(200)
      expect(whole.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': 'audio/mpeg',
        'x-content-type-options': 'nosniff',
      })
      // Asking for compression changes nothing.
      const part = await raw(path, { range: 'bytes=1000-1999', 'accept-encoding': 'gzip' })
      expect(part.status).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes 1000-1999/${whole.body.length}`)
      expect(part.headers['content-encoding']).toBeUndefined()
      expect(part.body.equals(whole.body.subarray(1000, 2000))).toBe(true)
      expect((await raw(path, { range: `bytes=${whole.body.length}-` })).status).toBe(416)
    })

    it('[RELY-05] that does not exist is no page', async () => {
      for (const missing of ['/media/audio/gone.mp3', '/media/gone', '/media/', '/media/audio/../../index.html'])
        expect(await rawStatus(missing), missing).toBe(404)
    })

    it.each([
      ['error', 500],
      ['throttle', 503],
    ])('[RELY-05] fails with fault %s, and then works again', async (mode, status) => {
      await put('/__local/faults', { target: 's3', mode, count: 1 })
      const failed = await raw(path)
      expect(failed.status).toBe(status)
      expect(failed.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
      expect(await rawStatus(path)).toBe(200)
    })

    it.each(['down', 'cut'])('[RELY-05] breaks off with fault %s, and then works again', async (mode) => {
      await put('/__local/faults', { target: 's3', mode, delayMs: 0, count: 1 })
      await expect(raw(path)).rejects.toThrow(/socket hang up|aborted/)
      expect(await rawStatus(path)).toBe(200)
    })
  })

  it('does not change problem responses of the API', async () => {
    const response = await get('/api/home')
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ type: '/problems/not-signed-in' })
  })

  it('serves no file outside the deployed folders', async () => {
    expect(await rawStatus('/../../package.json')).toBe(404)
    expect(await rawStatus('/assets/..%2f..%2fpackage.json')).toBe(404)
    expect((await send('POST', '/index.html', {})).status).toBe(403)
  })

  it('returns 304 for a file that the browser already has', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('replaces a forged origin secret, and forwards the requested host', async () => {
    const { status } = await get('/api/auth/session', { 'x-origin-secret': 'guess' })
    expect(status).toBe(200)
    const { host } = new URL(url())
    const oldBrowserHeaders = { 'sec-fetch-site': '', origin: `http://${host}` }
    const body = { email: 'nobody@stillwater.test', password: 'x', stayLoggedIn: false }
    expect((await send('POST', '/api/auth/sign-in', body, oldBrowserHeaders)).status).toBe(401)
    const forged = { ...oldBrowserHeaders, origin: 'http://evil.test', 'x-viewer-host': 'evil.test' }
    expect((await send('POST', '/api/auth/sign-in', body, forged)).status).toBe(403)
  })

  it("[SEC-12] forwards the visitor's real address, and replaces forged headers", async () => {
    const guess = (n: number) => {
      const forgedHeaders = { 'x-viewer-address': `192.0.2.${n}`, 'x-forwarded-for': `192.0.2.${n}` }
      return send(
        'POST',
        '/api/auth/sign-in',
        { email: 'guessed@stillwater.test', password: 'x', stayLoggedIn: false },
        forgedHeaders,
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
  ])('[PERF-05] forwards the compressed response of a function unchanged: %s', async (coding, decode) => {
    const email = `${coding}@stillwater.test`
    await addUser(email, { days: 30 })
    const requestHeaders = { cookie: await signIn(email), ...(coding && { 'accept-encoding': coding }) }
    const reply = await raw(`/api/home?today=${new Date().toISOString().slice(0, 10)}`, requestHeaders)
    expect(reply.headers['content-encoding']).toBe(coding)
    expect(reply.headers.vary).toBe('accept-encoding')
    expect(JSON.parse(decode(reply.body).toString())).toMatchObject({ account: { email } })
  })
})
