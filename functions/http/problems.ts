import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { DomainError, toProblem } from '../../shared/problems.ts'
import { logger } from './logger.ts'

/** The AWS codes that mean "retry later". They appear as an error name or as the reason of a cancelled transaction. */
const THROTTLED =
  /^(Throttling|ThrottlingError|ThrottlingException|ProvisionedThroughputExceeded(Exception)?|RequestLimitExceeded|TooManyRequestsException|TransactionInProgressException)$/

/**
 * Whether a service that we depend on failed, not our own code. A retry may then succeed. The SDK adds `$metadata` to
 * every error of a call, and `$fault: 'client'` when the service found our request invalid.
 */
function isOutage(error: Error): boolean {
  const { $fault, CancellationReasons = [] } = error as Error & {
    $fault?: string
    CancellationReasons?: { Code?: string }[]
  }
  const names = [error.name, ...CancellationReasons.map(({ Code = '' }) => Code)]
  return names.some((name) => THROTTLED.test(name)) || ('$metadata' in error && $fault !== 'client')
}

/** The parts of an error that may be logged: name and stack frames. Not its message, which may quote user input. */
export function traceOf(error: Error) {
  const stack = error.stack?.replace(error.message, '') ?? ''
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name: error.name, frames: frames.slice(0, 8).map((line) => line.trim()) }
}

/** Turns everything that is thrown into a `DomainError`. An unknown error is logged once and becomes `unexpected`. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown
  const error = thrown instanceof Error ? thrown : new Error('not an error')
  const code = isOutage(error) ? 'unavailable' : 'unexpected'
  logger.error(code, { error: traceOf(error) })
  return new DomainError(code)
}

/** Turns a `DomainError` into an HTTP response, `application/problem+json`. */
export function toProblemResponse(error: DomainError, requestId: string): APIGatewayProxyStructuredResultV2 {
  const problem = toProblem(error, requestId)
  const retryAfterS = error.retryAfterS ?? (problem.status === 503 ? 2 : undefined)
  const retryHeader = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }
  return {
    statusCode: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...retryHeader },
    body: JSON.stringify(problem),
  }
}
