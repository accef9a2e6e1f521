import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves on a free port of this machine alone. */
export async function serveOnLoopback(listener: RequestListener): Promise<{ port: number; stop: () => void }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** A port of this machine that nobody listens on, for somebody who must be told one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** All that a request or a response carries. */
export async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
