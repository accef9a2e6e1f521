import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SETTINGS_ID } from '../reading/kind.ts'
import type { AnyRecordKind } from './kind.ts'
import { RECORD_KINDS } from './kinds.ts'
import { MAX_LOST_VALUES, MAX_REMOVED_RECORDS } from './limits.ts'
import type { StoredItem, StoredRecord } from './merge-record.ts'
import { REMOVED } from './meta.ts'

/** A write unit stores 1 KB, so this is the most that one edit costs. DynamoDB refuses an item of 400 KB. */
const MAX_BYTES = 60_000
/** A sign-in after a sign-out is a new device. Two a day, until their numbers expire after 60 days. */
const DEVICES = 120

const WRITER = { device: 'device00', n: 9_999_999_999, stamp: 4_102_444_800_000 }
/** An id of each form. All ids of a form are equally long. */
const IDS = ['heron123', '2026-11-20-heron1', '0f'.repeat(16), SETTINGS_ID]
/** A visible character of four bytes. */
const CHARACTER = '🪶'

/** As JSON, an item has more bytes than in the table, which has no quotes and packs digits. */
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '')
const largest = <T>(values: readonly T[], size: (value: T) => number = sizeOf) =>
  values.toSorted((one, other) => size(other) - size(one))[0] as T

interface JsonSchema {
  type?: string
  enum?: readonly unknown[]
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** A number with as many characters as a number can have. */
const LONG_NUMBER = 1.2345678901234567e-100

/** Values of a field that can be its largest; none of a schema that is not known here. */
function candidatesOf({ type, enum: values, maxLength, minimum, maximum }: JsonSchema): readonly unknown[] {
  if (values) return values
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number') return [minimum, maximum, LONG_NUMBER, -LONG_NUMBER]
  return type === 'string' && maxLength ? [CHARACTER.repeat(maxLength)] : []
}

/** The largest value of a field. Throws when it is not known: then `candidatesOf` must learn it. */
function largestValue(schema: z.ZodMiniType): unknown {
  const valid = candidatesOf(z.toJSONSchema(schema) as JsonSchema).filter((value) => schema.safeParse(value).success)
  if (valid.length === 0) throw new Error('The largest value of a field is not known')
  return largest(valid)
}

/** How many records an item of a kind has at most. A removed record that comes back is no longer one of the removed. */
function countsOf({ stored, limit }: AnyRecordKind): { present: number; removed: number } {
  if (stored === 'apart') return { present: 0, removed: 1 }
  if (!limit) throw new Error('Nothing bounds the records of an item')
  return { present: limit.records, removed: MAX_REMOVED_RECORDS }
}

/** The largest item of a kind that the rules of records let arise. */
function largestItem(kind: AnyRecordKind): StoredItem {
  const id = largest(IDS.filter((each) => kind.id.safeParse(each).success))
  const values = Object.fromEntries(Object.entries(kind.fields).map(([field, schema]) => [field, largestValue(schema)]))
  const writers = Object.fromEntries(Object.keys(values).map((field) => [field, WRITER]))
  const lost = Object.entries({ ...values, [REMOVED]: true })
    .filter(([field]) => !kind.latestOnly?.includes(field))
    .map(([field, value]) => ({ field, value, writer: WRITER, since: WRITER.stamp }))
  const record: StoredRecord = { values, writers, lost: [] }
  const counts = countsOf(kind)
  const present = Array.from({ length: counts.present }, () => record)
  const removed = Array.from({ length: counts.removed }, () => ({
    ...record,
    removed: { ...WRITER, since: WRITER.stamp },
  }))
  const [first, ...others] = [...removed, ...present]
  const withLost: StoredRecord = {
    ...record,
    ...first,
    lost: Array.from({ length: lost.length && MAX_LOST_VALUES }, () => largest(lost)),
  }
  const named = <T>(all: readonly T[], name: string) =>
    Object.fromEntries(all.map((each, index) => [`${name.slice(0, -3)}${String(index).padStart(3, '0')}`, each]))
  return {
    version: 9_999_999_999,
    devices: named(
      Array.from({ length: DEVICES }, () => ({ n: WRITER.n, at: WRITER.stamp })),
      WRITER.device,
    ),
    records: named([withLost, ...others], id),
  }
}

describe('[REC-02] the largest item', () => {
  it.each(Object.values(RECORD_KINDS))(`of $kind has at most ${MAX_BYTES} bytes`, (kind) => {
    expect(sizeOf(largestItem(kind))).toBeLessThanOrEqual(MAX_BYTES)
  })
})
