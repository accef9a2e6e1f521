import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { Drink, Food } from '../../../../../shared/days/model/options.ts'

const FOOD_GROUPS = {
  'Fruit and vegetables': [
    'Citrus',
    'Tomato',
    'Strawberries',
    'Bananas',
    'Pears or blueberries',
    'Green vegetables',
    'Onion or garlic',
  ],
  'Spicy and sweet': ['Spicy', 'Vinegar', 'Chocolate', 'Artificial sweeteners', 'Processed foods'],
  'Meat, eggs and dairy': ['Chicken or fish', 'Cured meat', 'Eggs', 'Yoghurt', 'Aged cheese', 'Dairy products'],
  'Grains, nuts and soy': ['Rice or oats', 'Sourdough or rye', 'Gluten', 'Nuts', 'Soy'],
} as const satisfies Record<string, readonly Food[]>

const DRINK_GROUPS = {
  'Hot drinks': ['Coffee', 'Decaf coffee', 'Tea', 'Herbal tea'],
  'Cold drinks': [
    'Fizzy water',
    'Milk',
    'Citrus juice',
    'Cranberry juice',
    'Other juice',
    'Cola',
    'Energy drinks',
    'Alcohol',
  ],
} as const satisfies Record<string, readonly Drink[]>

/** The options of a field in groups, each under its title, for lists that are too long to read at a glance. */
export const OPTION_GROUPS: { [F in DayField]?: Readonly<Record<string, readonly string[]>> } = {
  foodTags: FOOD_GROUPS,
  beverages: DRINK_GROUPS,
}
