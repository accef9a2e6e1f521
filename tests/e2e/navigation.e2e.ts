import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoSidewaysScroll, journey, newUser, signIn } from '../fixtures/browser/browser.ts'

/** Scrolls, and waits for the frame in which the page receives the scroll event. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top)
    await new Promise(requestAnimationFrame)
  }, y)
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

describe('navigation between screens', () => {
  journey(
    '[ROUTE-09] starts a new screen at the top, and restores the scroll position on back and forward',
    async ({ open }) => {
      const page = await open()
      await signIn(page, await newUser({ days: 30 }))
      await page.getByText('Ready to Check-In').waitFor()
      await scrollTo(page, 300)
      await expect.poll(() => scrollPosition(page)).toBe(300)
      await page.getByRole('navigation').getByRole('link', { name: 'Flare Kit' }).click()
      await page.getByRole('heading', { level: 1, name: 'Flare Kit' }).waitFor()
      await expect.poll(() => scrollPosition(page)).toBe(0)
      // The switch loads after the kit. It would move what is below it, and so the scroll position.
      await page.getByRole('switch').waitFor()
      await scrollTo(page, 200)
      await expect.poll(() => scrollPosition(page)).toBe(200)
      await page.goBack()
      await page.getByText('Ready to Check-In').waitFor()
      await expect.poll(() => scrollPosition(page)).toBe(300)
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: 'Flare Kit' }).waitFor()
      await expect.poll(() => scrollPosition(page)).toBe(200)
    },
  )

  journey(
    '[ROUTE-12] shows one column below 768 px without horizontal scrolling, and two columns on home from 768 px',
    async ({ open }) => {
      const page = await open({ viewport: { width: 767, height: 900 } })
      await signIn(page, await newUser({ days: 30 }))
      /** The headings of the cards in each column, by its left edge. A card whose code is loading has no place yet. */
      const columns = async () => {
        const cards = await page
          .locator('main section')
          .evaluateAll((all) =>
            all
              .filter((card) => card.checkVisibility())
              .map((card) => [card.getBoundingClientRect().left, card.textContent.slice(0, 20)] as const),
          )
        return [...Map.groupBy(cards, ([left]) => left)].map(([left, found]) => [left, found.map(([, text]) => text)])
      }
      await page.getByText('Ready to Check-In').waitFor()
      expect(await columns()).toHaveLength(1)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 768, height: 900 })
      await expect.poll(columns).toHaveLength(2)
      await expectNoSidewaysScroll(page)
    },
  )
})
