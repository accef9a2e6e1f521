import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { REMOTES } from '../shared/remotes.ts'
import { seed } from '../tests/fixtures/seed.ts'
import { ROOT } from './root.ts'

/** Synthesising takes long. One remote a run is enough. */
const name = REMOTES[seed % REMOTES.length] ?? REMOTES[0]
it(`deploying with the name ${name} synthesises that remote and nothing else`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-synth-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...process.env, CDK_OUTDIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts', name], { cwd: ROOT, env, encoding: 'utf8' })
  expect(stderr).not.toContain('Error')
  expect(status).toBe(0)
  const templates = readdirSync(folder).filter((file) => file.endsWith('.template.json'))
  expect(templates).toEqual([`Stillwater-${name === 'learn' ? 'Learn' : 'Admin'}.template.json`])
})

it('[OPS-03] `npm run deploy` builds, then lets the CDK deploy all stacks of the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // A stand-in for the CDK, which would call AWS.
  writeFileSync(join(folder, 'cdk'), `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/arguments\n`, { mode: 0o755 })
  const { VITEST: _, ...inheritedEnv } = process.env
  const env = {
    ...inheritedEnv,
    NODE_ENV: 'production',
    STILLWATER_BUILD: join('dist', 'deploy-test'),
    PATH: `${folder}:${inheritedEnv['PATH']}`,
  }
  onTestFinished(() => rmSync(join(ROOT, 'dist/deploy-test'), { recursive: true, force: true }))
  const deploy = spawnSync(process.execPath, ['infra/deploy.ts', 'learn'], { cwd: ROOT, env, encoding: 'utf8' })
  expect(deploy.stderr).toBe('')
  expect(deploy.status).toBe(0)
  expect(readdirSync(join(ROOT, 'dist/deploy-test'))).toEqual(['web-learn'])
  const passedArguments = readFileSync(join(folder, 'arguments'), 'utf8').trim().split('\n')
  expect(passedArguments).toEqual(['deploy', '--all', '--no-notices', '--app', 'node infra/app.ts learn'])
})

it('[OPS-03] the README names what a deployment needs and what it costs', () => {
  const section = readFileSync(join(ROOT, 'infra/README.md'), 'utf8').split('\n## Deploy\n')[1]?.split('\n## ')[0] ?? ''
  for (const word of [/AWS credentials/, /cdk bootstrap/, /\$\d/]) expect(section).toMatch(word)
})
