import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { control, journey, newPerson } from '../fixtures/browser.ts'

describe('a mail about an address that is taken', () => {
  journey('reaches its owner and leads to the front door', async ({ open }) => {
    const { userId, email } = await newPerson()
    const job = { kind: 'address-taken', userId, correlationId: randomUUID() }
    await control('POST', 'queues/mailQueueJobs/messages', job)
    const mails = () => control('GET', `mail?to=${encodeURIComponent(email)}`)
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
    const [{ links }] = await mails()
    const page = await open()
    await page.goto(links[0])
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    // Done is done: it does not come again.
    const queues: { name: string; messages: [] }[] = await control('GET', 'queues')
    expect(queues.find(({ name }) => name === 'mailQueueJobs')?.messages).toEqual([])
  })
})
