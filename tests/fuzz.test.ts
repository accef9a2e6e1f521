import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '../shared/http/endpoint.ts'
import { itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { SERVER_OWNED } from './fixtures/endpoints/mutated-request.ts'
import { invoke } from './fixtures/invoke.ts'

const endpoints = await loadEndpoints()
const endpointsByRoute = endpoints.map((served) => [served.route, served] as const)
const writes = endpointsByRoute.filter(([, { endpoint }]) => endpoint.method !== 'GET')

/** A new user who may call the endpoint. */
const newCaller = ({ caller }: Endpoint) =>
  newSignedInUser({ roles: caller === 'editor' || caller === 'admin' ? [caller] : [] })

describe('a field that no contract names', () => {
  it.each(writes)('[SEC-03] cannot set a field that %s leaves to the service', async (_, served) => {
    const user = await newCaller(served.endpoint)
    const { body, ...rest } = await served.example(user)
    const before = await itemsOf(user)
    for (const name of SERVER_OWNED) {
      const added = JSON.parse(`{"${name}":"admin"}`) as object
      const entries = [...Object.entries(body ?? {}), ...Object.entries(added)]
      const text = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`
      const { status } = await invoke(served.handler, served.endpoint, { ...rest, body: text, cookie: user.cookie })
      expect(status, `With the field ${name}`).toBe(400)
    }
    expect(await itemsOf(user)).toEqual(before)
  })
})

/** The paths in a JSON schema where a value of these types has no greatest length. */
function unlimitedPaths(schema: Record<string, unknown>, path: string, types = ['string', 'array']): string[] {
  const { type, maxLength, maxItems, pattern, ...rest } = schema
  const limitedText = maxLength !== undefined || 'enum' in rest || 'const' in rest || isShort(pattern)
  const isUnlimited = (type === 'string' && !limitedText) || (type === 'array' && maxItems === undefined)
  const here = isUnlimited && types.includes(type) ? [path] : []
  const below = Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? unlimitedPaths(value as Record<string, unknown>, `${path}/${key}`, types)
      : [],
  )
  return [...here, ...below]
}

/** Whether a pattern is anchored and has no unlimited repetition. */
function isShort(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[^\\][*+]|,\}/.test(pattern)
}

describe('a reply', () => {
  it.each(endpointsByRoute)('[SEC-06] of %s has a greatest length for every list', (_, { endpoint }) => {
    const schema = z.toJSONSchema(endpoint.reply, { unrepresentable: 'any' }) as Record<string, unknown>
    expect(unlimitedPaths(schema, 'reply', ['array']), 'Give each of these a greatest length in the schema').toEqual([])
  })
})

describe('a request', () => {
  it.each(endpointsByRoute)('[SEC-06] to %s has a greatest length for every text and every list', (_, { endpoint }) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = z.toJSONSchema(endpoint[part], { unrepresentable: 'any' }) as Record<string, unknown>
      expect(unlimitedPaths(schema, part), 'Give each of these a greatest length in the schema').toEqual([])
    }
  })

  it.each(writes)('[SEC-06] to %s is at most 256 KB', async (_, { endpoint, handler }) => {
    const { cookie } = await newCaller(endpoint)
    const body = `{"x":"${'x'.repeat(256 * 1024)}"}`
    expect((await invoke(handler, endpoint, { body, cookie, params: { date: '2026-11-20' } })).status).toBe(413)
  })
})
