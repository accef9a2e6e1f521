import type { DayTip, PatternTip } from '../../../../../shared/days/flare/tips.ts'

interface Words {
  title: string
  text: string
}

/** The text of each tip: it names what was logged and one small thing to try. It never claims a cause. */
export const tipText: Record<DayTip | PatternTip, Words> = {
  'low-water': {
    title: 'A little more water',
    text: 'Fewer than 4 glasses today. Strong urine can sting; a few sips an hour are kinder than a lot at once.',
  },
  'trigger-food': {
    title: 'Something that bothers some people',
    text: 'You had a food or drink that is often named as bothersome. See how tomorrow feels before leaving anything out.',
  },
  'pain-with-stress': {
    title: 'Pain and tension together',
    text: 'They often come as a pair. Five minutes of breathing in for 4 and out for 6 may loosen both.',
  },
  'poor-sleep': {
    title: 'A short night',
    text: 'Less than 5 hours makes everything heavier. If today can be smaller, let it be.',
  },
  'good-day': {
    title: 'A calmer day',
    text: 'Pain and urgency were both low. Notice what today was like; good days are worth knowing, too.',
  },
  'several-factors': {
    title: 'A lot at once',
    text: 'Several things came together today. That is not your fault. If you like, pick one that is easy to change tomorrow; the rest can wait.',
  },
  general: {
    title: 'Enough for today',
    text: 'Each entry makes your own pattern clearer. There is nothing more to do.',
  },
  'caffeine-with-flares': {
    title: 'Caffeine on your flare days',
    text: 'In the last ten days you had caffeine on every flare day. A possible link, worth testing: a few days without it, then compare.',
  },
  'low-water-with-pain': {
    title: 'Little water, more pain',
    text: 'On several of the last ten days you drank little and had strong pain. A possible link, worth testing with a glass more.',
  },
  'foods-before-flares': {
    title: 'The day before your flares',
    text: 'Before several flares of the last ten days you had a food or drink that is often bothersome. A possible link, worth testing one food at a time.',
  },
  'calm-days': {
    title: 'A calm stretch',
    text: 'Five or more days of low pain and no flare in the last ten. Whatever you are doing, it may be worth keeping.',
  },
}
