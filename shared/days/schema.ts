import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { Instant, LocalDate, Zone } from '../time/schema.ts'
import { DAY_FIELDS, type DayField, FIELDS, type Field, MOST_SEEN, type DayValues as Values } from './fields.ts'
import { PATTERN_TIPS } from './tips.ts'

const line = (longest: number) => text(longest).check(z.regex(/^\S(?:.*\S)?$/))

/** Whether options are chosen in the order of their list, so that one choice is written in one way only. */
const inOrder = (options: readonly string[], chosen: readonly string[]) =>
  chosen.every((each, index) => index === 0 || options.indexOf(chosen[index - 1] ?? '') < options.indexOf(each))

function schemaOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'level':
      return z.int().check(z.minimum(0), z.maximum(field.max))
    case 'count':
      return z.number().check(z.minimum(0), z.maximum(field.max), z.multipleOf(field.step))
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options)
    case 'choices':
      return z.array(z.enum(field.options)).check(
        z.maxLength(field.most),
        z.refine((chosen) => inOrder(field.options, chosen)),
      )
    case 'words':
      return text(field.longest).check(z.minLength(1))
    case 'lines':
      return z.array(line(field.longest)).check(z.maxLength(field.most))
    case 'time':
      return z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
  }
}

const mapFields = (schema: (field: DayField) => z.ZodMiniType) =>
  Object.fromEntries(DAY_FIELDS.map((field) => [field, z.exactOptional(schema(field))]))

export const DayValues = z.strictObject(
  mapFields((field) => schemaOf(FIELDS[field])),
) as z.ZodMiniType as z.ZodMiniType<Values>

/** The fields a person changed; `null` clears one, an absent field was not touched. */
export type DayEdit = { [F in DayField]?: Values[F] | null }
const DayEdit = z
  .strictObject(mapFields((field) => z.nullable(schemaOf(FIELDS[field]))))
  .check(z.refine((edit) => Object.keys(edit).length > 0)) as z.ZodMiniType as z.ZodMiniType<DayEdit>

/** Where an edit was made, by a random name. */
const Device = z.string().check(z.regex(/^[0-9a-z]{8}$/))

/** The edit that wrote a value: `device.n`. */
export const Write = z.string().check(z.regex(/^[0-9a-z]{8}\.[1-9]\d{0,9}$/))
export type Write = z.infer<typeof Write>

type Seen = { [F in DayField]?: Write[] }
const Seen = z.strictObject(
  mapFields(() => z.array(Write).check(z.maxLength(MOST_SEEN))),
) as z.ZodMiniType as z.ZodMiniType<Seen>

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
  writers: z.partialRecord(z.enum(DAY_FIELDS), Write),
  /** Whether the rules found a flare when the day was last saved. Source: requirement FLARE-01. */
  flareInferred: z.boolean(),
})
export type Day = z.infer<typeof Day>

/** The answer to an edit. */
export const Saved = z.object({
  day: Day,
  /** What the last ten days show, at most once in three days; never on a flare day. Source: requirement TIP-01. */
  patternTip: z.exactOptional(z.enum(PATTERN_TIPS)),
})
export type Saved = z.infer<typeof Saved>
