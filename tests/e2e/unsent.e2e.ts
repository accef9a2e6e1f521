import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  storedDayOf,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage } from '../fixtures/browser/device-storage.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

async function logPain(page: Page, level: number): Promise<void> {
  await page.goto('/log')
  const edit = page.getByRole('button', { name: "Edit Today's Log" })
  await edit
    .or(page.getByRole('button', { name: 'Save', exact: true }))
    .first()
    .waitFor()
  if (await edit.count()) await edit.click()
  await page.getByRole('slider', { name: 'Pain' }).fill(String(level))
  await page.getByRole('button', { name: /^(Save|Update Today's Log)$/ }).click()
}

describe('offline', () => {
  journey(
    '[LOG-14] [RELY-02] a day is logged on a small phone in three taps, survives closing the page, and is sent once',
    async ({ open }) => {
      const ada = await newUser()
      const first = await open({ allowsServiceWorker: true, viewport: SMALL_PHONE, hasTouch: true })
      const context = first.context()
      await signIn(first, ada, true)
      await waitForServiceWorker(first)
      await context.setOffline(true)
      await first.getByRole('link', { name: 'Log', exact: true }).tap()
      await first.getByRole('slider', { name: 'Pain' }).tap()
      await first.getByRole('button', { name: 'Save' }).tap()
      await first.getByText('Saved offline').waitFor()
      await expectAccessible(first)
      await first.close()

      const page = await context.newPage()
      await page.goto('/home')
      await page.getByText('One day is saved on this device').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Look' }).click()
      await page.getByRole('heading', { name: 'One day is saved on this device' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await storedDayOf(ada.userId)).toBeUndefined()
      await context.setOffline(false)
      await page.getByRole('heading', { name: 'One day is saved on this device' }).waitFor({ state: 'detached' })
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 5, v: 1 })
    },
  )

  journey('[LOG-14] a draft survives closing the page, and a sign-out deletes it', async ({ open }) => {
    const first = await open({ allowsServiceWorker: true })
    const context = first.context()
    await signIn(first, await newUser(), true)
    await first.goto('/log')
    await first.getByText('Daily Journal').click()
    await first.getByLabel('Note', { exact: true }).fill('Begun at three')
    await first.waitForTimeout(800)
    await first.close({ runBeforeUnload: false })
    const page = await context.newPage()
    await page.goto('/home')
    await page.getByRole('link', { name: 'Open it' }).click()
    await page.getByText('Daily Journal').click()
    await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('Begun at three')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
    await expect.poll(async () => (await readDeviceStorage(page)).items).toBe(0)
  })

  journey('a saved draft does not come back when another tab starts a draft', { tags: ['deep'] }, async ({ open }) => {
    const first = await open({ allowsServiceWorker: true })
    await signIn(first, await newUser(), true)
    await first.goto('/log')
    const note = (page: Page) => page.getByLabel('Note', { exact: true })
    await first.getByText('Daily Journal').click()
    await note(first).fill('Begun at three')
    await first.waitForTimeout(800)
    const second = await first.context().newPage()
    await second.goto('/log')
    await second.getByText('Daily Journal').click()
    await expect.poll(() => note(second).inputValue()).toBe('Begun at three')
    await first.getByRole('button', { name: 'Save', exact: true }).click()
    await first
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    await second.getByRole('button', { name: 'Previous day' }).click()
    await second.getByText('Daily Journal').click()
    await note(second).fill('About yesterday')
    await second.waitForTimeout(800)
    await second.close({ runBeforeUnload: false })
    await first.goto('/log')
    await first.getByRole('button', { name: "Edit Today's Log" }).waitFor()
    expect(await first.getByRole('button', { name: 'Discard changes' }).count()).toBe(0)
    await first.getByRole('button', { name: 'Previous day' }).click()
    await first.getByText('Daily Journal').click()
    await expect.poll(() => note(first).inputValue()).toBe('About yesterday')
  })

  journey(
    '[SEC-18] a sign-out also deletes unsent edits, after the user has confirmed it',
    { tags: ['deep'] },
    async ({ open }) => {
      const page = await open({ allowsServiceWorker: true })
      const ada = await newUser()
      await signIn(page, ada, true)
      await waitForServiceWorker(page)
      await page.context().setOffline(true)
      await logPain(page, 6)
      await page.getByText('Saved offline').waitFor()
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('An entry is not sent yet').waitFor()
      await expectAccessible(page)
      expect((await readDeviceStorage(page)).items).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Sign out anyway' }).click()
      await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
      await expect.poll(async () => (await readDeviceStorage(page)).items).toBe(0)
      // Waits until the old session has ended on the service, before a new one starts.
      const signOutReply = page.waitForResponse('**/api/auth/sign-out')
      await page.context().setOffline(false)
      await signOutReply
      await signIn(page, ada)
      await page.getByText('Ready to Check-In').waitFor()
      expect(await storedDayOf(ada.userId)).toBeUndefined()
    },
  )
})

describe('two devices', () => {
  journey(
    '[LOG-14] [RELY-01] that have not seen the other’s edit converge, and the lost value can be restored',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser()
      const [phone, tablet] = [await open({ allowsServiceWorker: true }), await open({ allowsServiceWorker: true })]
      for (const page of [phone, tablet]) await signIn(page, ada, true)
      await waitForServiceWorker(phone)
      await phone.context().setOffline(true)
      await logPain(phone, 7)
      await phone.getByText('Saved offline').waitFor()
      await logPain(tablet, 3)
      await tablet
        .getByText(/^Saved(\.|$)/)
        .first()
        .waitFor()
      await phone.context().setOffline(false)
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ v: 2 })

      await phone.goto('/home')
      await phone.getByText('Something you logged needs a decision').waitFor()
      await expectAccessible(phone)
      await phone.getByRole('link', { name: 'Look' }).click()
      await phone.getByRole('heading', { name: 'Changed in two places' }).waitFor()
      await expectAccessible(phone)
      await phone.getByRole('button', { name: /^Use “7/ }).click()
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 7 })
      await phone.getByRole('heading', { name: 'Changed in two places' }).waitFor({ state: 'detached' })
      for (const page of [phone, tablet]) {
        await page.goto('/home')
        await page.getByText('7 / 10').waitFor()
        expect(await page.getByText('needs a decision').count()).toBe(0)
      }
    },
  )

  journey('[LOG-14] two tabs share the outgoing queue, and each shows it', { tags: ['deep'] }, async ({ open }) => {
    const ada = await newUser()
    const tab = await open({ allowsServiceWorker: true })
    await signIn(tab, ada, true)
    await waitForServiceWorker(tab)
    const otherTab = await tab.context().newPage()
    await otherTab.goto('/home')
    await otherTab.getByText('Ready to Check-In').waitFor()
    await tab.context().setOffline(true)
    await logPain(tab, 8)
    await tab.getByText('Saved offline').waitFor()
    await otherTab.getByText('8 / 10').waitFor()
    await tab.context().setOffline(false)
    await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 8 })
    for (const page of [tab, otherTab]) await page.getByText('saved on this device').waitFor({ state: 'detached' })
    expect(await storedDayOf(ada.userId)).toMatchObject({ v: 1 })
  })
  journey(
    '[RELY-02] a tab that slept during a sign-out does not erase what is saved after the next sign-in',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser()
      const tab = await open({ allowsServiceWorker: true })
      const context = tab.context()
      // A sleeping tab hears of a sign-out only when it wakes.
      await context.addInitScript(() => {
        const late: string[] = []
        const isAwake = () => sessionStorage.getItem('sleeps') === null
        addEventListener('storage', (event) => {
          if (isAwake()) return
          event.stopImmediatePropagation()
          if (event.key === 'signed-out' && event.newValue) late.push(event.newValue)
        })
        addEventListener('wake', () => {
          sessionStorage.removeItem('sleeps')
          for (const newValue of late) dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue }))
        })
      })
      await signIn(tab, ada, true)
      await waitForServiceWorker(tab)
      const sleeper = await context.newPage()
      await sleeper.goto('/home')
      await sleeper.getByText('Ready to Check-In').waitFor()
      await sleeper.evaluate(() => sessionStorage.setItem('sleeps', ''))
      await tab.goto('/profile')
      await tab.getByRole('button', { name: 'Sign out' }).click()
      await tab.getByRole('link', { name: 'Sign In to Existing Account' }).waitFor()
      await signIn(tab, ada, true)
      await context.setOffline(true)
      await logPain(tab, 4)
      await tab.getByText('Saved offline').waitFor()
      await sleeper.evaluate(() => dispatchEvent(new Event('wake')))
      await sleeper.getByRole('heading', { level: 1 }).waitFor()
      await sleeper.waitForURL((url) => url.pathname !== '/home')
      await expect.poll(() => storedDayOf(ada.userId)).toBeUndefined()
      await sleeper.close()
      await tab.reload()
      await context.setOffline(false)
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 4 })
    },
  )
})
