import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/http/endpoint.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { serve } from './serve.ts'

const api = {
  say: endpoint('POST /say', {
    caller: 'anyone',
    body: z.strictObject({ length: z.int() }),
    reply: z.object({ said: z.string() }),
  }),
}
/** The bytes of a reply without its text: `{"said":""}`. */
const EMPTY_REPLY_BYTES = 11
const handler = serve(api, {
  say: ({ body, setCookie }) => {
    setCookie('a=1')
    setCookie('b=2')
    const textBytes = body.length - EMPTY_REPLY_BYTES
    return { said: 'ö'.repeat(textBytes / 2) + 'x'.repeat(textBytes % 2) }
  },
})

/** Requests a reply of `length` bytes. */
const requestReply = (length: number, accepted?: string) =>
  invoke(handler, api.say, {
    body: { length },
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  })
const codingOf = ({ headers }: { headers: Record<string, string> }) => headers['content-encoding'] ?? 'identity'

describe('a long reply', () => {
  it.each(['br', 'gzip'])('[PERF-05] is compressed with %s and decodes to the original text', async (coding) => {
    const { status, body, bytes, headers, cookies } = await requestReply(50_011, coding)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': coding,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'x-correlation-id': expect.any(String),
    })
    expect(body).toEqual({ said: 'ö'.repeat(25_000) })
    expect(bytes).toBeLessThan(500)
    expect(cookies).toEqual(['a=1', 'b=2'])
  })

  it.each([
    // The first three are what browsers send: with TLS, without TLS, and with compression turned off.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['deflate, zstd', 'identity'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip ; q=0.8 , br ; q=0.9', 'br'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0, gzip;q=0.001', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['identity;q=0.5, *;q=0', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip, identity;q=0.5', 'gzip'],
    ['identity;q=0', 'identity'],
    ['gzip;q=much', 'identity'],
    ['brotli, x-gzip', 'identity'],
    [',;,=', 'identity'],
  ])('[PERF-05] for `accept-encoding: %s` has the coding %s', async (accepted, coding) => {
    const { headers, body } = await requestReply(2_011, accepted)
    expect(codingOf({ headers })).toBe(coding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(body.said).toHaveLength(1_000)
  })

  it('is compressed too when it is an error', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`unknown-${n}-${'x'.repeat(40)}`, n]))
    const { status, headers, problem, bytes } = await invoke(handler, api.say, { body: { length: 11, ...unknown } })
    expect(status).toBe(400)
    expect(codingOf({ headers })).toBe('br')
    expect(headers['content-type']).toBe('application/problem+json')
    expect(problem).toMatchObject({ type: '/problems/invalid-request', requestId: headers['x-correlation-id'] })
    expect(bytes).toBeLessThan(JSON.stringify(problem).length / 3)
  })
})

describe('a short reply', () => {
  it.each([
    [999, 'identity', undefined, 999],
    [1_000, 'br', 'accept-encoding', expect.any(Number)],
  ])('[PERF-05] of %d bytes has the coding %s', async (length, coding, vary, sentBytes) => {
    const { headers, bytes, cookies } = await requestReply(length)
    expect(codingOf({ headers })).toBe(coding)
    expect(headers['vary']).toBe(vary)
    expect(bytes).toEqual(sentBytes)
    expect(cookies).toEqual(['a=1', 'b=2'])
  })
})
