import { parseArgs } from 'node:util'
import { buildAll } from '../../infra/build/build.ts'
import { type Figures, grown, readCommitted, writeCommitted } from './figures.ts'
import { writeReadme } from './figures-table.ts'
import { measure, PART_NAMES } from './measure.ts'

/**
 * `npm run bench`: what the product costs, in counts, and in ratios to something plain of the same run, beside what was
 * committed. With `--keep` it is committed: written to `figures.json` and the README. The name of a part, as in
 * `npm run bench -- counts`, measures that alone.
 */

const show = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toFixed(2))))

function print(title: string, measured: Figures, committed: Figures | undefined): void {
  console.log(`\n${title.padEnd(64)}${'measured'.padStart(10)}${(committed ? 'committed' : '').padStart(11)}`)
  for (const [of, each] of Object.entries(measured))
    for (const [name, value] of Object.entries(each))
      console.log(
        `${`${of}: ${name}`.padEnd(64)}${show(value).padStart(10)}${show(committed?.[of]?.[name]).padStart(11)}`,
      )
}

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true })
const parts = PART_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name))
if (positionals.some((name) => !PART_NAMES.some((part) => part === name)) || (values.keep && positionals.length)) {
  console.error(`Parts are ${PART_NAMES.join(', ')}; only all of them together can be kept`)
  process.exit(1)
}
const started = performance.now()
console.log('Measuring everything takes about four minutes, best with nothing else on the machine:')
await buildAll()
const measured = await measure((what) => console.log(`  ${what} …`), parts)
const committed = readCommitted()
print('Counts', measured.counts, committed.counts)
print('Ratios', measured.ratios, committed.ratios)
print('Milliseconds of this run', measured.times, undefined)
console.log(`\nmeasured in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (values.keep) writeReadme(writeCommitted(measured))
else for (const sentence of grown(measured.counts, committed.counts)) console.log(`✗ ${sentence}`)
