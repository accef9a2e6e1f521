import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { DomainError } from '../../shared/problems.ts'

async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(3_000) })
  if (!response.ok) throw new DomainError('unavailable')
  return response.arrayBuffer()
}

/**
 * The keys with which others sign, by their address: fetched once an instance and again for a key that is new. By the
 * platform's own `fetch`, as the library's fetcher speaks https only.
 */
export const keySets = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
