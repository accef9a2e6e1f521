import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { buildApp } from 'fauxqs'
import { escapeHtml } from '../../../shared/words/html.ts'
import type { Judge } from '../policies/iam.ts'
import { type Call, S3 } from '../policies/permission.ts'
import type { Faults } from './faults.ts'
import { type FailureReplies, injectFault, WORLD_KEY } from './gateway.ts'
import { serveOnLoopback } from './loopback.ts'
import type { Created } from './notifications.ts'
import { FormRefused, readSignedForm } from './signed-form.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  'GET object': 'GetObject',
  'PUT object': 'PutObject',
  'DELETE object': 'DeleteObject',
}

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

/** The path of an object. */
export const urlOf = (bucket: string, key: string) => `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`

function sendError(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' })
  outgoing.end(`<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error>`)
}

const FAILURES: FailureReplies = {
  error: (outgoing) => sendError(outgoing, 500, 'InternalError', 'Shown by the local world'),
  throttle: (outgoing) => sendError(outgoing, 503, 'SlowDown', 'Shown by the local world'),
}

export interface GatewayContext {
  faults: Faults
  judge: Judge
  /** Epoch ms. */
  now: () => number
  /** The origin of the product's pages. It stands for those that a bucket's rules for other origins name. */
  appUrl: () => string
  /** By bucket: the methods that the product's pages may use. */
  corsMethods: ReadonlyMap<string, readonly string[]>
  onCreated: (created: Created) => void
}

/** Starts the address of S3 for functions and browsers. It does what `startGateway` does for services that speak JSON. */
export function startObjectGateway(
  s3: ReturnType<typeof buildApp>,
  { faults, judge, now, appUrl, corsMethods, onCreated }: GatewayContext,
): Promise<{ url: string; stop: () => void }> {
  /** Sets the headers for a page of the product. Returns whether a bucket lets it use the method. */
  const allowOrigin = (
    { headers: { origin } }: IncomingMessage,
    outgoing: ServerResponse,
    method: string,
    bucket: string,
  ) => {
    const isAllowed = origin === new URL(appUrl()).origin && (corsMethods.get(bucket) ?? []).includes(method)
    if (!isAllowed) return false
    for (const [name, value] of [
      ['origin', origin],
      ['methods', method],
    ] as const)
      outgoing.setHeader(`access-control-allow-${name}`, value)
    outgoing.setHeader('vary', 'origin')
    return true
  }

  /** Takes a file that a browser sends with a signed form. */
  const takeForm = async ({ headers }: IncomingMessage, outgoing: ServerResponse, bucket: string, body: Buffer) => {
    const { caller, key, contentType, content } = await readSignedForm({
      bucket,
      contentType: headers['content-type'] ?? '',
      body,
      now: now(),
    })
    const refusal = judge.refusal({ caller, service: S3, operation: 'PutObject', input: { bucket, key } })
    if (refusal) return sendError(outgoing, 403, 'AccessDenied', refusal)
    const reply = await s3.inject({
      method: 'PUT',
      url: urlOf(bucket, key),
      headers: { 'content-type': contentType },
      payload: content,
    })
    if (reply.statusCode === 200) onCreated({ bucket, key, bytes: content.length, how: 'Post' })
    outgoing.writeHead(reply.statusCode === 200 ? 204 : reply.statusCode).end()
  }

  /** Answers the question of a browser whether a page may use a method. */
  const answerPreflight = (incoming: IncomingMessage, outgoing: ServerResponse, bucket: string) => {
    const { 'access-control-request-method': method = '', 'access-control-request-headers': others } = incoming.headers
    if (!others && allowOrigin(incoming, outgoing, method, bucket)) outgoing.writeHead(200).end()
    else sendError(outgoing, 403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  }

  /** Injects a fault into a call, or refuses it. Returns whether it was answered. */
  const answersEarly = async (call: Call, outgoing: ServerResponse, isForm: boolean): Promise<boolean> => {
    if (call.caller === WORLD_KEY) return false
    const fault = faults.next('s3')
    if (fault && (await injectFault(fault, outgoing, FAILURES))) return true
    // A form is judged by who signed it.
    const refusal = isForm ? undefined : judge.refusal(call)
    if (refusal) sendError(outgoing, 403, 'AccessDenied', refusal)
    return refusal !== undefined
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = incoming
    const payload = await buffer(incoming)
    const call = readCall(incoming)
    const { bucket, key } = call.input as { bucket: string; key: string }
    if (method === 'OPTIONS') return answerPreflight(incoming, outgoing, bucket)
    allowOrigin(incoming, outgoing, method, bucket)
    const isForm = method === 'POST' && key === ''
    if (await answersEarly(call, outgoing, isForm)) return
    if (isForm) return takeForm(incoming, outgoing, bucket, payload)
    const reply = await s3.inject({ method: method as 'GET', url, headers, payload })
    const isNew = method === 'PUT' && key !== '' && reply.statusCode === 200
    if (isNew) onCreated({ bucket, key, bytes: payload.length, how: 'Put' })
    outgoing.writeHead(reply.statusCode, reply.headers).end(reply.rawPayload)
  }
  return serveOnLoopback((incoming, outgoing) => {
    void handle(incoming, outgoing).catch((error: unknown) => {
      if (error instanceof FormRefused) sendError(outgoing, error.status, error.code, error.message)
      else outgoing.destroy()
    })
  }).then(({ port, stop }) => ({ url: `http://127.0.0.1:${port}`, stop }))
}
