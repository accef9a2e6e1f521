import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'figures.json')

/** Named numbers by what they are of. Those of kilobytes (1000 bytes, gzipped) end in `Kb`. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What was committed: `counts` may not grow, `ratios` are of one run on one machine and only told. */
export interface Committed {
  counts: Figures
  ratios: Figures
}

/**
 * What changes in a page with the date and its letters, and in each of many answers with what is drawn for it, in kB: a
 * size that grew by no more did not grow.
 */
const ROOM_KB = 0.1
const ROOM_KB_A_CALL = 0.005

export function readCommitted(): Committed {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Committed
}

const isSize = (name: string) => name.endsWith('Kb')

function mapFigures(figures: Figures, change: (value: number, name: string) => number): Figures {
  const sorted = Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(
    sorted.map(([of, each]) => [
      of,
      Object.fromEntries(Object.entries(each).map(([name, value]) => [name, change(value, name)])),
    ]),
  )
}

/** Counts as they are committed: sizes in whole kB, rounded up. */
export const asCommitted = (counts: Figures) =>
  mapFigures(counts, (value, name) => (isSize(name) ? Math.ceil(value) : value))

/** Writes the committed figures, sorted; ratios to two places. */
export function writeCommitted({ counts, ratios }: Committed): Committed {
  const committed = { counts: asCommitted(counts), ratios: mapFigures(ratios, (value) => Number(value.toFixed(2))) }
  writeFileSync(FILE, `${JSON.stringify(committed, undefined, 2)}\n`)
  return committed
}

/** A sentence for each count that is worse than the committed one, or that nobody has committed. */
export function grown(measured: Figures, committed: Figures = readCommitted().counts): string[] {
  return Object.entries(measured).flatMap(([of, each]) =>
    Object.entries(each).flatMap(([name, value]) => {
      const allowed = committed[of]?.[name]
      if (allowed === undefined) return `${of}, ${name}: ${value} is not committed: \`npm run bench -- --keep\``
      const room = isSize(name) ? ROOM_KB + ROOM_KB_A_CALL * (committed[of]?.['apiCalls'] ?? 0) : 0
      if (value <= allowed + room) return []
      const by = `${of}, ${name}: ${rounded(value)} instead of ${allowed} (+${rounded(value - allowed)})`
      return `${by}. Cut it, or keep it by \`npm run bench -- --keep\` and say why in the commit`
    }),
  )
}

const rounded = (value: number) => Number(value.toFixed(2))
