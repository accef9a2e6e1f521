import { beforeEach, describe, expect, it, vi } from 'vitest'
import { instantOf } from '../../../../shared/changes/change-id.ts'
import { NewAction } from '../../../../shared/reminders/schema.ts'
import { ADA, fakeWorker, newPage, PUBLIC_KEY, REMINDER } from '../../testing/fake-service-worker.ts'
import { erasePush, keptActions, readDue, storeDue, storeOwner } from './push-store.ts'

const worker = fakeWorker()

describe('an action on a notification', () => {
  beforeEach(() => worker.current.push())

  it('[PUSH-04] Done is sent once, for its user, and closes the notification; the badge goes down', async () => {
    worker.current.pages = [newPage()]
    const before = Date.now()
    await worker.current.press('done')
    expect(worker.current.requests()).toEqual([
      {
        line: `POST /api/reminders/${REMINDER}/actions`,
        account: ADA,
        body: { change: expect.any(String), action: 'done' },
      },
    ])
    const { body } = worker.current.requests()[0] ?? {}
    expect(NewAction.safeParse(body).success).toBe(true)
    expect(instantOf(body.change)).toBeGreaterThanOrEqual(before)
    expect(worker.current.shown).toEqual([])
    expect(await keptActions(ADA)).toEqual([])
    expect([worker.current.badge, await readDue()]).toEqual([[2, 1], 1])
    expect(worker.current.pages[0]?.told).toEqual(['reminders-changed'])
  })

  it('[PUSH-04] Snooze puts off by ten minutes, by the corrected clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
    await storeOwner({ account: ADA, publicKey: PUBLIC_KEY, clockOffsetMs: 60_000 })
    await worker.current.press('snooze')
    const { body } = worker.current.requests()[0] ?? {}
    expect(NewAction.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ action: 'snooze', snoozeUntil: Date.parse('2026-11-20T12:11:00Z') })
    expect(instantOf(body.change)).toBe(Date.parse('2026-11-20T12:01:00Z'))
  })

  it('[PUSH-04] is stored before it is sent', async () => {
    let stored: unknown
    worker.current.network.mockImplementation(async () => {
      stored = await keptActions(ADA)
      return new Response('{}')
    })
    await worker.current.press('done')
    expect(stored).toMatchObject([{ account: ADA, reminder: REMINDER, action: { action: 'done' } }])
  })

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['without a session', async () => new Response('{}', { status: 401 })],
    ['that the service cannot take now', async () => new Response('{}', { status: 503 })],
  ])('[PUSH-04] %s is kept as it is, and a page is told', async (_, reply) => {
    worker.current.pages = [newPage()]
    worker.current.network.mockImplementation(reply)
    await worker.current.press('done')
    const kept = await keptActions(ADA)
    expect(kept).toEqual([{ account: ADA, reminder: REMINDER, action: worker.current.requests()[0]?.body }])
    expect(worker.current.shown).toEqual([])
    expect(worker.current.pages[0]?.told).toEqual(['action-kept'])
    expect(await readDue()).toBe(1)
  })

  it('[PUSH-04] that can neither be sent nor stored leaves the notification', async () => {
    worker.current.network.mockRejectedValue(new TypeError('Failed to fetch'))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await worker.current.press('done')
    put.mockRestore()
    expect(worker.current.shown).toHaveLength(1)
    expect(worker.current.badge).toEqual([2])
  })

  it('[PUSH-04] is sent where the browser cannot open its database any more', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError')
    })
    await worker.current.press('done')
    vi.restoreAllMocks()
    expect(worker.current.requests()).toHaveLength(1)
    expect(worker.current.shown).toEqual([])
  })

  it('[PUSH-04] [SEC-18] of a user who has signed out is not sent, nor for the user who came after', async () => {
    await erasePush(ADA)
    await storeOwner({ account: 'other', publicKey: PUBLIC_KEY, clockOffsetMs: 0 })
    await worker.current.press('done')
    expect(worker.current.requests()).toEqual([])
    expect([...(await keptActions(ADA)), ...(await keptActions('other'))]).toEqual([])
    expect(worker.current.shown).toEqual([])
  })

  it('[PUSH-04] never makes the badge negative', async () => {
    await storeDue(0)
    await worker.current.press('done')
    expect(worker.current.badge.at(-1)).toBeUndefined()
    expect(await readDue()).toBe(0)
  })
})
