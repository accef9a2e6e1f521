import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, journey } from '../fixtures/browser/browser.ts'
import { SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

const PAGE = '/__local/controls'

// A request to this address builds the page. One build is enough for all tests.
beforeAll(async () => {
  expect((await fetch(workerWorld.url + PAGE)).status).toBe(200)
})

async function openControls(page: Page): Promise<void> {
  await page.goto(`${PAGE}/index.html`)
  await page.getByRole('heading', { level: 1, name: 'Controls' }).waitFor()
}

/** The label of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (name.test((await focused(page)) ?? '')) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}; the focus is on ${await focused(page)}`)
}

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

/** The texts with a contrast below 4.5:1. Axe ignores disabled elements, so this function is needed for them. */
function lowContrastTexts(area: Locator): Promise<string[]> {
  return area.evaluate((root) => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => linear(part / 255))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return parts(colour)[3] === 0 ? backgroundOf(element?.parentElement ?? null) : colour
    }
    const elements = [
      ...root.querySelectorAll('label, legend, p, span, textarea, input[type=time], input[role=spinbutton]'),
    ]
    return elements.flatMap((each) => {
      const luminances = [luminance(getComputedStyle(each).color), luminance(backgroundOf(each))]
      const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
      return contrast < 4.5 ? [`${contrast} ${each.outerHTML}`] : []
    })
  })
}

journey('the controls fit a small phone, in light and dark and with double text size', async ({ open }) => {
  const page = await open({ viewport: SMALL_PHONE })
  await openControls(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
})

journey('the calendar selects a day by keyboard alone', async ({ open }) => {
  const page = await open({ viewport: SMALL_PHONE })
  await openControls(page)
  await tabTo(page, /^Day: Today/)
  await page.keyboard.press('Enter')
  await page.getByRole('grid', { name: 'November 2026' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Friday 20 November, today, chosen, good day')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const widths = await page.getByRole('gridcell').evaluateAll((days) => days.map((day) => day.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await tabTo(page, /^OK$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Day: Thursday 12 November' }).waitFor()
  expect(await focused(page)).toContain('Day: Thursday 12 November')

  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Thursday 12 November, chosen, flare or strong pain')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
  await page.getByRole('button', { name: 'Day: Thursday 12 November' }).waitFor()
})

journey('the calendar selects the correct day on both sides of the date line', { tags: ['deep'] }, async ({ open }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago']) {
    const page = await open({ timezoneId })
    await openControls(page)
    await page.getByRole('button', { name: 'Day: Today · Friday 20 November' }).click()
    expect(await page.getByRole('gridcell', { selected: true }).textContent()).toBe('20')
    const ninth = page.getByRole('button', { name: 'Monday 9 November, data logged' })
    expect(await ninth.textContent()).toBe('9')
    await ninth.click()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.getByRole('button', { name: 'Day: Monday 9 November' }).waitFor()
    await page.close()
  }
})

journey('a sheet takes the focus and returns it, and the page behind it does not scroll', async ({ open }) => {
  const page = await open({ viewport: SMALL_PHONE })
  await openControls(page)
  await tabTo(page, /^Open a long sheet$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('What this means')
  await expectAccessible(page)
  await page.mouse.move(160, 400)
  await page.mouse.wheel(0, 5_000)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('dialog:modal > div')?.scrollTop))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Open a long sheet')

  await page.keyboard.press('Enter')
  await page.mouse.click(160, 8)
  await expect.poll(() => isOpen(page)).toBe(false)
  await tabTo(page, /^Open a sheet that asks$/)
  await page.keyboard.press('Enter')
  await page.mouse.click(160, 8)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(true)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, -2_000)
  // A page that scrolls would start within this time.
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  await expect.poll(() => isOpen(page)).toBe(false)
})

journey('a radio option is selected and cleared by touch and by keyboard', async ({ open }) => {
  const page = await open({ hasTouch: true })
  await openControls(page)
  const group = page.getByRole('group', { name: 'How it feels' }).first()
  const burning = group.getByRole('radio', { name: 'Burning' })
  await burning.tap()
  await page.waitForTimeout(600)
  expect(await burning.isChecked()).toBe(true)
  await burning.tap()
  expect(await burning.isChecked()).toBe(false)
  await burning.press('ArrowRight')
  const pressure = group.getByRole('radio', { name: 'Pressure' })
  expect(await pressure.isChecked()).toBe(true)
  await pressure.press('Delete')
  expect(await pressure.isChecked()).toBe(false)
})

journey('a locked day ignores all input and is legible', async ({ open }) => {
  const page = await open({ hasTouch: true })
  await openControls(page)
  const locked = page.getByRole('group', { name: 'A saved day' })
  await locked.getByRole('slider', { name: 'Urgency' }).tap({ force: true })
  await locked.getByRole('checkbox', { name: 'Coffee' }).tap({ force: true })
  await locked.getByText('Reminders').tap({ force: true })
  expect(await locked.getByRole('slider', { name: 'Urgency' }).getAttribute('aria-valuetext')).toBe('Not answered')
  expect(await locked.getByRole('checkbox', { checked: true }).count()).toBe(1)
  expect(await locked.getByRole('switch', { name: 'Reminders' }).isChecked()).toBe(false)
  expect(await locked.getByRole('button').count()).toBe(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await lowContrastTexts(locked)).toEqual([])
  }
})

journey('with forced colours the border shows which view is chosen', async ({ open }) => {
  const page = await open({ forcedColors: 'active' })
  await openControls(page)
  const views = page.getByRole('group', { name: 'Form' }).first()
  const borderOf = (name: string) =>
    views
      .getByText(name)
      .locator('..')
      .evaluate((label) => getComputedStyle(label).borderWidth)
  await views.getByText('Quick').click()
  expect([await borderOf('Quick'), await borderOf('Detailed')]).toEqual(['3px', '1px'])
  await views.getByText('Detailed').click()
  expect([await borderOf('Quick'), await borderOf('Detailed')]).toEqual(['1px', '3px'])
})
