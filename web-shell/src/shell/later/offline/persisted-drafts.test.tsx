// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ACCOUNT } from '../../../testing/open-app.tsx'
import { clearStorage } from '../../../testing/storage.ts'
import { clearDrafts, storeDraft } from '../../first/data/drafts.ts'
import { recordSession, signOutLocally } from '../../first/session/session.ts'
import { openDatabase } from './database.ts'
import { persistDrafts, waitUntilDraftsPersisted } from './persisted-drafts.ts'
import { eraseUser, readSealed, storeSealed } from './sealed-storage.ts'

const MIA = 'a'.repeat(32)
const NOOR = 'b'.repeat(32)
const DAY_MS = 86_400_000

afterEach(async () => {
  vi.restoreAllMocks()
  clearDrafts()
  await clearStorage()
})

async function storeDraftsAt(accountId: string, daysAgo: number) {
  const instant = Date.now() - daysAgo * DAY_MS
  vi.spyOn(Date, 'now').mockReturnValue(instant)
  await storeSealed(accountId, 'drafts', [['/log', { notes: 'Sore' }]])
  vi.restoreAllMocks()
}

test('[SEC-18] a write that runs during a sign-out in another tab leaves nothing of the user', async () => {
  const client = new QueryClient()
  recordSession(client, { ...ACCOUNT, id: MIA })
  persistDrafts(client)
  await waitUntilDraftsPersisted()
  const create = crypto.subtle.generateKey.bind(crypto.subtle) as (...of: unknown[]) => Promise<CryptoKey>
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementationOnce((async (...of: unknown[]) => {
    await signOutLocally(client)
    await eraseUser(MIA)
    return create(...of)
  }) as never)
  storeDraft({ id: MIA }, '/log', { notes: 'Sore' })
  await waitUntilDraftsPersisted()
  await waitUntilDraftsPersisted()
  const database = await openDatabase()
  expect(await database.getAllKeys('people')).toEqual([])
  expect(await database.getAllKeys('sealed')).toEqual([])
})

test('[SEC-18] drafts of every user of the device end after 30 days, also when the session has ended', async () => {
  await storeDraftsAt(MIA, 31)
  await storeDraftsAt(NOOR, 29)
  await storeSealed(MIA, 'reads', 'kept for its own time')
  persistDrafts(new QueryClient())
  await waitUntilDraftsPersisted()
  expect(await readSealed(MIA, 'drafts')).toBeUndefined()
  expect(await readSealed(NOOR, 'drafts')).toEqual([['/log', { notes: 'Sore' }]])
  expect(await readSealed(MIA, 'reads')).toBe('kept for its own time')
})
