import type { ProblemCode } from '../problems.ts'

/** What a device must know of a kind of records. It has no schemas, which would be much code on a phone. */
export interface RecordMeta<K extends string = string> {
  /** Its name in routes, in the table and in files, so it is never reused. */
  kind: K
  /** Its name for the user whose data it is. */
  label: string
  /** Which records are one item of the table: all of them, those of a day in UTC (by a `DatedId`), or each by itself. */
  stored: 'together' | 'by day' | 'apart'
  /** The fields without which there is no record. */
  needs: readonly string[]
  /** How many records an item can have, those that were removed not counted, and how another one is refused. */
  limit?: { records: number; problem: ProblemCode }
  /** How many records a read returns, the newest by their ids. By default all. */
  listed?: number
  /** The field with the instant (epoch ms) at which it happened. It moves with the clock of the device (`movedBy`). */
  time?: string
  /**
   * The kind of what each record belongs to, and the field with its id. An edit is sent after the edit that makes that, and set aside
   * with it. What a record belongs to belongs to nothing.
   */
  parent?: { kind: string; field: string }
  /** The fields (or `REMOVED`) of which only the latest value counts. The one that loses to it is not kept, as nobody typed it. */
  latestOnly?: readonly string[]
}

/** Which item of the table has a record. Of each item, a device sends one edit after the other. */
export function itemOf({ stored }: Pick<RecordMeta, 'stored'>, id: string): string {
  if (stored === 'together') return 'all'
  return stored === 'by day' ? id.slice(0, 10) : id
}

/** The name of a removal among fields. No field has it. */
export const REMOVED = 'removed'
