import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { beginSession } from './session.ts'

const MIA = { id: 'a'.repeat(32), fullName: 'Mia Hart', email: 'mia@example.com', roles: [] }

test('a session that begins finds nothing that was read for somebody else', async () => {
  const client = new QueryClient()
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await beginSession(client, MIA)
  const cached = client.getQueryCache().getAll()
  expect(cached.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], { account: MIA }]])
})
