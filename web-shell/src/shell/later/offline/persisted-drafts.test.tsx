// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStorage } from '../../../testing/storage.ts'
import { clearDrafts } from '../../first/data/drafts.ts'
import { persistDrafts, waitUntilDraftsPersisted } from './persisted-drafts.ts'
import { readSealed, storeSealed } from './sealed-storage.ts'

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
