import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { newClock } from '../clock.ts'
import { listen } from '../edge/server.ts'
import { startIdentity } from './identity.ts'
import { serveOnLoopback } from './loopback.ts'

/** A server that closes an idle connection may do so just as a request arrives, which is then lost. */
it.each([
  [
    'a stand-in',
    async () => {
      const { port, stop } = await serveOnLoopback((_, response) => void response.end('{}'))
      onTestFinished(stop)
      return port
    },
  ],
  [
    'the directory',
    async () => {
      const { port, stop } = await startIdentity(undefined, newClock())
      onTestFinished(stop)
      return port
    },
  ],
  [
    'the edge',
    async () => {
      const server = await listen({ port: 0, now: Date.now }, async () => ({
        status: 200,
        headers: {},
        body: Buffer.alloc(0),
      }))
      onTestFinished(() => void server.close())
      return (server.address() as AddressInfo).port
    },
  ],
])('%s tells its clients that it keeps idle connections for ten minutes', async (_, start) => {
  const reply = await fetch(`http://localhost:${await start()}/`)
  expect(reply.headers.get('keep-alive')).toBe('timeout=600')
})
