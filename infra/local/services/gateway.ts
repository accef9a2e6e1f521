import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Judge } from '../policies/iam.ts'
import type { Call } from '../policies/permission.ts'
import type { Fault, Faults } from './faults.ts'
import { readText, serveOnLoopback } from './loopback.ts'

/** The access key of the local world's own calls. They are not counted, have no faults and need no permissions. */
export const WORLD_KEY = 'LOCALWORLD'

export interface GatewayOptions {
  target: Fault['target']
  /** The port of the stand-in behind the gateway, on loopback. */
  port: number
  faults: Faults
  judge: Judge
  /** Changes the input of a call before the stand-in receives it. */
  rewriteInput?: (input: object) => object
  /** Receives the stand-in's reply and may change it. */
  rewriteReply?: (call: Call, reply: { status: number; body: string }) => { status: number; body: string }
}

interface Gateway {
  url: string
  stop: () => void
}

const FAULT_MESSAGE = 'Shown by the local world'

const agent = new Agent({ keepAlive: true })

/**
 * Starts a gateway in front of an AWS stand-in. It identifies the caller by the access key, refuses calls that the
 * caller's policy does not allow, and injects faults.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, stop } = await serveOnLoopback((incoming, outgoing) => {
    void handleCall(options, incoming, outgoing).catch(() => outgoing.destroy())
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function handleCall(options: GatewayOptions, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const requestBody = await readText(incoming)
  const call = readCall(incoming, requestBody)
  if (call.caller !== WORLD_KEY) {
    const fault = options.faults.next(options.target)
    if (fault && (await injectFault(fault, outgoing))) return
    const refusal = options.judge.refusal(call)
    if (refusal) return sendError(outgoing, 400, accessDeniedType(incoming), refusal)
  }
  const forwardedBody = options.rewriteInput ? JSON.stringify(options.rewriteInput(call.input)) : requestBody
  const reply = await forward(options.port, incoming, forwardedBody)
  const { status, body: replyBody } = options.rewriteReply?.(call, reply) ?? reply
  outgoing.writeHead(status, { 'content-type': reply.type, 'content-length': Buffer.byteLength(replyBody) })
  outgoing.end(replyBody)
}

function readCall({ headers, method, url }: IncomingMessage, requestBody: string): Call {
  const target = headers['x-amz-target']
  const [service = '', operation = ''] = target ? String(target).split('.') : [`${method} ${url}`]
  const caller = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'nobody'
  return { caller, service, operation, input: JSON.parse(requestBody || '{}') }
}

/** Services with the protocol JSON 1.0 add a namespace to the type of an error. Services with JSON 1.1 do not. */
function accessDeniedType({ headers }: IncomingMessage): string {
  const namespace = headers['content-type']?.endsWith('-1.0') ? 'com.amazon.coral.service#' : ''
  return `${namespace}AccessDeniedException`
}

function sendError(outgoing: ServerResponse, status: number, type: string, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  outgoing.end(JSON.stringify({ __type: type, message }))
}

/** The error replies of an AWS service. */
const AWS_FAILURES: FailureReplies = {
  error: (outgoing) => sendError(outgoing, 500, 'InternalServerError', FAULT_MESSAGE),
  throttle: (outgoing) => sendError(outgoing, 400, 'ThrottlingException', FAULT_MESSAGE),
}

export type FailureReplies = Record<'error' | 'throttle', (outgoing: ServerResponse) => void>

/** Injects a fault into a call. Returns `false` when the call was only delayed and must continue. */
export async function injectFault(
  { mode, delayMs }: Fault,
  outgoing: ServerResponse,
  failures: FailureReplies = AWS_FAILURES,
): Promise<boolean> {
  if (mode === 'slow') await wait(delayMs)
  else if (mode === 'down') outgoing.destroy()
  else if (mode === 'garbage') outgoing.end('<garbage')
  else if (mode === 'cut') outgoing.writeHead(200, { 'content-length': 100 }).write('{', () => outgoing.destroy())
  else failures[mode](outgoing)
  return mode !== 'slow'
}

/** Forwards a call to the stand-in with the given body. `latin1` keeps every byte. */
export async function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
) {
  const forwardedHeaders = { ...headers, 'content-length': String(Buffer.byteLength(body, encoding)) }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: url, headers: forwardedHeaders, agent }, resolve)
      .on('error', reject)
      .end(body, encoding)
  })
  const type = response.headers['content-type'] ?? 'application/json'
  return {
    status: response.statusCode ?? 502,
    type,
    headers: response.headers,
    body: await readText(response, encoding),
  }
}
