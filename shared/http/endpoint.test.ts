import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, routeKey } from './endpoint.ts'

const reply = z.object({})

describe('an endpoint', () => {
  it('carries its method, its path below /api and who may call it', () => {
    const declared = endpoint('PUT /days/{date}', {
      who: 'user',
      params: z.strictObject({ date: z.string() }),
      reply,
    })
    expect(declared).toMatchObject({ method: 'PUT', path: '/api/days/{date}', who: 'user', premium: false })
    expect(routeKey(declared)).toBe('PUT /api/days/{date}')
  })

  it('takes no parameters, query or body that it does not declare', () => {
    const { params, query, body } = endpoint('GET /home', { who: 'user', reply })
    expect(params.safeParse({}).success).toBe(true)
    expect(params.safeParse({ id: '1' }).success).toBe(false)
    expect(query.safeParse({ page: '1' }).success).toBe(false)
    expect(body.safeParse(undefined).success).toBe(true)
    expect(body.safeParse({}).success).toBe(false)
  })

  it.each([
    ['GET /days/{date}', undefined],
    ['GET /days', z.strictObject({ date: z.string() })],
    ['GET /days/{date}', z.strictObject({ day: z.string() })],
  ] as const)('refuses to be declared as %s when path and schema name other parameters', (route, params) => {
    expect(() => endpoint(route, { who: 'user', reply, ...(params && { params: params }) })).toThrow(TypeError)
  })
})
