import * as z from 'zod/mini'
import { decodeDay } from '../../../shared/days/merge/codec.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { itemKind, partsOf, readBy } from '../item-kind.ts'

export const DayItem = itemKind({
  called: 'Days',
  pk: 'USER#{user}',
  sk: 'DAY#{date}',
  schema: readBy((item): StoredDay => decodeDay(partsOf(DayItem, item).date, item)),
  exported: 'whole',
  erased: 'with its user',
})

/** An edit that lost a merge: what it said, `null` where it cleared, and when it was made (epoch ms). */
export const LostItem = itemKind({
  called: 'Lost edits',
  pk: 'USER#{user}',
  sk: 'LOST#{date}#{device}#{n}#{field}',
  schema: z.object({ value: z.unknown(), stamp: z.int() }),
  exported: 'whole',
  erased: 'with its user',
})
