// @module-tag deep
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BUILD_FOLDER } from '../../infra/build/bundle.ts'
import { ROOT } from '../../infra/root.ts'

it('`npm start` builds into its own folder and does not touch the files that another `npm start` serves', async () => {
  const folder = `dist/start-test-${process.pid}`
  onTestFinished(() => rmSync(join(ROOT, folder), { recursive: true, force: true }))
  const builtFiles = ['web-shell/index.html', 'functions/home/index.mjs']
  // `BUILD_FOLDER` is the folder that another `npm start` serves.
  const modifiedTimes = () => builtFiles.map((path) => statSync(join(BUILD_FOLDER, path)).mtimeMs)
  const before = modifiedTimes()
  const script = `const { watchAll } = await import(${JSON.stringify(join(ROOT, 'infra/build/build.ts'))})
    const builds = await watchAll(() => {}, () => {}); await builds.stop(); process.exit(7)`
  const env = { ...process.env, NODE_ENV: 'production', STILLWATER_BUILD: folder }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([7, null])
  for (const path of builtFiles) expect(existsSync(join(ROOT, folder, path)), path).toBe(true)
  expect(modifiedTimes()).toEqual(before)
})
