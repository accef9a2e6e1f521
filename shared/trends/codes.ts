import { type DayField, type DayValues, specOf } from '../days/model/fields.ts'

/** The number in the column of a field, from a day's values; `null` without one. */
export function codeIn(values: DayValues, field: DayField): number | null {
  const value = values[field]
  if (value === undefined) return null
  const spec = specOf(field)
  if (spec.kind === 'choice') return spec.options.indexOf(String(value))
  // No list of options is longer than the 53 bits that a number holds exactly.
  if (spec.kind === 'choices')
    return (value as readonly string[]).reduce((bits, option) => bits + 2 ** spec.options.indexOf(option), 0)
  return Number(value)
}

/** The options in a bit set of a column, in the order of their list. */
function chosenIn(code: number, options: readonly string[]): string[] {
  return options.filter((_, place) => Math.floor(code / 2 ** place) % 2 === 1)
}

/** The value of a number in a column: the reverse of `codeIn`. */
export function valueOf(field: DayField, code: number): DayValues[DayField] {
  const spec = specOf(field)
  if (spec.kind === 'choice') return spec.options[code]
  if (spec.kind === 'choices') return chosenIn(code, spec.options)
  return spec.kind === 'flag' ? code === 1 : code
}
