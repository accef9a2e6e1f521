import type { FoundPattern, TipEvidence } from '../../../../../shared/days/flare/pattern-tips.ts'
import type { DayTip, PatternTip } from '../../../../../shared/days/flare/tips.ts'

interface Words {
  title: string
  text: string
}

/** The text of each tip: it names what was logged and one small thing to try. It never claims a cause. */
export const tipText: Record<DayTip, Words> = {
  'low-water': {
    title: 'A little more water',
    text: 'Fewer than 4 glasses today. Strong urine can sting; a few sips an hour are kinder than a lot at once.',
  },
  'trigger-food': {
    title: 'Something that bothers some people',
    text: 'You had a food or drink that is often named as bothersome. One day says little: there is no need to leave anything out.',
  },
  'pain-with-stress': {
    title: 'A tense day',
    text: 'Five minutes of breathing in for 4 and out for 6 may help you to let go.',
  },
  'poor-sleep': {
    title: 'A short night',
    text: 'A short night can make a day harder. If today can be smaller, let it be.',
  },
  'good-day': {
    title: 'A calmer day',
    text: 'Pain and urgency were both low. Notice what today was like; good days are worth knowing, too.',
  },
  'several-factors': {
    title: 'A lot at once',
    text: 'Several things that bother some people came together today. That is not your fault. If you like, pick one that is easy to change tomorrow; the rest can wait.',
  },
  general: {
    title: 'Enough for today',
    text: 'Each entry adds to your diary. There is nothing more to do.',
  },
}

/** "on 3 of 3 flare days, and on 2 of 6 others" */
const onBoth = ({ hard, other }: TipEvidence, hardDays: string) =>
  `on ${hard.days} of ${hard.of} ${hardDays}, and on ${other.days} of ${other.of} others`

/** The text of each pattern, with both fractions of the last ten days: what is as frequent on other days is no pattern. */
const patternText: Record<PatternTip, (evidence: TipEvidence) => Words> = {
  'caffeine-with-flares': (evidence) => ({
    title: 'Caffeine on your flare days',
    text: `In the last ten days you had caffeine ${onBoth(evidence, 'flare days')}. It may be chance. Worth testing: cut down slowly, and compare two or three weeks.`,
  }),
  'low-water-with-pain': (evidence) => ({
    title: 'Little water on days of strong pain',
    text: `In the last ten days you drank little ${onBoth(evidence, 'days with strong pain')}. It may be chance, or you drank less because it hurt. Worth testing with a glass more.`,
  }),
  'foods-before-flares': (evidence) => ({
    title: 'The day before your flares',
    text: `In the last ten days you had something often bothersome the day before, ${onBoth(evidence, 'flare days')}. It may be chance. Worth testing, one food at a time.`,
  }),
  'calm-days': () => ({
    title: 'A calm stretch',
    text: 'Five or more days of low pain and no flare in the last ten. Good days are worth knowing, too.',
  }),
}

const NO_EVIDENCE: TipEvidence = { hard: { days: 0, of: 0 }, other: { days: 0, of: 0 } }

/** The words of a pattern that was found. */
export const wordsOfPattern = ({ tip, evidence = NO_EVIDENCE }: FoundPattern): Words => patternText[tip](evidence)
