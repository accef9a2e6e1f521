import * as z from 'zod/mini'
import { LocalDate } from '../time/schema.ts'
import { COLUMN_FIELDS, COLUMN_NAMES, type ColumnField, type ColumnName, type Columns } from './columns.ts'
import { MAX_STATE } from './state.ts'

/** The names in a list with commas, which `ColumnNames` has checked. */
export function columnNamesIn(list: string): ColumnName[] {
  return list.split(',') as ColumnName[]
}

const areKnownOnce = (list: string) => {
  const names = columnNamesIn(list)
  return new Set(names).size === names.length && names.every((name) => COLUMN_NAMES.includes(name))
}

/** Names of columns, each once, with commas between them. */
export const ColumnNames = z.string().check(z.maxLength(1_000), z.refine(areKnownOnce))

/** A century. An import reaches back fifty years. */
const MAX_DAYS = 36_600
const perDay = <T extends z.ZodMiniType>(value: T) => z.readonly(z.array(value).check(z.maxLength(MAX_DAYS)))

const Column = perDay(z.nullable(z.number()))
const fields = Object.fromEntries(COLUMN_FIELDS.map((field) => [field, z.exactOptional(Column)])) as Record<
  ColumnField,
  z.ZodMiniExactOptional<typeof Column>
>
const whole = z.int().check(z.minimum(0))

export const ColumnsShape = {
  first: LocalDate,
  states: perDay(whole.check(z.maximum(MAX_STATE))),
  versions: perDay(whole),
  fields: z.object(fields),
  custom: z.exactOptional(z.record(z.string(), Column)),
} satisfies Record<keyof Columns, z.ZodMiniType>

/** Which import of older days a client has: opaque to it. */
export const Generation = z.string().check(z.regex(/^\d{1,16}$/))
