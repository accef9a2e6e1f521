import { hasDrafts, useHasDrafts } from './drafts.ts'
import { currentQueueView, useQueueView } from './queue-view.ts'

/** Whether there are drafts of any user, or queued edits only in memory, which are lost when the page closes. */
export function hasUnsavedData(): boolean {
  return hasDrafts() || (currentQueueView()?.isPartlyInMemory ?? false)
}

export function useHasUnsavedData(): boolean {
  const isPartlyInMemory = useQueueView()?.isPartlyInMemory ?? false
  return useHasDrafts() || isPartlyInMemory
}
