import type { FoodCategory } from './categories.ts'
import { foodKey } from './names.ts'

/** What a food usually does: bothers many, is fine for most, or sources do not agree. */
export const STANDINGS = ['often_bothers', 'varies', 'usually_fine'] as const
export type Standing = (typeof STANDINGS)[number]

export interface CommonFood {
  name: string
  category: FoodCategory
  standing: Standing
  /** One of the eight that bother people most often. */
  isCore?: true
}

const group = (category: FoodCategory, standing: Standing, names: readonly string[]): CommonFood[] =>
  names.map((name) => ({ name, category, standing }))

/** The eight that are asked about most in published lists. Source: facts, foods (core eight). */
const CORE: CommonFood[] = [
  ...group('drinks', 'often_bothers', ['Alcohol', 'Coffee', 'Citrus juice', 'Cranberry juice', 'Fizzy drinks']),
  ...group('sweet', 'often_bothers', ['Artificial sweeteners']),
  ...group('vegetables', 'often_bothers', ['Hot peppers']),
  ...group('seasonings', 'often_bothers', ['Spicy food']),
].map((food) => ({ ...food, isCore: true }))

const OFTEN: CommonFood[] = [
  ...group('drinks', 'often_bothers', ['Tea', 'Decaf coffee', 'Decaf tea']),
  ...group('fruit', 'often_bothers', ['Lemon', 'Orange', 'Grapefruit', 'Pineapple', 'Strawberry']),
  ...group('vegetables', 'often_bothers', ['Tomato', 'Pickles', 'Sauerkraut']),
  ...group('meat_fish_eggs', 'often_bothers', ['Salami']),
  ...group('nuts_beans', 'often_bothers', ['Soy']),
  ...group('dairy', 'often_bothers', ['Yoghurt', 'Aged cheese']),
  ...group('seasonings', 'often_bothers', [
    'Vinegar',
    'Ketchup',
    'Soy sauce',
    'Worcester sauce',
    'Horseradish',
    'Flavour enhancer (MSG)',
  ]),
  ...group('sweet', 'often_bothers', ['Chocolate']),
  ...group('supplements', 'often_bothers', ['Vitamin C']),
]

const VARIES: CommonFood[] = [
  ...group('fruit', 'varies', ['Banana', 'Avocado']),
  ...group('grains', 'varies', ['Rye bread', 'Sourdough']),
  ...group('nuts_beans', 'varies', ['Nuts']),
]

const USUALLY_FINE: CommonFood[] = [
  ...group('drinks', 'usually_fine', ['Water', 'Milk', 'Pear juice', 'Blueberry juice']),
  ...group('fruit', 'usually_fine', ['Pear', 'Blueberry', 'Melon', 'Apricot', 'Date', 'Prune']),
  ...group('vegetables', 'usually_fine', [
    'Broccoli',
    'Carrot',
    'Cucumber',
    'Courgette',
    'Potato',
    'Squash',
    'Spinach',
    'Mushroom',
  ]),
  ...group('meat_fish_eggs', 'usually_fine', ['Chicken', 'Turkey', 'Beef', 'Lamb', 'Pork', 'Fish', 'Egg']),
  ...group('nuts_beans', 'usually_fine', ['Peas']),
  ...group('dairy', 'usually_fine', ['Mild cheese']),
  ...group('grains', 'usually_fine', ['Rice', 'Oats']),
  ...group('seasonings', 'usually_fine', ['Herbs', 'Garlic', 'Olive oil']),
]

/**
 * Common foods by what they usually do. Where sources differ, the standing is "varies"; every person differs, too, so the
 * user's own results stand beside it. Source: facts, foods; requirement FOOD-04.
 */
export const COMMON_FOODS: readonly CommonFood[] = [...CORE, ...OFTEN, ...VARIES, ...USUALLY_FINE]

/** The names that a plan of the type `core_eight` begins with. */
export const CORE_EIGHT: readonly string[] = CORE.map(({ name }) => name)

const byKey = new Map(COMMON_FOODS.map((food) => [foodKey(food.name), food]))

/** The common food of a name, in any spelling that `foodKey` takes for the same. */
export function commonFood(name: string): CommonFood | undefined {
  return byKey.get(foodKey(name))
}
