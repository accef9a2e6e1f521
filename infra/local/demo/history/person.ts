import {
  DRINKS,
  type Drink,
  type EXERCISES,
  FOODS,
  type Food,
  PAIN_LOCATIONS,
  PAIN_TYPES,
  RADIATION_AREAS,
  URGENCY_TRIGGERS,
} from '../../../../shared/days/model/options.ts'
import { type Dice, diceOf } from './dice.ts'

/** How often a day has each; what is not named is not on this table. */
const FOOD_HABITS: Partial<Record<Food, number>> = {
  'Rice or oats': 0.45,
  'Chicken or fish': 0.5,
  'Green vegetables': 0.5,
  'Pears or blueberries': 0.35,
  Eggs: 0.3,
  Bananas: 0.25,
  'Onion or garlic': 0.3,
  'Dairy products': 0.3,
  Gluten: 0.25,
  Yoghurt: 0.15,
  Nuts: 0.12,
  'Aged cheese': 0.1,
  'Sourdough or rye': 0.12,
  Tomato: 0.15,
  Chocolate: 0.15,
  Citrus: 0.08,
  Vinegar: 0.06,
  Spicy: 0.05,
  'Processed foods': 0.1,
  'Cured meat': 0.05,
  Strawberries: 0.04,
  Soy: 0.04,
  'Artificial sweeteners': 0.05,
}
const DRINK_HABITS: Partial<Record<Drink, number>> = {
  'Herbal tea': 0.6,
  'Decaf coffee': 0.3,
  Milk: 0.3,
  Tea: 0.2,
  Coffee: 0.1,
  'Other juice': 0.12,
  'Fizzy water': 0.08,
  'Citrus juice': 0.05,
  'Cranberry juice': 0.04,
  Cola: 0.04,
  Alcohol: 0.04,
}

/** What can bother somebody, and what they like to have with it, which does nothing. */
const BOTHERSOME = [
  ['Coffee', 'Chocolate'],
  ['Citrus juice', 'Sourdough or rye'],
  ['Fizzy water', 'Nuts'],
  ['Cola', 'Processed foods'],
] as const satisfies [Drink, Food][]
const BOTHERSOME_FOODS = ['Citrus', 'Tomato', 'Vinegar', 'Aged cheese'] as const satisfies Food[]
/** Often enough to be found, and not so often that there is nothing to compare with. */
const TRIGGER_HABIT = 0.18

const MEDICINES = ['Amitriptyline 10 mg', 'Pentosan 100 mg', 'Hydroxyzine 25 mg', 'Mirabegron 25 mg']
const RELIEF = ['Paracetamol 500 mg', 'Ibuprofen 200 mg']

/** What stays the same about a person. */
export interface Person {
  /** Pain on an ordinary day. */
  calmPain: number
  /** What raises this person's pain, and what often comes with the first of it. */
  triggers: readonly (Food | Drink)[]
  companion: Food
  foods: ReadonlyMap<Food, number>
  drinks: ReadonlyMap<Drink, number>
  medicines: readonly string[]
  relief: string
  locations: readonly (typeof PAIN_LOCATIONS)[number][]
  types: readonly (typeof PAIN_TYPES)[number][]
  areas: readonly (typeof RADIATION_AREAS)[number][]
  cues: readonly (typeof URGENCY_TRIGGERS)[number][]
  exercises: readonly (typeof EXERCISES)[number][]
}

/** Habits as one person has them: some things they have far more often than others do, some hardly ever. */
function habits<T extends string>(
  list: readonly T[],
  [usual, triggers]: [Partial<Record<T, number>>, string[]],
  dice: Dice,
) {
  return new Map(
    list.map((each) => {
      const own = (usual[each] ?? 0) * (0.6 + dice.between(0, 7) / 10)
      return [each, triggers.includes(each) ? TRIGGER_HABIT : own]
    }),
  )
}

/** A few of a list, at least one. */
function few<T>(list: readonly T[], dice: Dice): readonly T[] {
  const chosen = dice.some(list, 0.35)
  return chosen.length ? chosen : [dice.pick(list)]
}

export function personOf(seed: number): Person {
  const dice = diceOf(seed)
  const [drink, companion] = dice.pick(BOTHERSOME)
  const triggers = dice.chance(0.6) ? [drink, dice.pick(BOTHERSOME_FOODS)] : [drink]
  return {
    calmPain: 1.2 + dice.between(0, 8) / 10,
    triggers,
    companion,
    foods: habits(FOODS, [FOOD_HABITS, triggers], dice),
    drinks: habits(DRINKS, [DRINK_HABITS, triggers], dice),
    medicines: few(MEDICINES, dice),
    relief: dice.pick(RELIEF),
    locations: few(PAIN_LOCATIONS, dice),
    types: few(PAIN_TYPES, dice),
    areas: few(RADIATION_AREAS, dice),
    cues: few(URGENCY_TRIGGERS, dice),
    exercises: few(['Walking', 'Stretching', 'Yoga', 'Pelvic floor relaxation', 'Swimming', 'Cycling'], dice),
  }
}
