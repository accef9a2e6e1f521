// @module-tag deep
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../infra/local/world.ts'
import { killBrowser } from '../fixtures/kill/kill-browser.ts'
import { seed } from '../fixtures/seed.ts'

const KILLS = 50

let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder: undefined })
})
afterAll(() => world.stop())

it(`[RELY-02] a browser killed ${KILLS} times loses nothing that it confirmed as saved (SEED=${seed})`, async () => {
  const { lost, saved, killsWithQueuedEdits } = await killBrowser(world.url, KILLS, seed)
  expect(lost).toEqual([])
  expect(saved).toBeGreaterThan(KILLS)
  expect(killsWithQueuedEdits).toBeGreaterThan(KILLS / 10)
}, 590_000)
