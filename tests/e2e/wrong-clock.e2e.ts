import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { START_HERE_TITLES } from '../../shared/articles/sections.ts'
import type { RecordsById } from '../../shared/records/replies.ts'
import { addDays } from '../../shared/time/local-date.ts'
import {
  callControlPage,
  journey,
  newUser,
  SAME_ORIGIN,
  signIn,
  startSession,
  today,
  waitForServiceWorker,
} from '../fixtures/browser/browser.ts'
import { readDeviceStorage } from '../fixtures/browser/device-storage.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAYS_AHEAD = 3
const ARTICLE = `/learn?${new URLSearchParams({ article: START_HERE_TITLES[2] })}`

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

/** Sets the clock of the device so many days ahead of the right time. */
const setClock = (page: Page, daysAhead: number) => page.clock.setSystemTime(Date.now() + daysAhead * DAY_MS)

/** Hides the time of the service, by which the app corrects the clock. */
const hideTime = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

/** The records of a kind, as the service returns them to the user of the page. */
async function readRecords(page: Page, kind: string): Promise<RecordsById> {
  const reply = await page.context().request.get(`/api/records?kinds=${kind}`, { headers: SAME_ORIGIN })
  expect(reply.status()).toBe(200)
  return (await reply.json()).kinds[kind]
}

/** The instants (epoch ms) of the stored edits of a kind. */
async function editedAt(userId: string, kind: string): Promise<number[]> {
  const items: { sk: string; records: Record<string, { writers: Record<string, { stamp: number }> }> }[] =
    await callControlPage('GET', `table?pk=${encodeURIComponent(`RECORDS#${userId}`)}`)
  const records = items.filter(({ sk }) => sk.startsWith(`${kind}#`)).flatMap((item) => Object.values(item.records))
  return records.flatMap(({ writers }) => Object.values(writers).map(({ stamp }) => stamp))
}

/** Expects an instant of the last minutes, or one that is ahead by at most so much. */
function expectIsNow(at: unknown, aheadMs = 0): void {
  expect(at).toBeGreaterThan(Date.now() - 5 * MINUTE_MS)
  expect(at).toBeLessThanOrEqual(Date.now() + aheadMs)
}

/** Breathes for more than a minute, and keeps it with the pain before and after. */
async function keepBreath(page: Page): Promise<void> {
  await page.goto('/tools/exercises#breathe')
  await page.getByRole('dialog', { name: 'In 4 · out 6' }).waitFor()
  await page.clock.fastForward(75_000)
  await page.keyboard.press('Escape')
  await page.getByRole('slider', { name: 'Pain before (optional)' }).fill('7')
  await page.getByRole('slider', { name: 'Pain now (optional)' }).fill('4')
  await press(page, 'Keep it')
  await page.getByText('Saved offline').waitFor()
}

journey('[REC-03] [EX-01] [LEARN-06] a wrong clock never costs an entry', async ({ open }) => {
  const ada = await newUser()
  const page = await open({ allowsServiceWorker: true })
  await page.clock.install()
  await signIn(page, ada, true)
  await waitForServiceWorker(page)
  await page.goto('/tools/exercises')
  await page.getByText(/^Nothing is kept yet/).waitFor()
  await page.goto(ARTICLE)
  await page.locator('[data-size]').waitFor()
  // The app stores an article shortly after the user has opened it.
  await page.waitForTimeout(1_000)

  await setClock(page, DAYS_AHEAD)
  await page.context().setOffline(true)
  await keepBreath(page)
  await page.goto(ARTICLE)
  await press(page, 'Reading settings')
  const { items } = await readDeviceStorage(page)
  await page.getByRole('radio', { name: 'Large' }).check()
  await expect.poll(async () => (await readDeviceStorage(page)).items).toBeGreaterThan(items)
  expect(await readRecords(page, 'exercises')).toEqual({})
  await setClock(page, 0)
  await page.context().setOffline(false)

  await expect.poll(() => readRecords(page, 'readingSettings')).toMatchObject({ articles: { lost: [] } })
  expect((await readRecords(page, 'readingSettings'))['articles']?.values).toEqual({ textSize: 'large' })
  await expect.poll(async () => Object.keys(await readRecords(page, 'exercises'))).toHaveLength(1)
  const [[id, kept] = []] = Object.entries(await readRecords(page, 'exercises'))
  // The id tells that the clock was ahead; it never changes.
  expect(id?.slice(0, 10)).toBe(addDays(today(), DAYS_AHEAD))
  expect(kept).toMatchObject({ values: { exercise: 'longer_out', before: 7, after: 4 }, lost: [] })
  expectIsNow(kept?.values['at'])
  for (const kind of ['exercises', 'readingSettings'])
    for (const at of await editedAt(ada.userId, kind)) expectIsNow(at)
  await page.goto('/tools/exercises')
  await page.getByText(/^Today, \d\d:\d\d · 1:\d\d · pain 7, then 4$/).waitFor()

  // A device that never learns the right time sends edits from the future.
  const tablet = await open()
  await hideTime(tablet)
  await tablet.clock.install({ time: Date.now() + DAYS_AHEAD * DAY_MS })
  await startSession(tablet, ada)
  await tablet.goto(ARTICLE)
  await tablet.locator('[data-size="large"]').waitFor()
  const sending = tablet.waitForRequest((request) => request.url().includes('/records/bookmarks/'))
  await press(tablet, 'Bookmark')
  expect((await sending).postDataJSON().editedAt).toBeGreaterThan(Date.now() + DAY_MS)
  await expect.poll(async () => Object.keys(await readRecords(page, 'bookmarks'))).toHaveLength(1)
  const [bookmark] = Object.values(await readRecords(page, 'bookmarks'))
  expectIsNow(bookmark?.values['at'], 5 * MINUTE_MS)
  for (const at of await editedAt(ada.userId, 'bookmarks')) expectIsNow(at, 5 * MINUTE_MS)

  for (const device of [page, tablet]) {
    await device.goto('/history')
    await device.getByText(/^No entries yet/).waitFor()
    expect(await device.getByText(/not accepted|not sent yet|saved on this device|in two places/i).count()).toBe(0)
  }
  await tablet.unrouteAll({ behavior: 'wait' })
})
