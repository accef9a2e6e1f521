/*
 * The options of a day's fields. An option is stored as its index in the list: append options, never move or remove
 * them. Screens show an option that is a label as it is. An option that is an id has its label in `words/text.ts`.
 */

/** When passing urine hurts. Only the screen of a single day offers the last two options. */
export const PAIN_TIMINGS = [
  'none',
  'before',
  'during',
  'after',
  'all_time',
  'straining_bowel_movements',
  'all_times',
] as const

export const BLADDER_CAPACITIES = ['normal', 'reduced', 'very_small'] as const

export const PAIN_LOCATIONS = [
  'Urethra',
  'Pelvic floor',
  'Lower back',
  'Perineum',
  'Vulva',
  'Rectum',
  'Bladder area',
  'Lower abdomen',
  'Penis',
  'Testicles',
] as const

export const PAIN_TYPES = [
  'Aching',
  'Burning',
  'Sharp',
  'Cramping',
  'Pins & needles',
  'Shocking',
  'Throbbing',
  'Pressure',
] as const

export const RADIATION_AREAS = ['Lower back', 'Inner thighs', 'Hips', 'Lower abdomen', 'Legs'] as const

export const URGENCY_TRIGGERS = [
  'Cold weather',
  'Stress',
  'Food/drink',
  'Position change',
  'Sound of water',
  'Running water',
  'Key in door',
] as const

export const INTERVENTIONS = [
  'dietary_changes',
  'medication',
  'stress_management',
  'activity_modification',
  'heat_therapy',
  'other',
] as const

export const MOODS = [
  'Calm',
  'Anxious',
  'Irritable',
  'Exhausted',
  'Hopeful',
  'Stressed',
  'Happy',
  'Frustrated',
] as const

/** The moods of a quick entry. The user chooses one. */
export const QUICK_MOODS = ['happy', 'okay', 'stressed', 'low'] as const

/** Foods. Only the screen of a single day offers the last three options. */
export const FOODS = [
  'Citrus',
  'Tomato',
  'Spicy',
  'Chocolate',
  'Vinegar',
  'Artificial sweeteners',
  'Onion or garlic',
  'Strawberries',
  'Bananas',
  'Cured meat',
  'Aged cheese',
  'Yoghurt',
  'Soy',
  'Nuts',
  'Sourdough or rye',
  'Rice or oats',
  'Pears or blueberries',
  'Chicken or fish',
  'Green vegetables',
  'Eggs',
  'Dairy products',
  'Gluten',
  'Processed foods',
] as const

export const DRINKS = [
  'Coffee',
  'Decaf coffee',
  'Tea',
  'Herbal tea',
  'Cola',
  'Energy drinks',
  'Fizzy water',
  'Citrus juice',
  'Cranberry juice',
  'Other juice',
  'Milk',
  'Alcohol',
] as const

/** Physical activities. Only the screen of a single day offers the last option. */
export const EXERCISES = [
  'Walking',
  'Stretching',
  'Yoga',
  'Pelvic floor relaxation',
  'Swimming',
  'Cycling',
  'Running',
  'Strength training',
  'Housework',
  'Rest day',
  'Sexual activity',
] as const

export type Food = (typeof FOODS)[number]
export type Drink = (typeof DRINKS)[number]
