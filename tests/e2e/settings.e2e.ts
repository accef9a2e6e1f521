import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

interface StoredItem extends Record<string, unknown> {
  sk: string
}

async function itemOf(userId: string, sk: string): Promise<StoredItem | undefined> {
  const items: StoredItem[] = await callControlPage('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)
  return items.find((item) => item.sk === sk)
}

/** Opens a room by keyboard. */
async function openRoom(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
}
/** Closes the open room by keyboard. Until it is closed, nothing behind it takes the focus. */
async function closeRoom(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

describe('the settings', () => {
  journey(
    '[PROF-02] [OPS-05] are changed by keyboard at 320 px in the dark, and hold after a reload',
    async ({ open }) => {
      const ada = await newUser({ days: 3 })
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await startSession(page, ada)
      await page.goto('/settings')
      await page.getByRole('heading', { name: 'Flares' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await openRoom(page, /^Hydration goal/)
      await expectAccessible(page)
      await page.getByRole('spinbutton', { name: 'Glasses of water a day' }).focus()
      await page.keyboard.press('ArrowUp')
      await closeRoom(page)
      await page.getByRole('button', { name: 'Hydration goal 7 glasses a day' }).waitFor()
      await openRoom(page, /^Cycle/)
      await page.getByRole('button', { name: 'First day of your last period Choose a day' }).click()
      await page.getByRole('button', { name: /, today/ }).click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await closeRoom(page)
      await page.getByRole('button', { name: /^Cycle Last period began .*, 28 days$/ }).waitFor()
      await openRoom(page, /^First day of the week/)
      await page.getByRole('radio', { name: 'Sunday' }).check()
      await closeRoom(page)
      await openRoom(page, /^Time zone/)
      await expectAccessible(page)
      await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Auckland')
      await page.getByText('Time zone changed').waitFor()
      await closeRoom(page)
      await page.getByRole('radio', { name: 'Large' }).check()
      await expectNoSidewaysScroll(page)
      await page.reload()
      await page.getByRole('button', { name: 'Time zone Auckland' }).waitFor()
      await page.getByRole('button', { name: 'First day of the week Sunday' }).waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('19.2px')
      expect(await itemOf(ada.userId, 'ME#PREFS')).toMatchObject({
        hydrationGoal: 7,
        isCycleTracked: true,
        lastPeriodOn: expect.any(String),
      })
      expect(await itemOf(ada.userId, 'ME#PROFILE')).toMatchObject({ zone: 'Pacific/Auckland' })
      await page.goto('/history')
      await page.getByRole('grid').waitFor()
      expect((await page.locator('th').allTextContents())[0]).toBe('Su')
    },
  )

  journey('[PROF-02] show every device, sign one out, and a new one is told by mail', async ({ open }) => {
    const ada = await newUser()
    const page = await open({ viewport: DESKTOP })
    await signIn(page, ada)
    await signIn(await open(), ada)
    const mails = async () => {
      const list: { subject: string }[] = await callControlPage('GET', `mail?to=${encodeURIComponent(ada.email)}`)
      return list.map(({ subject }) => subject)
    }
    await expect.poll(mails).toEqual(['A new sign-in to your Stillwater account'])
    const other = await open()
    await signIn(other, ada)
    await page.goto('/settings?room=devices')
    await page.getByText('This device', { exact: true }).waitFor()
    await expectAccessible(page)
    const signOutOther = page.getByRole('button', { name: /^Sign out Chrom/ })
    expect(await signOutOther.count()).toBe(2)
    await signOutOther.first().click()
    await page.getByText('Signed out there').waitFor()
    await expect.poll(() => signOutOther.count()).toBe(1)
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await page.getByText('You are signed in on this device only.').waitFor()
    await other.goto('/profile')
    await other.waitForURL('**/auth?next=%2Fprofile')
  })

  journey('[SEC-30] withdraw the consent, after which nothing new is stored', async ({ open }) => {
    const ada = await newUser()
    const page = await open()
    await startSession(page, ada)
    await page.goto('/settings?room=consent')
    await page.getByRole('button', { name: 'Withdraw my agreement' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText('Withdrawn. Nothing new is stored.').waitFor()
    await closeRoom(page)
    await page.getByRole('switch', { name: 'Notes' }).click()
    await page.getByText('Your agreement is needed first').waitFor()
    expect(await itemOf(ada.userId, 'ME#PREFS')).toBeUndefined()
  })

  journey('[PROF-01] the profile changes the names by keyboard', async ({ open }) => {
    const ada = await newUser({ days: 8 })
    const page = await open({ viewport: SMALL_PHONE })
    await startSession(page, ada)
    await page.goto('/profile')
    // The names can be changed once they have been read.
    await page.getByText('Weekly champion').waitFor()
    await page.getByRole('button', { name: 'Edit names' }).press('Enter')
    await page.getByLabel('Full name').fill('Ada of Bath')
    await page.getByLabel('Nickname').fill('Heron')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Heron' }).waitFor()
    await page.getByText('Ada of Bath', { exact: true }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: /^Good .*, Ada/ }).waitFor()
  })
})

describe('a user who came with Google', () => {
  journey(
    '[SEC-14] changes the address after a new sign-in with Google, without a password',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open()
      const signInWithGoogle = async () => {
        await page.getByRole('button', { name: 'Continue with Google' }).click()
        await page.getByRole('button', { name: 'iris@fenland.example' }).click()
      }
      await page.goto('/auth')
      await signInWithGoogle()
      await page.waitForURL('**/home')
      const email = `iris.${Date.now()}@stillwater.test`
      const request = async () => {
        await page.getByLabel('New email').fill(email)
        await page.getByRole('button', { name: 'Send Link' }).click()
      }
      await page.goto('/settings?room=password')
      await page.getByText('You have no password').waitFor()
      await callControlPage('PUT', 'clock', { advanceMinutes: 16 })
      await page.goto('/settings?room=email')
      await request()
      await page.getByText('Please sign in again first').waitFor()
      await expectAccessible(page)
      await signInWithGoogle()
      await page.waitForURL('**/settings?room=email')
      await request()
      await page.getByText('Check your new mailbox').waitFor()
    },
  )
})
