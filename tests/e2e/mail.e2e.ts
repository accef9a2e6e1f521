import { describe, expect } from 'vitest'
import { control, journey, newPerson } from '../fixtures/browser/browser.ts'

describe('a mail about an address that is taken', () => {
  journey(
    '[AUTH-13] reaches its owner, leads to the front door, and its log lines lead to the request',
    async ({ open }) => {
      const { email } = await newPerson()
      const page = await open()
      await page.goto('/auth?type=signup')
      await page.getByLabel('Full Name').fill('Mia Hart')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('otter lantern chives')
      const asked = page.waitForRequest('**/api/auth/sign-up')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('We could not create this account.').waitFor()
      const mails = () => control('GET', `mail?to=${encodeURIComponent(email)}`)
      await expect.poll(mails).toHaveLength(1)
      const [{ links }] = await mails()
      await page.goto(links[0])
      await page.getByRole('button', { name: 'Sign In' }).waitFor()
      // Done is done: it does not come again.
      const queues: { name: string; messages: [] }[] = await control('GET', 'queues')
      expect(queues.find(({ name }) => name === 'mailQueueJobs')?.messages).toEqual([])
      const id = (await asked).headers()['x-correlation-id'] ?? ''
      const lines = ((await control('GET', 'log')) as string[]).filter((line) => line.includes(id))
      expect(lines.map((line) => (JSON.parse(line) as { service: string }).service)).toEqual(['auth', 'mail'])
    },
  )
})
