import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { DomainError } from '../../shared/problems.ts'

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) })
  if (!response.ok) throw new DomainError('unavailable')
  return response.arrayBuffer()
}

/**
 * Caches the JSON Web Key Sets of token issuers by URL. Each is fetched once per Lambda instance, and again for an
 * unknown key. Uses the platform's `fetch`, because the library's own fetcher supports only https.
 */
export const keySetCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
