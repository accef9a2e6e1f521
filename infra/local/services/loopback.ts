import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How long a server keeps an idle connection, in milliseconds: longer than any client. A server that closes one may do so just when
 * its client sends the next request, on a busy machine most of all, and that request is lost.
 */
export const KEEP_ALIVE_MS = 600_000

/** Serves on a free port of the loopback interface. */
export async function serveOnLoopback(listener: RequestListener): Promise<{ port: number; stop: () => void }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** Below the ports that systems give out by themselves: none of those is taken before its server starts. */
const PORTS = [20_000, 32_000] as const

/** Returns a free port for a server that needs to know its port in advance. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  const server = createServer()
  const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** Reads the whole body of a request or a response. */
export async function readText(stream: IncomingMessage, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString(encoding)
}
