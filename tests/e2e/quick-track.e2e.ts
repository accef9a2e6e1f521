import { describe, expect } from 'vitest'
import {
  control,
  dayOf,
  expectAccessible,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
  today,
} from '../fixtures/browser/browser.ts'

describe('Quick Track', () => {
  journey(
    '[QT-01] [QT-02] is two taps and a slider from home on a small phone, without scrolling',
    async ({ open }) => {
      const ada = await newPerson()
      const page = await open({ viewport: SMALL_PHONE, hasTouch: true })
      await signIn(page, ada)
      await page.getByRole('button', { name: 'Quick Track' }).tap()
      const sheet = page.getByRole('dialog', { name: 'Quick Track' })
      await sheet.getByRole('slider', { name: 'Pain' }).waitFor()
      await expectAccessible(page)
      const tops = await Promise.all(
        ['Pain', 'Urgency'].map((name) => sheet.getByRole('slider', { name }).boundingBox()),
      )
      const save = await sheet.getByRole('button', { name: 'Save' }).boundingBox()
      for (const box of tops) expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0)
      expect((save?.y ?? 999) + (save?.height ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.height)
      const [, urgency] = tops
      if (!urgency) throw new Error('There is no urgency')
      // Seven tenths along its track, whose thumb keeps within it.
      const thumb = 28
      await page.touchscreen.tap(urgency.x + thumb / 2 + 0.7 * (urgency.width - thumb), urgency.y + urgency.height / 2)
      expect(await sheet.getByRole('slider', { name: 'Urgency' }).inputValue()).toBe('7')
      await sheet.getByRole('button', { name: 'Save' }).tap()
      await page.getByText('✓ Entry saved!').waitFor()
      await page.getByRole('heading', { name: "Today's Log Complete" }).waitFor()
      await expectAccessible(page)
      expect(await dayOf(ada.userId)).toMatchObject({ u: 4, v: 1 })

      await page.getByRole('button', { name: 'Quick Track' }).tap()
      expect(await sheet.getByRole('slider', { name: 'Urgency' }).inputValue()).toBe('8')
      await sheet.getByRole('slider', { name: 'Pain' }).fill('2')
      await sheet.getByRole('button', { name: 'Save' }).tap()
      await expect.poll(() => dayOf(ada.userId)).toMatchObject({ p: 2, u: 4 })
    },
  )

  journey(
    '[QT-01] by keyboard, with everything it asks, it keeps the rest of the day and brings help in a flare',
    async ({ open }) => {
      const ada = await newPerson()
      await control('POST', 'days', {
        userId: ada.userId,
        rows: [{ date: today(), symptoms: { pain_level: 1 }, journal: { water_glasses: 5 } }],
      })
      const page = await open()
      await signIn(page, ada)
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
      await sheet.getByLabel('Note').focus()
      await page.keyboard.type('Since three')
      await sheet.getByRole('button', { name: 'Save' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Flare Detected' }).waitFor()
      await expectAccessible(page)
      expect(await dayOf(ada.userId)).toMatchObject({ p: 9, q: '1', x: 1, n: 'Since three', W: 5 })
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'Flare Support Active' }).waitFor()
      await page.getByRole('button', { name: 'Quick Track' }).click()
      await sheet.getByRole('link', { name: 'Track More Details →' }).click()
      await page.waitForURL('**/log')
    },
  )
})
