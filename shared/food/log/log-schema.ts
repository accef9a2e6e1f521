import * as z from 'zod/mini'
import { ChangeId } from '../../changes/schema.ts'
import { Name } from '../../custom/schema.ts'
import { text } from '../../http/text.ts'
import { LocalDate, Zone } from '../../time/schema.ts'
import { MAX_ELIMINATED_FOODS, MAX_NOTES_LENGTH } from '../limits.ts'
import { Severity } from '../schema.ts'

/** The answers of a day. An absent one was not given. `consumedEliminatedFoods: []` says that none of them was eaten. */
const FIELDS = {
  consumedEliminatedFoods: z.array(Name).check(
    z.maxLength(MAX_ELIMINATED_FOODS),
    z.refine((foods) => new Set(foods).size === foods.length),
  ),
  symptomSeverity: Severity,
  notes: text(MAX_NOTES_LENGTH).check(z.minLength(1)),
  flareOccurred: z.boolean(),
}
export const LOG_FIELDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

const answers = z.object({
  consumedEliminatedFoods: z.exactOptional(FIELDS.consumedEliminatedFoods),
  symptomSeverity: z.exactOptional(FIELDS.symptomSeverity),
  notes: z.exactOptional(FIELDS.notes),
  flareOccurred: z.exactOptional(FIELDS.flareOccurred),
})

/** What the user noted on a date of a plan. A date without any answer has none. Source: requirement FOOD-02. */
export const FoodLog = z.object({ planId: ChangeId, date: LocalDate, ...answers.shape })
export type FoodLog = z.infer<typeof FoodLog>

/** The answers that the user changed on a date; `null` clears one. `zone` tells which date it was for the user. */
export const LogEdit = z.strictObject({
  change: ChangeId,
  date: LocalDate,
  zone: Zone,
  set: z
    .strictObject({
      consumedEliminatedFoods: z.exactOptional(z.nullable(FIELDS.consumedEliminatedFoods)),
      symptomSeverity: z.exactOptional(z.nullable(FIELDS.symptomSeverity)),
      notes: z.exactOptional(z.nullable(FIELDS.notes)),
      flareOccurred: z.exactOptional(z.nullable(FIELDS.flareOccurred)),
    })
    .check(z.refine((set) => Object.keys(set).length > 0)),
})
export type LogEdit = z.infer<typeof LogEdit>

/** A log as it is stored, with the change that last wrote or cleared each answer. */
export const StoredLog = z.object({
  ...FoodLog.shape,
  changes: z.object({
    consumedEliminatedFoods: z.exactOptional(ChangeId),
    symptomSeverity: z.exactOptional(ChangeId),
    notes: z.exactOptional(ChangeId),
    flareOccurred: z.exactOptional(ChangeId),
  }),
})
export type StoredLog = z.infer<typeof StoredLog>
