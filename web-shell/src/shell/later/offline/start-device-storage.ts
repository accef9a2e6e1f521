import type { QueryClient } from '@tanstack/react-query'
import type { OperationKinds } from '../../early/operation-kind.ts'
import { keepStartHere } from './keep-start-here.ts'
import { persistCache, restoreCache } from './persisted-cache.ts'
import { persistDrafts } from './persisted-drafts.ts'
import { watchQueue } from './queue/watch-queue.ts'
import { QUEUE_CALLBACKS } from './queue-callbacks.ts'

/**
 * Starts to store all of a user's data on this device. `build` identifies the build that writes it; `kinds` are those of
 * the outgoing queue.
 */
export async function startDeviceStorage(
  client: QueryClient,
  build: string,
  kinds: OperationKinds,
): Promise<ReturnType<typeof watchQueue>> {
  persistCache(client, build)
  const queue = watchQueue(client, kinds, QUEUE_CALLBACKS)
  persistDrafts(client)
  await restoreCache(client, build)
  keepStartHere(client)
  return queue
}
