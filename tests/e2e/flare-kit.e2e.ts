import { expect } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  storedDayOf,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

journey('[FLAREKIT-01] a user writes and saves a flare plan, and reads it offline', async ({ open }) => {
  const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
  const ada = await newUser()
  await signIn(page, ada, true)
  await page.goto('/flare-kit')
  await page.getByRole('button', { name: 'Write your plan' }).click()
  await page.getByRole('textbox', { name: 'Drinks that soothe' }).fill('Warm oat milk')
  await page.getByRole('button', { name: "Child's pose" }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await page.getByText('Plan saved').waitFor()
  const plan = page.getByRole('region', { name: 'Your plan' })
  await plan.getByText('Warm oat milk').waitFor()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['Start with one breath', 'Your plan'])
  await expectAccessible(page)

  await page.getByRole('switch', { name: 'Managing a flare today' }).click()
  await page.getByText('Today counts as a flare day in your log.').waitFor()
  await page
    .getByText(/^Saved(\.|$)/)
    .first()
    .waitFor()
  expect(await storedDayOf(ada.userId)).toMatchObject({ X: 1 })
  await page.getByRole('link', { name: 'When to seek care' }).click()
  await expect
    .poll(() => page.getByRole('heading', { name: 'When to seek care' }).boundingBox())
    .toMatchObject({
      y: expect.toSatisfy((y: number) => y < SMALL_PHONE.height),
    })

  await waitForServiceWorker(page)
  await page.goto('/home')
  await page.getByText('Flare Support Active').waitFor()
  await page.context().setOffline(true)
  await page.goto('/flare-kit')
  await plan.getByText("Child's pose").waitFor()
  await page.getByRole('heading', { name: 'Start with one breath' }).waitFor()
  await expectNoSidewaysScroll(page)
})

journey('[CARE-01] [CARE-02] a visitor chooses the country of the numbers, and has them offline', async ({ open }) => {
  const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
  await page.goto('/flare-kit')
  const care = page.getByRole('region', { name: 'When to seek care' })
  await care.getByText('We do not know which country you are in.').waitFor()
  await care.getByRole('link', { name: 'Call 112' }).first().waitFor()
  await care.getByRole('button', { name: 'Choose a country' }).click()
  await page.getByRole('dialog').getByLabel('Country').selectOption({ label: 'Germany' })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await care.getByRole('link', { name: 'Call TelefonSeelsorge, 0800 111 0 111' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await waitForServiceWorker(page)
  await page.context().setOffline(true)
  await page.reload()
  await care.getByText('Numbers for Germany.').waitFor()
})
