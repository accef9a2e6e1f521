import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { buildApp } from 'fauxqs'
import { escapeHtml } from '../../../shared/words/html.ts'
import type { Judge } from '../policies/iam.ts'
import { type Call, S3 } from '../policies/permission.ts'
import type { Faults } from './faults.ts'
import { type FailureReplies, injectFault, WORLD_KEY } from './gateway.ts'
import { serveOnLoopback } from './loopback.ts'

const ACTIONS: Readonly<Record<string, string>> = { 'PUT object': 'PutObject', 'DELETE object': 'DeleteObject' }

/** The call of a request for `/<bucket>/<key>`. Without an operation if the local world does not know it. */
function readCall({ headers, method, url = '' }: IncomingMessage): Call {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [bucket = '', ...rest] = decodeURIComponent(pathname.slice(1)).split('/')
  const key = rest.join('/')
  const isList = method === 'GET' && key === '' && searchParams.has('list-type')
  // Other parameters name other operations, such as one on the access list of an object.
  const isPlain = [...searchParams.keys()].every((name) => name === 'x-id')
  const operation = isList ? 'ListBucket' : key && isPlain ? (ACTIONS[`${method} object`] ?? '') : ''
  const caller = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'nobody'
  return { caller, service: S3, operation, input: { bucket, key } }
}

function sendError(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' })
  outgoing.end(`<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`)
}

const FAILURES: FailureReplies = {
  error: (outgoing) => sendError(outgoing, 500, 'InternalError', 'Shown by the local world'),
  throttle: (outgoing) => sendError(outgoing, 503, 'SlowDown', 'Shown by the local world'),
}

/** Starts the address of S3 for functions. It does what `startGateway` does for services that speak JSON. */
export function startObjectGateway(
  s3: ReturnType<typeof buildApp>,
  { faults, judge }: { faults: Faults; judge: Judge },
): Promise<{ url: string; stop: () => void }> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const payload = await buffer(incoming)
    const call = readCall(incoming)
    if (call.caller !== WORLD_KEY) {
      const fault = faults.next('s3')
      if (fault && (await injectFault(fault, outgoing, FAILURES))) return
      const refusal = judge.refusal(call)
      if (refusal) return sendError(outgoing, 403, 'AccessDenied', refusal)
    }
    const { method = '', url = '', headers } = incoming
    const reply = await s3.inject({ method: method as 'GET', url, headers, payload })
    outgoing.writeHead(reply.statusCode, reply.headers).end(reply.rawPayload)
  }
  return serveOnLoopback((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => outgoing.destroy())
  }).then(({ port, stop }) => ({ url: `http://127.0.0.1:${port}`, stop }))
}
