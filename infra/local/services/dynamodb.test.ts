import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commandLines } from '../../../tests/fixtures/processes.ts'

const processes = () => commandLines().join('\n')

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the table ends with whoever started it, by %s to all of its terminal',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'stillwater-ends-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const script = `const { startDynamoDb } = await import(${JSON.stringify(join(import.meta.dirname, 'dynamodb.ts'))})
      const { up } = await startDynamoDb(${JSON.stringify(folder)}); await up; console.log('up'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(processes()).toContain(`-dbPath ${folder}`)
    // A killed parent takes only itself along; a terminal's signals reach the whole group.
    process.kill(signal === 'SIGKILL' ? (child.pid ?? 0) : -(child.pid ?? 0), signal)
    await expect.poll(processes).not.toContain(`-dbPath ${folder}`)
  },
)
