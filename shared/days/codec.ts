import * as z from 'zod/mini'
import type { LocalDate } from '../time/local-date.ts'
import type { StoredDay, Writer } from './merge.ts'
import { DAY_FIELDS, type DayField, DayValues } from './schema.ts'

/** The attribute that holds each field. Short because storage is billed by the byte; a letter is never used again. */
const CODES = { painLevel: 'p', urgencyLevel: 'u', notes: 'n' } as const satisfies Record<DayField, string>
const FIELD_OF = new Map<string, DayField>(DAY_FIELDS.map((field) => [CODES[field], field]))

/** `v` version, `d` highest count by device, `w` the letters of the fields that each `device.n.stamp` wrote. */
const Item = z.object({
  v: z.int(),
  d: z.record(z.string(), z.int()),
  w: z.record(z.string(), z.string()),
})

/** A day's item without its key. */
export type DayItem = z.infer<typeof Item> & Record<string, unknown>

const encodeWriter = ({ device, n, stamp }: Writer) => `${device}.${n}.${stamp.toString(36)}`

function decodeWriter(code: string): Writer {
  const [device = '', n, stamp = ''] = code.split('.')
  return { device, n: Number(n), stamp: Number.parseInt(stamp, 36) }
}

export function encodeDay({ version, values, writers, devices }: StoredDay): DayItem {
  const written: Record<string, string> = {}
  const item: DayItem = { v: version, d: devices, w: written }
  for (const field of DAY_FIELDS) {
    const writer = writers[field]
    if (!writer) continue
    const code = encodeWriter(writer)
    written[code] = (written[code] ?? '') + CODES[field]
    if (values[field] !== undefined) item[CODES[field]] = values[field]
  }
  return item
}

/** Reads an item back. Throws a `ZodError` for one that this codec did not write. */
export function decodeDay(date: LocalDate, item: Record<string, unknown>): StoredDay {
  const { v, d, w } = Item.parse(item)
  const values: Record<string, unknown> = {}
  const writers: Partial<Record<DayField, Writer>> = {}
  for (const [code, letters] of Object.entries(w)) {
    const writer = decodeWriter(code)
    for (const letter of letters) {
      const field = FIELD_OF.get(letter)
      if (field) writers[field] = writer
    }
  }
  for (const field of DAY_FIELDS) if (CODES[field] in item) values[field] = item[CODES[field]]
  return { date, version: v, values: DayValues.parse(values), writers, devices: d }
}
