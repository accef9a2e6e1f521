import { addDays } from '../../shared/time/local-date.ts'
import { controlRowOf, ORDINARY_DAY } from '../fixtures/data/full-day.ts'

/** Number of days in the month of data. With older days, home would need one more read, and the counts would change. */
const MONTH_DAYS = 28

type Json = Record<string, unknown>

/** Calls a control page of the local world at `url`. */
export async function callControlPage(url: string, method: string, path: string, body?: object): Promise<Json> {
  const response = await fetch(`${url}/__local/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Json
}

/** The UTC date `back` days ago. */
export const daysAgo = (back: number) => addDays(new Date().toISOString().slice(0, 10), -back)

/** The age of an account on trial that no longer sees the first steps. */
const CREATED_DAYS_AGO = 8

async function userWithDays(url: string, dates: readonly string[]) {
  const credentials = { email: `figures.${Date.now()}@stillwater.test`, password: 'still-water' }
  const details = { name: 'Ada Fenwick', zone: 'UTC', createdDaysAgo: CREATED_DAYS_AGO }
  const created = await callControlPage(url, 'POST', 'users', { ...credentials, ...details })
  const userId = String(created['userId'])
  await callControlPage(url, 'POST', 'days', { userId, rows: dates.map((date) => controlRowOf(date, ORDINARY_DAY)) })
  return { ...credentials, userId }
}

/** Creates an account with a month of ordinary days before today. */
export const userWithMonth = (url: string) =>
  userWithDays(
    url,
    Array.from({ length: MONTH_DAYS }, (_, age) => daysAgo(1 + age)),
  )

/** Creates an account with an ordinary entry on every day of the given number of years before this year. */
export async function userWithYears(url: string, years: number) {
  const year = Number(daysAgo(0).slice(0, 4))
  const dates: string[] = []
  for (let date = `${year - years}-01-01`; date < `${year}-01-01`; date = addDays(date, 1)) dates.push(date)
  return userWithDays(url, dates)
}
