import { inSentence } from '../words/words.ts'
import type { FoodCategory } from './foods/categories.ts'
import type { Standing } from './foods/common-foods.ts'
import { answers } from './log/answer-words.ts'
import type { PlanPhase } from './plan/plans.ts'
import type { ReasonToWait } from './plan/readiness.ts'
import type { Warning } from './plan/warnings.ts'
import type { FoodTest } from './schema.ts'
import type { EarlierTests } from './test/results.ts'
import type { Portion, TestSummary } from './test/test-days.ts'

/** By how many points the average of so many days is below the baseline. */
interface Difference {
  gain: number
  days: number
}

const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`

/** The words of plans and food tests. Nothing in them is a diagnosis, and no food is called bad. */
export const text = {
  phases: {
    planned: 'Not begun',
    elimination: 'Elimination',
    reintroduction: 'Reintroduction',
    completed: 'Completed',
  } satisfies Record<PlanPhase, string>,
  categories: {
    drinks: 'Drinks',
    fruit: 'Fruit',
    vegetables: 'Vegetables',
    meat_fish_eggs: 'Meat, fish and eggs',
    dairy: 'Dairy',
    grains: 'Grains',
    nuts_beans: 'Nuts, beans and soy',
    seasonings: 'Sauces, spices and oils',
    sweet: 'Sweets and sweeteners',
    supplements: 'Supplements',
    other: 'Other',
  } satisfies Record<FoodCategory, string>,
  standings: {
    often_bothers: 'Often bothers people',
    varies: 'Varies: sources differ',
    usually_fine: 'Seldom bothers people',
  } satisfies Record<Standing, string>,
  everyoneDiffers: 'Everyone differs. Your own results count more than any list.',

  ...answers,
  evidence: (food: string, month: string, rating: string) => `You tested ${inSentence(food)} in ${month}: ${rating}.`,
  ratings: {
    testing: 'still testing',
    safe: 'safe',
    caution: 'caution',
    trigger: 'trigger',
    unclear: 'unclear, worth another test',
  } satisfies Record<FoodTest['testStatus'], string>,
  portions: {
    small: 'A small portion today.',
    medium: 'A medium portion today.',
    normal: 'A normal portion today.',
    none: 'None of it today. See how you feel.',
  } satisfies Record<Portion, string>,
  stop: {
    flare: 'There was a flare. Stop here, and rest. You can rate the test now.',
    worse: 'That was 2 or more points worse than before the test. Stop here; you can rate the test now.',
  },
  rate: 'Four days are over. How was this food for you?',
  worstDay: ({ worst, n = 0 }: { worst?: number | undefined; n?: number | undefined }) =>
    worst === undefined ? 'Not enough data yet' : `worst day ${worst} of 10 (n\u00A0=\u00A0${n})`,
  flareDay: (day: number) => `There was a flare on day ${day}.`,
  /** `earlier`: how the user rated earlier tests of this food. One test is often chance: only two that agree say more. */
  suggested: (kind: TestSummary['suggested'], earlier: EarlierTests) => {
    const rated = (n: number, how: string) =>
      `You rated ${n} of ${earlier.of} earlier ${earlier.of === 1 ? 'test' : 'tests'} ${how}.`
    const disagree = 'So the tests do not agree yet.'
    if (kind === 'unclear') return 'The days do not say enough. You can test this food again later.'
    if (kind === 'safe')
      return earlier.safe > 0
        ? `Not clearly worse this time. ${rated(earlier.safe, 'safe')} ${earlier.worse > 0 ? disagree : 'It may be fine for you.'}`
        : 'Not clearly worse this time. Once may be chance: a second test says more.'
    if (earlier.worse === 0) return 'Worse once: repeat the test before you give this food up.'
    const since = kind === 'caution' ? ', from the third day on' : ''
    const end = earlier.safe > 0 ? disagree : 'It may be a trigger for you.'
    return `Worse this time${since}. ${rated(earlier.worse, 'caution or trigger')} ${end}`
  },
  wait: {
    running: 'Another test is running. One food at a time.',
    flare: 'Wait until the flare has passed.',
    allergy: 'Never test a food that you are allergic to. Keep it out, and ask your doctor.',
    infection: 'Wait until the infection is over.',
    elimination: 'The foods are still left out. Tests come after that.',
    washout: 'Leave three whole days after a test.',
    unsettled: 'Wait until two days in a row were about as they were before the last test.',
  } satisfies Record<ReasonToWait['kind'], string>,

  effect: {
    better: ({ gain, days }: Difference) =>
      `Your symptoms averaged ${points(gain)} lower than before, on ${days} days. Plans often begin after a bad time, which gets better by itself, so part of it may be that. Tests say more about each food.`,
    unsure: ({ gain, days }: Difference) =>
      `Your symptoms averaged ${points(gain)} lower than before, on ${days} days, but fewer than 7 days before the plan have a pain level. It may be chance, or a bad time that got better by itself.`,
    'not-yet': () => 'Not clearly lower yet. Give it the weeks that you planned.',
    'no-change': () => 'Your symptoms were not clearly lower without these foods. You can eat them again.',
    'no-baseline': 'Without a number from before the plan, we cannot show a difference.',
    tooFew: (days: number) =>
      `We cannot tell whether leaving them out helped. That needs symptoms on 4 days; there are ${days}.`,
    notEnough: (days: number) =>
      `Not enough data yet. Log your symptoms on 4 days of a week to see a difference: so far there are ${days}.`,
  },

  warnings: {
    allergy: {
      question: 'Are you allergic to any food that you may leave out and test?',
      answer: 'Never test a food that you are allergic to. Keep it out, and ask your doctor.',
    },
    pregnancy: {
      question: 'Are you pregnant or breastfeeding?',
      answer: 'Please do not leave foods out without your midwife or doctor.',
    },
    underweight: {
      question: 'Are you underweight, or have you lost weight without wanting to?',
      answer: 'Leaving foods out could do harm. Please speak to a doctor or dietitian first.',
    },
    eatingDisorder: {
      question: 'Do you have, or did you ever have, an eating disorder?',
      answer: 'A plan like this can be hard on you. Please speak first to someone who knows you, such as your doctor.',
    },
    diabetes: {
      question: 'Do you have diabetes?',
      answer: 'Please plan this with a dietitian or your diabetes nurse, so that your blood sugar stays safe.',
    },
    kidneys: {
      question: 'Do you have kidney disease?',
      answer:
        'Some foods and amounts of water may not be safe for you. Please plan this with your doctor or dietitian.',
    },
    alcohol: {
      question: 'Do you drink a lot of alcohol on most days?',
      answer: 'Do not stop suddenly or alone: that can be dangerous. Your doctor can help you to stop safely.',
    },
  } satisfies Record<Warning, { question: string; answer: string }>,
} as const
