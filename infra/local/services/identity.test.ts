import { afterAll, expect, it } from 'vitest'
import { newClock } from '../clock.ts'
import { startIdentity } from './identity.ts'

const { port, stop } = await startIdentity(undefined, newClock())
afterAll(stop)

const list = (headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUserPools', ...headers },
    body: '{"MaxResults":1}',
  })

it('the stand-in of the user pool answers tools, and no web page', async () => {
  expect((await list({})).status).toBe(200)
  expect((await list({ origin: 'https://elsewhere.example' })).status).toBe(403)
})
