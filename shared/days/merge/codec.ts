import * as z from 'zod/mini'
import type { Writer } from '../../records/merge.ts'
import type { LocalDate } from '../../time/local-date.ts'
import { type CustomField, isCustomField } from '../model/custom-field.ts'
import { DAY_FIELDS, type DayField, FIELDS, type Field, type FixedField } from '../model/fields.ts'
import { DayValues } from '../model/schema.ts'
import type { StoredDay } from './merge.ts'

/**
 * The attribute name of each field: one letter, because storage is billed by the byte. The letter of a removed field is
 * never reused.
 */
const CODES = {
  painLevel: 'p',
  urgencyLevel: 'u',
  frequency: 'f',
  nocturia: 'N',
  urinationPainTiming: 't',
  painAfterUrination: 'a',
  painAfterUrinationLevel: 'A',
  incompleteEmptying: 'e',
  bladderSpasms: 'b',
  bladderCapacityFeeling: 'c',
  urgencyTriggers: 'g',
  firstSymptomTime: 'T',
  painLocations: 'l',
  painTypes: 'y',
  painTriggersMovement: 'm',
  painRadiates: 'r',
  painRadiationAreas: 'R',
  painTriggeredByStrainingBowel: 's',
  pelvicHeaviness: 'h',
  pelvicHeavinessLevel: 'H',
  fatigueLevel: 'F',
  stressLevel: 'S',
  flareManual: 'x',
  isManagingFlare: 'X',
  interventions: 'I',
  notes: 'n',
  quickMoods: 'q',
  waterGlasses: 'W',
  sleepHours: 'z',
  sleepQuality: 'Z',
  sleepNotes: 'k',
  bowelMovement: 'B',
  bowelMovementNotes: 'L',
  foodTags: 'j',
  beverages: 'D',
  mealsEaten: 'J',
  medications: 'M',
  exerciseActivities: 'E',
  moods: 'o',
  moodNotes: 'O',
} as const satisfies Record<FixedField, string>
const FIELD_BY_LETTER = new Map<string, FixedField>(DAY_FIELDS.map((field) => [CODES[field], field]))

/**
 * The attributes besides the fields:
 * - `v`: the version
 * - `d`: the highest edit number of each device
 * - `w`: the fields that each writer (`device.n.stamp`) wrote: the letters of fixed fields, then a `.` and the code of
 *   each custom field
 * - `C`: the values of the custom fields, by code
 * - `i`: a flare was inferred
 * - `U`: how many lost edits the day ever had
 */
const Item = z.object({
  v: z.int(),
  d: z.record(z.string(), z.int()),
  w: z.record(z.string(), z.string()),
  C: z.optional(z.record(z.string(), z.unknown())),
  i: z.optional(z.boolean()),
  U: z.optional(z.int()),
})

/** Has a property for each attribute of a stored day. */
export const STORED_SHAPE = { ...Item.shape, ...Object.fromEntries(Object.values(CODES).map((code) => [code, true])) }

/** A day's item without its key. */
export type DayItem = z.infer<typeof Item> & Record<string, unknown>

/** The encoding of one kind of field. `decode` does not validate; the schema refuses an invalid result. */
interface Coding {
  encode: (value: never) => string | number
  decode: (stored: unknown) => unknown
}

const unchanged: Coding = { encode: (value) => value, decode: (stored) => stored }
const flag: Coding = { encode: (value: boolean) => Number(value), decode: (stored) => stored === 1 }
const lines: Coding = {
  encode: (value: readonly string[]) => value.join('\n'),
  decode: (stored) => (stored === '' ? [] : String(stored).split('\n')),
}
const time: Coding = {
  encode: (value: string) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3)),
  decode: (stored) => new Date(Number(stored) * 60_000).toISOString().slice(11, 16),
}
const toIndexCode = (options: readonly string[], option: string) => options.indexOf(option).toString(36)
const fromIndexCode = (options: readonly string[], code: string) => options[Number.parseInt(code, 36)]

function codingOf(field: Field): Coding {
  switch (field.kind) {
    case 'flag':
      return flag
    case 'lines':
      return lines
    case 'time':
      return time
    case 'choice':
      return {
        encode: (value: string) => toIndexCode(field.options, value),
        decode: (stored) => fromIndexCode(field.options, String(stored)),
      }
    case 'choices':
      return {
        encode: (value: readonly string[]) => value.map((each) => toIndexCode(field.options, each)).join(''),
        decode: (stored) => Array.from(String(stored), (code) => fromIndexCode(field.options, code)),
      }
    case 'level':
    case 'count':
    case 'words':
      return unchanged
  }
}

const encodeWriter = ({ device, n, stamp }: Writer) => `${device}.${n}.${stamp.toString(36)}`

function decodeWriter(code: string): Writer {
  const [device = '', n, stamp = ''] = code.split('.')
  return { device, n: Number(n), stamp: Number.parseInt(stamp, 36) }
}

/** The code of a custom field: `symptom.x1y2z3` becomes `sx1y2z3`. */
const toCustomCode = (field: CustomField) => `${field.slice(0, 1)}${field.slice(field.indexOf('.') + 1)}`
const fromCustomCode = (code: string): CustomField => `${code.startsWith('s') ? 'symptom' : 'trigger'}.${code.slice(1)}`

export function encodeDay({ version, values, writers, devices, flareInferred, lostEdits }: StoredDay): DayItem {
  const codesByWriter: Record<string, string> = {}
  const customValues: Record<string, unknown> = {}
  const item: DayItem = {
    v: version,
    d: devices,
    w: codesByWriter,
    ...(flareInferred && { i: true }),
    ...(lostEdits && { U: lostEdits }),
  }
  for (const field of [...DAY_FIELDS, ...Object.keys(writers).filter(isCustomField)]) {
    const writer = writers[field]
    if (!writer) continue
    const writerCode = encodeWriter(writer)
    const value = values[field]
    if (isCustomField(field)) {
      codesByWriter[writerCode] = `${codesByWriter[writerCode] ?? ''}.${toCustomCode(field)}`
      if (value !== undefined) customValues[toCustomCode(field)] = value
    } else {
      codesByWriter[writerCode] = (codesByWriter[writerCode] ?? '') + CODES[field]
      if (value !== undefined) item[CODES[field]] = codingOf(FIELDS[field]).encode(value as never)
    }
  }
  return Object.keys(customValues).length ? { ...item, C: customValues } : item
}

/** Decodes an item. Throws a `ZodError` for an item that this codec did not write. */
export function decodeDay(date: LocalDate, item: Record<string, unknown>): StoredDay {
  const { v, d, w, C = {}, i = false, U } = Item.parse(item)
  const values: Record<string, unknown> = {}
  const writers: Partial<Record<DayField, Writer>> = {}
  for (const [writerCode, codes] of Object.entries(w)) {
    const writer = decodeWriter(writerCode)
    const [letters = '', ...customCodes] = codes.split('.')
    for (const letter of letters) {
      const field = FIELD_BY_LETTER.get(letter)
      if (field) writers[field] = writer
    }
    for (const code of customCodes) writers[fromCustomCode(code)] = writer
  }
  for (const field of DAY_FIELDS) {
    const stored = item[CODES[field]]
    if (stored !== undefined) values[field] = codingOf(FIELDS[field]).decode(stored)
  }
  for (const [code, value] of Object.entries(C)) values[fromCustomCode(code)] = value
  return {
    date,
    version: v,
    values: DayValues.parse(values),
    writers,
    devices: d,
    flareInferred: i,
    ...(U && { lostEdits: U }),
  }
}
