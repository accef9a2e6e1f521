import { vi } from 'vitest'
import { DomainError, type FieldProblem, type ProblemCode, toProblem } from '../../../shared/problems.ts'

/** A request as it left the browser. */
export interface Sent {
  /** Method and path with its query: `GET /api/home?today=2026-11-20`. */
  line: string
  headers: Headers
  /** The body's very bytes. */
  text: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it
  body: any
}

type Answer = (sent: Sent) => Response | Promise<Response>

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
 * Stands in for the network: the first answer whose key begins the request's line gives the reply. A line nobody
 * answers is a fault of the test. Returns what was sent, in order.
 */
export function fakeService(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : undefined
    const request: Sent = {
      line: `${init.method} ${address}`,
      headers: new Headers(init.headers),
      text,
      body: text && JSON.parse(text),
    }
    sent.push(request)
    const answer = Object.entries(answers).find(([line]) => request.line.startsWith(line))?.[1]
    if (!answer) throw new Error(`Nobody answers ${request.line}`)
    const { signal } = init
    const cut = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([answer(request), cut])
  })
  return sent
}
