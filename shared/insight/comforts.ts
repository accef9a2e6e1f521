import type { FlarePlan } from '../preferences/preferences.ts'
import { type OptionExposure, optionExposures } from './option-exposures.ts'

/** Foods and drinks that the flare kit suggests on hard days: herbal tea, warm milk, pear juice, plain food. */
const SUGGESTED = [
  'Tea',
  'Herbal tea',
  'Milk',
  'Other juice',
  'Rice or oats',
  'Pears or blueberries',
  'Chicken or fish',
] as const satisfies readonly OptionExposure['option'][]

/** These words name nothing by themselves: "Fizzy water" is found by both of its words only. */
const GENERIC = new Set(['water', 'drinks', 'foods', 'products', 'cheese', 'meat', 'vegetables'])

/** What an option is found by in the user's own words: the last word of each of its names, or the whole name. */
const wordsOf = (option: string) =>
  option
    .toLowerCase()
    .split(' or ')
    .map((name) => {
      const last = name.split(' ').at(-1) ?? name
      return GENERIC.has(last) ? name : last
    })

/**
 * The ids of the exposures that are taken because of pain: those of the flare kit, and those that the lines of the user's
 * plan name. Higher pain on the same day is then why they were taken. Source: requirement FOOD-05.
 */
export function comfortsOf(plan: FlarePlan): ReadonlySet<string> {
  const written = Object.values(plan).flat().join('\n').toLowerCase()
  const isNamed = (word: string) => new RegExp(`\\b${word}\\b`).test(written)
  const found = optionExposures.filter(
    ({ option }) => SUGGESTED.some((each) => each === option) || wordsOf(option).some(isNamed),
  )
  return new Set(found.map(({ id }) => id))
}
