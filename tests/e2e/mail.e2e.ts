import { describe, expect } from 'vitest'
import { callControlPage, journey, newUser } from '../fixtures/browser/browser.ts'
import { waitUntilMailSent } from '../fixtures/mail/mail-sent.ts'

describe('a mail about an address that already has an account', () => {
  journey(
    '[AUTH-13] reaches its owner, links to sign-in, and its log lines have the correlation id of the request',
    async ({ open }) => {
      const { email } = await newUser()
      const page = await open()
      await page.goto('/auth?type=signup')
      await page.getByLabel('Full Name').fill('Mia Hart')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('otter lantern chives')
      const signUpRequest = page.waitForRequest('**/api/auth/sign-up')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('We could not create this account.').waitFor()
      const mails = () => callControlPage('GET', `mail?to=${encodeURIComponent(email)}`)
      await expect.poll(mails).toHaveLength(1)
      const [{ links }] = await mails()
      await page.goto(links[0])
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
      // A finished job is deleted, so the mail is not sent again.
      await waitUntilMailSent()
      expect(await mails()).toHaveLength(1)
      const id = (await signUpRequest).headers()['x-correlation-id'] ?? ''
      const lines = ((await callControlPage('GET', 'log')) as string[]).filter((line) => line.includes(id))
      expect(lines.map((line) => (JSON.parse(line) as { service: string }).service)).toEqual(['auth', 'mail'])
    },
  )
})
