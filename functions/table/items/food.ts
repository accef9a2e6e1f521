import * as z from 'zod/mini'
import { ChangeId } from '../../../shared/changes/change-id.ts'
import type { StoredBook } from '../../../shared/food/book.ts'
import { StoredLog } from '../../../shared/food/log-schema.ts'
import { CustomFood, FoodTest, StoredPlan } from '../../../shared/food/schema.ts'
import { itemKind, schemaFrom } from '../item-kind.ts'

const DeletedFood = z.object({ id: ChangeId, change: ChangeId, isDeleted: z.literal(true) })
const Book = z.object({
  v: z._default(z.int(), 0),
  plans: z._default(z.array(StoredPlan), []),
  tests: z._default(z.array(FoodTest), []),
  customFoods: z._default(z.array(z.union([DeletedFood, CustomFood])), []),
})

/** A user's plans, tests and own foods as stored. `version` counts their changes. */
export interface VersionedBook extends StoredBook {
  version: number
}

/** Parses a missing item (`{}`) as an empty book. */
export const FoodBookItem = itemKind({
  label: 'Elimination plans, food tests and own foods',
  pk: 'USER#{user}',
  sk: 'FOODBOOK',
  schema: schemaFrom(Book.shape, (item): VersionedBook => {
    const { v, ...book } = Book.parse(item)
    return { version: v, ...book }
  }),
  exported: { account: 'foodPlans', holds: ['plans', 'tests', 'customFoods'] },
  erased: 'with its user',
})

/** What was noted on a date of the plan whose id is `plan`. */
export const FoodLogItem = itemKind({
  label: 'Days of elimination plans',
  pk: 'USER#{user}',
  sk: 'FOODLOG#{plan}#{date}',
  schema: z.omit(StoredLog, { planId: true, date: true }),
  exported: { account: 'foodLogs', holds: 'whole' },
  erased: 'with its user',
})
