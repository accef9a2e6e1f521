import { expect } from 'vitest'
import { addDays, type LocalDate } from '../../shared/time/local-date.ts'
import { formatDay } from '../../shared/ui/calendar/format-day.ts'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  startSession,
  storedDayOf,
  today,
} from '../fixtures/browser/browser.ts'

const named = (date: LocalDate) => formatDay(date, today())

journey(
  '[LOG-11] [LOG-14] a day logged under the wrong date is moved offline, and another one cleared',
  { tags: ['deep'] },
  async ({ open }) => {
    const ada = await newUser()
    const [moved, free, cleared] = [addDays(today(), -2), addDays(today(), -4), addDays(today(), -9)]
    await callControlPage('POST', 'days', {
      userId: ada.userId,
      rows: [
        {
          date: moved,
          symptoms: { pain_level: 5, flare_manual: true },
          journal: { notes: 'Cold feet', mood_tags: ['Calm'] },
        },
        { date: cleared, symptoms: { pain_level: 3 }, journal: {} },
      ],
    })
    const before = await storedDayOf(ada.userId, moved)
    expect(before).toMatchObject({ p: 5, x: 1, n: 'Cold feet' })

    const page = await open({ viewport: { width: 320, height: 640 } })
    const wrongDate = page.getByRole('button', { name: 'Wrong date?' })
    await startSession(page, ada)
    await page.goto(`/log?date=${moved}`)
    await page.getByRole('slider', { name: 'Pain' }).waitFor()
    await wrongDate.click()
    const sheet = page.getByRole('dialog', { name: 'Wrong date?' })
    const dayIn = (date: LocalDate) => sheet.getByRole('button', { name: new RegExp(`^${named(date)}: `) })
    await expect.poll(() => dayIn(cleared).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const target of await sheet.getByRole('button').all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }

    // A row is a week from Monday on.
    const columnOf = async (date: LocalDate) => Math.round((await dayIn(date).boundingBox())?.x ?? 0)
    const lastWeek = [-1, -2, -3, -4, -5, -6, -7].map((days) => addDays(today(), days))
    const monday = lastWeek.find((date) => new Date(date).getUTCDay() === 1) ?? today()
    expect(await columnOf(monday)).toBe(Math.min(...(await Promise.all(lastWeek.map(columnOf)))))
    expect(await columnOf(addDays(monday, -7))).toBe(await columnOf(monday))

    await page.context().setOffline(true)
    await dayIn(free).focus()
    await page.keyboard.press('Enter')
    const move = sheet.getByRole('button', { name: `Move to ${named(free)}` })
    await expect.poll(() => move.getAttribute('aria-disabled')).toBeNull()
    await move.press('Enter')
    await page.getByText(`Moved to ${named(free)}`).waitFor()
    await page.waitForURL(`**/log?date=${free}`)
    await expect.poll(() => page.getByRole('slider', { name: 'Pain' }).inputValue()).toBe('5')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expectAccessible(page)
    expect(await storedDayOf(ada.userId, free)).toBeUndefined()
    await page.context().setOffline(false)
    const values = { p: 5, x: 1, n: 'Cold feet', o: '0' }
    await expect.poll(() => storedDayOf(ada.userId, free)).toMatchObject(values)
    const painOf = async (date: LocalDate) => ((await storedDayOf(ada.userId, date)) as { p?: number } | undefined)?.p
    await expect.poll(() => painOf(moved)).toBeUndefined()
    expect(await storedDayOf(ada.userId, moved)).not.toHaveProperty('n')

    await page.goto(`/log?date=${cleared}`)
    await wrongDate.click()
    await sheet.getByRole('button', { name: 'Clear this day' }).click()
    const question = page.getByRole('dialog', { name: `Clear ${named(cleared)}?` })
    await question.getByText('Everything logged on this day is deleted.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await question.getByRole('button', { name: 'Keep it' }).click()
    await wrongDate.click()
    await sheet.getByRole('button', { name: 'Clear this day' }).click()
    await question.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByText(`${named(cleared)} is cleared`).waitFor()
    await expect.poll(() => painOf(cleared)).toBeUndefined()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => storedDayOf(ada.userId, cleared)).toMatchObject({ p: 3 })

    await page.goto('/history')
    await page.getByText('Cold feet').first().waitFor()
    await page.goto(`/history?date=${moved}`)
    await page.getByRole('link', { name: 'Log this day' }).waitFor()
  },
)
