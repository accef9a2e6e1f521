import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '../shared/http/endpoint.ts'
import { itemsOf, signedIn } from './fixtures/data/people.ts'
import { SERVER_OWNED } from './fixtures/endpoints/bad-input.ts'
import { everyEndpoint } from './fixtures/endpoints/endpoints.ts'
import { fuzz } from './fixtures/endpoints/fuzz.ts'
import { invoke } from './fixtures/invoke.ts'
import { seed } from './fixtures/seed.ts'

/** A few here; `npm run test:deep` sends a thousand. */
const RUNS = 60

const endpoints = await everyEndpoint()
const each = endpoints.map((served) => [served.route, served] as const)
const writes = each.filter(([, { endpoint }]) => endpoint.method !== 'GET')

/** Somebody who may call it. */
const caller = ({ who }: Endpoint) => signedIn({ roles: who === 'editor' || who === 'admin' ? [who] : [] })

describe(`bad input, SEED=${seed}`, () => {
  it.each(each)('[SEC-04] gets a problem from %s, and changes nothing', async (_, served) => {
    expect(await fuzz(served, RUNS, seed)).toEqual([])
  })

  it.each(writes)('[SEC-03] names in %s nothing that is the service’s to say', async (_, served) => {
    const person = await caller(served.endpoint)
    const { body, ...sent } = await served.example(person)
    const before = await itemsOf(person)
    for (const name of SERVER_OWNED) {
      const more = JSON.parse(`{"${name}":"admin"}`) as object
      const entries = [...Object.entries(body ?? {}), ...Object.entries(more)]
      const text = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`
      const { status } = await invoke(served.handler, served.endpoint, { ...sent, body: text, cookie: person.cookie })
      expect([name, status]).toEqual([name, 400])
    }
    expect(await itemsOf(person)).toEqual(before)
  })
})

/** Where a schema lets text or a list grow without end. */
function boundless(schema: Record<string, unknown>, path: string): string[] {
  const { type, maxLength, maxItems, pattern, ...rest } = schema
  const limitedText = maxLength !== undefined || 'enum' in rest || 'const' in rest || isShort(pattern)
  const own = (type === 'string' && !limitedText) || (type === 'array' && maxItems === undefined) ? [path] : []
  const below = Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? boundless(value as Record<string, unknown>, `${path}/${key}`) : [],
  )
  return [...own, ...below]
}

/** A pattern that is anchored and repeats nothing without end. */
function isShort(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[^\\][*+]|,\}/.test(pattern)
}

describe('what may be sent', () => {
  it.each(each)('[SEC-06] to %s is capped: every text, every list', (_, { endpoint }) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = z.toJSONSchema(endpoint[part], { unrepresentable: 'any' }) as Record<string, unknown>
      expect(boundless(schema, part), 'Give each of these a greatest length in the schema').toEqual([])
    }
  })

  it.each(writes)('[SEC-06] to %s is at most 256 KB', async (_, { endpoint, handler }) => {
    const { cookie } = await caller(endpoint)
    const body = `{"x":"${'x'.repeat(256 * 1024)}"}`
    expect((await invoke(handler, endpoint, { body, cookie, params: { date: '2026-11-20' } })).status).toBe(413)
  })
})
