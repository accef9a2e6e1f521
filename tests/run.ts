import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { type ModuleDiagnostic, startVitest, type TestModule } from 'vitest/node'
import { ROOT } from '../infra/root.ts'
import { check } from './check.ts'
import { escapeRegExp, filesWithTag, filesWithTitle } from './fixtures/test-files.ts'

/**
 * `npm test` runs every check, and every test without the tag `deep`. Its last line is `N passed, N failed, N skipped`. With a part
 * of a path or of a title it runs only the matching tests and starts only what they need. With `--deep` (`npm run test:deep`) it
 * runs only the tests with the tag `deep`, with new random input.
 */

const SLOWEST = 10
const USAGE = "npm test [-- PART-OF-A-PATH … -t 'PART OF A TITLE']"

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Prints the time of each test level, summed over all workers: the preparation of its files, then the tests. */
function printTotals(modules: readonly TestModule[]): void {
  console.log('\nBy level (summed over all workers: preparation, then tests)')
  for (const [level, files] of Map.groupBy(modules, ({ project }) => project.name)) {
    const sum = (timeOf: (times: ModuleDiagnostic) => number) =>
      seconds(files.reduce((total, module) => total + timeOf(module.diagnostic()), 0))
    const preparation = sum((times) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = times
      return environmentSetupDuration + prepareDuration + collectDuration + setupDuration
    })
    console.log(`${preparation} ${sum(({ duration }) => duration)}  ${level}, ${files.length} files`)
  }
}

function printSlowest(modules: readonly TestModule[]): void {
  const durations = modules.map((module) => ({ module, ms: module.diagnostic().duration }))
  console.log('\nSlowest files')
  for (const { module, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${seconds(ms)}  ${relative(ROOT, module.moduleId)}`)
}

const GRANTS_TODO =
  'Grants are in functions/…/feature.ts. Grant what was refused. Delete an unused grant, or add a journey that uses it.'

/** Checks that the policies of the functions allow what the journeys needed, and nothing else. */
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
const isFullRun = !(deep || title || paths.length)
const NOTHING = { passed: 0, failed: 0 }
// All workers use the same seed for their random input.
process.env['SEED'] ??= deep ? String(Math.floor(Math.random() * 2 ** 31)) : '1'

// The set-up of the tests leaves one core idle, which the checks use.
const checking = isFullRun ? check() : NOTHING
/** The parts of paths of the files to load. A file whose tests are all left out would not undo what it does when it is loaded. */
function filesToLoad(): string[] {
  if (paths.length) return paths
  if (title) return filesWithTitle(title)
  return deep ? filesWithTag('deep') : []
}

const filters = filesToLoad()
const vitest = await startVitest('test', filters, {
  config: join(ROOT, '.config/vitest.config.ts'),
  root: ROOT,
  watch: false,
  ...(deep ? { tagsFilter: ['deep'] } : isFullRun && { tagsFilter: ['!deep'] }),
  project: deep ? ['deep', 'operation', 'cloud', 'journey', 'engine'] : ['!deep'],
  ...(title && { testNamePattern: escapeRegExp(title) }),
})
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
// A file that fails to load has no tests, so it counts as one failure.
const loadErrors = modules.filter((module) => module.errors().length).length + vitest.state.getUnhandledErrors().length
if (isFullRun) {
  printTotals(modules)
  printSlowest(modules)
}
await vitest.close()

const checks = await checking
const grants = isFullRun ? checkGrants() : NOTHING
const hasRun = count('passed') + count('failed') > 0
if (!hasRun) console.log(`\nNo test has run: the reason is above, or no test matches. Usage: ${USAGE}`)
const failed = checks.failed + grants.failed + count('failed') + loadErrors + Number(!hasRun)
console.log(`To repeat the random input, put SEED=${process.env['SEED']} before the command.`)
console.log(`${checks.passed + grants.passed + count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`)
// Exits explicitly, because a set-up that failed half-way may have left processes running.
process.exit(failed ? 1 : 0)
