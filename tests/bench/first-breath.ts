import type { Browser, Page } from 'playwright-core'
import { PHONE } from '../fixtures/browser/screen-sizes.ts'
import { median } from './median.ts'
import { cookiesOf, throttle } from './paint.ts'

const RUNS = 5

/** Milliseconds from the tap until the frame in which the breath is on the screen. */
const measureTap = async (page: Page) => {
  const measured = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('dialog[open] [role=img]')
            ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look)
        look()
      },
      { capture: true, once: true },
    )
    return { promise }
  })
  await page.getByRole('link', { name: 'Breathing', exact: true }).click()
  return measured.evaluate(({ promise }) => promise)
}

/**
 * Measures the time from a tap on "Breathing" on home until the first breath is on the screen, on a slow phone with a slow network, in
 * milliseconds: the median of several taps. The device has kept the app before, as after any earlier visit.
 */
export async function measureFirstBreath(browser: Browser, url: string): Promise<number> {
  const cookies = await cookiesOf(browser, url)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, timezoneId: 'UTC', locale: 'en-GB' })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto('/home')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForLoadState('networkidle')
    await throttle(page)
    times.push(await measureTap(page))
    await context.close()
  }
  return median(times)
}
