import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { REMOTES } from '../shared/remotes.ts'
import { ROOT } from './root.ts'

it.each(REMOTES)(
  'what is deployed with the name %s is that remote and nothing else',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'stillwater-synth-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const env = { ...process.env, CDK_OUTDIR: folder }
    const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts', name], { cwd: ROOT, env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')])
    const templates = readdirSync(folder).filter((file) => file.endsWith('.template.json'))
    expect(templates).toEqual([`Stillwater-${name === 'learn' ? 'Learn' : 'Admin'}.template.json`])
  },
  60_000,
)
