import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ADA, fakeWorker, newPage, PAYLOAD, REMINDER } from '../../testing/fake-service-worker.ts'
import { erasePush } from './push-store.ts'

const worker = fakeWorker()

describe('a push', () => {
  it('[PUSH-04] is shown with its words, Done and Snooze, and the badge', async () => {
    await worker.current.push()
    expect(worker.current.shown).toMatchObject([
      {
        title: 'A glass of water',
        body: 'Stillwater',
        tag: REMINDER,
        actions: [
          { action: 'done', title: 'Done' },
          { action: 'snooze', title: 'Snooze 10 min' },
        ],
        data: { account: ADA, reminder: REMINDER, path: '/reminders?tab=due' },
      },
    ])
    expect(worker.current.badge).toEqual([2])
  })

  it('[PUSH-04] about several reminders has no buttons, and none waiting clears the badge', async () => {
    const { reminder: _, ...digest } = PAYLOAD
    await worker.current.push({ ...digest, due: 0 })
    expect(worker.current.shown[0]).not.toHaveProperty('actions')
    expect(worker.current.badge).toEqual([undefined])
  })

  it.each([null, {}, { title: 5 }, 'heron'])(
    '[PUSH-04] that cannot be read is shown neutrally: %j',
    async (payload) => {
      await worker.current.push(payload)
      expect(worker.current.shown).toMatchObject([{ title: 'Stillwater', body: 'A reminder is waiting.' }])
      expect(worker.current.shown[0]).not.toHaveProperty('actions')
      expect(worker.current.badge).toEqual([])
    },
  )

  it('[PUSH-03] for a user who has signed out shows nothing of theirs', async () => {
    await erasePush(ADA)
    await worker.current.push()
    expect(worker.current.shown).toMatchObject([{ title: 'Stillwater', body: 'A reminder is waiting.' }])
    expect(worker.current.shown[0]?.data).not.toHaveProperty('account')
  })

  it('[PUSH-04] that may not be shown any more still reaches the open page, and no badge', async () => {
    worker.current.pages = [newPage()]
    worker.current.notification.permission = 'denied'
    await worker.current.push()
    expect([worker.current.shown, worker.current.badge]).toEqual([[], []])
    expect(worker.current.pages[0]?.told).toEqual(['reminders-changed', 'push-arrived'])
  })

  it('[PUSH-04] that is repeated is silent, and the next time it comes is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    await worker.current.push()
    expect(worker.current.shown[0]?.renotify).toBe(false)
    vi.setSystemTime(4 * 60_000)
    await worker.current.push()
    expect(worker.current.shown).toMatchObject([{ renotify: false }])
    vi.setSystemTime(10 * 60_000)
    await worker.current.push()
    expect(worker.current.shown).toMatchObject([{ renotify: true }])
  })

  it('[PUSH-04] is heard in the page that is used, and all pages read reminders again', async () => {
    worker.current.pages = [newPage(), newPage({ focused: true }), newPage({ visibilityState: 'hidden' })]
    await worker.current.push()
    expect(worker.current.pages.map(({ told }) => told)).toEqual([
      ['reminders-changed'],
      ['reminders-changed', 'push-arrived'],
      ['reminders-changed'],
    ])
  })
})

describe('a press on a notification', () => {
  beforeEach(() => worker.current.push())

  it('[PUSH-04] opens its screen in the open page, which keeps what is typed', async () => {
    worker.current.pages = [newPage()]
    await worker.current.press()
    expect(worker.current.pages[0]?.focus).toHaveBeenCalled()
    expect(worker.current.pages[0]?.told).toEqual([{ openPath: '/reminders?tab=due' }])
    expect(worker.current.pages[0]?.navigate).not.toHaveBeenCalled()
    expect(worker.current.shown).toEqual([])
  })

  it('[PUSH-04] loads its screen in a page that does not answer', async () => {
    worker.current.pages = [newPage({ answers: false })]
    await worker.current.press()
    expect(worker.current.pages[0]?.navigate).toHaveBeenCalledWith('/reminders?tab=due')
  })

  it('[PUSH-04] opens a window without a page, and never another site', async () => {
    await worker.current.press()
    expect(worker.current.openWindow).toHaveBeenLastCalledWith('/reminders?tab=due')
    await worker.current.push({ ...PAYLOAD, path: '//elsewhere.example/' })
    await worker.current.press()
    expect(worker.current.openWindow).toHaveBeenLastCalledWith('/home')
  })
})
