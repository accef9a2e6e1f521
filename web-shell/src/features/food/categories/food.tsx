import type { Standing } from '../../../../../shared/food/foods/common-foods.ts'
import type { FoodTest } from '../../../../../shared/food/schema.ts'
import { monthOfTest } from '../../../../../shared/food/test/evidence.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { today } from '../../../shell/first/api/clock.ts'
import styles from '../food.module.css'
import { RatingTag } from '../results/rating-tag.tsx'
import { text } from './text.ts'

interface FoodProps {
  name: string
  /** What it usually does; an own food has no standing. */
  standing: Standing | undefined
  /** The user's latest test of it. */
  test: FoodTest | undefined
}

/** A food with what it usually does, and the user's own result beside it. */
export function Food({ name, standing, test }: FoodProps) {
  return (
    <div className={styles['food']}>
      <span>
        <b dir="auto">{name}</b>
        <span className={styles['quiet']}>{standing ? foodText.standings[standing] : text.own.title}</span>
        {test && <span className={styles['quiet']}>{text.result(monthOfTest(test, today()))}</span>}
      </span>
      {test && <RatingTag test={test} />}
    </div>
  )
}
