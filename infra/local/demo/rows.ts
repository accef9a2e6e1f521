import * as z from 'zod/mini'
import { DAY_FIELDS, FIELDS, type FixedField, type DayValues as Values } from '../../../shared/days/model/fields.ts'
import { DayValues } from '../../../shared/days/model/schema.ts'
import { LocalDate } from '../../../shared/time/schema.ts'
import type { NewDay } from './stored-days.ts'

const RowFields = z._default(z.record(z.string(), z.unknown()), {})
const Row = z.strictObject({ date: LocalDate, symptoms: RowFields, journal: RowFields })
/** Days to write, with the field names of the product description (`pain_level`). */
export const NewDays = z.strictObject({ userId: z.string(), rows: z.array(Row) })

/** Names in the product description that are not the field's name in snake case. */
const IRREGULAR_NAMES = new Map<string, FixedField>([
  ['symptoms.pain_location', 'painLocations'],
  ['symptoms.pain_type', 'painTypes'],
  ['symptoms.nocturia_frequency', 'nocturia'],
  ['symptoms.intervention_type', 'interventions'],
  ['symptoms.mood_tags', 'quickMoods'],
  ['journal.mood_tags', 'moods'],
])
/** Columns of the rows in the product description that are not fields: the key of a day, and instants, which each field has. */
const OTHER_COLUMNS = new Set(['user_id', 'date', 'created_at'])

const toCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function fieldOf(part: string, name: string): FixedField | undefined {
  return IRREGULAR_NAMES.get(`${part}.${name}`) ?? DAY_FIELDS.find((field) => field === toCamelCase(name))
}

const toComparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** Finds options in any case and returns them in the order of their list. The schema rejects unknown ones later. */
function toListedOptions(field: FixedField, value: unknown): unknown {
  const { kind, ...more } = FIELDS[field]
  if (!('options' in more)) return value
  const options: readonly string[] = more.options
  if (kind === 'choice') return options.find((option) => toComparable(option) === toComparable(value)) ?? value
  if (!Array.isArray(value)) return value
  const chosen = new Set(value.filter((each) => each !== '').map(toComparable))
  const listed = options.filter((option) => chosen.has(toComparable(option)))
  return listed.length === chosen.size ? listed : value
}

/** Adds one value to `values`, or returns why it is rejected. */
function addValue(values: Partial<Record<FixedField, unknown>>, field: FixedField | undefined, given: unknown) {
  if (!field) return 'is no field of a day'
  if (given === null || given === '') return undefined
  const value = toListedOptions(field, given)
  if (DayValues.safeParse({ [field]: value }).success) {
    values[field] = value
    return undefined
  }
  const { kind, ...more } = FIELDS[field]
  return `cannot be ${JSON.stringify(given)}, it takes ${kind}${'options' in more ? `: ${more.options.join(', ')}` : ''}`
}

/** Turns a row into a day. Adds its errors to `errors`. */
function readRow({ date, symptoms, journal }: z.infer<typeof Row>, errors: string[]): NewDay {
  const values: Partial<Record<FixedField, unknown>> = {}
  const { flare_inferred: flareInferred = null, ...rest } = symptoms
  if (flareInferred !== null && typeof flareInferred !== 'boolean')
    errors.push(`symptoms.flare_inferred on ${date} cannot be ${JSON.stringify(flareInferred)}, it takes flag`)
  for (const [part, answers] of Object.entries({ symptoms: rest, journal }))
    for (const [name, given] of Object.entries(answers)) {
      if (OTHER_COLUMNS.has(name)) continue
      const reason = addValue(values, fieldOf(part, name), given)
      if (reason) errors.push(`${part}.${name} on ${date} ${reason}`)
    }
  return { date, values: values as Values, ...(typeof flareInferred === 'boolean' && { flareInferred }) }
}

/** Turns rows into days. Throws a `TypeError` that names every error in them. */
export function parseRows(rows: z.output<typeof NewDays>['rows']): NewDay[] {
  const errors: string[] = []
  const days = rows.map((row) => readRow(row, errors))
  const dates = days.map(({ date }) => date)
  errors.push(...dates.filter((date, index) => dates.indexOf(date) < index).map((date) => `${date} is there twice`))
  if (errors.length) throw new TypeError(errors.join('; '))
  return days
}
