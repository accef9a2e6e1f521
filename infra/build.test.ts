import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BUILT, ROOT } from './bundle.ts'

it('a start builds into a folder of its own and takes nothing away that another one serves', async () => {
  const folder = `dist/start-test-${process.pid}`
  const served = ['web-shell/assets', 'functions/home'].map((path) => join(BUILT, path, 'of-another.txt'))
  for (const file of served) writeFileSync(file, '')
  onTestFinished(() => {
    for (const path of [...served, join(ROOT, folder)]) rmSync(path, { recursive: true, force: true })
  })
  const script = `const { watchAll } = await import(${JSON.stringify(join(import.meta.dirname, 'build.ts'))})
    const builds = await watchAll(() => {}); await builds.stop(); process.exit(7)`
  const env = { ...process.env, NODE_ENV: 'production', STILLWATER_BUILD: folder }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([7, null])
  const built = ['web-shell/index.html', 'functions/home/index.mjs'].map((path) => join(ROOT, folder, path))
  expect([...served, ...built].map((file) => existsSync(file))).toEqual([true, true, true, true])
}, 60_000)

it('`npm start` names that folder by its port', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  expect(scripts.start).toContain('STILLWATER_BUILD=dist/start-${PORT:-4173} ')
})
