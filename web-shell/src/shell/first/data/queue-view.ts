import { useSyncExternalStore } from 'react'
import type { DayOperation, WriteId } from '../../../../../shared/days/model/schema.ts'
import type { homeApi } from '../../../../../shared/home/api.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** An edit that the service refused for good, or that cannot be read any more. It is stored until the user decides. */
export interface SetAsideEdit {
  write: WriteId
  date: LocalDate
  /** `undefined` when the operation cannot be read. */
  operation: DayOperation | undefined
  code: ProblemCode
}

/**
 * The outgoing queue as screens see it: queued operations in the order of their creation, and edits that were set
 * aside.
 */
export interface QueueView {
  waiting: readonly DayOperation[]
  setAside: readonly SetAsideEdit[]
  /** Whether some of it exists only in memory, so that it is lost when the page closes. */
  isPartlyInMemory: boolean
  /** Whether the database of this device could not be opened so far: it may have more edits. */
  isIncomplete?: boolean
}

export const EMPTY_QUEUE: QueueView = { waiting: [], setAside: [], isPartlyInMemory: false }

type Home = Reply<typeof homeApi.open>
/** Applies queued operations to home. */
type ApplyToHome = (home: Home, waiting: QueueView['waiting']) => Home

let current: QueueView | undefined
let applyToHome: ApplyToHome = (home) => home
const listeners = createListeners()

/** Sets the queue that all screens show; `undefined` while it is unknown. */
export function setQueueView(view: QueueView | undefined, apply: ApplyToHome = applyToHome): void {
  current = view
  applyToHome = apply
  listeners.tell()
}

/** Returns home with queued operations applied. */
export function applyQueueToHome(home: Home, queue: QueueView | undefined): Home {
  return queue && queue.waiting.length > 0 ? applyToHome(home, queue.waiting) : home
}

/** Returns the current queue; `undefined` until it has been read. */
export function currentQueueView(): QueueView | undefined {
  return current
}

/** Subscribes to the queue; `undefined` until it has been read. */
export function useQueueView(): QueueView | undefined {
  return useSyncExternalStore(listeners.subscribe, currentQueueView)
}
