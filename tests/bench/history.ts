import type { Page } from 'playwright-core'
import { datesOfMonth } from '../../shared/time/month.ts'
import { SERIES } from '../../shared/trends/columns.ts'
import { formatMonth } from '../../shared/ui/calendar/format-day.ts'
import { daysAgo, userWithYears } from './bench-user.ts'
import { type BenchWorld, countUsageOf, ISOLATED_CONTEXT } from './count-usage-of.ts'
import type { Figures } from './figures.ts'
import { signIn } from './usage.ts'

const YEARS = 10

/** All months (YYYY-MM) of the given number of years before this year, newest first. */
function monthsBack(years: number): string[] {
  const year = Number(daysAgo(0).slice(0, 4))
  return Array.from({ length: years * 12 }, (_, index) => {
    const month = String(12 - (index % 12)).padStart(2, '0')
    return `${year - 1 - Math.floor(index / 12)}-${month}`
  })
}

/** Counts the costs of reading one month of history, and all months of ten years. Each day has an ordinary entry. */
export async function countHistory({ url, open }: BenchWorld): Promise<Figures> {
  const page = await open(ISOLATED_CONTEXT)
  await signIn(page, await userWithYears(url, YEARS))
  await page.goto(`/history?month=${daysAgo(0).slice(0, 7)}`)
  await page.getByRole('grid').waitFor()
  await page.waitForLoadState('networkidle')
  const months = monthsBack(YEARS)
  const [newest = ''] = months
  const name = formatMonth(newest)
  const monthRequest = page.waitForRequest(`**/api/days?*${newest}*`)
  const month = await countUsageOf(url, page, async () => {
    await page.getByRole('link', { name: `Earlier: ${name}` }).click()
    await page
      .getByRole('region', { name: `Entries of ${name}` })
      .getByRole('listitem')
      .last()
      .waitFor()
  })
  // Sends the same request for each month, instead of opening 120 screens.
  const monthUrl = (await monthRequest).url()
  const addressOf = (month: string) => new URLSearchParams({ ...datesOfMonth(month) }).toString()
  const urls = months.map((each) => monthUrl.replace(addressOf(newest), addressOf(each)))
  const years = await countUsageOf(url, page, () => page.evaluate(readAll, urls))
  return {
    'a month of entries': month,
    'ten years of entries': years,
    ...(await countTrends(url, page)),
    ...(await countReport(url, page)),
  }
}

/** Counts the costs of reading the columns of ten years. How long they are is tested with days that differ. */
async function countTrends(url: string, page: Page): Promise<Figures> {
  const work = () => page.evaluate(readAllColumns, `/api/trends?columns=${SERIES.join()}`)
  return { 'ten years of trends': await countUsageOf(url, page, work) }
}

/** Counts the costs of a report of 90 days beside the 90 before, and of the first PDF: its code and its fonts. */
async function countReport(url: string, page: Page): Promise<Figures> {
  const year = Number(daysAgo(0).slice(0, 4)) - 1
  await page.goto(`/reports?from=${year}-12-02&to=${year}-12-31`)
  await page.getByText('Self-recorded; 30 of 30 days logged.').waitFor()
  await page.waitForLoadState('networkidle')
  const report = await countUsageOf(url, page, async () => {
    await page.getByLabel('From').fill(`${year}-10-03`)
    await page.getByText('Self-recorded; 90 of 90 days logged.').waitFor()
  })
  const pdf = await countUsageOf(url, page, async () => {
    await page.getByRole('button', { name: 'PDF' }).click()
    await page.getByText('Your PDF is ready').waitFor()
  })
  return { 'a report of 90 days': report, 'its PDF': pdf }
}

/** Fetches columns in the page. Throws if they do not have all days. */
async function readAllColumns(url: string): Promise<void> {
  const { states = [] } = (await (await fetch(url)).json()) as { states?: unknown[] }
  if (states.length < 3_650) throw new Error(`${url} has ${states.length} days`)
}

/** Fetches months in the page. Throws if a month does not have all its days. */
async function readAll(urls: string[]): Promise<void> {
  for (const url of urls) {
    const { days = [] } = (await (await fetch(url)).json()) as { days?: unknown[] }
    if (days.length < 28) throw new Error(`${url} has ${days.length} days`)
  }
}
