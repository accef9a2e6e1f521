import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { DomainError, toProblem } from '../../shared/problems.ts'
import { logger } from './logger.ts'

/** What AWS names when it wants us to ask again later, as an error's name or as a transaction's reason. */
const THROTTLED =
  /^(Throttling|ThrottlingError|ThrottlingException|ProvisionedThroughputExceeded(Exception)?|RequestLimitExceeded|TooManyRequestsException|TransactionInProgressException)$/

/**
 * Whether a service we depend on failed, rather than our own code: worth trying again. The SDK marks every error of
 * a call with `$metadata`, and with `$fault: 'client'` what the service found wrong with our request.
 */
function isOutage(error: Error): boolean {
  const { $fault, CancellationReasons = [] } = error as Error & {
    $fault?: string
    CancellationReasons?: { Code?: string }[]
  }
  const names = [error.name, ...CancellationReasons.map(({ Code = '' }) => Code)]
  return names.some((name) => THROTTLED.test(name)) || ('$metadata' in error && $fault !== 'client')
}

/** What may be written to a log of an error: its name and where it was thrown. Its message may quote what was sent. */
export function traceOf(error: Error) {
  const stack = error.stack?.replace(error.message, '') ?? ''
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name: error.name, frames: frames.slice(0, 8).map((line) => line.trim()) }
}

/** The one place where what was thrown becomes a refusal. Unknown throws are `unexpected` and logged once. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown
  const error = thrown instanceof Error ? thrown : new Error('not an error')
  const code = isOutage(error) ? 'unavailable' : 'unexpected'
  logger.error(code, { error: traceOf(error) })
  return new DomainError(code)
}

/** A refusal as an HTTP API result, `application/problem+json`. */
export function toResult(error: DomainError, requestId: string): APIGatewayProxyStructuredResultV2 {
  const problem = toProblem(error, requestId)
  const retryAfterS = error.retryAfterS ?? (problem.status === 503 ? 2 : undefined)
  const retry = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }
  return {
    statusCode: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...retry },
    body: JSON.stringify(problem),
  }
}
