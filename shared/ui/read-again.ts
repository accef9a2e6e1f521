import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads again what a change has changed, where it is shown. A first read that goes on is ended: it began before the change, and
 * an invalidation alone would keep what it brings.
 */
export async function readAgain(
  client: Pick<QueryClient, 'cancelQueries' | 'invalidateQueries'>,
  queryKey: readonly unknown[],
): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
