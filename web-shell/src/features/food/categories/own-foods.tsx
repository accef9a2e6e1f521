import bowl from 'icon:bowl-food'
import plus from 'icon:plus'
import { useRef, useState } from 'react'
import { MAX_CUSTOM_FOODS } from '../../../../../shared/food/limits.ts'
import type { CustomFood, FoodBook } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import styles from '../food.module.css'
import { useSaveFood } from '../saving/use-save-food.ts'
import { OwnFoodSheet } from './own-food-sheet.tsx'
import { text } from './text.ts'

const words = text.own

/** "Drinks · Reaction 6 of 10". */
const describe = ({ category, severity }: CustomFood) =>
  [foodText.categories[category], severity === undefined ? '' : words.severity(severity)].filter(Boolean).join(' · ')

/** The user's own foods: to add, to change and to delete. Source: requirement FOOD-04. */
export function OwnFoods({ book }: { book: FoodBook | undefined }) {
  const saving = useSaveFood()
  const [opened, setOpened] = useState<{ food?: CustomFood }>()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const error = saving.errorOf('save-food') ?? saving.errorOf('remove-food')
  if (!book)
    return (
      <Loading label={text.loading} className={styles['column']}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </Loading>
    )
  const { customFoods } = book
  const isFull = customFoods.length >= MAX_CUSTOM_FOODS
  return (
    <section aria-labelledby="own" className={styles['column']}>
      <h2 id="own" ref={headingRef} tabIndex={-1}>
        {words.title}
      </h2>
      {customFoods.length === 0 && <p className={styles['quiet']}>{words.none}</p>}
      {customFoods.length > 0 && (
        <Rows>
          {customFoods.map((food) => (
            <ButtonRow
              key={food.id}
              icon={bowl}
              title={food.foodName}
              text={describe(food)}
              onClick={() => setOpened({ food })}
            />
          ))}
        </Rows>
      )}
      {error && !opened && <FormError error={error} />}
      <Button
        variant="secondary"
        className={styles['start']}
        aria-haspopup="dialog"
        disabled={isFull}
        onClick={() => setOpened({})}
      >
        <Icon of={plus} />
        {words.add}
      </Button>
      {isFull && <p className={styles['quiet']}>{text.form.errors.full(MAX_CUSTOM_FOODS)}</p>}
      {opened && (
        <OwnFoodSheet
          food={opened.food}
          others={customFoods.filter(({ id }) => id !== opened.food?.id)}
          saving={saving}
          onClose={() => setOpened(undefined)}
          onQueued={() => headingRef.current?.focus()}
        />
      )}
    </section>
  )
}
