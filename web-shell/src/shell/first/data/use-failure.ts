import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why there is nothing to show; `null` while there is something, or nothing has failed. It stays while it is asked
 * again, when the query itself has forgotten it: what can be pressed must not vanish at the press.
 */
export function useFailure({ data, error, isFetched }: UseQueryResult): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return data === undefined && isFetched ? (error ?? last) : null
}
