import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  appIsKept,
  control,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
} from '../fixtures/browser/browser.ts'

async function itemsOf(userId: string): Promise<Record<string, Record<string, unknown>>> {
  const items: { sk: string }[] = await control('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return Object.fromEntries(items.map((item) => [item.sk, item]))
}
const openSettings = async (page: Page) => {
  await page.goto('/log')
  await page.getByRole('button', { name: 'Settings' }).click()
}
const done = (page: Page) => page.getByRole('button', { name: 'Done' }).click()
const openSection = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).click()

describe('symptoms and triggers of one’s own', () => {
  journey(
    '[CUST-01] [CUST-02] [LOG-05] [LOG-13] [DATA-01] are named, logged, changed and deleted, and the day keeps what was said',
    async ({ open }) => {
      const ada = await newPerson()
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
      await done(page)

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
      await done(page)
      expect(await page.getByText('Heavy legs').count()).toBe(0)

      const items = await itemsOf(ada.userId)
      const [, gone] = (items['ME#CUSTOM']?.['symptoms'] ?? []) as { id: string; name: string; active: boolean }[]
      expect(gone).toMatchObject({ name: 'Heavy legs', active: false })
      expect(items[`DAY#${new Date().toISOString().slice(0, 10)}`]).toMatchObject({ C: { [`s${gone?.id}`]: 5 } })
    },
  )

  journey(
    '[CUST-02] [CUST-03] offline they are shown as what was kept, and each change that fails says so until it works',
    async ({ open, onTestFinished }) => {
      onTestFinished(() => control('PUT', 'faults', {}))
      const page = await open({ keepsApp: true, viewport: SMALL_PHONE })
      await signIn(page, await newPerson(), true)
      await appIsKept(page)
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

      await control('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
      await page.context().setOffline(false)
      await cached.waitFor({ state: 'detached' })
      await symptoms.getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByRole('group').getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('Delete failed').waitFor()
      await symptoms.getByText('The fault is ours. Please try again in a moment.').waitFor()
      await control('PUT', 'faults', {})
      await symptoms.getByRole('group').getByRole('button', { name: 'Delete' }).click()
      await symptoms.getByText('0 of 5').waitFor()
      expect(await field.inputValue()).toBe('Dizzy')
      await symptoms.getByRole('button', { name: 'Add symptom' }).click()
      await symptoms.getByRole('button', { name: 'Edit Dizzy' }).waitFor()
    },
  )
})
