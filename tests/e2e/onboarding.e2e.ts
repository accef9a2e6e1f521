import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  storedDayOf,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const MOST_TABS = 20

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const glasses = (page: Page) => page.getByRole('spinbutton').getAttribute('aria-valuenow')

/** Moves the focus to a control with the Tab key. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not reach ${String(control)}`)
}

async function pressKeys(page: Page, control: Locator, ...keys: string[]): Promise<void> {
  await tabTo(page, control)
  for (const key of keys) await page.keyboard.press(key)
}

/** Waits for a screen of the welcome, whose heading has the focus, and checks it. */
async function expectScreen(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The stored preferences of a user. */
async function storedPreferences(userId: string): Promise<Record<string, unknown> | undefined> {
  const items: { sk: string }[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return items.find(({ sk }) => sk === 'ME#PREFS')
}

describe('A new user', () => {
  journey(
    '[ONB-02] [ONB-03] [ONB-10] gets from the welcome to the first saved day by keyboard, on a small phone at night, over a reload, a lost network and a second device',
    async ({ open }) => {
      const ada = await newUser({ onboarded: false, consent: false })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await signIn(page, ada, false, 'Welcome to Stillwater')
      await expectScreen(page, 'Welcome to Stillwater')
      await pressKeys(page, button(page, "Let's Begin"), 'Enter')
      await expectScreen(page, 'Track with Purpose')
      await pressKeys(page, button(page, 'Skip to setup'), 'Enter')
      await expectScreen(page, 'What we keep, and why')
      await pressKeys(page, button(page, 'I agree'), 'Enter')

      await expectScreen(page, 'Cycle Tracking')
      await pressKeys(page, button(page, /^First day of your last period/), 'Enter')
      const day = button(page, /, today/)
      await expect.poll(() => day.evaluate((element) => element === document.activeElement)).toBe(true)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await tabTo(page, page.getByRole('textbox', { name: /^Length of your cycle/ }))
      await page.keyboard.press('Control+A')
      await page.keyboard.type('45')
      await pressKeys(page, button(page, 'Next'), 'Enter')
      await page.getByText('This works for cycles of 21 to 40 whole days.').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Control+A')
      await page.keyboard.type('31')
      const saved = page.waitForResponse('**/api/preferences')
      await pressKeys(page, button(page, 'Next'), 'Enter')
      await saved

      await expectScreen(page, 'Hydration Goal')
      await page.context().setOffline(true)
      await page.getByText('No connection. What you enter stays on this device').waitFor()
      await pressKeys(page, page.getByRole('spinbutton'), 'ArrowUp')
      await pressKeys(page, button(page, 'Next'), 'Enter')
      await expectScreen(page, 'Your Wellness Focus')
      await pressKeys(page, page.getByRole('checkbox', { name: 'Sleep' }), 'Space')
      await page.getByText('1 of 3 chosen').waitFor()
      await expectAccessible(page)
      await page.context().setOffline(false)
      await page.reload()
      await expectScreen(page, 'Your Wellness Focus')
      expect(await page.getByRole('checkbox', { name: 'Sleep' }).isChecked()).toBe(true)
      await button(page, 'Previous').click()
      expect(await glasses(page)).toBe('7')
      await button(page, 'Next').click()
      const savedAll = page.waitForResponse(async (reply) => (await reply.text()).includes('"setupStep":"identity"'))
      await button(page, 'Next').click()
      await savedAll
      await expectScreen(page, 'Choose Your Identity')

      const laptop = await open({ viewport: DESKTOP })
      await signIn(laptop, ada, false, 'Choose Your Identity')
      await laptop.getByLabel('Nickname').fill('Heron')
      await button(laptop, 'Previous').click()
      expect(await laptop.getByRole('checkbox', { name: 'Sleep' }).isChecked()).toBe(true)
      await button(laptop, 'Next').click()
      expect(await laptop.getByLabel('Nickname').inputValue()).toBe('Heron')
      await button(laptop, 'Complete Setup').click()
      await heading(laptop, /^Good/).waitFor()

      await page.getByRole('switch', { name: 'Stay logged in' }).check()
      await page.getByText(/This browser (keeps it even|may clear it) when space is short/).waitFor()
      await page.context().setOffline(true)
      await page.getByLabel('Nickname').fill('Otter')
      await button(page, 'Complete Setup').click()
      await page.getByText('Setup Error').waitFor()
      expect(await page.getByLabel('Nickname').inputValue()).toBe('Otter')
      await page.context().setOffline(false)
      await button(page, 'Complete Setup').click()
      await page.getByText("Let's take one step at a time — together.").waitFor()
      await heading(page, /^Good/).waitFor()
      expect(await storedPreferences(ada.userId)).toMatchObject({
        nickname: 'Otter',
        hydrationGoal: 7,
        concerns: ['sleep-issues'],
        cycleLengthDays: 31,
      })

      await button(page, /^Mild/).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 2 })
      await page.goto('/home')
      await heading(page, /^Good/).waitFor()
    },
  )
})

describe('A user without consent', () => {
  journey(
    '[SEC-30] [LOG-14] logs on the device; after the agreement it is stored once, and after the withdrawal nothing new is',
    async ({ open }) => {
      const ada = await newUser({ consent: false })
      const page = await open()
      await signIn(page, ada)
      await page.getByRole('heading', { name: 'Nothing new is stored until you agree' }).waitFor()
      await expectAccessible(page)
      const saveQuickly = async (level: RegExp | string) => {
        await button(page, level).click()
        const sheet = page.getByRole('dialog', { name: 'Quick Track' })
        await sheet.getByRole('slider', { name: 'Pain' }).waitFor()
        return sheet
      }
      const sheet = await saveQuickly(/^Mild/)
      await page.context().setOffline(true)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved offline').waitFor()
      const refused = page.waitForResponse((reply) => reply.status() === 403)
      await page.context().setOffline(false)
      await refused
      await page.getByText('One day is kept on this device and will be sent when you agree.').waitFor()
      expect(await storedDayOf(ada.userId)).toBeUndefined()

      await page.reload()
      await page.getByText('One day is kept on this device and will be sent when you agree.').waitFor()
      await button(page, 'Read and decide').click()
      await page.getByRole('dialog', { name: 'What we keep, and why' }).waitFor()
      await expectAccessible(page)
      await button(page, 'I agree').click()
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 2, v: 1 })
      await page.getByRole('heading', { name: 'Nothing new is stored' }).waitFor({ state: 'hidden' })

      const withdrawal = await page.context().request.put('/api/profile/consent', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { version: 1, isGiven: false },
      })
      expect(withdrawal.status()).toBe(200)
      const again = await saveQuickly('Quick Track')
      await again.getByRole('slider', { name: 'Pain' }).fill('3')
      await again.getByRole('button', { name: 'Save' }).click()
      await again.getByText('Kept on this device').waitFor()
      await expectAccessible(page)
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 2, v: 1 })
      await page.keyboard.press('Escape')
      await page.getByText('You have withdrawn your agreement.').waitFor()
    },
  )
})
