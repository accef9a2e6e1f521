import type { QueryClient } from '@tanstack/react-query'
import { followDrafts } from './kept-drafts.ts'
import { followReads, restoreReads } from './kept-reads.ts'
import { followQueue } from './queue/follow-queue.ts'
import { TAKERS } from './takers.ts'

/** Looks after all that this device keeps of a person, from now on. `build` names the one that writes it. */
export async function startKeeper(client: QueryClient, build: string): Promise<ReturnType<typeof followQueue>> {
  followReads(client, build)
  const queue = followQueue(client, TAKERS)
  followDrafts(client)
  await restoreReads(client, build)
  return queue
}
