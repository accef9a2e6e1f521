import type { ProblemCode } from '../../../../../../shared/problems.ts'
import {
  ApiProblem,
  ConnectionError,
  isClaimPending,
  isConsentNeeded,
  isNotSignedIn,
} from '../../../first/api/api-problem.ts'
import type { SendFailure } from './queue-environment.ts'

/** Problems that depend on the operation alone: it would always be refused. */
const FINAL_REFUSALS: ReadonlySet<ProblemCode> = new Set(['invalid-request', 'too-large'])
/** So does this status, of any kind of operation, even if this build does not know the problem code. */
const UNPROCESSABLE = 422
/** This status concerns all operations: the user must wait before the next one. */
const TOO_MANY_REQUESTS = 429

/** Returns whether an edit is refused for ever and set aside, or stays in the queue and is sent later. */
export function classifyFailure(error: unknown): SendFailure {
  // These concern the user, so also every other operation.
  if (isNotSignedIn(error) || isClaimPending(error)) return { affects: 'all' }
  // Some kinds need no consent.
  if (isConsentNeeded(error)) return { affects: 'kind' }
  if (error instanceof ConnectionError) return { affects: error.timedOut ? 'target' : 'all' }
  if (!(error instanceof ApiProblem)) return { affects: 'target' }
  const { code, status, retryAfterS } = error
  if (FINAL_REFUSALS.has(code) || status === UNPROCESSABLE) return { affects: 'operation', code }
  return { affects: status === TOO_MANY_REQUESTS ? 'all' : 'target', retryAfterS }
}
