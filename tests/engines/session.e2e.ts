// @module-tag deep
import { expect } from 'vitest'
import { newUser } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'
import type { Page } from '../fixtures/engines/page.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

engineJourney('[AUTH-01] [ONB-02] a visitor creates an account, is welcomed and gets home', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create New Account' }).click()
  await page.getByLabel('Full Name').fill('Ada Fenwick')
  await page.getByLabel('Email').fill(`engine.${Date.now()}@stillwater.test`)
  await page.getByLabel('Password', { exact: true }).fill('quiet-water-77')
  await press(page, 'Create Account')
  await heading(page, 'Welcome to Stillwater')
  await press(page, "Let's Begin")
  await press(page, 'Skip to setup')
  await press(page, 'I agree')
  await heading(page, 'Cycle Tracking')
})

/** What the browser keeps of a user: the number of items in each store of each database that has some. */
const itemsKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, number> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      for (const store of opening.result.objectStoreNames) {
        const counting = opening.result.transaction(store).objectStore(store).count()
        await new Promise((resolve) => counting.addEventListener('success', resolve))
        if (counting.result > 0) kept[`${name}/${store}`] = counting.result
      }
      opening.result.close()
    }
    return kept
  }, null)

engineJourney('[AUTH-15] [SEC-18] after a sign-out, going back shows nothing and nothing is kept', async ({ page }) => {
  const ada = await newUser({ days: 5, name: 'Ada Fenwick' })
  await signIn(page, ada, true)
  await page.getByRole('heading', { name: /Ada/ }).first().waitFor()
  await page.goto('/history')
  await page.getByRole('heading', { name: 'History' }).first().waitFor()
  await page.goto('/profile')
  await page.getByText('Ada Fenwick').first().waitFor()
  await expect.poll(() => itemsKept(page)).not.toEqual({})
  await press(page, 'Sign out')
  await page.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
  for (let count = 0; count < 2; count++) {
    await page.goBack()
    await page
      .getByRole('heading', { name: /^(Stillwater|Welcome back)$/ })
      .first()
      .waitFor()
    expect(await page.evaluate(() => document.body.innerText, null)).not.toMatch(/Ada|Fenwick/)
  }
  await expect.poll(() => itemsKept(page)).toEqual({})
})
