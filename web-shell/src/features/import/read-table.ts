import type { Table } from '../../../../shared/import/table/table.ts'

const MAX_COLUMNS = 200

/** Reads a CSV file, whatever separates its cells. Returns `undefined` when it is no table. Loads the parser. */
export async function readTable(csv: string): Promise<Table | undefined> {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
  })
  const [headings = [], ...rows] = data
  const isTable = headings.length >= 2 && headings.length <= MAX_COLUMNS && rows.length > 0
  return isTable ? { headings: headings.map((heading) => heading.trim()), rows } : undefined
}
