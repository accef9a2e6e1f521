import * as z from 'zod/mini'
import { ChangeId } from '../../../shared/changes/schema.ts'
import { StoredLog } from '../../../shared/food/log/log-schema.ts'
import { CustomFood, FoodTest, StoredPlan } from '../../../shared/food/schema.ts'
import { itemKind } from '../item-kind.ts'

const DeletedFood = z.object({ id: ChangeId, change: ChangeId, isDeleted: z.literal(true) })

/** A user's plans, tests and own foods. `v` counts their changes. A missing item (`{}`) is parsed as an empty book. */
export const FoodBookItem = itemKind({
  label: 'Elimination plans, food tests and own foods',
  pk: 'USER#{user}',
  sk: 'FOODBOOK',
  schema: z.object({
    v: z._default(z.int(), 0),
    plans: z._default(z.array(StoredPlan), []),
    tests: z._default(z.array(FoodTest), []),
    customFoods: z._default(z.array(z.union([DeletedFood, CustomFood])), []),
  }),
  exported: { diary: 'foodPlans', holds: ['plans', 'tests', 'customFoods'] },
  erased: 'with its user',
})

/** What was noted on a date of the plan whose id is `plan`. */
export const FoodLogItem = itemKind({
  label: 'Days of elimination plans',
  pk: 'USER#{user}',
  sk: 'FOODLOG#{plan}#{date}',
  schema: z.omit(StoredLog, { planId: true, date: true }),
  exported: { diary: 'foodLogs', holds: 'whole' },
  erased: 'with its user',
})
