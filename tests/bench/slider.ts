import type { Browser, Page } from 'playwright-core'
import { PHONE } from '../fixtures/browser/screen-sizes.ts'
import { CPU_SLOWDOWN, cookiesOf } from './paint.ts'

const DRAG_MS = 4_000
/** Pixels per movement of the finger. The finger crosses about one screen width per second. */
const STEP_PX = 6

interface DragResult {
  /** Number of tasks over 50 ms. The slider does not move during such a task. */
  longTasks: number
  /** The longest of them, in milliseconds; 0 without any. */
  longestMs: number
}

/** Moves a pressed pointer along the slider and back until the time has passed. */
async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('slider', { name: 'Pain' }).boundingBox()
  if (!box) throw new Error('There is no slider')
  const y = box.y + box.height / 2
  const end = performance.now() + DRAG_MS
  await page.mouse.move(box.x, y)
  await page.mouse.down()
  for (let distance = 0; performance.now() < end; distance += STEP_PX) {
    const position = distance % (2 * box.width)
    await page.mouse.move(box.x + Math.min(position, 2 * box.width - position), y)
  }
  await page.mouse.up()
}

/**
 * Measures how smoothly a slider of the log follows a finger for some seconds. The CPU is slowed down to that of a slow
 * phone.
 */
export async function measureSlider(browser: Browser, url: string): Promise<DragResult> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, timezoneId: 'UTC', locale: 'en-GB' })
  await context.addCookies(await cookiesOf(browser, url))
  const page = await context.newPage()
  await page.goto('/log')
  await page.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const observed = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const record = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(record).observe({ type: 'longtask' })
    return tasks
  })
  await drag(page)
  const tasks = await observed.jsonValue()
  await context.close()
  return { longTasks: tasks.length, longestMs: Math.max(0, ...tasks) }
}
