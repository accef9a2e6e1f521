import * as z from 'zod/mini'
import { decodeDay, STORED_SHAPE } from '../../../shared/days/merge/codec.ts'
import type { StoredDay } from '../../../shared/days/merge/merge.ts'
import { itemKind, keyPartsOf, schemaFrom } from '../item-kind.ts'

export const DayItem = itemKind({
  label: 'Days',
  pk: 'USER#{user}',
  sk: 'DAY#{date}',
  schema: schemaFrom(STORED_SHAPE, (item): StoredDay => decodeDay(keyPartsOf(DayItem, item).date, item)),
  // Without what only the merge needs: how often the day was changed, and how often an edit was lost.
  exported: { diary: 'days', holds: ['date', 'values', 'writers', 'devices', 'flareInferred'] },
  erased: 'with its user',
})

/** A lost edit of one field: its value (`null` if it cleared the field) and its instant (epoch ms). */
export const LostEditItem = itemKind({
  label: 'Lost edits',
  pk: 'USER#{user}',
  sk: 'LOST#{date}#{device}#{n}#{field}',
  schema: z.object({ value: z.unknown(), stamp: z.int() }),
  exported: { diary: 'lostEdits', holds: 'whole' },
  erased: 'with its user',
})
