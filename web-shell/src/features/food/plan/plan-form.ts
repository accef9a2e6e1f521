import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { CORE_EIGHT, commonFood } from '../../../../../shared/food/foods/common-foods.ts'
import { foodKey, isFormula } from '../../../../../shared/food/foods/names.ts'
import { DURATION_WEEKS, MAX_ELIMINATED_FOODS, MAX_START_DISTANCE_DAYS } from '../../../../../shared/food/limits.ts'
import type { NewPlan } from '../../../../../shared/food/schema.ts'
import { isVisible } from '../../../../../shared/http/visible.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { tooLongText } from '../../../../../shared/ui/field/too-long.ts'
import { text } from '../text.ts'

export type PlanType = NewPlan['planType']
export const PLAN_TYPES: readonly PlanType[] = ['custom', 'core_eight']

/** A plan as it is typed. */
export interface PlanForm {
  name: string
  type: PlanType
  foods: readonly string[]
  /** A food that is typed, and not added yet. */
  typed: string
  weeks: number
  /** Today by default. */
  startsOn?: string
  baseline?: number
}

export const emptyForm = (food: string | undefined): PlanForm => ({
  name: text.plan.defaultName,
  type: 'custom',
  foods: food === undefined ? [] : [commonFood(food)?.name ?? food],
  typed: '',
  weeks: DURATION_WEEKS.default,
})

const words = text.plan.errors

export type PlanErrors = Partial<Record<'name' | 'foods' | 'typed' | 'startsOn', string>>

const tooLongName = (name: string) => tooLongText(Array.from(name).length, MAX_ITEM_NAME_LENGTH)

/** Adds the typed food, in the spelling of the list of common foods; or says why it cannot be added. */
export function withTypedFood(form: PlanForm): { form: PlanForm } | { error: string } {
  const typed = form.typed.trim()
  if (!isVisible(typed)) return { error: words.typed }
  const tooLong = tooLongName(typed)
  if (tooLong) return { error: tooLong }
  if (isFormula(typed)) return { error: words.formula }
  if (form.foods.some((food) => foodKey(food) === foodKey(typed))) return { error: words.twice }
  return { form: { ...form, foods: [...form.foods, commonFood(typed)?.name ?? typed], typed: '' } }
}

/** The form with another type: the common eight are chosen, or taken out again. */
export function withType(form: PlanForm, type: PlanType): PlanForm {
  const others = form.foods.filter((food) => !CORE_EIGHT.includes(food))
  return { ...form, type, foods: type === 'core_eight' ? [...CORE_EIGHT, ...others] : others }
}

const isDate = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))

function startError(startsOn: string, today: LocalDate): string | undefined {
  if (!isDate(startsOn)) return words.date
  return Math.abs(daysBetween(today, startsOn)) > MAX_START_DISTANCE_DAYS ? words.tooFar : undefined
}

function foodsError({ foods }: PlanForm): string | undefined {
  if (foods.length > MAX_ELIMINATED_FOODS) return words.tooMany
  return foods.length === 0 ? words.foods : undefined
}

/** Checks a form: the plan that it makes, or what is wrong at which field. A typed food need not be added by hand. */
export function checkPlan(typed: PlanForm, today: LocalDate): { plan: Omit<NewPlan, 'id'> } | { errors: PlanErrors } {
  const added = typed.typed.trim() === '' ? { form: typed } : withTypedFood(typed)
  const form = 'form' in added ? added.form : typed
  const { name, type, foods, weeks, startsOn = today, baseline } = form
  const wrong = {
    name: isVisible(name.trim()) ? tooLongName(name) : words.name,
    foods: 'error' in added ? undefined : foodsError(form),
    typed: 'error' in added ? added.error : undefined,
    startsOn: startError(startsOn, today),
  }
  const errors = Object.fromEntries(Object.entries(wrong).filter(([, error]) => error !== undefined)) as PlanErrors
  if (Object.keys(errors).length > 0) return { errors }
  return {
    plan: {
      ...{ planName: name.trim(), planType: type, eliminatedFoods: [...foods], durationWeeks: weeks, startsOn },
      ...(baseline !== undefined && { baselineSymptoms: baseline }),
    },
  }
}
