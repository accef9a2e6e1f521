import type { Figures } from './figures.ts'
import { RUNG } from './ringing.ts'

/** What one person who logs every day does in a month. The names are those of the counted figures. */
const MONTH: Record<string, number> = {
  'first visit': 1,
  'signing in': 1,
  home: 60,
  save: 60,
  'a month of entries': 4,
  'first article, from home': 4,
}

/** Reminders that ring on one device of a person in a month: four a day. */
const RINGS = 120
/** The minutes of a month. The tick runs in each. */
const TICKS = 30 * 24 * 60
/** One function run for each ring, as with few people; most of it waits for the push service. */
const RING_MS = 300
const RING_LOG_BYTES = 250

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
  /** Sending, receiving and deleting a job, and the run of the sender with its log. */
  ring: 3 * 0.4e-6 + 0.2e-6 + (RING_MS / 1000) * FUNCTION_GB * 13.33e-6 + RING_LOG_BYTES * 0.5e-9,
  /** A run of the tick without anything to do. */
  tick: 0.2e-6 + (CALL_MS / 1000) * FUNCTION_GB * 13.33e-6 + 1.5 * 0.125e-6 + 2 * 0.625e-6,
  /** CloudFront. */
  request: 1e-6,
  kb: 0.085e-6,
}

const round = (dollars: number) => Number(dollars.toPrecision(2))

/**
 * Returns what a thousand people who log every day, and are reminded four times a day, cost in a month, in dollars:
 * `total`, and the parts for the API with its functions, the table, the transfer and the reminders. Source: requirement PERF-07. Each opening of home counts as a cold start, although the browser has
 * stored the files by then.
 */
export function monthlyCost(counts: Figures) {
  const sum = (name: string) =>
    Object.entries(MONTH).reduce((total, [action, times]) => total + 1000 * times * (counts[action]?.[name] ?? 0), 0)
  const api = sum('apiCalls') * PRICES.apiCall
  const table = sum('readUnits') * PRICES.readUnit + sum('writeUnits') * PRICES.writeUnit
  const transfer = sum('requests') * PRICES.request + sum('totalKb') * PRICES.kb
  const units = (unit: string) =>
    ['looking up', 'ringing'].reduce((all, what) => all + (counts[`${what} ${RUNG} reminders`]?.[unit] ?? 0), 0) / RUNG
  const perRing = PRICES.ring + units('readUnits') * PRICES.readUnit + units('writeUnits') * PRICES.writeUnit
  const reminders = 1000 * RINGS * perRing
  const total = api + table + transfer + reminders
  return {
    api: round(api),
    table: round(table),
    transfer: round(transfer),
    reminders: round(reminders),
    total: round(total),
    /** The same for other numbers of people, with the tick, which costs the same for all. */
    totalOf: (people: number) => round((people / 1000) * total + TICKS * PRICES.tick),
  }
}
