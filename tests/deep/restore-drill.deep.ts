// @module-tag deep
import { afterEach, expect, it, vi } from 'vitest'
import { useOwnTable } from '../fixtures/setup/own-table.ts'

await useOwnTable()
const { runRestoreDrill } = await import('../fixtures/restore-drill.ts')
const { startMail } = await import('../fixtures/mail/mail-stand-ins.ts')
await startMail()

afterEach(() => void vi.useRealTimers())

it('[RELY-08] [SEC-29] a table with five users of ten years each is backed up, wiped and restored, and erased users stay erased', async () => {
  expect(await runRestoreDrill(3_650, 5)).toBeGreaterThan(15_000)
}, 600_000)
