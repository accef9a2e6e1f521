import * as z from 'zod/mini'
import { line, text } from '../../http/text.ts'
import { Instant, LocalDate, Zone } from '../../time/schema.ts'
import { PATTERN_TIPS } from '../flare/pattern-tips.ts'
import { HIGHEST_CUSTOM, isCustomField, MOST_CUSTOM } from './custom-field.ts'
import {
  DAY_FIELDS,
  type DayField,
  FIELDS,
  type Field,
  type FixedField,
  isDayField,
  specOf,
  type DayValues as Values,
} from './fields.ts'
import { MOST_SEEN, MOST_SETTLED } from './most.ts'

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

/** Looks at names before anything is read, for reading an object silently drops `__proto__`. */
const onlyFields = z.check(({ value, issues }) => {
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value).filter((name) => !isDayField(name))
  if (keys.length) issues.push({ code: 'unrecognized_keys', keys, input: value as Record<string, unknown> })
})

/** Something of each field: of everybody's by `fixed`, of a person's own by `own`. Any other name is refused. */
function mapFields(fixed: (field: FixedField) => z.ZodMiniType, own: z.ZodMiniType) {
  const shape = Object.fromEntries(DAY_FIELDS.map((field) => [field, z.exactOptional(fixed(field))]))
  return z.pipe(z.unknown().check(onlyFields), z.catchall(z.object(shape), own))
}

/** A person's own fields are read alike; what each may be at most is asked afterwards. */
const ownValue = z.int().check(z.minimum(0), z.maximum(HIGHEST_CUSTOM.trigger))
const withinBounds = z.check<Record<string, unknown>>(({ value, issues }) => {
  for (const [field, own] of Object.entries(value)) {
    const spec = isCustomField(field) && specOf(field)
    if (spec && 'max' in spec && Number(own) > spec.max)
      issues.push({ code: 'too_big', maximum: spec.max, origin: 'int', input: own, path: [field] })
  }
})

export const DayValues = mapFields((field) => schemaOf(FIELDS[field]), ownValue).check(
  withinBounds,
) as z.ZodMiniType as z.ZodMiniType<Values>

/** The fields a person changed; `null` clears one, an absent field was not touched. */
export type DayEdit = { [F in DayField]?: Values[F] | null }
const DayEdit = mapFields((field) => z.nullable(schemaOf(FIELDS[field])), z.nullable(ownValue)).check(
  withinBounds,
  z.refine((edit) => Object.keys(edit).length > 0),
  z.refine((edit) => Object.keys(edit).filter(isCustomField).length <= MOST_CUSTOM),
) as z.ZodMiniType as z.ZodMiniType<DayEdit>

/** Where an edit was made, by a random name. */
const Device = z.string().check(z.regex(/^[0-9a-z]{8}$/))

/** The edit that wrote a value: `device.n`. */
export const Write = z.string().check(z.regex(/^[0-9a-z]{8}\.[1-9]\d{0,9}$/))
export type Write = z.infer<typeof Write>

type Seen = { [F in DayField]?: Write[] }
const writes = z.array(Write).check(z.maxLength(MOST_SEEN))
const Seen = mapFields(() => writes, writes) as z.ZodMiniType as z.ZodMiniType<Seen>

const FieldName = z.string().check(z.maxLength(64), z.refine(isDayField)) as z.ZodMiniType as z.ZodMiniType<DayField>

/** An edit that lost a merge, by which field of its day it was about. */
const LostName = z.strictObject({ field: FieldName, write: Write })
export type LostName = z.infer<typeof LostName>

/** An edit that lost a merge and waits for its person: what it said, `null` where it cleared, and when (epoch ms). */
export const Lost = z
  .object({
    date: LocalDate,
    field: FieldName,
    write: Write,
    value: z.unknown() as z.ZodMiniType as z.ZodMiniType<Values[DayField] | null>,
    editedAt: Instant,
  })
  .check(z.refine(({ field, value }) => DayEdit.safeParse({ [field]: value }).success))
export type Lost = z.infer<typeof Lost>

const isEachOnce = (names: readonly LostName[]) =>
  new Set(names.map(({ field, write }) => `${write} ${field}`)).size === names.length

/** One edit of one day. `seen` names, for each field in `set`, the writes whose value the screen showed. */
export const DayOperation = z
  .strictObject({
    device: Device,
    n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
    date: LocalDate,
    set: DayEdit,
    seen: Seen,
    /** The lost edits of that day on which its maker has decided: they wait no more. */
    settles: z.exactOptional(z.array(LostName).check(z.maxLength(MOST_SETTLED), z.refine(isEachOnce))),
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
  writers: mapFields(() => Write, Write) as z.ZodMiniType as z.ZodMiniType<Partial<Record<DayField, Write>>>,
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
