import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { Name } from '../custom/schema.ts'
import { text } from '../http/text.ts'
import { Instant, LocalDate, Zone } from '../time/schema.ts'
import { FOOD_CATEGORIES } from './foods/categories.ts'
import { foodKey, isFormula } from './foods/names.ts'
import {
  DURATION_WEEKS,
  MAX_COMMON_NAMES,
  MAX_CUSTOM_FOODS,
  MAX_ELIMINATED_FOODS,
  MAX_NOTES_LENGTH,
  MAX_PLANS,
  MAX_SEVERITY,
  MAX_TESTS,
} from './limits.ts'

/** The plan of a user's own foods, or of the eight that bother people most often. */
const PLAN_TYPES = ['custom', 'core_eight'] as const
/** Computed from the dates, except `completed`, which is the user's word. Source: requirement FOOD-01. */
const PLAN_STATUSES = ['active', 'reintroduction', 'completed'] as const
/** What a test says. `unclear` is no rating: the food is worth another test. Source: requirement FOOD-03. */
export const RATINGS = ['safe', 'caution', 'trigger'] as const
export type Rating = (typeof RATINGS)[number]
const TEST_STATUSES = ['testing', ...RATINGS, 'unclear'] as const

const Notes = text(MAX_NOTES_LENGTH).check(z.minLength(1))
export const Severity = z.int().check(z.minimum(0), z.maximum(MAX_SEVERITY))
const FoodName = Name.check(z.refine((name) => !isFormula(name)))
const areDistinct = (names: readonly string[]) => new Set(names.map(foodKey)).size === names.length
const names = (max: number) => z.array(FoodName).check(z.maxLength(max), z.refine(areDistinct))
const FoodNames = names(MAX_ELIMINATED_FOODS).check(z.minLength(1))

/** A new plan. `baselineSymptoms` (0–10): how strong the symptoms were before; absent when it is not known. */
export const NewPlan = z.strictObject({
  id: ChangeId,
  planName: Name,
  planType: z._default(z.enum(PLAN_TYPES), 'custom'),
  eliminatedFoods: FoodNames,
  durationWeeks: z._default(
    z.int().check(z.minimum(DURATION_WEEKS.min), z.maximum(DURATION_WEEKS.max)),
    DURATION_WEEKS.default,
  ),
  startsOn: LocalDate,
  baselineSymptoms: z.exactOptional(Severity),
})
export type NewPlan = z.infer<typeof NewPlan>

/** The user's word that a plan is completed. `endsOn`: its last day. */
export const PlanCompletion = z.strictObject({ change: ChangeId, endsOn: LocalDate })
export type PlanCompletion = z.infer<typeof PlanCompletion>

/** A plan as it is stored. With `endsOn` it is completed. `updatedAt`: the instant of its last change. */
export const StoredPlan = z.object({ ...NewPlan.shape, endsOn: z.exactOptional(LocalDate), updatedAt: Instant })
export type StoredPlan = z.infer<typeof StoredPlan>
export const Plan = z.object({ ...StoredPlan.shape, status: z.enum(PLAN_STATUSES) })
export type Plan = z.infer<typeof Plan>

/** A new test. It begins on the local date of its id in `zone`. */
export const NewTest = z.strictObject({
  id: ChangeId,
  planId: ChangeId,
  foodName: FoodName,
  foodCategory: z.enum(FOOD_CATEGORIES),
  zone: Zone,
})
export type NewTest = z.infer<typeof NewTest>

/** The user's rating of a test. Without a rating it is unclear. It ends on the local date of the change in `zone`. */
export const TestCompletion = z.strictObject({
  change: ChangeId,
  finalRating: z.exactOptional(z.enum(RATINGS)),
  notes: z.exactOptional(Notes),
  zone: Zone,
})
export type TestCompletion = z.infer<typeof TestCompletion>

/**
 * A test of one food. What was noted on its days are the logs of its plan. `symptomCorrelation`: by how many points the
 * worst day was above the days before the test; absent when one of the two is not known.
 */
export const FoodTest = z.object({
  ...NewTest.shape,
  startsOn: LocalDate,
  endsOn: z.exactOptional(LocalDate),
  testStatus: z.enum(TEST_STATUSES),
  daysTested: z.int(),
  /** The highest severity of its days, and on how many of them there was one. */
  worst: z.exactOptional(Severity),
  n: z.exactOptional(z.int()),
  symptomCorrelation: z.exactOptional(z.number()),
  finalRating: z.exactOptional(z.enum(RATINGS)),
  notes: z.exactOptional(Notes),
  /** The change that rated it last. */
  completion: z.exactOptional(ChangeId),
})
export type FoodTest = z.infer<typeof FoodTest>

/** A food of the user's own list, as it is after `change`. */
export const CustomFood = z.strictObject({
  id: ChangeId,
  change: ChangeId,
  foodName: FoodName,
  category: z.enum(FOOD_CATEGORIES),
  severity: z.exactOptional(Severity),
  notes: z.exactOptional(Notes),
  commonNames: z._default(names(MAX_COMMON_NAMES), []),
})
export type CustomFood = z.infer<typeof CustomFood>

/** A user's plans, tests and own foods. */
export const FoodBook = z.object({
  plans: z.array(Plan).check(z.maxLength(MAX_PLANS)),
  tests: z.array(FoodTest).check(z.maxLength(MAX_TESTS)),
  customFoods: z.array(CustomFood).check(z.maxLength(MAX_CUSTOM_FOODS)),
})
export type FoodBook = z.infer<typeof FoodBook>
