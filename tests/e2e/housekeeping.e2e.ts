import { expect, it, onTestFinished } from 'vitest'
import { control, newPerson } from '../fixtures/browser/browser.ts'

const unfinished = async (): Promise<string[]> =>
  (await control('GET', 'table?pk=UNFINISHED')).map(({ sk }: { sk: string }) => sk)
const deadLetters = async (feature: string): Promise<unknown[]> =>
  (await control('GET', 'queues')).find(({ name }: { name: string }) => name === `${feature}DeadLetters`).messages

it('[RELY-06] an account whose making died half-way is cleared away at night; until it can be, somebody is told', async () => {
  onTestFinished(async () => {
    await control('PUT', 'faults', {})
    await control('PUT', 'clock', { now: null })
  })
  const { userId } = await newPerson({ unfinished: true })
  await control('PUT', 'clock', { advanceMinutes: 61 })
  await control('PUT', 'faults', { target: 'identity', mode: 'down' })
  expect(await control('POST', 'schedules/housekeeping/run')).toEqual({ succeeded: false })
  await control('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('housekeeping')).toHaveLength(1)
  expect(await unfinished()).toContain(userId)
  await control('PUT', 'faults', {})
  await control('PUT', 'clock', { advanceMinutes: 24 * 60 })
  await expect.poll(unfinished).not.toContain(userId)
})

it('[RELY-06] the delivery of articles that fails is told to somebody, and made good by the next one', async () => {
  onTestFinished(async () => {
    await control('PUT', 'faults', {})
    await control('PUT', 'clock', { now: null })
  })
  await control('PUT', 'faults', { target: 'dynamodb', mode: 'down' })
  expect(await control('POST', 'schedules/content/run')).toEqual({ succeeded: false })
  await control('PUT', 'clock', { advanceMinutes: 5 })
  expect(await deadLetters('content')).toHaveLength(1)
  await control('PUT', 'faults', {})
  expect(await control('POST', 'schedules/content/run')).toEqual({ succeeded: true })
})
