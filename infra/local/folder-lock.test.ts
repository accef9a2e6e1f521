import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { lockFolder } from './folder-lock.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('only one caller at a time can lock a folder, whichever path it uses', async () => {
  const folder = newFolder()
  const release = await lockFolder(folder)
  await expect(lockFolder(`${folder}/../${folder.split('/').at(-1)}`)).rejects.toThrow('Please end it first')
  const releaseOther = await lockFolder(newFolder())
  releaseOther()
  release()
  const releaseAgain = await lockFolder(folder)
  releaseAgain()
})

/** Locks a folder in another process and kills that process. */
async function lockInKilledProcess(folder: string): Promise<void> {
  const script = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
    await lockFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow('Please end it first')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('a folder can be locked again after its owner was killed', async () => {
  const folder = newFolder()
  await lockInKilledProcess(folder)
  const lock = lockFolder(folder)
  await expect(lock).resolves.toBeDefined()
  const release = await lock
  release()
})

it.each([
  ['without an owner', () => undefined],
  ['whose owner was killed', lockInKilledProcess],
])('only one of two concurrent callers locks a folder %s', async (_, prepare) => {
  const folder = newFolder()
  await prepare(folder)
  const locks = await Promise.allSettled([lockFolder(folder), lockFolder(folder)])
  expect(locks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const lock of locks) if (lock.status === 'fulfilled') lock.value()
})

it('a second start with the same data exits before the build and says what to do', async () => {
  const folder = newFolder()
  const release = await lockFolder(folder)
  onTestFinished(release)
  const env = { ...process.env, STILLWATER_DATA: folder, PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], { env, stdio: 'pipe' })
  onTestFinished(() => void child.kill())
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(stdout).toBe('')
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`uses ${folder}. Please end it`)])
})
