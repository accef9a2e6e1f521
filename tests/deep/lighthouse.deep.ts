// @module-tag deep
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../infra/local/world.ts'
import { auditPages } from '../bench/lighthouse.ts'
import { type PlainPages, servePlainPages } from '../bench/plain-pages.ts'

const RUNS = 5
/** Greatest allowed ratio: largest paint of the entry page / largest paint of a minimal React page, in one run. */
const MAX_RATIO = 0.8

let world: World
let plain: PlainPages
beforeAll(async () => {
  plain = await servePlainPages()
  world = await startWorld({ port: 0, folder: undefined })
}, 180_000)
afterAll(async () => {
  plain.stop()
  await world.stop()
})

it(`[PERF-05] the largest paint of the entry page takes at most ${MAX_RATIO} of the time of a minimal React page`, async () => {
  const { entry, reactPage } = await auditPages({ entry: world.url, reactPage: plain.reactPage }, RUNS)
  expect(entry.lcpMs).toBeGreaterThan(0)
  expect(entry.lcpMs / reactPage.lcpMs).toBeLessThanOrEqual(MAX_RATIO)
}, 600_000)
