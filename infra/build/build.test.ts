import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../root.ts'
import { BUILT } from './bundle.ts'

it('a start builds into a folder of its own and takes nothing away that another one serves', async () => {
  const folder = `dist/start-test-${process.pid}`
  onTestFinished(() => rmSync(join(ROOT, folder), { recursive: true, force: true }))
  const made = ['web-shell/index.html', 'functions/home/index.mjs']
  // What another one serves.
  const writtenAt = () => made.map((path) => statSync(join(BUILT, path)).mtimeMs)
  const before = writtenAt()
  const script = `const { watchAll } = await import(${JSON.stringify(join(import.meta.dirname, 'build.ts'))})
    const builds = await watchAll(() => {}, () => {}); await builds.stop(); process.exit(7)`
  const env = { ...process.env, NODE_ENV: 'production', STILLWATER_BUILD: folder }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([7, null])
  expect(made.map((path) => existsSync(join(ROOT, folder, path)))).toEqual([true, true])
  expect(writtenAt()).toEqual(before)
})
