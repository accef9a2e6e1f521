import { hasDrafts, useHasDrafts } from './drafts.ts'
import { currentQueueView, useQueueView } from './queue-view.ts'

/** Whether any user has drafts, or queued edits that exist only in memory: they are lost when the page closes. */
export function hasDraftsOrQueuedEdits(): boolean {
  return hasDrafts() || (currentQueueView()?.isPartlyInMemory ?? false)
}

export function useHasDraftsOrQueuedEdits(): boolean {
  const isPartlyInMemory = useQueueView()?.isPartlyInMemory ?? false
  return useHasDrafts() || isPartlyInMemory
}
