import { useSyncExternalStore } from 'react'
import type { DayOperation, Write } from '../../../../../shared/days/model/schema.ts'
import type { homeApi } from '../../../../../shared/home/api.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'

/** An operation that was refused for good, or that cannot be read any more. It is kept until its person decides. */
export interface SetAside {
  write: Write
  date: LocalDate
  /** `undefined` for one that cannot be read. */
  operation: DayOperation | undefined
  code: ProblemCode
}

/** What waits, in the order in which it was made, and what needs its person's attention. */
export interface QueueView {
  waiting: readonly DayOperation[]
  aside: readonly SetAside[]
  /** Whether some of it would be lost with the page. */
  isFragile: boolean
}

export const NOTHING_WAITS: QueueView = { waiting: [], aside: [], isFragile: false }

type Home = Reply<typeof homeApi.open>
/** Lays what waits on top of what home tells. */
type LayOnHome = (home: Home, waiting: QueueView['waiting']) => Home

let current: QueueView | undefined
let layOnHome: LayOnHome = (home) => home
const listeners = createListeners()

/** Shows what waits on every screen; `undefined` while that is not known. */
export function showQueue(view: QueueView | undefined, lay: LayOnHome = layOnHome): void {
  current = view
  layOnHome = lay
  listeners.tell()
}

/** Home with what waits to be sent on top. */
export function withQueue(home: Home, queue: QueueView | undefined): Home {
  return queue && queue.waiting.length > 0 ? layOnHome(home, queue.waiting) : home
}

/** What waits now; `undefined` until it has been read. */
export function queueNow(): QueueView | undefined {
  return current
}

/** What waits to be sent, and what needs attention; `undefined` until it has been read. */
export function useQueue(): QueueView | undefined {
  return useSyncExternalStore(listeners.subscribe, queueNow)
}
