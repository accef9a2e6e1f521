import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { DomainError } from '../../shared/problems.ts'
import { environment } from '../aws/environment.ts'

function equalSecrets(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Refuses what did not come through our own front door: CloudFront adds a header that nobody else knows. */
export function assertFrontDoor({ headers }: APIGatewayProxyEventV2): void {
  if (!equalSecrets(headers['x-origin-secret'] ?? '', environment('ORIGIN_SECRET')))
    throw new DomainError('not-allowed')
}

/**
 * Refuses an unsafe method without proof that our own page sent it: `Sec-Fetch-Site`, or from a browser that does
 * not send it an `Origin` that is the host the person asked. Source: requirement SEC-09.
 */
export function assertSameOrigin({ headers, requestContext }: APIGatewayProxyEventV2): void {
  if (requestContext.http.method === 'GET') return
  const site = headers['sec-fetch-site']
  const origin = hostOf(headers['origin'] ?? '')
  const own = site ? site === 'same-origin' : origin !== undefined && origin === headers['x-viewer-host']
  if (!own) throw new DomainError('other-origin')
}
