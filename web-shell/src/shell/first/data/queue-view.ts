import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { homeApi } from '../../../../../shared/home/api.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import type { ProblemCode } from '../../../../../shared/problems.ts'
import type { WriteId } from '../../../../../shared/records/write-id.ts'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import type { AnyKinds, EditOf, Kind, Operation } from '../../early/operation-kind.ts'

/** A queued operation with its kind and its target. */
export type QueuedOperation = { [K in Kind]: Operation<EditOf<K>> & { kind: K; target: string } }[Kind]

/** An edit of a kind that was set aside. */
export interface SetAsideOf<K extends Kind> {
  write: WriteId
  kind: K
  target: string
  /** `undefined` when the operation cannot be read. */
  operation: Operation<EditOf<K>> | undefined
  code: ProblemCode
  /** The edits that belong to it, which were set aside with it. */
  along?: readonly SetAsideEdit[]
}

/** An edit that the service refused for good, or that cannot be read any more. It is stored until the user decides. */
export type SetAsideEdit = { [K in Kind]: SetAsideOf<K> }[Kind]

/**
 * The outgoing queue as screens see it: queued operations of all kinds in the order of their creation, and edits that
 * were set aside.
 */
export interface QueueView {
  waiting: readonly QueuedOperation[]
  setAside: readonly SetAsideEdit[]
  /** Whether some of it exists only in memory, so that it is lost when the page closes. */
  isPartlyInMemory: boolean
  /** Whether the database of this device could not be opened so far: it may have more edits. */
  isIncomplete?: boolean
}

export const EMPTY_QUEUE: QueueView = { waiting: [], setAside: [], isPartlyInMemory: false }

/** Returns those of one kind. */
export function ofKind<K extends Kind, T extends { kind: Kind }>(all: readonly T[], kind: K) {
  return all.filter((each): each is Extract<T, { kind: K }> => each.kind === kind)
}

/** Returns those of all other kinds. */
export function exceptKind<T extends { kind: Kind }>(all: readonly T[], kind: Kind): readonly T[] {
  return all.filter((each) => each.kind !== kind)
}

/** Whether operations of a target are queued. */
export function isQueued(queue: QueueView | undefined, kind: Kind, target: string): boolean {
  return queue?.waiting.some((each) => each.kind === kind && each.target === target) ?? false
}

type Home = Reply<typeof homeApi.open>

let current: QueueView | undefined
/** The kinds of the queue, once its code is loaded. Before that there is nothing in it. */
let shown: { kinds: AnyKinds; client: QueryClient } | undefined
const listeners = createListeners()

/** Sets the queue that all screens show; `undefined` while it is unknown. */
export function setQueueView(view: QueueView | undefined, kinds = shown): void {
  current = view
  shown = kinds
  listeners.tell()
}

/** Returns the kinds of the queue; none before its code is loaded. */
export function shownKinds(): AnyKinds {
  return shown?.kinds ?? {}
}

/** Returns home with queued operations applied. */
export function applyQueueToHome(home: Home, queue: QueueView | undefined): Home {
  if (!shown || !queue) return home
  const { kinds, client } = shown
  return Object.entries(kinds).reduce((applied, [name, kind]) => {
    const waiting = queue.waiting.filter((operation) => operation.kind === name)
    return waiting.length > 0 && kind.applyToHome ? kind.applyToHome(client, applied, waiting) : applied
  }, home)
}

/** Returns the current queue; `undefined` until it has been read. */
export function currentQueueView(): QueueView | undefined {
  return current
}

/** Subscribes to the queue; `undefined` until it has been read. */
export function useQueueView(): QueueView | undefined {
  return useSyncExternalStore(listeners.subscribe, currentQueueView)
}
