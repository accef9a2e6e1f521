// @module-tag deep
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
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

it('[OPS-01] `npm start` builds and starts everything on loopback with demo accounts, prints the address, and ends with Ctrl-C', async () => {
  const folder = `dist/start-test-${process.pid}`
  onTestFinished(() => rmSync(join(ROOT, folder), { recursive: true, force: true }))
  const { STILLWATER_SEED: _, ...inherited } = process.env
  const env = { ...inherited, NODE_ENV: 'production', PORT: '0', STILLWATER_DATA: 'memory', STILLWATER_BUILD: folder }
  const child = spawn(process.execPath, [join(ROOT, 'infra/local/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    if (line.includes('runs until Ctrl-C')) break
  }
  const [, url = ''] = /^Ready  (http:\/\/localhost:\d+)$/m.exec(printed.join('\n')) ?? []
  expect(await (await fetch(url)).text()).toContain('<div id="root"')
  const [, email, password] = /^  (ada@\S+) +(\S+)/m.exec(printed.join('\n')) ?? []
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, stayLoggedIn: false })
  expect((await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body })).status).toBe(200)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
