import { expect, it } from 'vitest'
import { ServiceError, startStandIn } from './stand-in.ts'

it.each<[string, number, () => unknown]>([
  ['a result', 200, () => ({ name: 'fine' })],
  ['a refusal', 400, () => Promise.reject(new ServiceError('NotFound'))],
  ['an unexpected error', 500, () => Promise.reject(new TypeError('of undefined'))],
])('a stand-in returns %s with the status %i', async (_, status, operation) => {
  const { port, stop } = await startStandIn({ 'POST /': operation })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' })
  stop()
  expect(response.status).toBe(status)
})
