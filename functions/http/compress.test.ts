import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/http/endpoint.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { serve } from './serve.ts'

const api = {
  say: endpoint('POST /say', {
    who: 'anyone',
    body: z.strictObject({ length: z.int() }),
    reply: z.object({ said: z.string() }),
  }),
}
/** What every reply has beside its words: `{"said":""}`. */
const AROUND = 11
const handler = serve(api, {
  say: ({ body, setCookie }) => {
    setCookie('a=1')
    setCookie('b=2')
    const said = body.length - AROUND
    return { said: 'ö'.repeat(said / 2) + 'x'.repeat(said % 2) }
  },
})

/** A reply of so many bytes. */
const reply = (length: number, accepted?: string) =>
  invoke(handler, api.say, {
    body: { length },
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  })
const codingOf = ({ headers }: { headers: Record<string, string> }) => headers['content-encoding'] ?? 'identity'

describe('a long reply', () => {
  it.each(['br', 'gzip'])('[PERF-05] goes out short by %s, and is read as it was written', async (coding) => {
    const { status, body, bytes, headers, cookies } = await reply(50_011, coding)
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
    // As browsers ask: with TLS, without it, and one that is told to take nothing.
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
  ])('[PERF-05] to a viewer that accepts "%s" goes out as %s', async (accepted, coding) => {
    const { headers, body } = await reply(2_011, accepted)
    expect(codingOf({ headers })).toBe(coding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(body.said).toHaveLength(1_000)
  })

  it('that refuses goes out short, too', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`unknown-${n}-${'x'.repeat(40)}`, n]))
    const { status, headers, problem, bytes } = await invoke(handler, api.say, { body: { length: 11, ...unknown } })
    expect([status, codingOf({ headers }), headers['content-type']]).toEqual([400, 'br', 'application/problem+json'])
    expect(problem).toMatchObject({ type: '/problems/invalid-request', requestId: headers['x-correlation-id'] })
    expect(bytes).toBeLessThan(JSON.stringify(problem).length / 3)
  })
})

describe('a short reply', () => {
  it.each([
    [999, 'identity', undefined, 999],
    [1_000, 'br', 'accept-encoding', expect.any(Number)],
  ])('[PERF-05] of %d bytes goes out as %s', async (length, coding, vary, sent) => {
    const { headers, bytes, cookies } = await reply(length)
    expect([codingOf({ headers }), headers['vary'], bytes]).toEqual([coding, vary, sent])
    expect(cookies).toEqual(['a=1', 'b=2'])
  })
})
