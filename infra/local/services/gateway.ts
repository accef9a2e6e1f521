import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '../policies/ask.ts'
import type { Judge } from '../policies/iam.ts'
import type { Fault, Faults } from './faults.ts'
import { readText, serveOnLoopback } from './loopback.ts'

/** The access key with which the local world itself calls: no fault meets it, nothing counts it, nobody judges it. */
export const WORLD_KEY = 'LOCALWORLD'

export interface GatewayOptions {
  target: Fault['target']
  /** The stand-in behind the gateway, on loopback. */
  port: number
  faults: Faults
  judge: Judge
  /** Changes what the stand-in is asked. */
  ask?: (asked: object) => object
  /** Sees what it answered and may change it. */
  answer?: (call: Call, reply: { status: number; body: string }) => { status: number; body: string }
}

interface Gateway {
  url: string
  stop: () => void
}

const SHOWN = 'Shown by the local world'

const agent = new Agent({ keepAlive: true })

/** Stands before the stand-in of an AWS service: knows the caller by its key, refuses what its policy does, shows faults. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, stop } = await serveOnLoopback((incoming, outgoing) => {
    void pass(options, incoming, outgoing).catch(() => outgoing.destroy())
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function pass(options: GatewayOptions, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const sent = await readText(incoming)
  const call = readCall(incoming, sent)
  if (call.caller !== WORLD_KEY) {
    const fault = options.faults.next(options.target)
    if (fault && (await showFault(fault, outgoing))) return
    const refusal = options.judge.refusal(call)
    if (refusal) return fail(outgoing, 400, deniedBy(incoming), refusal)
  }
  const reply = await forward(options.port, incoming, options.ask ? JSON.stringify(options.ask(call.asked)) : sent)
  const { status, body: answered } = options.answer?.(call, reply) ?? reply
  outgoing.writeHead(status, { 'content-type': reply.type, 'content-length': Buffer.byteLength(answered) })
  outgoing.end(answered)
}

function readCall({ headers, method, url }: IncomingMessage, sent: string): Call {
  const target = headers['x-amz-target']
  const [service = '', operation = ''] = target ? String(target).split('.') : [`${method} ${url}`]
  const caller = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'nobody'
  return { caller, service, operation, asked: JSON.parse(sent || '{}') }
}

/** Services that speak JSON 1.0 name the error with its namespace, those of 1.1 without. */
function deniedBy({ headers }: IncomingMessage): string {
  const namespace = headers['content-type']?.endsWith('-1.0') ? 'com.amazon.coral.service#' : ''
  return `${namespace}AccessDeniedException`
}

function fail(outgoing: ServerResponse, status: number, type: string, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  outgoing.end(JSON.stringify({ __type: type, message }))
}

/** How a service of AWS says that it fails, or is asked too often. */
const AWS_FAILS: Fails = {
  error: (outgoing) => fail(outgoing, 500, 'InternalServerError', SHOWN),
  throttle: (outgoing) => fail(outgoing, 400, 'ThrottlingException', SHOWN),
}

type Fails = Record<'error' | 'throttle', (outgoing: ServerResponse) => void>

/** Shows a fault in place of an answer; `false` when the call goes on, only later. */
export async function showFault(
  { mode, delayMs }: Fault,
  outgoing: ServerResponse,
  fails: Fails = AWS_FAILS,
): Promise<boolean> {
  if (mode === 'slow') await wait(delayMs)
  else if (mode === 'down') outgoing.destroy()
  else if (mode === 'garbage') outgoing.end('<garbage')
  else fails[mode](outgoing)
  return mode !== 'slow'
}

/** Asks a stand-in what was asked, in other words if need be. */
export async function forward(port: number, { method, url, headers }: IncomingMessage, body: string) {
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: url, headers: sent, agent }, resolve).on('error', reject).end(body)
  })
  const type = response.headers['content-type'] ?? 'application/json'
  return { status: response.statusCode ?? 502, type, body: await readText(response) }
}
