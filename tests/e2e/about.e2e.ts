import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  startSession,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

describe('about', () => {
  journey(
    '[PROF-04] [ROUTE-01] a visitor reads privacy and terms, also without a network',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE, allowsServiceWorker: true })
      await page.goto('/?step=sign-up')
      await page.getByRole('link', { name: 'terms' }).click()
      await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await waitForServiceWorker(page)
      await page.context().setOffline(true)
      await page.goto('/privacy')
      await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
      await page.context().setOffline(false)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'To the start page' }).click()
      await page.getByRole('link', { name: 'Create New Account' }).waitFor()
    },
  )

  journey(
    '[PROF-04] a message by keyboard reaches our mailbox; the licences are served',
    async ({ open, onTestFinished }) => {
      onTestFinished(() => void callControlPage('PUT', 'faults', {}))
      const ada = await newUser()
      const page = await open({ viewport: SMALL_PHONE })
      await startSession(page, ada)
      await page.goto('/about')
      await page.getByLabel('Your message').fill('The log is long.')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // A message that could not be sent stays in the form, and nowhere else.
      await callControlPage('PUT', 'faults', { target: 'queue', mode: 'error' })
      await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
      await page.getByRole('alert').waitFor()
      await callControlPage('PUT', 'faults', {})
      expect(await page.getByLabel('Your message').inputValue()).toBe('The log is long.')
      await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
      await page.getByText('Your message is on its way to us.').waitFor()
      const received = async () => {
        const mails: { replyTo: string | null; text: string }[] = await callControlPage('GET', 'mail')
        return mails.some(({ replyTo, text }) => replyTo === ada.email && text.includes('The log is long.'))
      }
      await expect.poll(received).toBe(true)
      await page.getByRole('button', { name: 'Licences' }).click()
      await page.getByRole('heading', { name: 'MIT', exact: true }).waitFor()
      await expectAccessible(page)
      const licences = await page.request.get('/licences.txt')
      expect(licences.headers()['content-type']).toMatch(/^text\/plain/)
      expect(await licences.text()).toContain('Permission is hereby granted')
    },
  )
})
