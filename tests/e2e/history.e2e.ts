import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
import { formatDay, formatMonth } from '../../shared/ui/calendar/format-day.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  startSession,
  today,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

const TEN_YEARS_IN_DAYS = 3650

describe('ten years of entries', () => {
  journey('[HIST-01] [SUB-10] can be browsed by month and by year, and a day opens read-only', async ({ open }) => {
    const ada = await newUser({ days: TEN_YEARS_IN_DAYS })
    const page = await open({ viewport: SMALL_PHONE })
    await signIn(page, ada)
    const requestedMonths: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/days') requestedMonths.push(searchParams.get('from')?.slice(0, 7) ?? '')
    })
    await page.goto('/history')
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByRole('grid').waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const year = Number(today().slice(0, 4))
    let month = today().slice(0, 7)
    for (let back = 0; back < 3; back++) {
      month = addDays(`${month}-01`, -1).slice(0, 7)
      await page.getByRole('link', { name: `Earlier: ${formatMonth(month)}` }).click()
      const list = page.getByRole('region', { name: `Entries of ${formatMonth(month)}` })
      await list.getByRole('listitem').first().waitFor()
    }
    await page.getByRole('combobox', { name: /year/i }).selectOption(String(year - 9))
    const entries = page.getByRole('region', { name: new RegExp(`^Entries of .* ${year - 9}$`) }).getByRole('listitem')
    await entries.last().waitFor()
    await expectAccessible(page)
    // One call for each opened month, and no other.
    expect(requestedMonths).toHaveLength(5)
    expect(new Set(requestedMonths).size).toBe(5)

    const entry = entries.last().getByRole('link')
    await entry.scrollIntoViewIfNeeded()
    const scrollPosition = await page.evaluate(() => scrollY)
    expect(scrollPosition).toBeGreaterThan(300)
    const words = await entry.textContent()
    const [name = ''] = /[A-Z][a-z]+day \d+/.exec(words ?? '') ?? []
    await entry.click()
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${name} `) }).waitFor()
    await page.getByText('Entries can be changed for 14 days.').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goBack()
    await entries.last().waitFor()
    // The click itself may have scrolled a little.
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrollPosition)).toBeLessThan(100)
  })

  journey(
    '[ROUTE-03] [HIST-01] a day opens by its address, can be edited within 14 days, and history shows the edit',
    async ({ open }) => {
      const ada = await newUser()
      const date = addDays(today(), -9)
      const symptoms = { pain_level: 8, urgency_level: 1, bladder_spasms: true, notes: 'Burning since dawn' }
      await callControlPage('POST', 'days', { userId: ada.userId, rows: [{ date, symptoms, journal: {} }] })
      const page = await open({ viewport: DESKTOP })
      await startSession(page, ada)
      await page.goto(`/history?date=${date}`)
      await page.getByRole('heading', { level: 1, name: formatDay(date, today()) }).waitFor()
      await page.getByText('8 of 10').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Edit' }).click()
      await page.getByRole('heading', { name: 'Edit Past Entry' }).waitFor()
      await page.getByRole('slider', { name: 'Pain' }).fill('2')
      await page.getByRole('button', { name: 'Save Entry' }).click()
      await page
        .getByText(/^Saved(\.|$)/)
        .first()
        .waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: /^Date: / }).click()
      await page.getByRole('button', { name: `${formatDay(date, today())}, chosen, good day` }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('link', { name: 'History' }).click()
      await page.getByRole('listitem').filter({ hasText: 'Burning since dawn' }).getByText('Good day').waitFor()
      await page.getByRole('grid').waitFor()
      await expectAccessible(page)
    },
  )
})
