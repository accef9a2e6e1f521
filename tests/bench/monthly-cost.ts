import type { Figures } from './figures.ts'

/** What one person who logs every day does in a month. The names are those of the counted figures. */
const MONTH: Record<string, number> = {
  'first visit': 1,
  'signing in': 1,
  home: 60,
  save: 60,
  'a month of entries': 4,
  'first article, from home': 4,
}

/** The billed duration of a call. Most calls take less. */
const CALL_MS = 50
const FUNCTION_GB = 0.5
/** The log line of a request with its trace. */
const LOG_BYTES = 700

/** Dollars for one unit, on demand and without free tiers. Source: AWS's price lists for us-east-1, November 2026. */
const PRICES = {
  /** HTTP API, Lambda's request and duration, and the log. */
  apiCall: 1e-6 + 0.2e-6 + (CALL_MS / 1000) * FUNCTION_GB * 13.33e-6 + LOG_BYTES * 0.5e-9,
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** CloudFront. */
  request: 1e-6,
  kb: 0.085e-6,
}

const round = (dollars: number) => Number(dollars.toPrecision(2))

/**
 * Returns what a thousand people who log every day cost in a month, in dollars: `total`, and the parts for the API with
 * its functions, the table and the transfer. Each opening of home counts as a cold start, although the browser has
 * stored the files by then.
 */
export function monthlyCost(counts: Figures) {
  const sum = (name: string) =>
    Object.entries(MONTH).reduce((total, [action, times]) => total + 1000 * times * (counts[action]?.[name] ?? 0), 0)
  const api = sum('apiCalls') * PRICES.apiCall
  const table = sum('readUnits') * PRICES.readUnit + sum('writeUnits') * PRICES.writeUnit
  const transfer = sum('requests') * PRICES.request + sum('totalKb') * PRICES.kb
  return { api: round(api), table: round(table), transfer: round(transfer), total: round(api + table + transfer) }
}
