import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { claimFolder } from './claim.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-claim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('a folder belongs to one at a time, by whatever path it is called', async () => {
  const folder = newFolder()
  const release = await claimFolder(folder)
  await expect(claimFolder(`${folder}/../${folder.split('/').at(-1)}`)).rejects.toThrow('Please end it first')
  const others = await claimFolder(newFolder())
  others()
  release()
  const again = await claimFolder(folder)
  again()
})

/** Has another process claim a folder and be killed. */
async function killAnOwnerOf(folder: string): Promise<void> {
  const script = `const { claimFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'claim.ts'))})
    await claimFolder(${JSON.stringify(folder)}); console.log('mine'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  await expect(claimFolder(folder)).rejects.toThrow('Please end it first')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('a folder is free again when whoever had it was killed', async () => {
  const folder = newFolder()
  await killAnOwnerOf(folder)
  const claim = claimFolder(folder)
  await expect(claim).resolves.toBeDefined()
  const release = await claim
  release()
})

it.each([
  ['that nobody had', () => undefined],
  ['whose owner was killed', killAnOwnerOf],
])('of two who claim a folder %s at the same time, one gets it', async (_, prepare) => {
  const folder = newFolder()
  await prepare(folder)
  const claims = await Promise.allSettled([claimFolder(folder), claimFolder(folder)])
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const claim of claims) if (claim.status === 'fulfilled') claim.value()
})

it('a second start with the same data says what to do, at once and before it builds', async () => {
  const folder = newFolder()
  const release = await claimFolder(folder)
  onTestFinished(release)
  const env = { ...process.env, STILLWATER_DATA: folder, PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], { env, stdio: 'pipe' })
  onTestFinished(() => void child.kill())
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect([said, code]).toEqual(['', 1])
  expect(complained.trim().split('\n')).toEqual([expect.stringContaining(`uses ${folder}. Please end it`)])
})
