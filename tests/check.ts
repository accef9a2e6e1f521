import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../infra/root.ts'
import { audit } from './audit.ts'

/**
 * Static checks of the whole repository. `todo`: what to do when the check fails. Import boundaries are rules of the
 * lint.
 */
const CHECKS = {
  types: { command: ['tsc', '-p', '.'], todo: 'Fix what it names.' },
  lint: {
    command: ['oxlint', '-c', '.config/oxlint.json', '--type-aware', '--deny-warnings'],
    todo: 'Fix what it names. The rules are in .config/oxlint.json.',
  },
  format: {
    command: ['biome', 'check', '--config-path', '.config/format.json', '.'],
    todo: 'Run `npm run format`.',
  },
  'dead code': {
    command: ['knip', '-c', '.config/knip.json'],
    todo: 'Use it or delete it. If it is used in a way that knip cannot see, add it to .config/knip.json.',
  },
} as const

function run([command, ...args]: readonly string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command ?? ''), args, { cwd: ROOT })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}

/** Runs every check, prints the failures, and returns how many checks passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const [repository, packages] = await Promise.all([checkRepository(), checkAudit()])
  return { passed: repository.passed + packages.passed, failed: repository.failed + packages.failed }
}

async function checkRepository(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, { command, todo }]) => {
      const { passed, output } = await run(command)
      console.log(`${passed ? '✓' : '✗'} ${name}`)
      if (!passed) console.log(`${output}\n${todo} To repeat this check: npx ${command.join(' ')}`)
      return passed
    }),
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/**
 * Prints known vulnerabilities of the deployed packages. An audit without a registry counts as neither passed nor
 * failed.
 */
async function checkAudit(): Promise<{ passed: number; failed: number }> {
  const { finding, report } = await audit()
  if (finding === 'unknown') console.log('– audit: the registry was not reached, so the result is unknown')
  else console.log(finding === 'safe' ? '✓ audit' : `✗ audit\n${report}\nUse a version without the vulnerability.`)
  return { passed: Number(finding === 'safe'), failed: Number(finding === 'unsafe') }
}

if (import.meta.main) process.exitCode = (await check()).failed ? 1 : 0
