import { addDays } from '../../shared/time/local-date.ts'
import { ORDINARY, rowOf } from '../fixtures/data/full-day.ts'

/** Days of the month of data; what is older than that would cost home another read, which is another count. */
const MONTH_DAYS = 28

type Json = Record<string, unknown>

/** Calls a control page of the local world at `url`. */
export async function control(url: string, method: string, path: string, body?: object): Promise<Json> {
  const response = await fetch(`${url}/__local/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Json
}

/** The calendar day in UTC, `back` days ago. */
export const dateBack = (back: number) => addDays(new Date().toISOString().slice(0, 10), -back)

async function personWith(url: string, dates: readonly string[]) {
  const person = { email: `figures.${Date.now()}@stillwater.test`, password: 'still-water' }
  const made = await control(url, 'POST', 'users', { ...person, name: 'Ada Fenwick', zone: 'UTC' })
  const userId = String(made['userId'])
  await control(url, 'POST', 'days', { userId, rows: dates.map((date) => rowOf(date, ORDINARY)) })
  return { ...person, userId }
}

/** An account with a month of ordinary days, none of them today. */
export const personWithMonth = (url: string) =>
  personWith(
    url,
    Array.from({ length: MONTH_DAYS }, (_, age) => dateBack(1 + age)),
  )

/** An account with an ordinary day for each of some whole years before this one. */
export async function personWithYears(url: string, years: number) {
  const year = Number(dateBack(0).slice(0, 4))
  const dates: string[] = []
  for (let date = `${year - years}-01-01`; date < `${year}-01-01`; date = addDays(date, 1)) dates.push(date)
  return personWith(url, dates)
}
