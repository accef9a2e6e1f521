import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'figures.json')

/** Groups of named numbers. A name that ends in `Kb` is a size in kilobytes (1000 bytes, gzipped). */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * The committed figures. `counts` must not grow. `ratios` come from one run on one machine and are only information.
 */
export interface CommittedFigures {
  counts: Figures
  ratios: Figures
}

/**
 * Tolerances for sizes, in kB. The size of a page changes a little with the date: one tolerance for each figure. The
 * size of an API response changes with its random ids: one tolerance for each API call.
 */
const TOLERANCE_KB = 0.1
const TOLERANCE_KB_PER_CALL = 0.005

export function readCommitted(): CommittedFigures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as CommittedFigures
}

const isSize = (name: string) => name.endsWith('Kb')

function mapFigures(figures: Figures, change: (value: number, name: string) => number): Figures {
  const sorted = Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(
    sorted.map(([group, each]) => [
      group,
      Object.fromEntries(Object.entries(each).map(([name, value]) => [name, change(value, name)])),
    ]),
  )
}

/** Rounds the counts for the committed file: sizes to whole kB, upwards. */
export const roundCounts = (counts: Figures) =>
  mapFigures(counts, (value, name) => (isSize(name) ? Math.ceil(value) : value))

/** Writes the committed figures, sorted by name. Ratios have two decimal places. */
export function writeCommitted({ counts, ratios }: CommittedFigures): CommittedFigures {
  const committed = { counts: roundCounts(counts), ratios: mapFigures(ratios, (value) => Number(value.toFixed(2))) }
  writeFileSync(FILE, `${JSON.stringify(committed, undefined, 2)}\n`)
  return committed
}

/** Returns a sentence for each count that is larger than the committed one or that is not committed. */
export function describeGrowth(measured: Figures, committed: Figures = readCommitted().counts): string[] {
  return Object.entries(measured).flatMap(([group, each]) =>
    Object.entries(each).flatMap(([name, value]) => {
      const allowed = committed[group]?.[name]
      if (allowed === undefined) return `${group}, ${name}: ${value} is not committed: \`npm run bench -- --keep\``
      const calls = committed[group]?.['apiCalls'] ?? 0
      const tolerance = isSize(name) ? TOLERANCE_KB + TOLERANCE_KB_PER_CALL * calls : 0
      if (value <= allowed + tolerance) return []
      const growth = `${group}, ${name}: ${rounded(value)} instead of ${allowed} (+${rounded(value - allowed)})`
      return `${growth}. Cut it, or keep it by \`npm run bench -- --keep\` and say why in the commit`
    }),
  )
}

const rounded = (value: number) => Number(value.toFixed(2))
