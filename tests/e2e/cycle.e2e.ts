import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import { formatDay } from '../../shared/ui/calendar/format-day.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  today,
} from '../fixtures/browser/browser.ts'
import { expectStill, recordLayoutShifts } from '../fixtures/browser/layout-shifts.ts'
import { PHONE, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const calendar = (page: Page) => page.getByRole('region', { name: 'Cycle Calendar' })
const insight = (page: Page) => page.getByRole('region', { name: 'Your Cycle Insight' })
/** Presses a control with the keyboard. */
const press = async (page: Page, name: RegExp | string) => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}
/** What the calendar says of today. */
const todayInWords = (page: Page) => calendar(page).locator('td[aria-current=date]').textContent()

/** Waits until the service has stored an edit of the cycle with this text. */
const untilSaved = (page: Page, text: string) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && Boolean(response.request().postData()?.includes(text)),
  )

/** Chooses a date in the open sheet of days, by keyboard from the day that has the focus. */
async function chooseEarlier(page: Page, date: string): Promise<void> {
  const name = new RegExp(`^${formatDay(date, today())}`)
  const day = page.getByRole('button', { name })
  await page.getByRole('grid').waitFor()
  for (let steps = 0; steps < 7 && !(await day.evaluate((element) => element === document.activeElement)); steps++)
    await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
}

describe('A user who tracks the cycle', () => {
  journey(
    '[CYC-01] [CYC-02] [CYC-03] [CYC-05] [CYC-06] sets the date in settings, corrects it from the calendar by keyboard, and turns it off, at 320 px in the dark',
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE, colorScheme: 'dark' })
      await signIn(page, await newUser())
      await page.getByRole('heading', { name: 'Quick Tools' }).waitFor()
      expect(await page.getByText(/cycle|period/i).count()).toBe(0)

      await page.goto('/settings?room=cycle')
      await press(page, /^First day of your last period/)
      const saved = untilSaved(page, today())
      await page.getByRole('button', { name: /, today/ }).press('Enter')
      await saved

      await page.goto('/home')
      await insight(page).getByText('Day 1', { exact: true }).waitFor()
      await insight(page)
        .getByText(/^Period\./)
        .waitFor()
      expect(await todayInWords(page)).toMatch(/, period, today$/)
      await calendar(page)
        .getByText(/^An estimate from your period of/)
        .waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await press(page, 'Correct the date')
      await page.getByRole('dialog', { name: 'Cycle' }).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await press(page, /^First day of your last period/)
      await chooseEarlier(page, addDays(today(), -6))
      await page.getByRole('dialog', { name: 'Choose a day' }).waitFor({ state: 'hidden' })
      const corrected = untilSaved(page, addDays(today(), -6))
      await page.keyboard.press('Escape')
      await corrected
      await insight(page).getByText('Day 7', { exact: true }).waitFor()
      expect(await todayInWords(page)).toMatch(/, follicular phase, today$/)
      await page.reload()
      await insight(page).getByText('Day 7', { exact: true }).waitFor()

      await press(page, 'Correct the date')
      await page.getByRole('switch', { name: 'Track my cycle' }).press('Space')
      const turnedOff = untilSaved(page, '"lastPeriodOn":null')
      await press(page, 'Done')
      await turnedOff
      await page.getByText('Settings Updated').waitFor()
      expect(await page.getByText(/cycle|period/i).count()).toBe(0)
      await page.reload()
      await page.getByRole('heading', { name: 'Quick Tools' }).waitFor()
      expect(await page.getByText(/cycle|period/i).count()).toBe(0)
    },
  )

  journey('[CYC-05] [PERF-01] sees cards that keep their places while they load', async ({ open }) => {
    const page = await open({ viewport: { ...PHONE, height: 1800 } })
    await recordLayoutShifts(page)
    await signIn(page, await newUser())
    const cycle = { isCycleTracked: true, lastPeriodOn: addDays(today(), -13), cycleLengthDays: 28 }
    expect(
      (
        await page
          .context()
          .request.put('/api/preferences', { headers: { 'sec-fetch-site': 'same-origin' }, data: { cycle } })
      ).status(),
    ).toBe(200)
    await page.route(/calendar-card|insight-card/, async (route) => {
      await page.waitForTimeout(500)
      await route.continue()
    })
    await page.reload()
    await insight(page).waitFor()
    await calendar(page).waitFor()
    await page.waitForTimeout(300)
    await expectStill(page)
  })
})
