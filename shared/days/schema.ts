import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { Instant, LocalDate, Zone } from '../time/schema.ts'
import { HIGHEST } from './levels.ts'

const level = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum))

/** The longest note, in UTF-16 units. */
export const NOTES_LENGTH = 2000

/** What a person can say of a day. A field never answered is absent, never 0. Bounds: requirement LOG-07. */
const FIELDS = {
  painLevel: level(HIGHEST.painLevel),
  urgencyLevel: level(HIGHEST.urgencyLevel),
  notes: text(NOTES_LENGTH).check(z.minLength(1)),
}

export type DayField = keyof typeof FIELDS
export const DAY_FIELDS = Object.keys(FIELDS) as DayField[]
const DayField = z.enum(DAY_FIELDS)

type Fields = typeof FIELDS
const mapFields = <T>(schema: (field: DayField) => T) =>
  Object.fromEntries(DAY_FIELDS.map((field) => [field, schema(field)]))

export const DayValues = z.strictObject(
  mapFields((field) => z.exactOptional(FIELDS[field])) as { [F in DayField]: z.ZodMiniExactOptional<Fields[F]> },
)
export type DayValues = z.infer<typeof DayValues>

/** The fields a person changed; `null` clears one, an absent field was not touched. */
const DayEdit = z
  .strictObject(
    mapFields((field) => z.exactOptional(z.nullable(FIELDS[field]))) as {
      [F in DayField]: z.ZodMiniExactOptional<z.ZodMiniNullable<Fields[F]>>
    },
  )
  .check(z.refine((edit) => Object.keys(edit).length > 0))
type DayEdit = z.infer<typeof DayEdit>

/** Where an edit was made, by a random name. */
const Device = z.string().check(z.regex(/^[0-9a-z]{8}$/))

/** An edit names at most so many writes that it saw of a field. */
export const MOST_SEEN = 50

/** The edit that wrote a value: `device.n`. */
export const Write = z.string().check(z.regex(/^[0-9a-z]{8}\.[1-9]\d{0,9}$/))
export type Write = z.infer<typeof Write>

const Seen = z.strictObject(
  mapFields(() => z.exactOptional(z.array(Write).check(z.maxLength(MOST_SEEN)))) as {
    [F in DayField]: z.ZodMiniExactOptional<z.ZodMiniArray<typeof Write>>
  },
)

/** One edit of one day. `seen` names, for each field in `set`, the writes whose value the screen showed. */
export const DayOperation = z
  .strictObject({
    device: Device,
    n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
    date: LocalDate,
    set: DayEdit,
    seen: Seen,
    editedAt: Instant,
    zone: Zone,
  })
  .check(z.refine(({ set, seen }) => Object.keys(seen).every((field) => field in set), { path: ['seen'] }))
export type DayOperation = z.infer<typeof DayOperation>

/** A day as the service knows it; `writers` says for each field which edit wrote it (also one that cleared it). */
export const Day = z.object({
  date: LocalDate,
  version: z.int(),
  values: DayValues,
  writers: z.partialRecord(DayField, Write),
})
export type Day = z.infer<typeof Day>
