import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { REMOTES } from '../shared/remotes.ts'
import { ROOT } from './root.ts'

it.each(REMOTES)('what is deployed with the name %s is that remote and nothing else', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-synth-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...process.env, CDK_OUTDIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts', name], { cwd: ROOT, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')])
  const templates = readdirSync(folder).filter((file) => file.endsWith('.template.json'))
  expect(templates).toEqual([`Stillwater-${name === 'learn' ? 'Learn' : 'Admin'}.template.json`])
})

it('[OPS-03] `npm run deploy` builds, then has the CDK deploy all that the app says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // In place of the CDK, which would ask AWS.
  writeFileSync(join(folder, 'cdk'), `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/asked\n`, { mode: 0o755 })
  const { VITEST: _, ...own } = process.env
  const env = {
    ...own,
    NODE_ENV: 'production',
    STILLWATER_BUILD: join('dist', 'deploy-test'),
    PATH: `${folder}:${own['PATH']}`,
  }
  onTestFinished(() => rmSync(join(ROOT, 'dist/deploy-test'), { recursive: true, force: true }))
  const deploy = spawnSync(process.execPath, ['infra/deploy.ts', 'learn'], { cwd: ROOT, env, encoding: 'utf8' })
  expect([deploy.status, deploy.stderr]).toEqual([0, ''])
  expect(readdirSync(join(ROOT, 'dist/deploy-test'))).toEqual(['web-learn'])
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
  expect(asked).toEqual(['deploy', '--all', '--no-notices', '--app', 'node infra/app.ts learn'])
})

it('[OPS-03] the README says what a deployment needs and what it costs', () => {
  const section = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n## Deploy\n')[1]?.split('\n## ')[0] ?? ''
  for (const word of [/AWS credentials/, /cdk bootstrap/, /\$\d/]) expect(section).toMatch(word)
})
