import { describe, expect, it } from 'vitest'
import { ADA, fakeWorker, PUBLIC_KEY } from '../../testing/fake-service-worker.ts'
import { erasePush, readOwner } from './push-store.ts'

const worker = fakeWorker()

describe('a subscription that the browser has replaced', () => {
  it('[PUSH-03] is registered for its user', async () => {
    const newSubscription = {
      toJSON: () => ({ endpoint: 'newer', keys: { auth: 'a', p256dh: 'b' }, expirationTime: null }),
    }
    await worker.current.dispatch('pushsubscriptionchange', { newSubscription })
    const subscription = { endpoint: 'newer', keys: { auth: 'a', p256dh: 'b' } }
    expect(worker.current.requests()).toEqual([
      { line: 'PUT /api/push/devices', account: ADA, body: { subscription, userAgent: 'Heron 1' } },
    ])
    expect(worker.current.subscribe).not.toHaveBeenCalled()
  })

  it('[PUSH-03] is made anew with the same key where the browser has not made one', async () => {
    await worker.current.dispatch('pushsubscriptionchange', {})
    expect(worker.current.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY })
    expect(worker.current.requests()).toHaveLength(1)
  })

  it('[PUSH-03] is not made for a user who has signed out', async () => {
    await erasePush(ADA)
    await worker.current.dispatch('pushsubscriptionchange', {})
    expect(await readOwner()).toBeUndefined()
    expect([worker.current.subscribe.mock.calls, worker.current.requests()]).toEqual([[], []])
  })
})
