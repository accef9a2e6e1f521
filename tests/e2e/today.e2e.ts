import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  storedDayOf,
  today,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { swipe } from '../fixtures/browser/touch.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Swipes over the middle of an element. */
async function swipeOver(page: Page, target: ReturnType<Page['getByRole']>, dx: number, dy = 0): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over')
  await swipe(page, { x: box.x + (box.width - dx) / 2, y: box.y + box.height / 2 }, dx, dy)
}

describe('the screen of a single day', () => {
  journey(
    '[TODAY-03] [TODAY-04] [TODAY-05] submits, reads, edits and updates the day, and the log shows the same day',
    async ({ open }) => {
      const ada = await newUser()
      const page = await open()
      await startSession(page, ada)
      await page.goto('/today')
      await heading(page, "Today's Entry").waitFor()
      await expectAccessible(page)
      await page.getByRole('slider', { name: 'Pain' }).fill('1')
      await page.getByText('All the time', { exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'Lifestyle' }).click()
      await page.getByText('Gluten', { exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'Medications' }).click()
      await field(page, 'What did you take?').fill('Amitriptyline 10 mg, Aloe,')
      await page.getByRole('heading', { level: 2, name: 'Other Information' }).click()
      await field(page, 'Note').fill('A warm bath')
      await expectAccessible(page)
      await button(page, 'Submit Entry').click()
      await page.getByRole('dialog', { name: 'A good start' }).waitFor()
      await expectAccessible(page)
      await button(page, 'Close').click()
      await button(page, 'Entry Saved').waitFor()
      await expectAccessible(page)
      expect(await storedDayOf(ada.userId)).toMatchObject({
        p: 1,
        t: '6',
        M: 'Amitriptyline 10 mg\nAloe',
        n: 'A warm bath',
      })

      await page.goto('/log')
      await button(page, "Edit Today's Log").click()
      expect(await page.getByRole('radio', { name: 'All the time' }).isChecked()).toBe(true)
      await page.getByRole('slider', { name: 'Urgency' }).fill('2')
      await button(page, "Update Today's Log").click()
      await page.getByRole('dialog').waitFor()

      await page.goto('/today')
      await button(page, 'Edit Entry').click()
      await page.getByRole('slider', { name: 'Pain' }).fill('2')
      await button(page, 'Update Entry').click()
      await page.getByRole('dialog').waitFor()
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 2, u: 2, t: '6', M: 'Amitriptyline 10 mg\nAloe' })
    },
  )

  journey(
    '[TODAY-01] [ROUTE-03] changes the day by a horizontal swipe on a small phone, but not while scrolling',
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE, hasTouch: true })
      await startSession(page, await newUser())
      await page.goto('/today')
      const bladder = page.getByRole('heading', { level: 2, name: 'Bladder Symptoms' })
      await bladder.waitFor()
      await expectNoSidewaysScroll(page)
      // A swipe along a slider or while scrolling does not change the day.
      await swipeOver(page, page.getByRole('slider', { name: 'Pain' }), 100)
      await swipeOver(page, bladder, 60, -150)
      await page.evaluate(() => scrollTo(0, 0))
      // There is no day after today.
      await swipeOver(page, bladder, -100)
      expect(new URL(page.url()).search).toBe('')
      // For a browser, such a wide swipe may mean Back. It must change the day.
      await swipeOver(page, bladder, 250)
      await page.waitForURL(`**/today?date=${addDays(today(), -1)}`)
      await heading(page, 'Log Entry').waitFor()
      await expectAccessible(page)
      await swipeOver(page, bladder, -250)
      await heading(page, "Today's Entry").waitFor()
    },
  )

  journey(
    '[TODAY-01] [TODAY-07] selects another day and returns to today by keyboard alone',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser()
      const page = await open()
      await startSession(page, ada)
      await page.goto('/today')
      const press = async (name: string) => {
        await button(page, name).focus()
        await page.keyboard.press('Enter')
      }
      /** Opens the calendar and waits until it has the focus. */
      const openCalendar = async () => {
        await page.getByRole('button', { name: /^Date:/ }).focus()
        await page.keyboard.press('Enter')
        await page.locator('[role="grid"] :focus').waitFor()
      }
      await openCalendar()
      await expectAccessible(page)
      await press('Last week')
      await press('Cancel')
      expect(new URL(page.url()).search).toBe('')
      await openCalendar()
      await press('3 days ago')
      await press('OK')
      await page.waitForURL(`**/today?date=${addDays(today(), -3)}`)
      await heading(page, 'Log Entry').waitFor()
      await page.getByRole('slider', { name: 'Pain' }).focus()
      for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      await press('Submit Entry')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      expect(await storedDayOf(ada.userId, addDays(today(), -3))).toMatchObject({ p: 2 })
      await press('Today')
      await heading(page, "Today's Entry").waitFor()
    },
  )
})

describe('a day with little strength', () => {
  journey(
    '[OPS-05] quick entry on a small phone shows pain and Save without scrolling and copies yesterday’s values',
    async ({ open }) => {
      const ada = await newUser({ days: 3 })
      const page = await open({ viewport: SMALL_PHONE, hasTouch: true })
      await signIn(page, ada)
      for (const [path, save] of [
        ['/today', 'Submit Entry'],
        ['/log', 'Save'],
      ] as const) {
        await page.goto(path)
        await page.getByText('Quick', { exact: true }).tap()
        await button(page, 'Same as yesterday').waitFor()
        await expectAccessible(page)
        const [painBox, saveBox] = await Promise.all([
          page.getByRole('slider', { name: 'Pain' }).boundingBox(),
          button(page, save).boundingBox(),
        ])
        const painBottom = (painBox?.y ?? 999) + (painBox?.height ?? 0)
        expect(painBottom).toBeLessThanOrEqual(saveBox?.y ?? 0)
        const saveBottom = (saveBox?.y ?? 999) + (saveBox?.height ?? 0)
        expect(saveBottom).toBeLessThan(SMALL_PHONE.height)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await expectNoSidewaysScroll(page)
      }
      await button(page, 'Same as yesterday').tap()
      await page.getByText(/^Filled in/).waitFor()
      await expectAccessible(page)
      expect(await storedDayOf(ada.userId)).toBeUndefined()
      await button(page, 'Save').tap()
      await page.getByRole('dialog').waitFor()
      const [before, after] = await Promise.all([
        storedDayOf(ada.userId, addDays(today(), -1)),
        storedDayOf(ada.userId),
      ])
      const levels = (day: unknown) => {
        const { p, u } = day as { p?: number; u?: number }
        return { p, u }
      }
      expect(levels(after)).toEqual(levels(before))
      expect(after).not.toHaveProperty('n')
    },
  )
})
