import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  today,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const DAYS = 60

/** Days up to yesterday: pain is higher by two points with coffee, which comes at no regular time, and goes on a little. */
function coffeeDiary() {
  let noise = 7
  return Array.from({ length: DAYS }, (_, index) => {
    noise = (noise * 16_807) % 2_147_483_647
    const hadCoffee = noise % 5 < 2
    return {
      date: addDays(today(), index - DAYS),
      symptoms: { pain_level: 3 + (noise % 3) + (hadCoffee ? 2 : 0) },
      journal: { beverages: hadCoffee ? ['Coffee'] : [], food_tags: index % 4 === 0 ? ['Tomato'] : [] },
    }
  })
}

describe('possible links', () => {
  journey(
    '[FOOD-05] [ROUTE-03] [SEC-16] are found on the device, read at night by keyboard, and again offline',
    async ({ open }) => {
      const ada = await newUser({ premium: true, createdDaysAgo: 90 })
      await callControlPage('POST', 'days', { userId: ada.userId, rows: coffeeDiary() })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark', allowsServiceWorker: true })
      await signIn(page, ada, true)
      await waitForServiceWorker(page)
      await page.goto('/trends')
      const link = page.getByRole('link', { name: 'See possible links' })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.getByText('One possible link, worth testing.').waitFor()
      expect(new URL(page.url()).pathname).toBe('/trends/links')
      const card = page.getByRole('region', { name: 'Coffee' })
      await card.getByText(/^On days with it, your pain was about \d\.\d points higher than on other days\./).waitFor()
      const evidence = await card.innerText()
      expect(await page.getByRole('link', { name: /^Trends/ }).getAttribute('aria-current')).not.toBeNull()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Help' }).press('Enter')
      await page.getByText('All of it is worked out on this device.').waitFor()
      await page.keyboard.press('Escape')

      await page.context().setOffline(true)
      await page.reload()
      await card.waitFor()
      expect(await card.innerText()).toBe(evidence)
      await expectAccessible(page)
      await page.setViewportSize(DESKTOP)
      await expectNoSidewaysScroll(page)
    },
  )
})
