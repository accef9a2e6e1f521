import type { Table, Target } from './table.ts'

/*
 * The CSV export of the cycle app drip, as its schema 4 and lib/import-export/export-to-csv.js have it
 * (github.com/jfr3000/drip, read on 2026-11-25): a column for each property of a day, such as `mood.happy`, with `true`
 * or `false`; texts in lower case. Only what means the same in this diary is taken over.
 */

const MOODS: Record<string, string> = {
  'mood.happy': 'Happy',
  'mood.stressed': 'Stressed',
  'mood.balanced': 'Calm',
  'mood.anxious': 'Anxious',
  'mood.fatigue': 'Exhausted',
}
const PAIN_TYPES: Record<string, string> = { 'pain.cramps': 'Cramping' }
const PAIN_LOCATIONS: Record<string, string> = { 'pain.backache': 'Lower back' }
const TEXTS: Record<string, Target> = { 'note.value': 'notes', 'mood.note': 'moodNotes' }

const LISTS = [
  ['moods', MOODS],
  ['painTypes', PAIN_TYPES],
  ['painLocations', PAIN_LOCATIONS],
] as const

/** Whether a table is an export of drip. */
export function isDrip(headings: readonly string[]): boolean {
  return ['date', 'bleeding.value', 'mucus.feeling', 'mood.happy'].every((name) => headings.includes(name))
}

/** The table in the diary's own terms, and the headings that have entries but no place in the diary. */
export function fromDrip({ headings, rows }: Table): { table: Table; targets: Target[]; unused: string[] } {
  const known = new Set(['date', ...Object.keys(TEXTS), ...LISTS.flatMap(([, names]) => Object.keys(names))])
  const hasEntries = (column: number) => rows.some((row) => !['', 'false'].includes((row[column] ?? '').trim()))
  const unused = headings.filter((heading, column) => !known.has(heading) && hasEntries(column))
  const cellsOf = (row: readonly string[]) => {
    const cell = (heading: string) => row[headings.indexOf(heading)] ?? ''
    const chosen = (names: Record<string, string>) =>
      Object.entries(names).flatMap(([heading, option]) => (cell(heading).trim() === 'true' ? [option] : []))
    return [cell('date'), ...Object.keys(TEXTS).map(cell), ...LISTS.map(([, names]) => chosen(names).join(';'))]
  }
  const targets: Target[] = ['date', ...Object.values(TEXTS), ...LISTS.map(([field]) => field)]
  return { table: { headings: targets.map(String), rows: rows.map(cellsOf) }, targets, unused }
}
