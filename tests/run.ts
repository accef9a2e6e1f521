import { join, relative } from 'node:path'
import { startVitest, type TestModule } from 'vitest/node'
import { check } from './check.ts'

/** `npm test`: every check and every test; ends with `N passed, N failed`. Arguments filter by file. */

const ROOT = join(import.meta.dirname, '..')
const SLOWEST = 10

function printSlowest(modules: readonly TestModule[]): void {
  const durations = modules.map((module) => ({ module, ms: module.diagnostic().duration }))
  console.log('\nSlowest files')
  for (const { module, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(ROOT, module.moduleId)}`)
}

/** Whether the functions' policies allow what the journeys needed and nothing else. Only a whole run can tell. */
function checkGrants(): { passed: number; failed: number } {
  const { stillwaterGrants = ['No journey has run'] } = globalThis as { stillwaterGrants?: string[] }
  const passed = stillwaterGrants.length === 0
  console.log([`\n${passed ? '✓' : '✗'} grants`, ...stillwaterGrants].join('\n'))
  return { passed: Number(passed), failed: Number(!passed) }
}

const checks = await check()
const filters = process.argv.slice(2)
const vitest = await startVitest('test', filters, {
  config: join(ROOT, '.config/vitest.config.ts'),
  root: ROOT,
  watch: false,
})
const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
// A file that could not be loaded has no tests to fail, so it counts by itself.
const broken = modules.filter((module) => module.errors().length).length + vitest.state.getUnhandledErrors().length
printSlowest(modules)
await vitest.close()

const grants = filters.length ? { passed: 0, failed: 0 } : checkGrants()
const failed = checks.failed + grants.failed + count('failed') + broken
if (tests.length === 0) console.log('No test was found.')
console.log(`${checks.passed + grants.passed + count('passed')} passed, ${failed} failed`)
// At once: a set-up that failed half-way may have left something running.
process.exit(failed || tests.length === 0 ? 1 : 0)
