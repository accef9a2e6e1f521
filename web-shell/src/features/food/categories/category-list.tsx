import { useState } from 'react'
import { FOOD_CATEGORIES, type FoodCategory } from '../../../../../shared/food/foods/categories.ts'
import { COMMON_FOODS, STANDINGS, type Standing } from '../../../../../shared/food/foods/common-foods.ts'
import { foodKey } from '../../../../../shared/food/foods/names.ts'
import type { FoodBook, FoodTest } from '../../../../../shared/food/schema.ts'
import { resultsByFood } from '../../../../../shared/food/test/results.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { Section } from '../../../../../shared/ui/section.tsx'
import styles from '../food.module.css'
import { Food } from './food.tsx'
import { text } from './text.ts'

/** A food of the list: a common one or an own one. */
interface ListedFood {
  name: string
  category: FoodCategory
  /** An own food has none. */
  standing?: Standing
  /** Other names by which it is found. */
  otherNames: readonly string[]
  /** The user's latest test of it. */
  test: FoodTest | undefined
}

/** All foods, each with the user's latest result. A common food that the user keeps too is listed once. */
function foodsOf(book: FoodBook | undefined): ListedFood[] {
  const { tests, customFoods } = book ?? { tests: [], customFoods: [] }
  const results = resultsByFood(tests, customFoods)
  const latest = (name: string) => results.get(foodKey(name))?.[0]
  const common = COMMON_FOODS.map((food) => ({ ...food, otherNames: [], test: latest(food.name) }))
  const isCommon = (name: string) => COMMON_FOODS.some((food) => foodKey(food.name) === foodKey(name))
  const own = customFoods
    .filter(({ foodName }) => !isCommon(foodName))
    .map(({ foodName, category, commonNames }) => ({
      ...{ name: foodName, category, otherNames: commonNames, test: latest(foodName) },
    }))
  return [...common, ...own]
}

const isFound = ({ name, otherNames }: ListedFood, search: string) =>
  [name, ...otherNames].some((each) => foodKey(each).includes(foodKey(search)))

const byStanding = (one: ListedFood, other: ListedFood) =>
  STANDINGS.indexOf(one.standing ?? 'usually_fine') - STANDINGS.indexOf(other.standing ?? 'usually_fine')

interface CategoryListProps {
  /** `undefined` until it is known: then there are no results. */
  book: FoodBook | undefined
  search: string
}

/** The foods by category, and by what they usually do. A search opens what it finds. */
export function CategoryList({ book, search }: CategoryListProps) {
  const found = foodsOf(book).filter((food) => isFound(food, search))
  const isSearching = foodKey(search) !== ''
  if (found.length === 0) return <p role="status">{text.nothing(search.trim())}</p>
  return (
    <div>
      {FOOD_CATEGORIES.map((category) => {
        const foods = found.filter((food) => food.category === category)
        return (
          foods.length > 0 && (
            <Category
              key={`${category} ${isSearching}`}
              category={category}
              foods={foods}
              isOpenAtFirst={isSearching}
            />
          )
        )
      })}
    </div>
  )
}

interface CategoryProps {
  category: FoodCategory
  foods: readonly ListedFood[]
  isOpenAtFirst: boolean
}

function Category({ category, foods, isOpenAtFirst }: CategoryProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const tested = foods.filter(({ test }) => test !== undefined).length
  return (
    <Section
      heading={foodText.categories[category]}
      summary={text.count(foods.length, tested)}
      open={isOpen}
      onToggle={setOpen}
    >
      <ul className={styles['foods']}>
        {foods.toSorted(byStanding).map(({ name, standing, test }) => (
          <li key={name}>
            <Food name={name} standing={standing} test={test} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
