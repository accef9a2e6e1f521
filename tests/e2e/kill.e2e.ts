import { expect } from 'vitest'
import { journey } from '../fixtures/browser/browser.ts'
import { killBrowser } from '../fixtures/kill/kill-browser.ts'
import { seed } from '../fixtures/seed.ts'
import { workerWorld } from '../fixtures/setup/worker-world.ts'

journey(`[RELY-02] a killed browser loses nothing that it confirmed as saved (SEED=${seed})`, async () => {
  const { lost, saved } = await killBrowser(workerWorld.url, 1, seed)
  expect(lost).toEqual([])
  expect(saved).toBeGreaterThan(0)
})
