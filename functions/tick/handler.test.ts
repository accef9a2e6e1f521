import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { measureCapacity } from '../../tests/fixtures/capacity.ts'
import { newReminder, registerDevice, saveReminder } from '../../tests/fixtures/data/reminders.ts'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { Ringing } from '../../tests/fixtures/reminders/ringing.ts'
import type { UserId } from '../table/keys.ts'
import { changeBook, findBook } from '../table/records/reminders.ts'
import { lookFrom } from './handler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOON = Date.parse('2027-06-01T12:00:00Z')

const { ringing, stop } = await Ringing.start()
afterAll(() => stop())

describe('[REM-05] the tick looks', () => {
  it.each([
    ['at the last five minutes', NOON + 10 * MINUTE_MS, NOON + 11 * MINUTE_MS, NOON + 6 * MINUTE_MS],
    ['as far back as no run succeeded', NOON + 10 * MINUTE_MS, NOON + 50 * MINUTE_MS, NOON + 10 * MINUTE_MS],
    ['at all that is due, once an hour', NOON - MINUTE_MS, NOON, 0],
    ['at all that is due after an outage of hours', NOON - 9 * HOUR_MS, NOON + MINUTE_MS, 0],
    ['at all that is due at first', 0, NOON + MINUTE_MS, 0],
  ])('%s', (_, cursor, now, expected) => {
    expect(lookFrom(cursor, now)).toBe(expected)
  })
})

/** A user with a reminder at noon and a device. */
async function newListener(now: number) {
  vi.setSystemTime(now - HOUR_MS)
  const ada = await newSignedInUser({ zone: 'UTC' })
  const reminder = newReminder({
    change: `${now - HOUR_MS}-heron1`,
    schedule: { frequency: 'daily', times: ['12:00'] },
  })
  await saveReminder(ada, reminder.change, reminder)
  await registerDevice(ada, ringing.phones.addDevice(ada.userId))
  return ada
}

describe('the tick', () => {
  it.each(['error', 'throttle', 'down'] as const)(
    '[RELY-05] hands over in its next run what the queue did not take: %s',
    async (mode) => {
      const ada = await newListener(NOON)
      ringing.faults.set({ target: 'queue', mode, rate: 1, delayMs: 0 })
      expect(await ringing.run(NOON)).toBe(false)
      ringing.faults.clear()
      expect(ringing.phones.list(ada.userId)).toEqual([])
      expect(await ringing.run(NOON + MINUTE_MS)).toBe(true)
      expect(ringing.phones.list(ada.userId)).toHaveLength(1)
    },
  )

  it('[REM-05] finds again what the queue has lost', async () => {
    const day = NOON + 5 * 24 * HOUR_MS
    const ada = await newListener(day)
    vi.spyOn(ringing.queue, 'send').mockImplementationOnce((body) => ({ id: body }) as never)
    await ringing.run(day)
    vi.restoreAllMocks()
    await ringing.run(day + MINUTE_MS)
    expect(ringing.phones.list(ada.userId)).toHaveLength(1)
  })

  it('[PERF-06] [PUSH-05] reads at most 60 units for a thousand users who are due, and ringing reads none', async () => {
    const day = NOON + 9 * 24 * HOUR_MS
    const first = await newListener(day)
    const book = await findBook(first.userId)
    const users = Array.from({ length: 99 }, () => randomBytes(16).toString('hex') as UserId)
    await Promise.all(users.map((user) => changeBook(user, (before) => ({ ...book, v: before.v }))))
    const { readUnits } = await measureCapacity(() => ringing.run(day))
    expect(ringing.phones.list(first.userId)).toHaveLength(100)
    expect(readUnits).toBeLessThanOrEqual(6)
  })
})
