import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../infra/root.ts'
import { audit } from './audit.ts'

/** What holds of the whole tree without running it, and what to do when it does not. Boundaries are rules of the lint. */
const CHECKS = {
  types: { command: ['tsc', '-p', '.'], todo: 'Put right what it names.' },
  lint: {
    command: ['oxlint', '-c', '.config/oxlint.json', '--type-aware', '--deny-warnings'],
    todo: 'Put right what it names; the rules stand in .config/oxlint.json.',
  },
  format: {
    command: ['biome', 'check', '--config-path', '.config/format.json', '.'],
    todo: 'Let `npm run format` do it.',
  },
  'dead code': {
    command: ['knip', '-c', '.config/knip.json'],
    todo: 'Use it, or take it away. Where something does use it that cannot be seen, say so in .config/knip.json.',
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

/** Runs every check, prints what failed, and answers how many passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const [ofTree, ofPackages] = [await checkTree(), checkAudit()]
  return { passed: ofTree.passed + ofPackages.passed, failed: ofTree.failed + ofPackages.failed }
}

async function checkTree(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, { command, todo }]) => {
      const { passed, output } = await run(command)
      console.log(`${passed ? '✓' : '✗'} ${name}`)
      if (!passed) console.log(`${output}\n${todo} To look again: npx ${command.join(' ')}`)
      return passed
    }),
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** Prints what is known of weaknesses of what is deployed; where that cannot be asked, it counts as neither. */
function checkAudit(): { passed: number; failed: number } {
  const { finding, report } = audit()
  if (finding === 'unknown') console.log('– audit: the registry could not be asked, so nothing is known')
  else console.log(finding === 'safe' ? '✓ audit' : `✗ audit\n${report}\nTake a version without it.`)
  return { passed: Number(finding === 'safe'), failed: Number(finding === 'unsafe') }
}

if (import.meta.main) process.exitCode = (await check()).failed ? 1 : 0
