import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the plans at Stripe's page for the cheaper one. */
async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /£3.99 per month/ }).check()
  await button(page, 'Upgrade').press('Enter')
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
}

describe('A user whose trial is over', () => {
  journey(
    '[SUB-03] [SUB-04] [SUB-05] [SUB-06] [ROUTE-04] buys Premium on a small phone at night, after a declined card, and ends it',
    async ({ open }) => {
      const ada = await newUser({ createdDaysAgo: 20 })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await signIn(page, ada)
      await page.getByRole('link', { name: 'Reactivate Premium Access' }).waitFor()
      await expectAccessible(page)
      await page.goto('/trends')
      await page.waitForURL('**/subscription')
      await button(page, 'Upgrade').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await openCheckout(page)
      await button(page, 'Cancel').click()
      await page.waitForURL('**/subscription')
      await openCheckout(page)
      await button(page, 'Decline').click()
      await page.getByText('Your card was declined.').waitFor()
      await button(page, 'Needs authentication').click()
      await button(page, 'Confirm').click()
      await page.waitForURL('**/subscription?checkout=done')
      await button(page, 'Manage subscription').waitFor()
      await page.getByText('Premium Active').waitFor()
      await expectAccessible(page)
      await page.goto('/trends')
      await page.getByRole('heading', { level: 1, name: 'Trends' }).waitFor()

      await page.goto('/subscription')
      const [portal] = await Promise.all([
        page.context().waitForEvent('page'),
        button(page, 'Manage subscription').click(),
      ])
      await button(portal, 'Cancel subscription').click()
      await portal.getByText(/cancelled/).waitFor()
      await portal.close()
      const isCancelled = async () => (await (await page.context().request.get('/api/billing')).json()).isCancelled
      await expect.poll(isCancelled).toBe(true)
      await page.reload()
      await page.getByText(/Premium Active until/).waitFor()
      await expectAccessible(page)
      const { refunds } = await callControlPage('GET', 'stripe')
      expect(refunds).toEqual([])
    },
  )

  journey(
    '[PROF-03] [SEC-22] [SEC-29] deletes the account: the subscription is not renewed, and nothing is left at Stripe',
    async ({ open }) => {
      onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
      const ada = await newUser({ createdDaysAgo: 20 })
      const page = await open({ viewport: SMALL_PHONE })
      await startSession(page, ada)
      await page.goto('/subscription')
      await openCheckout(page)
      await button(page, 'Pay').click()
      await page.getByText('Premium Active').waitFor()
      expect(await callControlPage('POST', 'schedules/reconcile/run')).toEqual({ succeeded: true })

      await page.goto('/settings?room=delete')
      const room = page.getByRole('dialog')
      await room.getByText(/nothing more is charged/).waitFor()
      await room.getByRole('button', { name: 'Delete my account' }).click()
      await button(page, 'Yes, delete it').click()
      await page.getByText(/^Your account will be erased on/).waitFor()
      const own = async () => {
        const { customers }: { customers: { email: string; subscriptions: object[] }[] } = await callControlPage(
          'GET',
          'stripe',
        )
        return customers.filter(({ email }) => email === ada.email).flatMap(({ subscriptions }) => subscriptions)
      }
      await callControlPage('PUT', 'clock', { advanceMinutes: 2 })
      await expect.poll(own).toMatchObject([{ cancel_at_period_end: true }])
      await callControlPage('PUT', 'clock', { advanceMinutes: 7 * 24 * 60 + 11 })
      expect(await callControlPage('POST', 'schedules/erasure/run')).toEqual({ succeeded: true })
      await expect.poll(own).toEqual([])
    },
  )
})
