import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  journey,
  newUser,
  signIn,
  startSession,
  storedDayOf,
  today,
} from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

describe('Quick Track', () => {
  journey(
    '[QT-01] [QT-02] needs two taps and a slider from home on a small phone, without scrolling',
    async ({ open }) => {
      const ada = await newUser()
      const page = await open({ viewport: SMALL_PHONE, hasTouch: true })
      await signIn(page, ada)
      await page.getByRole('button', { name: 'Quick Track' }).tap()
      const sheet = page.getByRole('dialog', { name: 'Quick Track' })
      await sheet.getByRole('slider', { name: 'Pain' }).waitFor()
      await expectAccessible(page)
      const sliders = await Promise.all(
        ['Pain', 'Urgency'].map((name) => sheet.getByRole('slider', { name }).boundingBox()),
      )
      const save = await sheet.getByRole('button', { name: 'Save' }).boundingBox()
      const bottomOf = (box: typeof save) => (box?.y ?? 999) + (box?.height ?? 0)
      for (const slider of sliders) expect(bottomOf(slider)).toBeLessThanOrEqual(save?.y ?? 0)
      expect(bottomOf(save)).toBeLessThanOrEqual(SMALL_PHONE.height)
      const [, urgency] = sliders
      if (!urgency) throw new Error('There is no urgency slider')
      // Taps at 70 % of the track. The thumb stays inside the slider, so the track is shorter than the slider by one
      // thumb.
      const thumbWidth = 28
      await page.touchscreen.tap(
        urgency.x + thumbWidth / 2 + 0.7 * (urgency.width - thumbWidth),
        urgency.y + urgency.height / 2,
      )
      expect(await sheet.getByRole('slider', { name: 'Urgency' }).inputValue()).toBe('7')
      await sheet.getByRole('button', { name: 'Save' }).tap()
      await page
        .getByText(/^(✓ Entry saved!|Saved\.)/)
        .first()
        .waitFor()
      await page.getByRole('heading', { name: "Today's Log Complete" }).waitFor()
      await expectAccessible(page)
      expect(await storedDayOf(ada.userId)).toMatchObject({ u: 4, v: 1 })

      await page.getByRole('button', { name: 'Quick Track' }).tap()
      expect(await sheet.getByRole('slider', { name: 'Urgency' }).inputValue()).toBe('7')
      await sheet.getByRole('slider', { name: 'Pain' }).fill('2')
      await sheet.getByRole('button', { name: 'Save' }).tap()
      await expect.poll(() => storedDayOf(ada.userId)).toMatchObject({ p: 2, u: 4 })
    },
  )

  journey(
    '[QT-01] works by keyboard with all its fields, keeps the other fields of the day, and shows help in a flare',
    async ({ open }) => {
      const ada = await newUser()
      await callControlPage('POST', 'days', {
        userId: ada.userId,
        rows: [{ date: today(), symptoms: { pain_level: 1 }, journal: { water_glasses: 5 } }],
      })
      const page = await open()
      await startSession(page, ada)
      await page.goto('/log')
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('switch', { name: 'Emotional wellbeing' }).click()
      await page.getByText('Settings Updated').waitFor()
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('link', { name: 'Home' }).click()

      const opener = page.getByRole('button', { name: 'Quick Track' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: 'Quick Track' })
      await sheet.getByRole('radio', { name: 'Good' }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await sheet.getByRole('slider', { name: 'Pain' }).focus()
      for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key)
      await sheet.getByRole('radio', { name: 'Okay' }).focus()
      await page.keyboard.press('Space')
      await sheet.getByRole('switch', { name: 'This is a flare day' }).focus()
      await page.keyboard.press('Space')
      await sheet.getByRole('button', { name: 'Add a note' }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => sheet.getByLabel('Note').evaluate((field) => field === document.activeElement)).toBe(true)
      await page.keyboard.type('Since three')
      await sheet.getByRole('button', { name: 'Save' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Flare Detected' }).waitFor()
      await expectAccessible(page)
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 9, q: '1', x: 1, n: 'Since three', W: 5 })
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'Flare Support Active' }).waitFor()
      await page.getByRole('button', { name: 'Quick Track' }).click()
      await sheet.getByRole('link', { name: 'Track More Details →' }).click()
      await page.waitForURL('**/log')
    },
  )
})
