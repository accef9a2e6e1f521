import type { Browser, Page } from 'playwright-core'
import { CPU_SLOWED, cookiesOf, PHONE } from './paint.ts'

const DRAG_MS = 4_000
/** Pixels that the finger goes at a time, about a screen's width in a second. */
const STEP_PX = 6

interface Dragging {
  /** Tasks of more than 50 ms, in which the slider stands still. */
  longTasks: number
  /** The longest of them, in milliseconds; 0 without any. */
  longestMs: number
}

/** Moves a pressed pointer along the slider and back until the time is over. */
async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('slider', { name: 'Pain' }).boundingBox()
  if (!box) throw new Error('There is no slider')
  const y = box.y + box.height / 2
  const end = performance.now() + DRAG_MS
  await page.mouse.move(box.x, y)
  await page.mouse.down()
  for (let way = 0; performance.now() < end; way += STEP_PX) {
    const there = way % (2 * box.width)
    await page.mouse.move(box.x + Math.min(there, 2 * box.width - there), y)
  }
  await page.mouse.up()
}

/** How smoothly a slider of the log follows a finger for some seconds, on a phone with a quarter of this processor. */
export async function measureSlider(browser: Browser, url: string): Promise<Dragging> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, timezoneId: 'UTC', locale: 'en-GB' })
  await context.addCookies(await cookiesOf(browser, url))
  const page = await context.newPage()
  await page.goto('/log')
  await page.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  const observed = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const note = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask' })
    return tasks
  })
  await drag(page)
  const tasks = await observed.jsonValue()
  await context.close()
  return { longTasks: tasks.length, longestMs: Math.max(0, ...tasks) }
}
