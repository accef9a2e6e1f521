import type { DayValues } from '../model/fields.ts'
import { applicableValues } from '../model/values.ts'
import { hasStressedMood, hasTriggerFood, isLowWater } from './flare.ts'
import { isStrongPain } from './strong-pain.ts'

/** The help for a flare day, chosen for the user's situation. */
export interface FlareSupport {
  title: string
  content: string
  /** The actions in order, one sentence each. */
  steps: readonly string[]
  /** The items of the flare kit that help. */
  kit: string
  link: { to: '/flare-kit'; label: string }
}

const KIT = { to: '/flare-kit', label: 'Open Flare Kit' } as const

const HIGH_URGENCY = 4
const HIGH_STRESS = 6

const isPainful = ({ painLevel }: DayValues) => isStrongPain(painLevel)
const isUrgent = ({ urgencyLevel = 0 }: DayValues) => urgencyLevel >= HIGH_URGENCY

/** Whether a day was hard, with or without a flare. The app uses no cheerful words then. */
export const isHardDay = (day: DayValues): boolean => isPainful(day) || isUrgent(day)

const SIP = 'Sip water through the day. Holding back makes urine stronger and can sting more.'
const PLAIN = 'Keep food and drink plain: water, rice, oats, chicken, pears.'

/** The situations in order of priority: the first that fits is used, and the last one always fits. */
const SITUATIONS: readonly (FlareSupport & { fits: (day: DayValues) => boolean })[] = [
  {
    fits: isPainful,
    title: 'Strong pain',
    content: 'Nothing has to be done quickly. Make yourself warm and comfortable first; the rest can wait.',
    steps: [
      'Put warmth low on your tummy or between your legs, wrapped in cloth, for up to 20 minutes.',
      'Lie down with your knees supported, or curl on your side with a pillow between them.',
      'Breathe in for 4 and out for 6, and let the pelvic floor drop with each breath out.',
      'If you have pain relief that was agreed with your doctor or pharmacist, this is a day for it.',
    ],
    kit: 'Warmth and a resting position',
    link: KIT,
  },
  {
    fits: isUrgent,
    title: 'Strong urgency',
    content: 'Urgency often comes in waves that pass. Going when you must is never a failure.',
    steps: [
      'Stop or sit down for ten seconds when a wave comes.',
      'Take three slow breaths, in for 4 and out for 6, and let the pelvic floor drop.',
      'Think of something else for a moment, then see how strong it is now. If pain rises, go.',
      SIP,
    ],
    kit: 'Slow breathing and loose clothes',
    link: KIT,
  },
  {
    fits: (day) => (day.stressLevel ?? 0) >= HIGH_STRESS || hasStressedMood(day),
    title: 'A flare on a stressful day',
    content: 'Stress can tighten the pelvic floor, and that can hurt. Five quiet minutes may loosen it.',
    steps: [
      'Sit or lie where no one needs you for five minutes.',
      'Breathe in for 4 and out for 6. No holding, no pushing.',
      'Unclench jaw, shoulders and tummy, one after the other.',
      'Put off one thing that does not have to be today.',
    ],
    kit: 'Breathing and kind words to yourself',
    link: KIT,
  },
  {
    fits: hasTriggerFood,
    title: 'A flare with a possible trigger',
    content: 'You logged something that bothers many people. It may or may not be the reason.',
    steps: [PLAIN, SIP, 'Warmth low on your tummy, over your clothes, for up to 20 minutes may ease the sting.'],
    kit: 'Water and soothing drinks',
    link: KIT,
  },
  {
    fits: isLowWater,
    title: 'A flare with little to drink',
    content: 'Strong urine can sting. A little water, often, is kinder than a lot at once.',
    steps: [SIP, PLAIN, 'Warmth low on your tummy, over your clothes, for up to 20 minutes may ease the sting.'],
    kit: 'Water within reach',
    link: KIT,
  },
  {
    fits: () => true,
    title: 'Go gently',
    content: 'Flares often ease again. These are small things that may help you through one.',
    steps: [
      'Warmth low on your tummy for up to 20 minutes, wrapped in cloth.',
      SIP,
      PLAIN,
      'Breathe in for 4 and out for 6 for five minutes.',
    ],
    kit: 'Warmth, water and rest',
    link: KIT,
  },
]

/**
 * The help for a flare day, chosen by its values: general comfort, no diagnosis and no treatment. Source: requirement
 * FLARE-05. The timings of the breathing and of the urgency steps follow common pelvic health guidance.
 */
export function flareSupport(values: DayValues): FlareSupport {
  const day = applicableValues(values)
  const situation = SITUATIONS.find(({ fits }) => fits(day)) as (typeof SITUATIONS)[number]
  const { fits: _, ...support } = situation
  return support
}
