import { expect } from 'vitest'
import { newUser, storedDayOf } from '../fixtures/browser/browser.ts'
import { engineJourney, signIn } from '../fixtures/engines/engine-journey.ts'

/** It runs with all tests, so that no change can break a whole engine unseen. */
engineJourney('[LOG-14] a user signs in, saves with Quick Track, and finds it again', async ({ page }) => {
  const ada = await newUser({ onboarded: true, days: 3 })
  await signIn(page, ada)
  await page.getByRole('button', { name: 'Quick Track' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('slider').first().press('ArrowRight')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await storedDayOf(ada.userId)).toMatchObject({ p: 1 })
  await page.goto('/log')
  expect(await page.getByRole('slider', { name: 'Pain' }).first().inputValue()).toBe('1')
})
