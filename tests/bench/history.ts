import { monthInWords } from '../../shared/ui/calendar/day-words.ts'
import { signIn } from './costs.ts'
import { ALONE, counted, type Place } from './counted.ts'
import type { Figures } from './figures.ts'
import { dateBack, personWithYears } from './person.ts'

const YEARS = 10

/** The months of so many whole years before this one, newest first. */
function monthsBack(years: number): string[] {
  const year = Number(dateBack(0).slice(0, 4))
  return Array.from({ length: years * 12 }, (_, index) => {
    const month = String(12 - (index % 12)).padStart(2, '0')
    return `${year - 1 - Math.floor(index / 12)}-${month}`
  })
}

/** What it costs to look at a month in history, with an ordinary entry for each day, and at all months of ten years. */
export async function countHistory({ url, open }: Place): Promise<Figures> {
  const page = await open(ALONE)
  await signIn(page, await personWithYears(url, YEARS))
  await page.goto(`/history?month=${dateBack(0).slice(0, 7)}`)
  await page.getByRole('grid').waitFor()
  await page.waitForLoadState('networkidle')
  const months = monthsBack(YEARS)
  const [newest = ''] = months
  const name = monthInWords(newest)
  const asking = page.waitForRequest(`**/api/days?*${newest}*`)
  const month = await counted(url, page, async () => {
    await page.getByRole('link', { name: `Earlier: ${name}` }).click()
    await page
      .getByRole('region', { name: `Entries of ${name}` })
      .getByRole('listitem')
      .last()
      .waitFor()
  })
  // The same call for each, without 120 screens to look at.
  const way = (await asking).url()
  const ways = months.map((each) => way.replace(newest, each))
  const years = await counted(url, page, () => page.evaluate(readAll, ways))
  return { 'a month of entries': month, 'ten years of entries': years }
}

/** Reads months, in the page; each must have its days. */
async function readAll(ways: string[]): Promise<void> {
  for (const way of ways) {
    const { days = [] } = (await (await fetch(way)).json()) as { days?: unknown[] }
    if (days.length < 28) throw new Error(`${way} has ${days.length} days`)
  }
}
