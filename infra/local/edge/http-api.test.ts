import { expect, it } from 'vitest'
import type { LocalFunction } from '../functions/local-function.ts'
import { createHttpApi } from './http-api.ts'

const resource = (id: string, properties: Record<string, unknown>) => ({
  id,
  name: id,
  type: '',
  stack: 'S',
  properties,
})

const REQUEST = { method: 'PUT', query: '', headers: {}, viewerIp: '', body: Buffer.from('') }

it('a path without a parameter comes before one with it, in whatever order the template has them', async () => {
  const keys = ['PUT /api/herons/{id}', 'PUT /api/herons/settings', 'PUT /api/{kind}/settings']
  const called: string[] = []
  const functions = new Map([
    [
      'arn',
      { invoke: async ({ routeKey }: { routeKey: string }) => void called.push(routeKey) } as unknown as LocalFunction,
    ],
  ])
  const resources = {
    routes: keys.map((RouteKey, index) => resource(`Route${index}`, { RouteKey, Target: 'integrations/one' })),
    integrations: [resource('one', { IntegrationUri: 'arn' })],
  }
  const serve = createHttpApi(resources, functions, () => 0)
  for (const path of ['/api/herons/settings', '/api/herons/1']) await serve({ ...REQUEST, path })
  expect(called).toEqual(['PUT /api/herons/settings', 'PUT /api/herons/{id}'])
})
