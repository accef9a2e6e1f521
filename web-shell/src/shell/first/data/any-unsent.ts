import { queueNow, useQueue } from './queue-view.ts'
import { isAnyBegun, useAnyBegun } from './unsent.ts'

/** Whether anything unsent, of whomever, would be lost with the page. */
export function isAnyUnsent(): boolean {
  return isAnyBegun() || (queueNow()?.isFragile ?? false)
}

export function useAnyUnsent(): boolean {
  const isFragile = useQueue()?.isFragile ?? false
  return useAnyBegun() || isFragile
}
