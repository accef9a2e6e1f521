import type { useQueryClient } from '../../shared/ui/query.ts'

/**
 * Reads again what a change has changed. A first read that goes on is ended: it began before the change, and an invalidation
 * alone would keep what it brings.
 */
export async function readAgain(
  client: ReturnType<typeof useQueryClient>,
  queryKey: readonly unknown[],
): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
