import { describe, expect } from 'vitest'
import {
  dayOf,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newPerson,
  SMALL_PHONE,
  signIn,
} from '../fixtures/browser/browser.ts'
import { tapping } from '../fixtures/browser/touch.ts'

describe('a tired thumb', () => {
  journey('that taps Save twice saves once, and stays with what comes after', async ({ open }) => {
    const ada = await newPerson()
    const page = await open({ hasTouch: true })
    await signIn(page, ada)
    await page.goto('/log')
    await page.getByRole('slider', { name: 'Pain' }).fill('8')
    const save = await page.getByRole('button', { name: 'Save' }).boundingBox()
    if (!save) throw new Error('There is no way to save')
    const place = { x: save.x + 90, y: save.y + 20 }
    const tap = await tapping(page, place)
    await tap(0)
    await page.getByRole('dialog').waitFor()
    const under = ({ x, y }: typeof place) => document.elementFromPoint(x, y)?.closest('a')?.pathname
    expect(await page.evaluate(under, place), 'A tap meant for what lies there would lead away').toBe('/trends')
    await tap(300)
    await page.getByText('A hard day').waitFor()
    expect(new URL(page.url()).pathname).toBe('/log')
    expect(await dayOf(ada.userId)).toMatchObject({ p: 8, v: 1 })
    // The messages of a save are seen above its sheet.
    expect(await page.evaluate(() => document.querySelector('[popover]')?.matches(':popover-open'))).toBe(true)
  })

  journey('meets nothing that lies over the way to save or to close', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE })
    await signIn(page, await newPerson())
    await page.goto('/log')
    const covered = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const points = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((x) => [0.25, 0.5, 0.75].map((y) => [x, y] as const))
        return points.filter(
          ([x, y]) => !button.contains(document.elementFromPoint(left + x * width, top + y * height)),
        ).length
      })
    await page.getByRole('radio', { name: 'Quick' }).click()
    const flare = page.getByRole('switch', { name: 'This is a flare day' })
    await flare.waitFor()
    // One after the other, the switch lies beneath each part of the bar.
    const from = await flare.evaluate((element) => Math.round(element.getBoundingClientRect().top - innerHeight))
    for (const place of [0, 20, 40, 60, 80, 100, 120, 140].map((each) => from + each + 60)) {
      await page.evaluate((top) => scrollTo(0, top), place)
      expect([place, await covered('Save'), await covered('Help')]).toEqual([place, 0, 0])
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    const content = page.getByRole('dialog').getByRole('switch').first()
    for (let scrolled = 0; scrolled < 6; scrolled++) {
      expect([scrolled, await covered('Close'), await covered('Done')]).toEqual([scrolled, 0, 0])
      await content.hover({ force: true }).catch(() => undefined)
      await page.mouse.wheel(0, 90)
      await page.waitForTimeout(50)
    }
  })
})

describe('on a small screen', () => {
  journey(
    '[NAV-04] the bar scrolls sideways, shows where one is, and keeps the current item in view',
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE })
      await signIn(page, await newPerson())
      const dots = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('nav [aria-hidden="true"] > span')].map((dot) => dot.className),
        )
      await expect.poll(async () => (await dots()).map(Boolean)).toEqual([true, false])
      await page.goto('/profile')
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
      await expect.poll(async () => (await dots()).map(Boolean)).toEqual([false, true])
      const profile = await page.getByRole('link', { name: 'Profile' }).boundingBox()
      expect((profile?.x ?? 0) + (profile?.width ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.width + 1)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect.poll(dots).toEqual([])
    },
  )

  journey('[OPS-05] home, both ways to log and the flare kit fit 320 px with text twice as large', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE })
    await signIn(page, await newPerson({ days: 30 }))
    for (const path of ['/home', '/log', '/today', '/flare-kit']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})
