import type { FieldProblem, Problem, ProblemCode } from '../../../../../shared/problems.ts'

/** The service replied with a problem. `requestId` identifies the request in the service's log. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: ProblemCode
  readonly status: number
  readonly requestId: string
  readonly errors: readonly FieldProblem[]
  /** The delay in seconds before a retry, if the service sent one. */
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

/** No reply arrived, or not in time. It is unknown whether the service handled the request. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  /** Whether the connection worked, but no reply arrived before the timeout. */
  readonly timedOut: boolean

  constructor(timeout?: 'Network timeout' | 'Query timeout') {
    super(timeout ?? 'No connection')
    this.timedOut = timeout !== undefined
  }
}

/** Whether the service refused a request because a claim of the account is pending. */
export function isClaimPending(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'claim-pending'
}

/** Whether the service refused a request because the user does not agree to the storing of health data. */
export function isConsentNeeded(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'consent-needed'
}

/** Whether the service replied that there is no session. Only this reply ends a session in the browser. */
export function isNotSignedIn(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not-signed-in'
}
