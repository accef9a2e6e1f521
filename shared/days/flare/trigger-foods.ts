import type { Drink, Food } from '../model/options.ts'

/** Foods and drinks that count as triggers. Source: requirement CUST-04. */
export const TRIGGER_FOODS: readonly Food[] = [
  'Chocolate',
  'Citrus',
  'Tomato',
  'Spicy',
  'Vinegar',
  'Artificial sweeteners',
]
export const TRIGGER_DRINKS: readonly Drink[] = ['Coffee', 'Tea', 'Cola', 'Energy drinks', 'Alcohol', 'Citrus juice']

/** Foods and drinks with caffeine. Source: requirement CUST-04. */
export const CAFFEINE: readonly (Food | Drink)[] = ['Coffee', 'Tea', 'Cola', 'Energy drinks', 'Chocolate']
