import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves on a free port of the loopback interface. */
export async function serveOnLoopback(listener: RequestListener): Promise<{ port: number; stop: () => void }> {
  const server = createServer(listener)
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
