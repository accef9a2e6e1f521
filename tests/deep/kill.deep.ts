import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../infra/local/world.ts'
import { killBrowser } from '../fixtures/kill/kill-browser.ts'
import { seed } from '../fixtures/seed.ts'

const POINTS = 50

let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder: undefined })
})
afterAll(() => world.stop())

it(`[RELY-02] a browser killed at ${POINTS} points loses nothing that it confirmed as saved (SEED=${seed})`, async () => {
  const { lost, saved, killsWithQueuedEdits } = await killBrowser(world.url, POINTS, seed)
  expect(lost).toEqual([])
  expect(saved).toBeGreaterThan(POINTS)
  expect(killsWithQueuedEdits).toBeGreaterThan(POINTS / 10)
}, 590_000)
