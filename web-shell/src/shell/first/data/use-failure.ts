import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The error of a query without data; `null` while there is data or no error. The error stays during a retry, although
 * the query resets it then: the pressed Retry button must not disappear.
 */
export function useFailure({ data, error, isFetched }: UseQueryResult): Error | null {
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)
  return data === undefined && isFetched ? (error ?? lastError) : null
}
