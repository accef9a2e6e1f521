import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { watchFolders } from './watch-folders.ts'

/** Watches a new folder with one file. `onChange` gets the number of its call; `times` returns the number of calls. */
function watchNewFolder(onChange: (time: number) => Promise<void> = async () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-watched-'))
  const write = (path: string) => writeFileSync(join(folder, path), `${Math.random()}`)
  write('one.ts')
  let times = 0
  const isRelevant = (path: string) => path !== 'other.ts'
  const watcher = watchFolders([folder], isRelevant, () => onChange(++times))
  onTestFinished(() => {
    watcher.stop()
    rmSync(folder, { recursive: true })
  })
  return { folder, write, times: () => times }
}

it('notices a file that is changed, replaced, created in a new folder or deleted', async () => {
  const { folder, write, times } = watchNewFolder()
  const replace = () => {
    write('other.ts')
    renameSync(join(folder, 'other.ts'), join(folder, 'one.ts'))
  }
  const steps = [
    () => write('one.ts'),
    replace,
    replace,
    () => write('one.ts'),
    () => mkdirSync(join(folder, 'new')),
    () => write('new/two.ts'),
    () => rmSync(join(folder, 'new'), { recursive: true }),
    () => mkdirSync(join(folder, 'new')),
    () => write('new/two.ts'),
  ]
  for (const step of steps) {
    const before = times()
    step()
    await expect.poll(times).toBeGreaterThan(before)
  }
})

it('watches a folder again after it was missing for a while, as when Git switches branches', async () => {
  const { folder, write, times } = watchNewFolder()
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => setTimeout(resolve, 200))
  mkdirSync(folder)
  await expect.poll(times).toBeGreaterThan(0)
  const before = times()
  write('one.ts')
  await expect.poll(times).toBeGreaterThan(before)
})

it('ignores files that do not matter', async () => {
  const { write, times } = watchNewFolder()
  write('other.ts')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(times()).toBe(0)
})

it('changes during a call cause one more call afterwards, also when the first call fails', async () => {
  const first = Promise.withResolvers<void>()
  let maxConcurrent = 0
  let running = 0
  const { write, times } = watchNewFolder(async (time) => {
    maxConcurrent = Math.max(maxConcurrent, ++running)
    if (time === 1) await first.promise.finally(() => running--)
    else running--
  })
  write('one.ts')
  await expect.poll(times).toBe(1)
  write('one.ts')
  write('two.ts')
  first.reject(new Error('not this time'))
  await expect.poll(times).toBe(2)
  expect(maxConcurrent).toBe(1)
  expect(running).toBe(0)
})
