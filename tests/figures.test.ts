import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ROOT } from '../infra/root.ts'
import { describeGrowth, readCommitted, roundCounts } from './bench/figures.ts'
import { figuresAsMarkdown, figuresInReadme } from './bench/figures-table.ts'
import { monthlyCost } from './bench/monthly-cost.ts'
import { RUNG } from './bench/ringing.ts'
import { BUNDLES, countSizes } from './bench/sizes.ts'

/** The largest allowed bundle of a function, in kilobytes, gzipped. */
const MAX_BUNDLE_KB = 160
/** It signs notifications, asks the queues and knows time zones. Only admins wait for it. */
const MAX_OPERATIONS_KB = 165
/** The function that delivers the shipped articles carries their texts. No user waits for it. */
const MAX_CONTENT_KB = 180
/** The function that verifies passkeys has a library for certificates in it. */
const MAX_PASSKEYS_KB = 210
const MAX_KB: Record<string, number> = {
  content: MAX_CONTENT_KB,
  operations: MAX_OPERATIONS_KB,
  passkeys: MAX_PASSKEYS_KB,
}

const sizes = countSizes()

const limits = Object.keys(BUNDLES).map((name) => [name, MAX_KB[name] ?? MAX_BUNDLE_KB] as const)

it.each(limits)('[PERF-04] the bundle of %s has at most %i kB', (name, maxKb) => {
  const { bundleKb } = sizes[`function ${name}`] ?? {}
  expect(bundleKb).toBeGreaterThan(1)
  expect(bundleKb).toBeLessThanOrEqual(maxKb)
})

it('[PERF-04] no bundle and no ordinary day is larger than its committed figure', () => {
  expect(describeGrowth(sizes)).toEqual([])
})

it('[PERF-02] an ordinary day takes at most 450 bytes in the table', () => {
  expect(sizes['ordinary day']?.['bytes']).toBeLessThanOrEqual(450)
})

it('[PERF-04] the committed figures name exactly the existing functions', () => {
  const committed = Object.keys(readCommitted().counts).filter((name) => name.startsWith('function '))
  const functions = Object.keys(BUNDLES).map((name) => `function ${name}`)
  expect(committed.toSorted(), 'Run `npm run bench -- --keep`').toEqual(functions.toSorted())
})

it('[PERF-01] [PERF-02] [PERF-04] [PERF-05] the figures in the README are the committed ones', () => {
  expect(figuresInReadme(), 'Run `npm run bench -- --keep`').toBe(figuresAsMarkdown(readCommitted()))
})

it('[PERF-01] reports which figure grew, by how much, and what to do', () => {
  const committed = { home: { apiCalls: 1, totalKb: 118 } }
  expect(describeGrowth({ home: { apiCalls: 1, totalKb: 118.09 } }, committed)).toEqual([])
  const worse = describeGrowth({ home: { apiCalls: 2, totalKb: 118.11 }, new: { apiCalls: 1 } }, committed)
  expect(worse).toHaveLength(3)
  expect(worse[0]).toBe(
    'home, apiCalls: 2 instead of 1 (+1). Cut it, or keep it by `npm run bench -- --keep` and say why in the commit',
  )
  expect(worse[1]).toContain('home, totalKb: 118.11 instead of 118 (+0.11)')
  expect(worse[2]).toContain('new, apiCalls: 1 is not committed')
})

it('[PERF-02] allows a size to grow a little for each API call', () => {
  const committed = { sending: { apiCalls: 200, totalKb: 115 } }
  expect(describeGrowth({ sending: { apiCalls: 200, totalKb: 116 } }, committed)).toEqual([])
  expect(describeGrowth({ sending: { apiCalls: 200, totalKb: 116.2 } }, committed)).toHaveLength(1)
})

it('[PERF-05] counts what a thousand people cost in a month, in dollars', () => {
  const home = { requests: 10, apiCalls: 1, readUnits: 2, writeUnits: 0, totalKb: 100 }
  // 60,000 times: 10 requests and 100 kB of CloudFront, 2 read units.
  expect(monthlyCost({ home })).toMatchObject({ table: 0.015, transfer: 1.1 })
  expect(monthlyCost({ home: { ...home, writeUnits: 1 } }).table).toBe(0.053)
  expect(monthlyCost({})).toMatchObject({ api: 0, table: 0, transfer: 0 })
})

it('[PERF-07] counts reminders by what is written and read for them, and the tick once for all', () => {
  const none = monthlyCost({})
  // 120,000 rings: a job, a run of 0.3 s with half a GB, and a line of the log.
  expect(none.reminders).toBe(0.42)
  const units = { 'ringing 20 reminders': { readUnits: 0, writeUnits: 100 } }
  // Five write units each.
  expect(monthlyCost(units).reminders).toBe(0.8)
  expect(none.totalOf(1_000)).toBe(0.51)
  expect(none.totalOf(100_000)).toBe(42)
})

it('[PERF-06] at most 60 read units look up a thousand reminders, and the sender reads none', () => {
  const { counts } = readCommitted()
  const units = (what: string) => (counts[`${what} ${RUNG} reminders`]?.['readUnits'] ?? Number.NaN) / RUNG
  // The tick itself costs up to 2 units, whatever is due.
  expect(1_000 * units('looking up')).toBeLessThanOrEqual(60 + (2 / RUNG) * 1_000)
  expect(units('ringing')).toBe(0)
})

it('[PERF-05] commits sizes in whole kilobytes, rounded up, and counts unchanged', () => {
  expect(roundCounts({ home: { readUnits: 1.5, totalKb: 117.01 } })).toEqual({ home: { readUnits: 1.5, totalKb: 118 } })
})

it('[PERF-05] the bench can be started: it names its parts', async () => {
  const bench = promisify(execFile)(process.execPath, ['tests/bench/run.ts', 'no such part'], { cwd: ROOT })
  await expect(bench).rejects.toMatchObject({ stderr: expect.stringContaining('Parts are ') })
})
