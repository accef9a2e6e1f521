import type { Browser, Page } from 'playwright-core'
import { PHONE } from '../fixtures/browser/screen-sizes.ts'
import { userWithYears } from './bench-user.ts'
import { CPU_SLOWDOWN, cookiesOf } from './paint.ts'
import { signIn } from './usage.ts'

const DRAG_MS = 4_000
/** Pixels per movement of the finger. The finger crosses about one screen width per second. */
const STEP_PX = 6

interface DragResult {
  /** Number of tasks over 50 ms. Nothing on the page moves during such a task. */
  longTasks: number
  /** The longest of them, in milliseconds; 0 without any. */
  longestMs: number
}

/** Moves a pressed pointer along a slider and back until the time has passed. */
async function drag(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('slider', { name }).boundingBox()
  if (!box) throw new Error('There is no slider')
  const y = box.y + Math.min(box.height, box.width) / 2
  const end = performance.now() + DRAG_MS
  await page.mouse.move(box.x, y)
  await page.mouse.down()
  for (let distance = 0; performance.now() < end; distance += STEP_PX) {
    const position = distance % (2 * box.width)
    await page.mouse.move(box.x + Math.min(position, 2 * box.width - position), y)
  }
  await page.mouse.up()
}

/** Counts the long tasks of some work on a page. The CPU is slowed down to that of a slow phone. */
async function countLongTasks(page: Page, work: () => Promise<void>): Promise<DragResult> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const observed = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const record = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(record).observe({ type: 'longtask' })
    return tasks
  })
  await work()
  const tasks = await observed.jsonValue()
  await page.context().close()
  return { longTasks: tasks.length, longestMs: Math.max(0, ...tasks) }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, timezoneId: 'UTC', locale: 'en-GB' })
  return context.newPage()
}

/** Measures how smoothly a slider of the log follows a finger for some seconds. */
export async function measureSlider(browser: Browser, url: string): Promise<DragResult> {
  const page = await openPage(browser, url)
  await page.context().addCookies(await cookiesOf(browser, url))
  await page.goto('/log')
  await page.getByRole('slider', { name: 'Pain' }).waitFor()
  await page.waitForLoadState('networkidle')
  return countLongTasks(page, () => drag(page, 'Pain'))
}

const YEARS = 10

/** Measures how smoothly ten years of trends are drawn, and read out by a finger for some seconds. */
export async function measureTrends(browser: Browser, url: string): Promise<DragResult> {
  const page = await openPage(browser, url)
  await signIn(page, await userWithYears(url, YEARS))
  await page.goto('/trends?range=365')
  await page.getByRole('slider', { name: 'Read out a week' }).waitFor()
  await page.waitForLoadState('networkidle')
  return countLongTasks(page, async () => {
    await page.getByRole('radio', { name: 'All' }).click()
    await page.getByRole('slider', { name: 'Read out a month' }).waitFor()
    await drag(page, 'Read out a month')
  })
}
