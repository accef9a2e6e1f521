import { randomUUID } from 'node:crypto'
import { Logger } from '@aws-lambda-powertools/logger'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'

/**
 * Structured logs. They carry routes, statuses, durations and ids of requests: never who, what they typed, an
 * address or anything of a body.
 */
export const logger = new Logger()

/** The id that runs from the browser through log lines and queues, the same form everywhere. */
export const CorrelationId = z.uuid()

/** Begins a request's log line; answers its correlation id, the browser's own when it sent a proper one. */
export function startLog({ headers, routeKey }: APIGatewayProxyEventV2): string {
  const sent = CorrelationId.safeParse(headers['x-correlation-id'])
  const correlationId = sent.data ?? randomUUID()
  logger.resetKeys()
  logger.appendKeys({ correlationId, route: routeKey })
  return correlationId
}

/** Writes the line of a request that began at `startedAt` (epoch ms), and hands its id back to the browser. */
export function finishLog(
  { requestId, startedAt }: { requestId: string; startedAt: number },
  response: APIGatewayProxyStructuredResultV2 | null | undefined,
): void {
  logger.info('request', { status: response?.statusCode, durationMs: Date.now() - startedAt })
  if (response) response.headers = { ...response.headers, 'x-correlation-id': requestId }
}
