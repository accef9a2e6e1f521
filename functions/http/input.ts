import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Endpoint, Input } from '../../shared/http/endpoint.ts'
import { DomainError, type FieldProblem } from '../../shared/problems.ts'

const MAX_BODY_BYTES = 256 * 1024

/** Escapes one part of a JSON pointer and cuts it to 64 characters. */
const escapePart = (part: PropertyKey) => String(part).slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')

function toFieldProblems(part: string, issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.slice(0, 20).flatMap((issue) => {
    // An issue about unknown keys becomes one problem for each of the keys.
    const pathEnds = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20).map((key) => [key]) : [[]]
    return pathEnds.map((pathEnd) => ({
      pointer: `/${[part, ...issue.path, ...pathEnd].map(escapePart).join('/')}`,
      detail: issue.code,
    }))
  })
}

/**
 * Parses the JSON body; `undefined` when there is none. A signed body stays text. Throws `too-large`, `not-json` or
 * `invalid-request`.
 */
function readBody({ isSigned }: Endpoint, { body, headers, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new DomainError('too-large')
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')) throw new DomainError('not-json')
  if (isSigned) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('invalid-request', [{ pointer: '/body', detail: 'not_json' }])
  }
}

/** Parses an event with the endpoint's schemas. Throws `invalid-request` with a pointer to each invalid field. */
export function parseInput<E extends Endpoint>(endpoint: E, event: APIGatewayProxyEventV2): Input<E> {
  const sent = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: readBody(endpoint, event),
  }
  const errors: FieldProblem[] = []
  const parse = (part: keyof typeof sent) => {
    const result = endpoint[part].safeParse(sent[part])
    if (!result.success) errors.push(...toFieldProblems(part, result.error.issues))
    return result.data
  }
  const input = { params: parse('params'), query: parse('query'), body: parse('body') }
  if (errors.length) throw new DomainError('invalid-request', errors)
  return input as Input<E>
}
