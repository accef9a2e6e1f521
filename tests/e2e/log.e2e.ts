import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addDays } from '../../shared/time/local-date.ts'
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
import { swipe } from '../fixtures/browser/touch.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const openSection = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).click()

describe('logging a whole day', () => {
  journey('[LOG-06] [DATA-01] every field of the screen is saved, read back and changed', async ({ open }) => {
    const ada = await newUser()
    const page = await open()
    await startSession(page, ada)
    await page.goto('/log')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Emotional wellbeing' }).click()
    await page.getByText('Settings Updated').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()

    const slide = (name: string, value: string) => page.getByRole('slider', { name, exact: true }).fill(value)
    const count = (name: string, value: string) => page.getByRole('spinbutton', { name, exact: true }).fill(value)
    const choose = (question: string, ...options: string[]) =>
      Promise.all(options.map((option) => group(page, question).getByText(option, { exact: true }).click()))

    await slide('Pain', '7')
    await slide('Urgency', '4')
    await field(page, 'When did it begin?').fill('06:30')
    await count('Toilet visits in the day', '14')
    await count('Toilet visits at night', '3')
    await choose('When does passing urine hurt?', 'After')
    await choose('Pain after passing urine?', 'Yes')
    await slide('Pain afterwards', '5')
    await choose('Does your bladder still feel full afterwards?', 'Yes')
    await choose('Bladder spasms?', 'No')
    await choose('How much can your bladder hold?', 'Reduced')
    await choose('What brought urgency on?', 'Running water')
    await openSection(page, 'Flare Management')
    await page.getByRole('switch', { name: 'This is a flare day' }).click()
    await page.getByRole('switch', { name: 'I am managing a flare' }).click()
    await choose('What are you trying?', 'Warmth')
    await openSection(page, 'Pelvic Floor Symptoms')
    await choose('Pressure or heaviness in the pelvis?', 'Yes')
    await slide('Pelvic pressure', '6')
    await choose('Where does it hurt?', 'Urethra')
    await choose('What does it feel like?', 'Burning')
    await choose('Does moving make it worse?', 'No')
    await choose('Does the pain spread?', 'Yes')
    await choose('Where does it spread to?', 'Hips')
    await choose('Does it hurt to strain on the toilet?', 'No')
    await openSection(page, 'General Wellness')
    await count('Sleep', '5.5')
    await slide('Sleep quality', '2')
    await field(page, 'About your sleep').fill('Up twice')
    await slide('Fatigue', '6')
    await slide('Stress', '3')
    await count('Water', '6')
    await choose('Bowel movement?', 'Yes')
    await field(page, 'About your bowel movement').fill('Easy')
    await openSection(page, 'Food & Diet')
    await choose('What did you eat?', 'Citrus')
    await choose('What did you drink?', 'Only water')
    await field(page, 'Your meals').fill('Porridge')
    await openSection(page, 'Medications & Supplements')
    await field(page, 'What did you take?').fill('Amitriptyline 10 mg\n\nAloe')
    await openSection(page, 'Exercise & Movement')
    await choose('How did you move?', 'Walking')
    await openSection(page, 'Daily Journal')
    await choose('How was your mood?', '😣 Stressed')
    await field(page, 'About your mood').fill('Tired of it')
    await field(page, 'Note').fill('A warm bath')
    await page.getByText('8 of 8 sections done').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'Flare Detected' }).waitFor()
    await expectAccessible(page)

    expect(await storedDayOf(ada.userId)).toMatchObject({
      p: 7,
      u: 4,
      T: 390,
      f: 14,
      N: 3,
      t: '3',
      a: 1,
      A: 5,
      e: 1,
      b: 0,
      c: '1',
      g: '5',
      x: 1,
      X: 1,
      I: '4',
      h: 1,
      H: 6,
      l: '0',
      y: '1',
      m: 0,
      r: 1,
      R: '2',
      s: 0,
      z: 5.5,
      Z: 2,
      k: 'Up twice',
      F: 6,
      S: 3,
      W: 6,
      B: 1,
      L: 'Easy',
      j: '0',
      D: '',
      J: 'Porridge',
      M: 'Amitriptyline 10 mg\nAloe',
      E: '0',
      o: '5',
      O: 'Tired of it',
      n: 'A warm bath',
    })

    await page.goto('/log')
    await page.getByRole('button', { name: "Edit Today's Log" }).click()
    await openSection(page, 'Pelvic Floor Symptoms')
    expect(await page.getByRole('slider', { name: 'Pelvic pressure' }).inputValue()).toBe('6')
    await openSection(page, 'General Wellness')
    expect(await page.getByRole('spinbutton', { name: 'Sleep' }).inputValue()).toBe('5.5')
    await page.getByRole('spinbutton', { name: 'Sleep' }).fill('7')
    await page.getByRole('button', { name: 'Clear water' }).click()
    await page.getByRole('button', { name: "Update Today's Log" }).click()
    await page.getByRole('dialog').waitFor()
    const changed = await storedDayOf(ada.userId)
    expect(changed).toMatchObject({ z: 7, p: 7 })
    expect(changed).not.toHaveProperty('W')
  })

  journey(
    '[LOG-03] the calendar opens a day of the last two weeks, by keyboard',
    { tags: ['deep'] },
    async ({ open }) => {
      const ada = await newUser()
      const page = await open()
      await signIn(page, ada)
      const date = addDays(today(), -9)
      await page.goto('/log')
      await page.getByRole('button', { name: /Today/ }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('grid').waitFor()
      await expectAccessible(page)
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
      await page.getByRole('button', { name: 'OK' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/log?date=${date}`)
      await page.getByRole('heading', { name: 'Edit Past Entry' }).waitFor()
      await page.getByRole('slider', { name: 'Pain' }).fill('3')
      await page.getByRole('button', { name: 'Save Entry' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await storedDayOf(ada.userId, date)).toMatchObject({ p: 3 })
      await page.goto(`/log?date=${addDays(today(), -15)}`)
      await page.getByRole('heading', { name: 'Log Symptoms' }).waitFor()
    },
  )

  journey('[LOG-05] [LOG-10] a horizontal swipe over a section opens the next one', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE, hasTouch: true })
    await startSession(page, await newUser())
    await page.goto('/log')
    const heading = page.getByRole('heading', { level: 2, name: 'Bladder Symptoms' })
    const box = await heading.boundingBox()
    if (!box) throw new Error('There is no section')
    const isOpen = (name: string) =>
      page.evaluate((title) => {
        const all = [...document.querySelectorAll('details')]
        return all.find((each) => each.textContent?.startsWith(title))?.open
      }, name)
    await swipe(page, { x: box.x + 150, y: box.y + box.height / 2 }, -100)
    await expect.poll(() => isOpen('Pelvic Floor Symptoms')).toBe(true)
    expect(await isOpen('Bladder Symptoms')).toBe(false)
  })
})

describe('a flare', () => {
  journey('[FLARE-03] [FLARE-04] [HOME-06] that is detected shows help, also on home', async ({ open }) => {
    const ada = await newUser()
    const rows = [1, 2, 3].map((back) => ({ date: addDays(today(), -back), symptoms: { pain_level: 2 }, journal: {} }))
    await callControlPage('POST', 'days', { userId: ada.userId, rows })
    const page = await open()
    await startSession(page, ada)
    await page.goto('/log')
    await page.getByRole('slider', { name: 'Pain' }).fill('4')
    await page.getByRole('button', { name: 'Save' }).click()
    const help = page.getByRole('dialog', { name: 'Flare Detected' })
    await help.getByText('Saved. Nothing else has to be done today.').waitFor()
    await expectAccessible(page)
    await help.getByRole('link', { name: 'When to seek care' }).click()
    await page.waitForURL('**/flare-kit#care')
    await page.getByRole('link', { name: 'Call 112' }).first().waitFor()
    await expectAccessible(page)
    await page.goto('/home')
    await page.getByText('Flare Support Active').waitFor()
    await expectAccessible(page)
  })
})
