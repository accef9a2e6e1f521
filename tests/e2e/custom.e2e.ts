import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

async function itemsOf(userId: string): Promise<Record<string, Record<string, unknown>>> {
  const items: { sk: string }[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return Object.fromEntries(items.map((item) => [item.sk, item]))
}
const openSettings = async (page: Page) => {
  await page.goto('/log')
  await page.getByRole('button', { name: 'Settings' }).click()
}
const closeSettings = (page: Page) => page.getByRole('button', { name: 'Done' }).click()
const openSection = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).click()

describe('custom symptoms and triggers', () => {
  journey(
    '[CUST-01] [CUST-02] [LOG-05] [LOG-13] [DATA-01] are added, logged, changed and deleted; the day keeps its values',
    async ({ open }) => {
      const ada = await newUser()
      const page = await open({ viewport: SMALL_PHONE })
      await signIn(page, ada)
      await openSettings(page)
      const symptoms = page.getByRole('region', { name: 'Symptoms' })
      const triggers = page.getByRole('region', { name: 'Triggers' })
      for (const name of ['Aching legs', 'Dizzy']) {
        await symptoms.getByLabel('New symptom').fill(name)
        await page.keyboard.press('Enter')
        await symptoms.getByRole('button', { name: `Edit ${name}` }).waitFor()
      }
      await triggers.getByLabel('New trigger').fill('Stairs')
      await triggers.getByRole('button', { name: 'Add trigger' }).click()
      await triggers.getByText('1 of 5').waitFor()
      await symptoms.getByRole('button', { name: 'Edit Dizzy' }).focus()
      for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
      await symptoms.getByText('Dizzy is now 1 of 2').waitFor({ state: 'attached' })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await closeSettings(page)

      await openSection(page, 'Your Custom Symptoms')
      await page.getByRole('slider', { name: 'Aching legs' }).fill('7')
      await openSection(page, 'Your Custom Triggers')
      await page.getByRole('button', { name: 'Increase stairs' }).click()
      await page.getByRole('spinbutton', { name: 'Stairs' }).fill('12')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').waitFor()

      await page.goto('/log')
      await page.getByText('Aching legs 7').waitFor()
      await page.getByRole('button', { name: "Edit Today's Log" }).click()
      await openSection(page, 'Your Custom Symptoms')
      await page.getByRole('slider', { name: 'Aching legs' }).fill('5')
      await openSection(page, 'Your Custom Triggers')
      expect(await page.getByRole('spinbutton', { name: 'Stairs' }).inputValue()).toBe('12')
      await page.getByRole('button', { name: 'Clear stairs' }).click()
      await page.getByRole('button', { name: "Update Today's Log" }).click()
      await page.getByRole('dialog').waitFor()

      await openSettings(page)
      await symptoms.getByRole('button', { name: 'Edit Aching legs' }).click()
      await symptoms.getByLabel('Name', { exact: true }).fill('Heavy legs')
      await symptoms.getByRole('button', { name: 'Save name' }).click()
      await symptoms.getByRole('button', { name: 'Edit Heavy legs' }).click()
      await symptoms.getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('Delete “Heavy legs”? What you logged with it stays.').waitFor()
      await expectAccessible(page)
      await symptoms.getByRole('group').getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('1 of 5').waitFor()
      await closeSettings(page)
      expect(await page.getByText('Heavy legs').count()).toBe(0)

      const items = await itemsOf(ada.userId)
      const [, deleted] = (items['ME#CUSTOM']?.['symptoms'] ?? []) as { id: string; name: string; active: boolean }[]
      expect(deleted).toMatchObject({ name: 'Heavy legs', active: false })
      expect(items[`DAY#${new Date().toISOString().slice(0, 10)}`]).toMatchObject({ C: { [`s${deleted?.id}`]: 5 } })
    },
  )

  journey(
    '[CUST-02] [CUST-03] are shown from the cache when offline, and each failed change shows an error until it works',
    { tags: ['deep'] },
    async ({ open, onTestFinished }) => {
      onTestFinished(() => callControlPage('PUT', 'faults', {}))
      const page = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE })
      await signIn(page, await newUser(), true)
      await waitForServiceWorker(page)
      await openSettings(page)
      const symptoms = page.getByRole('region', { name: 'Symptoms' })
      const field = symptoms.getByLabel('New symptom')
      await field.fill('Aching legs')
      await page.keyboard.press('Enter')
      await symptoms.getByText('Aching legs added').waitFor({ state: 'attached' })

      await page.context().setOffline(true)
      await openSettings(page)
      const cached = page.getByText('Offline - showing cached data.')
      await cached.waitFor()
      await page.getByText("You're offline. Some features may not work.", { exact: true }).waitFor()
      await field.fill('Dizzy')
      await page.keyboard.press('Enter')
      await symptoms.getByText('Could not add').waitFor()
      await symptoms.getByRole('button', { name: 'Edit Aching legs' }).click()
      await symptoms.getByRole('button', { name: 'Save name' }).click()
      await symptoms.getByText('Update failed').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
      await page.context().setOffline(false)
      await cached.waitFor({ state: 'detached' })
      await symptoms.getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByRole('group').getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('Delete failed').waitFor()
      await symptoms.getByText('The fault is ours. Please try again in a moment.').waitFor()
      await callControlPage('PUT', 'faults', {})
      await symptoms.getByRole('group').getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('0 of 5').waitFor()
      expect(await field.inputValue()).toBe('Dizzy')
      await symptoms.getByRole('button', { name: 'Add symptom' }).click()
      await symptoms.getByRole('button', { name: 'Edit Dizzy' }).waitFor()
    },
  )
})
