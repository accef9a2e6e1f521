import { columnsOf, csvHeader, csvRow } from '../../../../shared/export/csv.ts'
import type { ExportedCustomItems, ExportedDay } from '../../../../shared/export/schema.ts'
import type { GrowingFile } from './json-file.ts'

const NO_ITEMS: ExportedCustomItems = { symptoms: [], triggers: [] }

/** The days as a table for spreadsheets. The custom items come before the days: they are columns. */
export function createCsvFile(): GrowingFile {
  let columns = columnsOf(NO_ITEMS)
  const blobs: Blob[] = []
  return {
    add: ({ entries }) => {
      const custom = entries.find(({ section }) => section === 'customItems')?.entry
      if (custom) columns = columnsOf(custom as ExportedCustomItems)
      const days = entries.filter(({ section }) => section === 'days')
      const rows = days.map(({ entry }) => csvRow(entry as unknown as ExportedDay, columns))
      if (rows.length) blobs.push(new Blob([rows.join('')]))
    },
    finish: () => new Blob([csvHeader(columns), ...blobs], { type: 'text/csv;charset=utf-8' }),
  }
}
