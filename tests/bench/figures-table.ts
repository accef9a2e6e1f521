import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommittedFigures } from './figures.ts'
import { monthlyCost } from './monthly-cost.ts'
import { RUNG } from './ringing.ts'

const FILE = join(import.meta.dirname, '../README.md')
const BEGIN = '<!-- figures, written by `npm run bench -- --keep` -->\n'
const END = '<!-- end of figures -->'

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (heading: string[], rows: string[]) => [row(...heading), row(...heading.map(() => '---')), ...rows]

/** The figures as Markdown tables for the README. */
export function figuresAsMarkdown({ counts, ratios }: CommittedFigures): string {
  const costs = Object.entries(counts).filter(([, each]) => 'apiCalls' in each)
  const functions = Object.entries(counts).flatMap(([name, { bundleKb }]) =>
    bundleKb === undefined ? [] : [[name.replace('function ', ''), bundleKb] as const],
  )
  const ratio = (group: string, name: string) => `${Math.round(ratios[group]?.[name] ?? 0)} ×`
  const pages = (group: string) =>
    Object.entries(ratios[group] ?? {}).map(([name, value]) => row(`${group}: ${name}`, value))
  const { api, table: tableCost, transfer, reminders, total, totalOf } = monthlyCost(counts)
  const inIndex = counts[`looking up ${RUNG} reminders`]?.['readUnits'] ?? 0
  const written = counts[`ringing ${RUNG} reminders`]?.['writeUnits'] ?? 0
  return [
    ...table(
      ['', 'API calls', 'table calls', 'read units', 'write units', 'requests', 'kB', 'kB of scripts'],
      costs.map(([name, each]) =>
        row(
          name,
          each['apiCalls'] ?? 0,
          each['tableCalls'] ?? 0,
          each['readUnits'] ?? 0,
          each['writeUnits'] ?? 0,
          each['requests'] ?? 0,
          each['totalKb'] ?? 0,
          each['scriptKb'] ?? 0,
        ),
      ),
    ),
    '',
    `An ordinary day is ${counts['ordinary day']?.['bytes']} bytes in the table.`,
    '',
    `A thousand people who log every day and are reminded four times a day cost about $${total} a month: $${api} for the API and its functions,`,
    `$${tableCost} for the table, $${transfer} for the transfer, $${reminders} for the reminders ([how this is counted](bench/monthly-cost.ts)). Ten thousand people cost`,
    `$${totalOf(10_000)}, a hundred thousand $${totalOf(100_000)}, a million $${totalOf(1_000_000)}.`,
    '',
    `Looking up ${RUNG} due reminders costs ${inIndex} read units, and ringing them ${written} write units.`,
    '',
    'As multiples of a function that does nothing:',
    '',
    ...table(
      ['function', 'gzipped', 'cold import', 'CPU of a warm event'],
      functions.map(([name, kb]) => row(name, `${kb} kB`, ratio('cold import', name), ratio('warm CPU', name))),
    ),
    '',
    ...table(['page', ''], ['slow phone', 'Lighthouse', 'possible links', 'search', 'notifications'].flatMap(pages)),
    '',
  ].join('\n')
}

/** The text between the two comments that mark the figures in the README; `undefined` without them. */
export function figuresInReadme(): string | undefined {
  return readFileSync(FILE, 'utf8').split(BEGIN)[1]?.split(END)[0]
}

/** Writes the figures into the README, between the two comments that mark them. */
export function writeReadme(committed: CommittedFigures): void {
  const [before = '', after] = readFileSync(FILE, 'utf8').split(
    /(?<=<!-- figures, .*-->\n)[^]*?(?=<!-- end of figures)/,
  )
  if (after === undefined) throw new Error('The README has no comments that mark the figures')
  writeFileSync(FILE, before + figuresAsMarkdown(committed) + after)
}
