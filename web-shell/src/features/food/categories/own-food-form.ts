import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import type { FoodCategory } from '../../../../../shared/food/foods/categories.ts'
import { foodKey, isFormula } from '../../../../../shared/food/foods/names.ts'
import type { CustomFood } from '../../../../../shared/food/schema.ts'
import { isVisible } from '../../../../../shared/http/visible.ts'
import { tooLongText } from '../../../../../shared/ui/field/too-long.ts'
import { text } from './text.ts'

/** An own food as it is typed. */
export interface OwnFoodForm {
  name: string
  category: FoodCategory
  severity?: number
  notes: string
  commonNames: readonly string[]
}

export const formOf = (food: CustomFood | undefined): OwnFoodForm => ({
  name: food?.foodName ?? '',
  category: food?.category ?? 'other',
  notes: food?.notes ?? '',
  commonNames: food?.commonNames ?? [],
  ...(food?.severity !== undefined && { severity: food.severity }),
})

export interface OwnFoodErrors {
  name?: string
  commonNames?: string
}

const words = text.form.errors

function nameError(name: string, others: readonly CustomFood[]): string | undefined {
  if (!isVisible(name.trim())) return words.name
  if (isFormula(name)) return words.formula
  if (others.some(({ foodName }) => foodKey(foodName) === foodKey(name))) return words.twice
  return tooLongText(Array.from(name).length, MAX_ITEM_NAME_LENGTH)
}

function commonNamesError(names: readonly string[]): string | undefined {
  const areDistinct = new Set(names.map(foodKey)).size === names.length
  return !areDistinct || names.some(isFormula) ? words.commonNames : undefined
}

/** Checks a form: the food that it makes, or what is wrong at which field. */
export function checkOwnFood(
  form: OwnFoodForm,
  others: readonly CustomFood[],
): { food: Omit<CustomFood, 'id' | 'change'> } | { errors: OwnFoodErrors } {
  const [name, commonNames] = [nameError(form.name, others), commonNamesError(form.commonNames)]
  if (name !== undefined || commonNames !== undefined)
    return { errors: { ...(name !== undefined && { name }), ...(commonNames !== undefined && { commonNames }) } }
  const { category, severity, notes } = form
  return {
    food: {
      ...{ foodName: form.name.trim(), category, commonNames: [...form.commonNames] },
      ...(severity !== undefined && { severity }),
      ...(notes.trim() !== '' && { notes: notes.trim() }),
    },
  }
}
