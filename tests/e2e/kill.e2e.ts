import { expect } from 'vitest'
import { journey } from '../fixtures/browser/browser.ts'
import { killAt } from '../fixtures/kill/points.ts'
import { seed } from '../fixtures/seed.ts'
import { ownWorld } from '../fixtures/setup/own-world.ts'

journey(`[RELY-02] a browser that is killed loses nothing that it called saved (SEED=${seed})`, async () => {
  const { gone, saved } = await killAt(ownWorld.url, 1, seed)
  expect(gone).toEqual([])
  expect(saved).toBeGreaterThan(0)
})
