import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { onChange } from './on-change.ts'

/** Watches a new folder with one file in it. `act` is what is done at each change. */
function watched(act: (times: number) => Promise<void> = async () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-watched-'))
  const write = (path: string) => writeFileSync(join(folder, path), `${Math.random()}`)
  write('one.ts')
  let times = 0
  const matters = (path: string) => path !== 'other.ts'
  const watcher = onChange([folder], matters, () => act(++times))
  onTestFinished(() => {
    watcher.stop()
    rmSync(folder, { recursive: true })
  })
  return { folder, write, times: () => times }
}

it('a file is seen however it is written: in place, in place of another, in a new folder, and when it goes', async () => {
  const { folder, write, times } = watched()
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

it('a folder that is away for a while, as when branches are switched, is watched again once it is back', async () => {
  const { folder, write, times } = watched()
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => setTimeout(resolve, 200))
  mkdirSync(folder)
  await expect.poll(times).toBeGreaterThan(0)
  const before = times()
  write('one.ts')
  await expect.poll(times).toBeGreaterThan(before)
})

it('what does not matter is passed over', async () => {
  const { write, times } = watched()
  write('other.ts')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(times()).toBe(0)
})

it('what changes meanwhile makes one more call, never two at once, whether the first one works or not', async () => {
  const first = Promise.withResolvers<void>()
  let most = 0
  let now = 0
  const { write, times } = watched(async (time) => {
    most = Math.max(most, ++now)
    if (time === 1) await first.promise.finally(() => now--)
    else now--
  })
  write('one.ts')
  await expect.poll(times).toBe(1)
  write('one.ts')
  write('two.ts')
  first.reject(new Error('not this time'))
  await expect.poll(times).toBe(2)
  expect([most, now]).toEqual([1, 0])
})
