import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { type ModuleDiagnostic, startVitest, type TestModule } from 'vitest/node'
import { ROOT } from '../infra/root.ts'
import { check } from './check.ts'
import { seed } from './fixtures/seed.ts'
import { filesOfTitle, literally } from './fixtures/test-files.ts'

/**
 * `npm test`: every check and every test; ends with `N passed, N failed`. A part of a path or of a title leaves only the
 * tests that have it, and starts only what those need. With `--deep` it is `npm run test:deep`: the runs that take
 * longer, alone.
 */

const SLOWEST = 10
const USAGE = "npm test [-- PART-OF-A-PATH … -t 'PART OF A TITLE']"

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** What each level of tests takes: what its files wait for before their tests, and the tests themselves, over all workers. */
function printTotals(modules: readonly TestModule[]): void {
  console.log('\nBy level (work of all workers: getting ready, then tests)')
  for (const [level, files] of Map.groupBy(modules, ({ project }) => project.name)) {
    const sum = (of: (times: ModuleDiagnostic) => number) =>
      seconds(files.reduce((total, module) => total + of(module.diagnostic()), 0))
    const ready = sum((times) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = times
      return environmentSetupDuration + prepareDuration + collectDuration + setupDuration
    })
    console.log(`${ready} ${sum(({ duration }) => duration)}  ${level}, ${files.length} files`)
  }
}

function printSlowest(modules: readonly TestModule[]): void {
  const durations = modules.map((module) => ({ module, ms: module.diagnostic().duration }))
  console.log('\nSlowest files')
  for (const { module, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${seconds(ms)}  ${relative(ROOT, module.moduleId)}`)
}

const GRANTS_TODO =
  'What a feature may do stands in its functions/…/feature.ts: grant what was refused; what no journey needed, take away or let one need.'

/** Whether the functions' policies allow what the journeys needed and nothing else. Only a whole run can tell. */
function checkGrants(): { passed: number; failed: number } {
  const { stillwaterGrants = ['No journey has run'] } = globalThis as { stillwaterGrants?: string[] }
  const passed = stillwaterGrants.length === 0
  console.log([`\n${passed ? '✓' : '✗'} grants`, ...stillwaterGrants].join('\n'))
  if (!passed) console.log(GRANTS_TODO)
  return { passed: Number(passed), failed: Number(!passed) }
}

function readArguments() {
  const options = { deep: { type: 'boolean' }, title: { type: 'string', short: 't' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { ...values, paths: positionals }
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. Usage: ${USAGE}`)
    return process.exit(1)
  }
}

const { deep = false, title, paths } = readArguments()
const isWhole = !deep && !title && paths.length === 0
const NOTHING = { passed: 0, failed: 0 }
// So that every worker grows its random input from the same.
process.env['SEED'] = String(seed)

const checks = isWhole ? await check() : NOTHING
const filters = paths.length || !title ? paths : filesOfTitle(title)
const vitest = await startVitest('test', filters, {
  config: join(ROOT, '.config/vitest.config.ts'),
  root: ROOT,
  watch: false,
  project: deep ? ['deep'] : ['!deep'],
  ...(title && { testNamePattern: literally(title) }),
})
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
// A file that could not be loaded has no tests to fail, so it counts by itself.
const broken = modules.filter((module) => module.errors().length).length + vitest.state.getUnhandledErrors().length
if (isWhole) {
  printTotals(modules)
  printSlowest(modules)
}
await vitest.close()

const grants = isWhole ? checkGrants() : NOTHING
const hasRun = count('passed') + count('failed') > 0
if (!hasRun) console.log(`\nNo test has run: the reason stands above, or none is called so. Usage: ${USAGE}`)
const failed = checks.failed + grants.failed + count('failed') + broken + Number(!hasRun)
console.log(`SEED=${seed} before the command repeats its random input.`)
console.log(`${checks.passed + grants.passed + count('passed')} passed, ${failed} failed`)
// At once: a set-up that failed half-way may have left something running.
process.exit(failed ? 1 : 0)
