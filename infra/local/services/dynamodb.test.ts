import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { commandLines } from '../../../tests/fixtures/processes.ts'

const processes = () => commandLines().join('\n')

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'DynamoDB Local stops when its parent process receives %s',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'stillwater-ends-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const script = `const { startDynamoDb } = await import(${JSON.stringify(join(import.meta.dirname, 'dynamodb.ts'))})
      const { ready } = await startDynamoDb(${JSON.stringify(folder)}); await ready
      console.log('ready'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(processes()).toContain(`-dbPath ${folder}`)
    // SIGKILL hits only the parent. A terminal sends the other signals to the whole process group.
    process.kill(signal === 'SIGKILL' ? (child.pid ?? 0) : -(child.pid ?? 0), signal)
    await expect.poll(processes).not.toContain(`-dbPath ${folder}`)
  },
)
