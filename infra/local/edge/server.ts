import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { KEEP_ALIVE_MS } from '../services/loopback.ts'
import type { Certificate } from './certificate.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

interface ListenOptions {
  /** 0 selects a free port. */
  port: number
  now: () => number
  /** With a certificate it serves https, otherwise http. */
  certificate?: Certificate | undefined
}

/** Serves on loopback. The `date` of every response is the local world's time. */
export async function listen(
  { port, now, certificate }: ListenOptions,
  serve: (request: HttpRequest) => Promise<HttpResponse>,
): Promise<Server> {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    void readRequest(incoming)
      .then(serve)
      .then((response) => writeResponse(certificate ? withoutPin(response) : response, outgoing, now()))
      .catch(() => outgoing.destroy())
  }
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, 'localhost', done))
  return server
}

/** A browser that trusts the certificate would never again open another server on this machine without https. */
function withoutPin(response: HttpResponse): HttpResponse {
  const { 'strict-transport-security': _, ...headers } = response.headers
  return { ...response, headers }
}

async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const viewerIp = incoming.socket.remoteAddress ?? '127.0.0.1'
  return { method: incoming.method ?? 'GET', path, query, headers, body: Buffer.concat(chunks), viewerIp }
}

function writeResponse(
  { status, headers, cookies = [], body, breaksOffAfterMs }: HttpResponse,
  outgoing: ServerResponse,
  now: number,
): void {
  outgoing.writeHead(status, {
    ...headers,
    ...(cookies.length && { 'set-cookie': cookies }),
    date: new Date(now).toUTCString(),
    'content-length': body.length,
  })
  if (breaksOffAfterMs === undefined) return void outgoing.end(body)
  outgoing.write(body.subarray(0, body.length / 2))
  setTimeout(() => outgoing.destroy(), breaksOffAfterMs).unref()
}
