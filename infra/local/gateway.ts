import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Faults } from './faults.ts'
import { operationOf, readText } from './stand-in.ts'

/** The access key with which the local world itself calls: no fault meets it and nothing counts it. */
export const WORLD_KEY = 'LOCALWORLD'

interface Call {
  /** Who calls: the access key of the request's signature. */
  caller: string
  operation: string
  body: string
}

export interface GatewayOptions {
  target: Fault['target']
  /** The stand-in behind the gateway, on loopback. */
  port: number
  faults: Faults
  /** Changes what the stand-in is asked. */
  ask?: (call: Call) => string
  /** Sees what it answered and may change it. */
  answer?: (call: Call, reply: { status: number; body: string }) => { status: number; body: string }
}

interface Gateway {
  url: string
  stop: () => void
}

const agent = new Agent({ keepAlive: true })

/** Stands before the stand-in of an AWS service: knows the caller by its key, counts, and shows faults. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    void pass(options, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function pass(options: GatewayOptions, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const call: Call = {
    caller: /Credential=([^/]+)\//.exec(incoming.headers.authorization ?? '')?.[1] ?? 'nobody',
    operation: operationOf(incoming),
    body: await readText(incoming),
  }
  const fault = call.caller === WORLD_KEY ? undefined : options.faults.next(options.target)
  if (fault && (await show(fault, outgoing))) return
  const body = options.ask?.(call) ?? call.body
  const reply = await forward(options.port, incoming, body)
  const { status, body: answered } = options.answer?.(call, reply) ?? reply
  outgoing.writeHead(status, { 'content-type': reply.type, 'content-length': Buffer.byteLength(answered) })
  outgoing.end(answered)
}

/** Shows a fault in place of an answer; `false` when the call goes on, only later. */
async function show({ mode, delayMs }: Fault, outgoing: ServerResponse): Promise<boolean> {
  const fail = (status: number, type: string) => {
    outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
    outgoing.end(JSON.stringify({ __type: type, message: 'Shown by the local world' }))
  }
  if (mode === 'slow') await wait(delayMs)
  else if (mode === 'down') outgoing.destroy()
  else if (mode === 'error') fail(500, 'InternalServerError')
  else if (mode === 'throttle') fail(400, 'ThrottlingException')
  else outgoing.end('<garbage')
  return mode !== 'slow'
}

async function forward(port: number, { method, url, headers }: IncomingMessage, body: string) {
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: url, headers: sent, agent }, resolve).on('error', reject).end(body)
  })
  const type = response.headers['content-type'] ?? 'application/json'
  return { status: response.statusCode ?? 502, type, body: await readText(response) }
}
