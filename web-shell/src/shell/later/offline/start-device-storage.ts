import type { QueryClient } from '@tanstack/react-query'
import { keepStartHere } from './keep-start-here.ts'
import { persistCache, restoreCache } from './persisted-cache.ts'
import { persistDrafts } from './persisted-drafts.ts'
import { watchQueue } from './queue/watch-queue.ts'
import { QUEUE_CALLBACKS } from './queue-callbacks.ts'

/** Starts to store all of a user's data on this device. `build` identifies the build that writes it. */
export async function startDeviceStorage(client: QueryClient, build: string): Promise<ReturnType<typeof watchQueue>> {
  persistCache(client, build)
  const queue = watchQueue(client, QUEUE_CALLBACKS)
  persistDrafts(client)
  await restoreCache(client, build)
  keepStartHere(client)
  return queue
}
