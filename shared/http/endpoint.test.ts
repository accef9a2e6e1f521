import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, routeKey } from './endpoint.ts'

const reply = z.object({})

describe('an endpoint', () => {
  it('has its method, its path below /api and its allowed callers', () => {
    const declared = endpoint('PUT /days/{date}', {
      caller: 'user',
      params: z.strictObject({ date: z.string() }),
      reply,
    })
    expect(declared).toMatchObject({ method: 'PUT', path: '/api/days/{date}', caller: 'user', premium: false })
    expect(routeKey(declared)).toBe('PUT /api/days/{date}')
  })

  it('accepts no parameters, query or body that it does not declare', () => {
    const { params, query, body } = endpoint('GET /home', { caller: 'user', reply })
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
  ] as const)('throws for the route %s when path and schema declare different parameters', (route, params) => {
    expect(() => endpoint(route, { caller: 'user', reply, ...(params && { params }) })).toThrow(TypeError)
  })
})
