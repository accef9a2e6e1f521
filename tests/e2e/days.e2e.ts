import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
  storedDayOf,
  today,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

/**
 * Taps an element at its position on the screen, without scrolling to it. `across`: horizontal position from 0 to 1.
 */
async function tapAt(target: Locator, across = 0.5): Promise<void> {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  await target.page().touchscreen.tap(box.x + box.width * across, box.y + box.height / 2)
}

describe('the first day', () => {
  journey('a user signs in, logs today, sees home change, and finds the day saved after a reload', async ({ open }) => {
    const ada = await newUser()
    const page = await open({ allowsServiceWorker: true })
    await page.goto('/home')
    await page.waitForURL('**/auth?next=%2Fhome')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText("You've been signed in successfully.").waitFor()
    await page.getByRole('heading', { name: /Good (Morning|Afternoon|Evening), Ada/ }).waitFor()
    await page.getByText('Ready to Check-In').waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'All details' }).click()
    await page.getByRole('heading', { name: 'Log Symptoms' }).waitFor()
    await page.getByRole('slider', { name: 'Pain' }).fill('6')
    await page.getByRole('button', { name: 'More urgency' }).click()
    await page.getByText('Daily Journal').click()
    await page.getByLabel('Note', { exact: true }).fill('Easier after a warm bath')
    await page.getByText('2 of 8 sections done').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor()
    await page
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    await expectAccessible(page)

    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
    await page.getByText("Today's Log Complete").waitFor()
    await page.reload()
    await page.getByText("Today's Log Complete").waitFor()
    await expectAccessible(page)
    await page.goto('/log')
    await page.getByRole('button', { name: 'Already Submitted for Today' }).waitFor()
    await expectAccessible(page)
    await expect.poll(() => page.getByRole('slider', { name: 'Pain' }).inputValue()).toBe('6')
    await page.getByRole('button', { name: "Edit Today's Log" }).click()
    await page.getByRole('radio', { name: 'Quick' }).click()
    expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Easier after a warm bath')
    await expectAccessible(page)
    expect(await storedDayOf(ada.userId)).toMatchObject({ p: 6, u: 1, n: 'Easier after a warm bath' })
  })

  journey('is logged on a small phone in two taps without scrolling, with wide and large text', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE, hasTouch: true, font: 'widest', textSize: 130 })
    await signIn(page, await newUser())
    await page.getByRole('link', { name: 'All details' }).tap()
    const slider = page.getByRole('slider', { name: 'Pain' })
    await slider.waitFor()
    const sliderBox = await slider.boundingBox()
    const saveBox = await page.getByRole('button', { name: 'Save' }).boundingBox()
    const sliderBottom = (sliderBox?.y ?? 0) + (sliderBox?.height ?? 0)
    expect(sliderBottom, 'Save must not cover the slider').toBeLessThan(saveBox?.y ?? 0)
    await tapAt(slider, 0.75)
    await page.getByText('worst imaginable').waitFor()
    await expect.poll(() => page.getByRole('slider', { name: 'Pain' }).inputValue()).toBe('8')
    await tapAt(page.getByRole('button', { name: 'Save' }))
    await page
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (const path of ['/', '/home', '/log', '/flare-kit', '/trends', '/profile', '/nowhere']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoSidewaysScroll(page)
    }
  })

  journey('is logged by keyboard alone on a desktop', { tags: ['deep'] }, async ({ open }) => {
    const ada = await newUser()
    const page = await open({ viewport: DESKTOP })
    await page.goto('/auth')
    const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)
    const tabTo = async (role: 'button' | 'link' | 'slider' | 'textbox', name: string) => {
      const target = page.getByRole(role, { name, exact: true })
      await target.waitFor()
      for (let presses = 0; presses < 80; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never reached ${name}; the focus is on ${await focused()}`)
    }
    await tabTo('textbox', 'Email')
    await page.keyboard.type(ada.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(ada.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Good/ }).waitFor()
    await tabTo('link', 'All details')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Log Symptoms' }).waitFor()
    await tabTo('slider', 'Pain')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await tabTo('button', 'Save')
    await page.keyboard.press('Enter')
    await page
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await tabTo('button', "Edit Today's Log")
    await page.keyboard.press('Enter')
    await tabTo('slider', 'Pain')
    await page.keyboard.press('ArrowLeft')
    await tabTo('button', "Update Today's Log")
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await tabTo('link', 'Profile')
    await page.keyboard.press('Enter')
    await tabTo('button', 'Sign out')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Stillwater' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('with a fault', () => {
  journey(
    'typed values are kept while the table is down, and sent after the recovery',
    { tags: ['deep'] },
    async ({ open, onTestFinished }) => {
      onTestFinished(() => void callControlPage('PUT', 'faults', {}))
      const ada = await newUser()
      const page = await open()
      await signIn(page, ada)
      await page.getByRole('link', { name: 'All details' }).click()
      await page.getByRole('slider', { name: 'Pain' }).fill('9')
      await page.getByText('Daily Journal').click()
      await page.getByLabel('Note', { exact: true }).fill('Up since three')
      await callControlPage('PUT', 'faults', { target: 'dynamodb', mode: 'error' })
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Error saving symptoms').waitFor()
      await page.getByText('Everything you entered is kept on this device').waitFor()
      await expectAccessible(page)
      expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Up since three')

      await page.getByRole('link', { name: 'Home' }).click()
      await page.getByRole('heading', { name: /^Good/ }).waitFor()
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      expect(await page.getByRole('slider', { name: 'Pain' }).inputValue()).toBe('9')
      await page.getByText('Daily Journal').click()
      expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Up since three')

      await page.getByRole('link', { name: 'History' }).click()
      await page.getByText('Pain 9').waitFor()
      await expectAccessible(page)
      await callControlPage('PUT', 'faults', {})
      await page.getByRole('button', { name: 'Send now' }).click()
      await page.getByText('Everything is sent').waitFor()
      expect(await storedDayOf(ada.userId)).toMatchObject({ p: 9, n: 'Up since three', v: 1 })
    },
  )

  journey('a save with a lost reply takes effect only once', { tags: ['deep'] }, async ({ open }) => {
    const ada = await newUser()
    const page = await open()
    await signIn(page, ada)
    await page.getByRole('link', { name: 'All details' }).click()
    await page.getByRole('slider', { name: 'Pain' }).fill('5')
    await page.route('**/api/days/**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Error saving symptoms').waitFor()
    // The app says so after ten seconds, even while a request is under way. Retry would wait for that one.
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Retry' }).click()
    await page
      .getByText(/^Saved(\.|$)/)
      .first()
      .waitFor()
    expect(await storedDayOf(ada.userId)).toMatchObject({ p: 5, v: 1 })
  })
})

describe('two devices that have not seen the other’s edit', () => {
  journey('[RELY-01] keep both values: home lists the lost edit until it is settled', async ({ open }) => {
    const page = await open()
    const ada = await newUser()
    await signIn(page, ada)
    const call = (method: string, path: string, body?: object) =>
      page.evaluate(
        async ([verb, url, content]) => {
          const headers = { 'content-type': 'application/json' }
          const reply = await fetch(url, { method: verb, headers, ...(content && { body: JSON.stringify(content) }) })
          return { status: reply.status, body: await reply.json() }
        },
        [method, `/api/${path}`, body] as const,
      )
    const save = (device: string, painLevel: number, more: object = {}) => {
      const edit = { device, n: 1, date: today(), set: { painLevel }, seen: {}, editedAt: Date.now(), zone: 'UTC' }
      return call('PUT', `days/${today()}`, { ...edit, ...more })
    }
    const lost = async () => (await call('GET', `home?today=${today()}`)).body.lost
    await save('phone000', 3)
    await save('tablet00', 8)
    const [first] = await lost()
    expect(first).toMatchObject({ date: today(), field: 'painLevel', write: 'phone000.1', value: 3 })
    const settles = [{ field: 'painLevel', write: 'phone000.1' }]
    expect((await save('laptop00', 3, { seen: { painLevel: ['tablet00.1'] }, settles })).status).toBe(200)
    expect(await lost()).toEqual([])
  })
})
