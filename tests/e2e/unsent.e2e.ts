import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  appIsKept,
  dayOf,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
} from '../fixtures/browser/browser.ts'
import { kept } from '../fixtures/browser/kept.ts'

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

describe('without a network', () => {
  journey(
    '[LOG-14] [RELY-02] a day is logged on a small phone in three taps, outlives the page, and is sent once',
    async ({ open }) => {
      const ada = await newPerson()
      const first = await open({ keepsApp: true, viewport: SMALL_PHONE, hasTouch: true })
      const context = first.context()
      await signIn(first, ada, true)
      await appIsKept(first)
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
      expect(await dayOf(ada.userId)).toBeUndefined()
      await context.setOffline(false)
      await page.getByRole('heading', { name: 'One day is saved on this device' }).waitFor({ state: 'detached' })
      expect(await dayOf(ada.userId)).toMatchObject({ p: 5, v: 1 })
    },
  )

  journey('[LOG-14] what was begun is there after the page was closed, and goes with a sign-out', async ({ open }) => {
    const first = await open({ keepsApp: true })
    const context = first.context()
    await signIn(first, await newPerson(), true)
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
    await expect.poll(async () => (await kept(page)).items).toBe(0)
  })

  journey('what was begun and then saved does not come back because another tab begins something', async ({ open }) => {
    const first = await open({ keepsApp: true })
    await signIn(first, await newPerson(), true)
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
    await first.getByText('Saved', { exact: true }).waitFor()
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

  journey('[SEC-18] a sign-out removes what was not sent, too, after it has asked', async ({ open }) => {
    const page = await open({ keepsApp: true })
    const ada = await newPerson()
    await signIn(page, ada, true)
    await appIsKept(page)
    await page.context().setOffline(true)
    await logPain(page, 6)
    await page.getByText('Saved offline').waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('An entry is not sent yet').waitFor()
    await expectAccessible(page)
    expect((await kept(page)).items).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Sign out anyway' }).click()
    await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
    await expect.poll(async () => (await kept(page)).items).toBe(0)
    // It ends the session that it signed out of, before another begins.
    const ended = page.waitForResponse('**/api/auth/sign-out')
    await page.context().setOffline(false)
    await ended
    await signIn(page, ada)
    await page.getByText('Ready to Check-In').waitFor()
    expect(await dayOf(ada.userId)).toBeUndefined()
  })
})

describe('two devices', () => {
  journey(
    '[LOG-14] [RELY-01] that did not know of each other converge, and what lost can be taken back',
    async ({ open }) => {
      const ada = await newPerson()
      const [phone, tablet] = [await open({ keepsApp: true }), await open({ keepsApp: true })]
      for (const page of [phone, tablet]) await signIn(page, ada, true)
      await appIsKept(phone)
      await phone.context().setOffline(true)
      await logPain(phone, 7)
      await phone.getByText('Saved offline').waitFor()
      await logPain(tablet, 3)
      await tablet.getByText('Saved', { exact: true }).waitFor()
      await phone.context().setOffline(false)
      await expect.poll(() => dayOf(ada.userId)).toMatchObject({ v: 2 })

      await phone.goto('/home')
      await phone.getByText('Something you logged needs a decision').waitFor()
      await expectAccessible(phone)
      await phone.getByRole('link', { name: 'Look' }).click()
      await phone.getByRole('heading', { name: 'Changed in two places' }).waitFor()
      await expectAccessible(phone)
      await phone.getByRole('button', { name: /^Use “7/ }).click()
      await expect.poll(() => dayOf(ada.userId)).toMatchObject({ p: 7 })
      await phone.getByRole('heading', { name: 'Changed in two places' }).waitFor({ state: 'detached' })
      for (const page of [phone, tablet]) {
        await page.goto('/home')
        await page.getByText('7 / 10').waitFor()
        expect(await page.getByText('needs a decision').count()).toBe(0)
      }
    },
  )

  journey('[LOG-14] two tabs share what waits, and each shows it', async ({ open }) => {
    const ada = await newPerson()
    const one = await open({ keepsApp: true })
    await signIn(one, ada, true)
    await appIsKept(one)
    const other = await one.context().newPage()
    await other.goto('/home')
    await other.getByText('Ready to Check-In').waitFor()
    await one.context().setOffline(true)
    await logPain(one, 8)
    await one.getByText('Saved offline').waitFor()
    await other.getByText('8 / 10').waitFor()
    await one.context().setOffline(false)
    await expect.poll(() => dayOf(ada.userId)).toMatchObject({ p: 8 })
    for (const page of [one, other]) await page.getByText('saved on this device').waitFor({ state: 'detached' })
    expect(await dayOf(ada.userId)).toMatchObject({ v: 1 })
  })
})
