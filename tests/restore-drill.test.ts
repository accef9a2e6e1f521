import { afterEach, expect, it, vi } from 'vitest'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const { runRestoreDrill } = await import('./fixtures/restore-drill.ts')
const { startMail } = await import('./fixtures/mail/mail-stand-ins.ts')
await startMail()

afterEach(() => void vi.useRealTimers())

it('[RELY-08] [SEC-29] a backup, a wipe and a restore give an equal table, in which erased users stay erased', async () => {
  expect(await runRestoreDrill(60)).toBeGreaterThan(60)
}, 60_000)
