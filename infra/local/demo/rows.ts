import * as z from 'zod/mini'
import { DAY_FIELDS, FIELDS, type FixedField, type DayValues as Values } from '../../../shared/days/model/fields.ts'
import { DayValues } from '../../../shared/days/model/schema.ts'
import { LocalDate } from '../../../shared/time/schema.ts'
import type { NewDay } from './stored-days.ts'

const Answers = z._default(z.record(z.string(), z.unknown()), {})
const Row = z.strictObject({ date: LocalDate, symptoms: Answers, journal: Answers })
/** Exact history to write, its fields named as the product texts name them. */
export const NewDays = z.strictObject({ userId: z.string(), rows: z.array(Row) })

/** Names of the product texts that are not simply those of the contract in another spelling. */
const IRREGULAR = new Map<string, FixedField>([
  ['symptoms.pain_location', 'painLocations'],
  ['symptoms.pain_type', 'painTypes'],
  ['symptoms.nocturia_frequency', 'nocturia'],
  ['symptoms.intervention_type', 'interventions'],
  ['symptoms.mood_tags', 'quickMoods'],
  ['journal.mood_tags', 'moods'],
])
/** What the texts' rows have besides answers, and the table keeps otherwise. */
const BESIDE = new Set(['user_id', 'date', 'created_at'])

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function fieldOf(part: string, name: string): FixedField | undefined {
  return IRREGULAR.get(`${part}.${name}`) ?? DAY_FIELDS.find((field) => field === camel(name))
}

const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** Options whatever their case, and in the order of their list. What is none of them is left to the schema to refuse. */
function asListed(field: FixedField, value: unknown): unknown {
  const { kind, ...more } = FIELDS[field]
  if (!('options' in more)) return value
  const options: readonly string[] = more.options
  if (kind === 'choice') return options.find((option) => fold(option) === fold(value)) ?? value
  if (!Array.isArray(value)) return value
  const chosen = new Set(value.filter((each) => each !== '').map(fold))
  const listed = options.filter((option) => chosen.has(fold(option)))
  return listed.length === chosen.size ? listed : value
}

/** Takes one answer into `values`, or answers why it is refused. */
function take(values: Partial<Record<FixedField, unknown>>, field: FixedField | undefined, given: unknown) {
  if (!field) return 'is no field of a day'
  if (given === null || given === '') return undefined
  const value = asListed(field, given)
  if (DayValues.safeParse({ [field]: value }).success) {
    values[field] = value
    return undefined
  }
  const { kind, ...more } = FIELDS[field]
  return `cannot be ${JSON.stringify(given)}, it takes ${kind}${'options' in more ? `: ${more.options.join(', ')}` : ''}`
}

/** A row as a day. Adds to `wrong` what is wrong with it. */
function readRow({ date, symptoms, journal }: z.infer<typeof Row>, wrong: string[]): NewDay {
  const values: Partial<Record<FixedField, unknown>> = {}
  const { flare_inferred: flareInferred = null, ...rest } = symptoms
  if (flareInferred !== null && typeof flareInferred !== 'boolean')
    wrong.push(`symptoms.flare_inferred on ${date} cannot be ${JSON.stringify(flareInferred)}, it takes flag`)
  for (const [part, answers] of Object.entries({ symptoms: rest, journal }))
    for (const [name, given] of Object.entries(answers)) {
      if (BESIDE.has(name)) continue
      const why = take(values, fieldOf(part, name), given)
      if (why) wrong.push(`${part}.${name} on ${date} ${why}`)
    }
  return { date, values: values as Values, ...(typeof flareInferred === 'boolean' && { flareInferred }) }
}

/** Rows as days. Throws a `TypeError` that names everything wrong with them. */
export function readRows(rows: z.output<typeof NewDays>['rows']): NewDay[] {
  const wrong: string[] = []
  const days = rows.map((row) => readRow(row, wrong))
  const dates = days.map(({ date }) => date)
  wrong.push(...dates.filter((date, index) => dates.indexOf(date) < index).map((date) => `${date} is there twice`))
  if (wrong.length) throw new TypeError(wrong.join('; '))
  return days
}
