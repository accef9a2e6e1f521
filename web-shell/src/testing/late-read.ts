import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { expect, vi } from 'vitest'

/**
 * Begins to read a query again. The service replies with what it has now, but the reply arrives only when the returned
 * function is called, which resolves when the read has ended. `address` is that of its request.
 */
export async function beginLateRead(
  client: QueryClient,
  queryKey: QueryKey,
  address: string,
): Promise<() => Promise<void>> {
  const { fetch } = globalThis
  const released = Promise.withResolvers<void>()
  let hasBegun = false
  vi.stubGlobal('fetch', async (requested: string, init: RequestInit) => {
    const reply = await fetch(requested, init)
    if (init.method !== 'GET' || !requested.startsWith(address)) return reply
    vi.stubGlobal('fetch', fetch)
    hasBegun = true
    await released.promise
    return reply
  })
  void client.invalidateQueries({ queryKey })
  await vi.waitUntil(() => hasBegun)
  return async () => {
    released.resolve()
    await vi.waitFor(() => expect(client.isFetching({ queryKey })).toBe(0))
  }
}
