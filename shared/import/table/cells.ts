import { type DayValues, FIELDS, type Field, type FixedField } from '../../days/model/fields.ts'
import { DayValues as DayValuesSchema } from '../../days/model/schema.ts'
import { optionText, wordsOf } from '../../days/words/text.ts'

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'sí'])
const NO = new Set(['no', 'n', 'false', '0', 'nein', 'non'])

const plain = (text: string) => text.trim().toLowerCase()

/** A number with a decimal point or comma. */
function parseNumber(cell: string): number | undefined {
  const text = cell.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

function parseFlag(cell: string): boolean | undefined {
  if (YES.has(plain(cell))) return true
  return NO.has(plain(cell)) ? false : undefined
}

/** `7:30`, `07:30:00` and `7:30 pm` as `HH:MM`. */
function parseTime(cell: string): string | undefined {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(cell.trim()) ?? []
  if (!minutes) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** An option by its name, or by the words that screens show for it. */
const findOption = (field: FixedField, options: readonly string[], cell: string) =>
  options.find((option) => plain(option) === plain(cell) || plain(optionText(field, option)) === plain(cell))

const splitList = (cell: string) =>
  cell
    .split(/[\n;|]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Several options. `none` is the answer that none of them applies. */
function parseOptions(field: FixedField, options: readonly string[], cell: string): string[] | undefined {
  const isNone = plain(cell) === 'none' || plain(cell) === plain(wordsOf(field).none ?? 'none')
  if (isNone) return []
  // A comma separates options, unless it belongs to one.
  const parts = findOption(field, options, cell) ? [cell] : splitList(cell.replaceAll(/,\s*/g, ';'))
  const found = new Set(parts.map((part) => findOption(field, options, part)))
  return found.has(undefined) ? undefined : options.filter((option) => found.has(option))
}

function candidate(field: FixedField, spec: Field, cell: string): unknown {
  switch (spec.kind) {
    case 'level':
    case 'count':
      return parseNumber(cell)
    case 'flag':
      return parseFlag(cell)
    case 'time':
      return parseTime(cell)
    case 'choice':
      return findOption(field, spec.options, cell)
    case 'choices':
      return parseOptions(field, spec.options, cell)
    case 'lines':
      return plain(cell) === 'none' ? [] : splitList(cell)
    case 'words':
      return cell.trim()
  }
}

/** The value of a field in the words of a table. Returns `undefined` for what the field cannot have. */
export function parseCell(field: FixedField, cell: string): DayValues[FixedField] {
  const values = DayValuesSchema.safeParse({ [field]: candidate(field, FIELDS[field], cell) })
  return values.success ? values.data[field] : undefined
}
