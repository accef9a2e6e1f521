import { vi } from 'vitest'
import { DomainError, type FieldProblem, type ProblemCode, toProblem } from '../../../shared/problems.ts'

/** A request that the browser sent. */
export interface SentRequest {
  /** The method, the path and the query: `GET /api/home?today=2026-11-20`. */
  line: string
  headers: Headers
  /** The body exactly as it was sent. */
  text: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape it expects
  body: any
}

type Responder = (sent: SentRequest) => Response | Promise<Response>

export function reply(body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } })
}

export function problem(
  code: ProblemCode,
  headers: Record<string, string> = {},
  errors: readonly FieldProblem[] = [],
): Response {
  const body = toProblem(new DomainError(code, errors), 'request-1')
  return new Response(JSON.stringify(body), { status: body.status, headers })
}

export function noNetwork(): never {
  throw new TypeError('Failed to fetch')
}

/**
 * Replaces the network. The first responder whose key is a prefix of the request's line creates the reply. A request
 * without a responder is an error of the test. Returns the sent requests in order.
 */
export function fakeService(responders: Record<string, Responder>): SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : undefined
    const request: SentRequest = {
      line: `${init.method} ${address}`,
      headers: new Headers(init.headers),
      text,
      body: text && JSON.parse(text),
    }
    sent.push(request)
    const respond = Object.entries(responders).find(([line]) => request.line.startsWith(line))?.[1]
    if (!respond) throw new Error(`No responder for ${request.line}`)
    const { signal } = init
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([respond(request), aborted])
  })
  return sent
}
