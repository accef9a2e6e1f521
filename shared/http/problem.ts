/**
 * Every way a request can be refused: the code, its HTTP status and a title without details of the request.
 * A code is permanent; the words that a person reads stand in its feature's `problems.ts` in the shell,
 * and a screen may say it better in its own.
 */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'The request does not have the expected form' },
  'not-json': { status: 403, title: 'The body must be JSON' },
  'too-large': { status: 413, title: 'The body is too large' },
  'not-signed-in': { status: 401, title: 'A session is needed' },
  'wrong-credentials': { status: 401, title: 'Email and password do not match' },
  'link-invalid': { status: 410, title: 'The link or code was used, has expired or is not whole' },
  'email-unavailable': { status: 409, title: 'No account can be made with that address' },
  'wrong-password': { status: 422, title: 'That is not the current password' },
  'google-refused': { status: 401, title: 'That sign-in by Google does not count' },
  'google-unavailable': { status: 503, title: 'Google cannot be asked' },
  'sign-in-otherwise': { status: 409, title: 'Google does not prove that address' },
  'weak-password': { status: 422, title: 'The password is too easy to guess' },
  'too-many-tries': { status: 429, title: 'Too many tries in a short time' },
  'not-allowed': { status: 403, title: 'This account may not do that' },
  'other-origin': { status: 403, title: 'The request came from another origin' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'custom-limit-reached': { status: 409, title: 'There are as many of that kind as there can be' },
  'article-title-taken': { status: 409, title: 'Another article has that title' },
  'article-changed': { status: 409, title: 'Somebody changed the article meanwhile' },
  'date-in-future': { status: 422, title: 'The date lies in the future' },
  'date-too-old': { status: 422, title: 'The date lies more than 14 days back' },
  'not-today': { status: 422, title: 'That is not today in any time zone' },
  busy: { status: 503, title: 'Too many changes at once' },
  unavailable: { status: 503, title: 'A part of the service is unavailable' },
  unexpected: { status: 500, title: 'Something unexpected happened' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** A field that was refused: a JSON pointer into `{params, query, body}` and the kind of fault. */
export interface FieldProblem {
  pointer: string
  detail: string
}

/** The RFC 9457 body of every refusal, sent as `application/problem+json`. */
export interface Problem {
  type: string
  title: string
  status: number
  requestId: string
  errors?: FieldProblem[]
}

/** A rule said no. Rules and repositories throw it; `serve` turns it into a `Problem`. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldProblem[]
  /** After how many seconds it is worth asking again; absent when that is not known. */
  readonly retryAfterS: number | undefined

  constructor(code: ProblemCode, errors: readonly FieldProblem[] = [], retryAfterS?: number) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.errors = errors
    this.retryAfterS = retryAfterS
  }
}

/** Writes a refusal down; `requestId` is the correlation id that the log line carries too. */
export function toProblem({ code, errors }: DomainError, requestId: string): Problem {
  const { status, title } = PROBLEMS[code]
  return { type: `/problems/${code}`, title, status, requestId, ...(errors.length ? { errors: [...errors] } : {}) }
}
