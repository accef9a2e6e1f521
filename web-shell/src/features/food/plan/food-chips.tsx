import { type KeyboardEvent, useState } from 'react'
import { MAX_ITEM_NAME_LENGTH } from '../../../../../shared/custom/rules.ts'
import { FOOD_CATEGORIES } from '../../../../../shared/food/foods/categories.ts'
import { COMMON_FOODS, CORE_EIGHT } from '../../../../../shared/food/foods/common-foods.ts'
import type { FoodBook } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Chips } from '../../../../../shared/ui/choice/chips.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import styles from '../food.module.css'
import { text } from '../text.ts'
import { type PlanErrors, type PlanForm, withTypedFood } from './plan-form.ts'

const words = text.plan
/** Foods that are fine for most people are seldom left out. They can be typed. */
const OFFERED = COMMON_FOODS.filter(({ standing }) => standing !== 'usually_fine')

/** The offered foods by category, with the user's own. */
function groupsOf({ customFoods }: FoodBook): Record<string, string[]> {
  const foods = [
    ...OFFERED.map(({ name, category }) => ({ name, category })),
    ...customFoods.map(({ foodName, category }) => ({ name: foodName, category })),
  ]
  return Object.fromEntries(
    FOOD_CATEGORIES.flatMap((category) => {
      const names = foods.filter((food) => food.category === category).map(({ name }) => name)
      return names.length > 0 ? [[foodText.categories[category], names] as const] : []
    }),
  )
}

interface FoodChipsProps {
  book: FoodBook
  form: PlanForm
  errors: Pick<PlanErrors, 'foods' | 'typed'>
  onChange: (form: PlanForm) => void
  onError: (error: string) => void
}

/** Chooses the foods to leave out: common ones, own ones, and others by typing. */
export function FoodChips({ book, form, errors, onChange, onError }: FoodChipsProps) {
  const [isWhole, setWhole] = useState(false)
  const groups = groupsOf(book)
  const atFirst = [...CORE_EIGHT, ...book.customFoods.map(({ foodName }) => foodName)]

  function add() {
    const added = withTypedFood(form)
    if ('form' in added) onChange(added.form)
    else onError(added.error)
  }

  /** Enter adds the food, and does not send the form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || form.typed.trim() === '') return
    event.preventDefault()
    add()
  }

  return (
    <>
      <Chips
        label={words.foods}
        options={[...new Set(isWhole ? Object.values(groups).flat() : atFirst)]}
        groups={isWhole ? groups : undefined}
        error={errors.foods}
        value={form.foods.length > 0 ? form.foods : undefined}
        onChange={(foods = []) => onChange({ ...form, foods })}
      />
      {!isWhole && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.more}
        </Button>
      )}
      <div className={classNames(styles['beside'], styles['atField'])}>
        <TextField
          label={words.another}
          value={form.typed}
          maxLength={MAX_ITEM_NAME_LENGTH}
          autoComplete="off"
          error={errors.typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ ...form, typed: target.value })}
        />
        <Button variant="secondary" onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  )
}
