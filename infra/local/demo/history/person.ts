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
import { createDice, type Dice } from './dice.ts'

/** The generated people have no penis. */
const LOCATIONS = PAIN_LOCATIONS.filter((location) => !['Penis', 'Testicles'].includes(location))

/** The probability of each food on a day. Foods that are not listed are never eaten. */
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

/** Drinks that can be a trigger, each with a harmless food that the user often eats with it. */
const TRIGGER_DRINKS = [
  ['Coffee', 'Chocolate'],
  ['Citrus juice', 'Sourdough or rye'],
  ['Fizzy water', 'Nuts'],
  ['Cola', 'Processed foods'],
] as const satisfies [Drink, Food][]
const TRIGGER_FOODS = ['Citrus', 'Tomato', 'Vinegar', 'Aged cheese'] as const satisfies Food[]
/** The probability of a trigger on a day: high enough to find its effect, low enough to have days without it. */
const TRIGGER_HABIT = 0.18

const MEDICINES = ['Amitriptyline 10 mg', 'Pentosan 100 mg', 'Hydroxyzine 25 mg', 'Mirabegron 25 mg']
const PAINKILLERS = ['Paracetamol 500 mg', 'Ibuprofen 200 mg']

/** The constant properties of a generated user. */
export interface Person {
  /** The pain on an ordinary day. */
  calmPain: number
  /** The foods and drinks that raise the user's pain. */
  triggers: readonly (Food | Drink)[]
  /** A harmless food that the user often eats with the first trigger. */
  companion: Food
  foods: ReadonlyMap<Food, number>
  drinks: ReadonlyMap<Drink, number>
  medicines: readonly string[]
  painkiller: string
  painLocations: readonly (typeof PAIN_LOCATIONS)[number][]
  painTypes: readonly (typeof PAIN_TYPES)[number][]
  radiationAreas: readonly (typeof RADIATION_AREAS)[number][]
  urgencyTriggers: readonly (typeof URGENCY_TRIGGERS)[number][]
  exercises: readonly (typeof EXERCISES)[number][]
}

/** The habits of one user: random variations of the usual probabilities. Triggers have a fixed probability. */
function createHabits<T extends string>(
  list: readonly T[],
  { usual, triggers }: { usual: Partial<Record<T, number>>; triggers: string[] },
  dice: Dice,
) {
  return new Map(
    list.map((each) => {
      const probability = (usual[each] ?? 0) * (0.6 + dice.between(0, 7) / 10)
      return [each, triggers.includes(each) ? TRIGGER_HABIT : probability]
    }),
  )
}

/** Selects a few elements of a list, at least one. */
function chooseFew<T>(list: readonly T[], dice: Dice): readonly T[] {
  const chosen = dice.some(list, 0.35)
  return chosen.length ? chosen : [dice.pick(list)]
}

export function generatePerson(seed: number): Person {
  const dice = createDice(seed)
  const [drink, companion] = dice.pick(TRIGGER_DRINKS)
  const triggers = dice.chance(0.6) ? [drink, dice.pick(TRIGGER_FOODS)] : [drink]
  return {
    calmPain: 1.2 + dice.between(0, 8) / 10,
    triggers,
    companion,
    foods: createHabits(FOODS, { usual: FOOD_HABITS, triggers }, dice),
    drinks: createHabits(DRINKS, { usual: DRINK_HABITS, triggers }, dice),
    medicines: chooseFew(MEDICINES, dice),
    painkiller: dice.pick(PAINKILLERS),
    painLocations: chooseFew(LOCATIONS, dice),
    painTypes: chooseFew(PAIN_TYPES, dice),
    radiationAreas: chooseFew(RADIATION_AREAS, dice),
    urgencyTriggers: chooseFew(URGENCY_TRIGGERS, dice),
    exercises: chooseFew(['Walking', 'Stretching', 'Yoga', 'Pelvic floor relaxation', 'Swimming', 'Cycling'], dice),
  }
}
