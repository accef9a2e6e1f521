import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoSidewaysScroll, journey, newPerson, signIn } from '../fixtures/browser/browser.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

describe('the way between screens', () => {
  journey('[ROUTE-09] a new screen starts at its top, and going back or forward finds the place', async ({ open }) => {
    const page = await open()
    await signIn(page, await newPerson({ days: 30 }))
    await page.getByText('Ready to Check-In').waitFor()
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => scrolled(page)).toBe(300)
    await page.getByRole('navigation').getByRole('link', { name: 'Flare Kit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Flare Kit' }).waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(() => scrolled(page)).toBe(200)
    await page.goBack()
    await page.getByText('Ready to Check-In').waitFor()
    await expect.poll(() => scrolled(page)).toBe(300)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Flare Kit' }).waitFor()
    await expect.poll(() => scrolled(page)).toBe(200)
  })

  journey(
    '[ROUTE-12] below 768 px screens have one column and nothing wider, from there home has two',
    async ({ open }) => {
      const page = await open({ viewport: { width: 767, height: 900 } })
      await signIn(page, await newPerson({ days: 30 }))
      const columns = () =>
        page
          .locator('main section')
          .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
      await page.getByText('Ready to Check-In').waitFor()
      expect(await columns()).toBe(1)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 768, height: 900 })
      await expect.poll(columns).toBe(2)
      await expectNoSidewaysScroll(page)
    },
  )
})
