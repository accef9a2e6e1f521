import type { FieldProblem, Problem, ProblemCode } from '../../../../../shared/problems.ts'

/** The service refused. `requestId` finds the request in its log. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly status: number
  readonly requestId: string
  readonly errors: readonly FieldProblem[]
  /** After how many seconds it is worth asking again, when the service said so. */
  readonly retryAfterS: number | undefined

  constructor(
    code: ProblemCode,
    { status, requestId, errors = [] }: Omit<Problem, 'type' | 'title'>,
    retryAfterS?: number,
  ) {
    super(code)
    this.code = code
    this.status = status
    this.requestId = requestId
    this.errors = errors
    this.retryAfterS = retryAfterS
  }
}

/** No answer came, in time or at all: whether the service did what was asked is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** Whether there was a connection, but no answer within the time allowed. */
  readonly timedOut: boolean

  constructor(timeout?: 'Network timeout' | 'Query timeout') {
    super(timeout ?? 'No connection')
    this.timedOut = timeout !== undefined
  }
}

/** Whether the service said that nobody is signed in: the only thing that ends a session here. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not-signed-in'
}
