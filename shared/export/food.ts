import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { MAX_CUSTOM_FOODS, MAX_PLANS, MAX_TESTS } from '../food/limits.ts'
import { LOG_FIELDS, StoredLog } from '../food/log/log-schema.ts'
import { CustomFood, FoodTest, StoredPlan } from '../food/schema.ts'

/** The first instant of a change id. */
const FIRST_CHANGE_AT = 1_000_000_000_000

export const ExportedPlan = z
  .strictObject(StoredPlan.shape)
  .check(z.refine(({ updatedAt }) => updatedAt >= FIRST_CHANGE_AT))
export type ExportedPlan = z.infer<typeof ExportedPlan>

/** A test either runs, or it has its end, the change that ended it, and the status that follows from its rating. */
const isRunningOrCompleted = ({ testStatus, endsOn, completion, finalRating, notes }: FoodTest) =>
  testStatus === 'testing'
    ? [endsOn, completion, finalRating, notes].every((each) => each === undefined)
    : endsOn !== undefined && completion !== undefined && testStatus === (finalRating ?? 'unclear')

/** A food test. What its days showed (`daysTested`, `worst`, `n`, `symptomCorrelation`) an import finds out again. */
export const ExportedTest = z.strictObject(FoodTest.shape).check(z.refine(isRunningOrCompleted))
export type ExportedTest = z.infer<typeof ExportedTest>

const DeletedFood = z.strictObject({ id: ChangeId, change: ChangeId, isDeleted: z.literal(true) })

/** A food of the user's own list. One that was deleted is there, so that an import does not bring it back. */
export const ExportedFood = z.union([DeletedFood, CustomFood])
export type ExportedFood = z.infer<typeof ExportedFood>

const areDifferent = (entries: readonly { id: string }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length

/** Elimination plans, food tests and own foods, each in the order in which they were added. */
export const ExportedFoodBook = z.strictObject({
  plans: z.array(ExportedPlan).check(z.maxLength(MAX_PLANS), z.refine(areDifferent)),
  tests: z.array(ExportedTest).check(z.maxLength(MAX_TESTS), z.refine(areDifferent)),
  customFoods: z.array(ExportedFood).check(z.maxLength(MAX_CUSTOM_FOODS), z.refine(areDifferent)),
})
export type ExportedFoodBook = z.infer<typeof ExportedFoodBook>

const { planId, changes, ...answers } = StoredLog.shape

/** Every answer was given by a change. A cleared one has a change and no value. */
const isConsistent = (log: Pick<StoredLog, 'changes'> & Partial<Record<string, unknown>>) =>
  Object.keys(log.changes).length > 0 &&
  LOG_FIELDS.every((field) => log[field] === undefined || log.changes[field] !== undefined)

/** What was noted on a date of the plan whose id is `plan`, with the change that last wrote or cleared each answer. */
export const ExportedFoodLog = z
  .strictObject({ plan: planId, ...answers, changes: z.strictObject(changes.shape) })
  .check(z.refine(isConsistent))
export type ExportedFoodLog = z.infer<typeof ExportedFoodLog>
