import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  today,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { waitUntilStored } from '../fixtures/browser/device-storage.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

/** A year of columns is longer than this, whatever else is stored. */
const COLUMNS_BYTES = 20_000

const reader = (page: Page, name = 'Read out a day') => page.getByRole('slider', { name })

describe('trends', () => {
  journey(
    '[TREND-01] [ROUTE-03] [OPS-05] are read on a small phone at night by keyboard, as charts and as a table',
    async ({ open }) => {
      const ada = await newUser({ days: 365, premium: true })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await startSession(page, ada)
      await page.goto('/trends')
      await page.getByText(/^Your pain was/).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await reader(page).focus()
      await page.keyboard.press('Home')
      expect(await reader(page).getAttribute('aria-valuenow')).toBe('0')
      await page.keyboard.press('ArrowRight')
      const words = await reader(page).getAttribute('aria-valuetext')
      const [title = '', values = ''] = words?.split(': ') ?? []
      await page.getByText(title, { exact: true }).waitFor()
      await page.getByText(values, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Table' }).first().press('Enter')
      expect(await page.getByRole('region', { name: 'Table' }).getByRole('row').count()).toBe(31)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.getByRole('radio', { name: '365' }).click()
      await page
        .getByText(/^Pain of each day|Month by month/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Table' }).first().press('Enter')
      await reader(page, 'Read out a week').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.reload()
      await reader(page, 'Read out a week').waitFor()
    },
  )

  journey(
    '[TREND-01] [HIST-01] [SW-02] stay on the device, and history pages through them offline',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser({ days: 365, premium: true })
      const page = await open({ viewport: DESKTOP, allowsServiceWorker: true })
      await signIn(page, ada, true)
      await waitForServiceWorker(page)
      await page.goto('/trends?range=all')
      await reader(page, 'Read out a week').waitFor()
      await expectAccessible(page)
      // A month that was never opened here.
      const [year, month] = [Number(today().slice(0, 4)), Number(today().slice(5, 7))]
      const earlier = new Date(Date.UTC(year, month - 8, 1)).toISOString().slice(0, 7)
      await waitUntilStored(page, COLUMNS_BYTES)
      await page.context().setOffline(true)
      await page.reload()
      await reader(page, 'Read out a week').waitFor()
      await page.goto(`/history?month=${earlier}`)
      await page.getByText(/Notes and details come back with a connection/).waitFor()
      await page.getByText(/^\d\d days logged$/).waitFor()
      await expectAccessible(page)
    },
  )
})
