import type { Diary } from '../../../../shared/export/schema.ts'
import { fromDrip, isDrip } from '../../../../shared/import/table/drip.ts'
import type { LeftOut, Table } from '../../../../shared/import/table/table.ts'
import { tableToDiary } from '../../../../shared/import/table/to-diary.ts'
import { now } from '../../shell/first/api/clock.ts'
import { type RefusedFile, readJson } from './read-json.ts'
import { readTable } from './read-table.ts'

/** Ten years with long notes are below this. */
const MAX_FILE_BYTES = 60_000_000

/** What can be compared with the diary, and what of the file has no place in it. */
export interface Source {
  diary: Diary
  leftOut: readonly LeftOut[]
  /** Headings of columns that are not taken over. */
  unused: readonly string[]
}

/** What a file turned out to be: ready, a table whose columns the user must name, or nothing we can read. */
export type ReadFile = Source | { table: Table } | RefusedFile

/** Reads a file on this device. Nothing is sent. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'huge' }
  const content = await file.text()
  if (content.trimStart().startsWith('{')) {
    const read = readJson(content)
    return 'problem' in read ? read : { ...read, leftOut: [], unused: [] }
  }
  const table = await readTable(content)
  if (!table) return { problem: 'foreign' }
  if (!isDrip(table.headings)) return { table }
  const { table: known, targets, unused } = fromDrip(table)
  return { ...tableToDiary(known, { targets, dateOrder: 'ymd' }, now()), unused }
}
