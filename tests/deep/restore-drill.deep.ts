import { afterEach, expect, it, vi } from 'vitest'
import { useOwnTable } from '../fixtures/setup/own-table.ts'

await useOwnTable()
const { runRestoreDrill } = await import('../fixtures/restore-drill.ts')
const { startMail } = await import('../fixtures/mail/mail-stand-ins.ts')
await startMail()

afterEach(() => void vi.useRealTimers())

it('[RELY-08] [SEC-29] a table with ten users of ten years each is backed up, wiped and restored, and erased users stay erased', async () => {
  const before = process.memoryUsage().rss
  expect(await runRestoreDrill(3_650, 10)).toBeGreaterThan(36_500)
  // A stream needs the same memory whatever the size of the table.
  expect(process.memoryUsage().rss - before).toBeLessThan(1_000_000_000)
}, 600_000)
