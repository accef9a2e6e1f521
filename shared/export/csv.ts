import { CUSTOM_KINDS, type CustomLists, customFieldOf } from '../custom/rules.ts'
import { DAY_FIELDS, type DayField, type DayValues } from '../days/model/fields.ts'
import { textCell } from './cell.ts'
import type { ExportedDay } from './schema.ts'

/** One column of the table of days, with its heading. */
interface Column {
  field: DayField
  heading: string
}

function valueCell(value: DayValues[DayField] | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return textCell(value)
  return textCell(value.length > 0 ? value.join('\n') : 'none')
}

/** The columns of a user: every field of a day by its name in the product, then the user's own items. */
export function columnsOf(custom: CustomLists): Column[] {
  const own = CUSTOM_KINDS.flatMap((kind) =>
    custom[kind].map(({ id, name }) => ({
      field: customFieldOf(kind, id),
      heading: `${name} (${customFieldOf(kind, id)})`,
    })),
  )
  return [...DAY_FIELDS.map((field) => ({ field, heading: field })), ...own]
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`

/** The first line. The mark before it tells spreadsheets that the text is UTF-8. */
export function csvHeader(columns: readonly Column[]): string {
  return `\uFEFF${line(['date', ...columns.map(({ heading }) => textCell(heading)), 'flareInferred'])}`
}

/** The line of one day. */
export function csvRow(
  { date, values, flareInferred }: Pick<ExportedDay, 'date' | 'values' | 'flareInferred'>,
  columns: readonly Column[],
): string {
  return line([date, ...columns.map(({ field }) => valueCell(values[field])), valueCell(flareInferred)])
}
