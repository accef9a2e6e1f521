import { afterEach, beforeEach, expect, it } from 'vitest'
import { callControlPage, newUser } from '../fixtures/browser/browser.ts'

const unfinished = async (): Promise<string[]> =>
  (await callControlPage('GET', 'table?pk=UNFINISHED')).map(({ sk }: { sk: string }) => sk)
const deadLetters = async (feature: string): Promise<unknown[]> =>
  (await callControlPage('GET', 'queues')).find(({ name }: { name: string }) => name === `${feature}DeadLetters`)
    .messages

/** A time of day that is more than an hour from each nightly run, and minutes from each hourly one: only the runs below can fail. */
beforeEach(() => callControlPage('PUT', 'clock', { now: new Date(new Date().setUTCHours(36, 40, 0, 0)).toISOString() }))
afterEach(async () => {
  await callControlPage('PUT', 'faults', {})
  await callControlPage('PUT', 'clock', { now: null })
})

it('[RELY-06] an unfinished account is deleted at night; a failed run leaves a dead letter', async () => {
  const { userId } = await newUser({ unfinished: true })
  await callControlPage('PUT', 'clock', { advanceMinutes: 61 })
  await callControlPage('PUT', 'faults', { target: 'identity', mode: 'down' })
  expect(await callControlPage('POST', 'schedules/housekeeping/run')).toEqual({ succeeded: false })
  await callControlPage('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('housekeeping')).toHaveLength(1)
  expect(await unfinished()).toContain(userId)
  await callControlPage('PUT', 'faults', {})
  await callControlPage('PUT', 'clock', { advanceMinutes: 24 * 60 })
  await expect.poll(unfinished).not.toContain(userId)
})

it('[RELY-06] a failed delivery of articles leaves a dead letter, and the next run succeeds', async () => {
  await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'down' })
  expect(await callControlPage('POST', 'schedules/content/run')).toEqual({ succeeded: false })
  await callControlPage('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('content')).toHaveLength(1)
  await callControlPage('PUT', 'faults', {})
  expect(await callControlPage('POST', 'schedules/content/run')).toEqual({ succeeded: true })
})

it('[RELY-06] a failed erasure of accounts leaves a dead letter, and the next run succeeds', async () => {
  await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'down' })
  expect(await callControlPage('POST', 'schedules/erasure/run')).toEqual({ succeeded: false })
  await callControlPage('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('erasure')).toHaveLength(1)
  await callControlPage('PUT', 'faults', {})
  expect(await callControlPage('POST', 'schedules/erasure/run')).toEqual({ succeeded: true })
})

it('[RELY-06] [SEC-22] a failed nightly look at payments leaves a dead letter, and the next run succeeds', async () => {
  await callControlPage('PUT', 'faults', { target: 'stripe', mode: 'down' })
  expect(await callControlPage('POST', 'schedules/reconcile/run')).toEqual({ succeeded: false })
  await callControlPage('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('reconcile')).toHaveLength(1)
  await callControlPage('PUT', 'faults', {})
  expect(await callControlPage('POST', 'schedules/reconcile/run')).toEqual({ succeeded: true })
})
