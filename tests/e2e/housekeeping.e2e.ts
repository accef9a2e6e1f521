import { afterEach, describe, expect, it } from 'vitest'
import { control, newPerson } from '../fixtures/browser.ts'

const A_DAY = { advanceMinutes: 24 * 60 }

const unfinished = async (): Promise<string[]> =>
  (await control('GET', 'table?pk=UNFINISHED')).map(({ sk }: { sk: string }) => sk)
const deadLetters = async (): Promise<unknown[]> =>
  (await control('GET', 'queues')).find(({ name }: { name: string }) => name === 'housekeepingDeadLetters').messages

describe('every night', () => {
  afterEach(async () => {
    await control('PUT', 'faults', {})
    await control('PUT', 'clock', { now: null })
  })

  it('an account whose making died half-way is cleared away', async () => {
    const { userId } = await newPerson({ unfinished: true })
    expect(await unfinished()).toContain(userId)
    await control('PUT', 'clock', A_DAY)
    await expect.poll(unfinished).not.toContain(userId)
  })

  it('[RELY-06] one that cannot be cleared away stays, and somebody is told, until it can', async () => {
    const { userId } = await newPerson({ unfinished: true })
    await control('PUT', 'clock', { advanceMinutes: 61 })
    const before = (await deadLetters()).length
    await control('PUT', 'faults', { target: 'identity', mode: 'down' })
    expect(await control('POST', 'schedules/housekeeping/run')).toEqual({ succeeded: false })
    await control('PUT', 'clock', { advanceMinutes: 5 })
    expect(await deadLetters()).toHaveLength(before + 1)
    expect(await unfinished()).toContain(userId)
    await control('PUT', 'faults', {})
    await control('PUT', 'clock', A_DAY)
    await expect.poll(unfinished).not.toContain(userId)
  })
})
