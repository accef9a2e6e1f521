import { parseArgs } from 'node:util'
import { buildAll } from '../../infra/build/build.ts'
import { describeGrowth, type Figures, readCommitted, writeCommitted } from './figures.ts'
import { writeReadme } from './figures-table.ts'
import { measure, PART_NAMES } from './measure.ts'

/**
 * `npm run bench` measures what the product costs: counts, and ratios to plain pages and to a function that does
 * nothing, which are measured in the same run. It prints them beside the committed figures. With `--keep` it writes
 * them to `figures.json` and the README. With the name of a part, as in `npm run bench -- counts`, it measures only
 * that part.
 */

const show = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toFixed(2))))

function print(title: string, measured: Figures, committed: Figures | undefined): void {
  console.log(`\n${title.padEnd(64)}${'measured'.padStart(10)}${(committed ? 'committed' : '').padStart(11)}`)
  for (const [group, each] of Object.entries(measured))
    for (const [name, value] of Object.entries(each))
      console.log(
        `${`${group}: ${name}`.padEnd(64)}${show(value).padStart(10)}${show(committed?.[group]?.[name]).padStart(11)}`,
      )
}

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true })
const parts = PART_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name))
const hasUnknownPart = positionals.some((name) => !PART_NAMES.some((part) => part === name))
if (hasUnknownPart || (values.keep && positionals.length)) {
  console.error(`Parts are ${PART_NAMES.join(', ')}. --keep needs all parts`)
  process.exit(1)
}
const started = performance.now()
console.log('Measuring everything takes about four minutes, best with nothing else on the machine:')
await buildAll()
const measured = await measure((part) => console.log(`  ${part} …`), parts)
const committed = readCommitted()
print('Counts', measured.counts, committed.counts)
print('Ratios', measured.ratios, committed.ratios)
print('Milliseconds of this run', measured.times, undefined)
console.log(`\nmeasured in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (values.keep) writeReadme(writeCommitted(measured))
else for (const sentence of describeGrowth(measured.counts, committed.counts)) console.log(`✗ ${sentence}`)
