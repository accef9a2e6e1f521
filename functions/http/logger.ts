import { randomUUID } from 'node:crypto'
import { Logger } from '@aws-lambda-powertools/logger'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { CorrelationId } from '../../shared/http/correlation-id.ts'
import { startTrace, takeTrace } from '../aws/call-trace.ts'

/**
 * Structured logs. They contain routes, statuses, durations and request ids. They never contain a user, typed text, an
 * address or any part of a body.
 */
export const logger = new Logger()

/** Starts the log of a request. Returns its correlation id: the browser's when that is valid, otherwise a new one. */
export function startLog({ headers, routeKey }: APIGatewayProxyEventV2): string {
  const sent = CorrelationId.safeParse(headers['x-correlation-id'])
  const correlationId = sent.data ?? randomUUID()
  logger.resetKeys()
  startTrace()
  logger.appendKeys({ correlationId, route: routeKey })
  return correlationId
}

/**
 * Logs a request that started at `startedAt` (epoch ms) with its calls of AWS services, and adds its id to the response
 * headers.
 */
export function finishLog(
  { requestId, startedAt }: { requestId: string; startedAt: number },
  response: APIGatewayProxyStructuredResultV2 | null | undefined,
): void {
  logger.info('request', { status: response?.statusCode, durationMs: Date.now() - startedAt, calls: takeTrace() })
  if (response) response.headers = { ...response.headers, 'x-correlation-id': requestId }
}
