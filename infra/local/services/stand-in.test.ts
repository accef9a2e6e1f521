import { expect, it } from 'vitest'
import { ServiceError, startStandIn } from './stand-in.ts'

it.each<[string, number, () => unknown]>([
  ['its answer', 200, () => ({ name: 'fine' })],
  ['a refusal', 400, () => Promise.reject(new ServiceError('NotFound'))],
  ['a fault of its own', 500, () => Promise.reject(new TypeError('of undefined'))],
])('a stand-in tells %s by the status %i', async (_, status, operation) => {
  const { port, stop } = await startStandIn({ 'POST /': operation })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' })
  stop()
  expect(response.status).toBe(status)
})
