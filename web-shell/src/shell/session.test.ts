import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { daysApi } from '../../../shared/days/api.ts'
import { fakeService, reply } from '../testing/fake-service.ts'
import { call } from './call.ts'
import { beginSession, leaveSession, sessionQuery } from './session.ts'

const MIA = { id: 'a'.repeat(32), fullName: 'Mia Hart', email: 'mia@example.com', roles: [], stayLoggedIn: false }

test('a session that begins finds nothing that was read for somebody else', async () => {
  const client = new QueryClient()
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await beginSession(client, MIA)
  const cached = client.getQueryCache().getAll()
  expect(cached.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], { account: MIA }]])
})

test('[AUTH-15] a reply that arrives after a sign-out makes nobody of the next call', async () => {
  const client = new QueryClient()
  let answer = (_: Response) => {}
  const sent = fakeService({
    'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)),
    'GET /api/days': () => reply({}),
  })
  const asked = client.fetchQuery(sessionQuery).catch(() => undefined)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await leaveSession(client)
  answer(reply({ account: MIA }))
  await asked
  await new Promise((resolve) => setTimeout(resolve))
  await call(daysApi.read, { params: { date: '2026-11-20' } })
  expect(sent.at(-1)?.headers.get('x-account')).toBeNull()
})
