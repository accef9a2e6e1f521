import * as z from 'zod/mini'
import { line, text } from '../../http/text.ts'
import { MAX_SETTLED_EDITS } from '../../records/limits.ts'
import { Device, WriteId, Writes } from '../../records/write-id.ts'
import { Instant, LocalDate, Zone } from '../../time/schema.ts'
import { FoundPattern } from '../flare/pattern-tips.ts'
import { isCustomField, MAX_CUSTOM_FIELDS, MAX_CUSTOM_VALUES } from './custom-field.ts'
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

/**
 * Whether the chosen options are in the order of their list, each once. The same choice is thus always the same array.
 */
const areInOrder = (options: readonly string[], chosen: readonly string[]) =>
  chosen.every((each, index) => index === 0 || options.indexOf(chosen[index - 1] ?? '') < options.indexOf(each))

function schemaOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'level':
      return z.int().check(z.minimum(0), z.maximum(field.max))
    case 'count':
      return z.number().check(
        z.minimum(0),
        z.maximum(field.max),
        // `multipleOf` accepts numbers that are nearly a multiple, and those that are nearly 0.
        z.refine((count) => Number.isInteger(count / field.step) && (count === 0 || count >= field.step)),
      )
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options)
    case 'choices':
      return z.array(z.enum(field.options)).check(
        z.maxLength(field.maxChosen),
        z.refine((chosen) => areInOrder(field.options, chosen)),
      )
    case 'words':
      return text(field.maxLength).check(z.minLength(1))
    case 'lines':
      return z.array(line(field.maxLineLength)).check(z.maxLength(field.maxLines))
    case 'time':
      return z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
  }
}

/** Checks the keys before parsing, because parsing an object silently drops `__proto__`. */
const onlyKnownFields = z.check(({ value, issues }) => {
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value).filter((name) => !isDayField(name))
  if (keys.length) issues.push({ code: 'unrecognized_keys', keys, input: value as Record<string, unknown> })
})

/**
 * The schema of an object with optional keys for all fields. `fixed` returns the schema of a fixed field; `custom` is
 * the schema of every custom field. Other keys are refused.
 */
export function objectOfFields(fixed: (field: FixedField) => z.ZodMiniType, custom: z.ZodMiniType) {
  const shape = Object.fromEntries(DAY_FIELDS.map((field) => [field, z.exactOptional(fixed(field))]))
  return z.pipe(z.unknown().check(onlyKnownFields), z.catchall(z.object(shape), custom))
}

/** All custom fields share this schema, with the highest bound. `withinBounds` then checks the bound of each kind. */
const customValue = z.int().check(z.minimum(0), z.maximum(MAX_CUSTOM_VALUES.trigger))
const withinBounds = z.check<Record<string, unknown>>(({ value, issues }) => {
  for (const [field, input] of Object.entries(value)) {
    const spec = isCustomField(field) && specOf(field)
    if (spec && 'max' in spec && Number(input) > spec.max)
      issues.push({ code: 'too_big', maximum: spec.max, origin: 'int', input, path: [field] })
  }
})

export const DayValues = objectOfFields((field) => schemaOf(FIELDS[field]), customValue).check(
  withinBounds,
) as z.ZodMiniType as z.ZodMiniType<Values>

/** The fields that the user changed. `null` clears a field; an absent field stays unchanged. */
export type DayEdit = { [F in DayField]?: Values[F] | null }
export const DayEdit = objectOfFields((field) => z.nullable(schemaOf(FIELDS[field])), z.nullable(customValue)).check(
  withinBounds,
  z.refine((edit) => Object.keys(edit).length > 0),
  z.refine((edit) => Object.keys(edit).filter(isCustomField).length <= MAX_CUSTOM_FIELDS),
) as z.ZodMiniType as z.ZodMiniType<DayEdit>

type Seen = { [F in DayField]?: WriteId[] }
const Seen = objectOfFields(() => Writes, Writes) as z.ZodMiniType as z.ZodMiniType<Seen>

export const FieldName = z
  .string()
  .check(z.maxLength(64), z.refine(isDayField)) as z.ZodMiniType as z.ZodMiniType<DayField>

/** Identifies a lost edit of a day, by its field and its write. */
const LostEditRef = z.strictObject({ field: FieldName, write: WriteId })
export type LostEditRef = z.infer<typeof LostEditRef>

/**
 * A lost edit about which the user has not decided. `value` is `null` when the edit cleared the field. `editedAt` is
 * its instant (epoch ms).
 */
export const LostEdit = z
  .object({
    date: LocalDate,
    field: FieldName,
    write: WriteId,
    value: z.unknown() as z.ZodMiniType as z.ZodMiniType<Values[DayField] | null>,
    editedAt: Instant,
  })
  .check(z.refine(({ field, value }) => DayEdit.safeParse({ [field]: value }).success))
export type LostEdit = z.infer<typeof LostEdit>

const areUnique = (names: readonly LostEditRef[]) =>
  new Set(names.map(({ field, write }) => `${write} ${field}`)).size === names.length

/** One edit of one day. For a field in `set`, `seen` names the writes whose value the screen showed. */
export const DayOperation = z
  .strictObject({
    device: Device,
    n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
    date: LocalDate,
    set: DayEdit,
    seen: Seen,
    /** The lost edits of that day about which the user has decided. The service stops returning them. */
    settles: z.exactOptional(z.array(LostEditRef).check(z.maxLength(MAX_SETTLED_EDITS), z.refine(areUnique))),
    editedAt: Instant,
    zone: Zone,
  })
  .check(z.refine(({ set, seen }) => Object.keys(seen).every((field) => field in set), { path: ['seen'] }))
export type DayOperation = z.infer<typeof DayOperation>

/** A day as the service returns it. `writers` has, for each field, the edit that last wrote or cleared it. */
export const Day = z.object({
  date: LocalDate,
  version: z.int(),
  values: DayValues,
  writers: objectOfFields(() => WriteId, WriteId) as z.ZodMiniType as z.ZodMiniType<Partial<Record<DayField, WriteId>>>,
  /** Whether the flare rules inferred a flare when the day was last saved. Source: requirement FLARE-01. */
  flareInferred: z.boolean(),
})
export type Day = z.infer<typeof Day>

/** The reply to an edit. */
export const SavedDay = z.object({
  day: Day,
  /** A pattern of the last ten days: at most once in three days, never on a flare day. Source: requirement TIP-01. */
  patternTip: z.exactOptional(FoundPattern),
})
export type SavedDay = z.infer<typeof SavedDay>
