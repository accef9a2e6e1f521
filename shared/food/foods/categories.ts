/** The groups of foods. Their words are in `text.ts`. */
export const FOOD_CATEGORIES = [
  'drinks',
  'fruit',
  'vegetables',
  'meat_fish_eggs',
  'dairy',
  'grains',
  'nuts_beans',
  'seasonings',
  'sweet',
  'supplements',
  'other',
] as const
export type FoodCategory = (typeof FOOD_CATEGORIES)[number]
