import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { DomainError } from '../../shared/problems.ts'
import { environmentVariable } from '../aws/environment.ts'
import { equalSecrets } from './equal-secrets.ts'

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Throws `not-allowed` for a request that did not come through CloudFront, which adds a secret header. */
export function assertFromCloudFront({ headers }: APIGatewayProxyEventV2): void {
  if (!equalSecrets(headers['x-origin-secret'] ?? '', environmentVariable('ORIGIN_SECRET')))
    throw new DomainError('not-allowed')
}

/**
 * Throws `other-origin` for an unsafe method, unless our own page sent it. `Sec-Fetch-Site` shows that. For a browser
 * that does not send this header, `Origin` must be the host that the browser requested. Source: requirement SEC-09.
 */
export function assertSameOrigin({ headers, requestContext }: APIGatewayProxyEventV2): void {
  if (requestContext.http.method === 'GET') return
  const site = headers['sec-fetch-site']
  const origin = hostOf(headers['origin'] ?? '')
  const isSameOrigin = site ? site === 'same-origin' : origin !== undefined && origin === headers['x-viewer-host']
  if (!isSameOrigin) throw new DomainError('other-origin')
}
