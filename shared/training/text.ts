import { counted, days } from '../words/words.ts'
import { actions } from './action-words.ts'
import type { StopSign } from './stop-signs.ts'
import type { DrillStep } from './urge-drill.ts'

const minutes = (count: number) => `${count} minutes`

/** The words of bladder training. Nothing in them is a diagnosis, and going early is never a failure. */
export const text = {
  actions,
  successRate: ({ met, of }: { met: number; of: number }) => `${met} of ${of} on time or later`,
  /** With fewer than ten logs, too. Without any there is no share. */
  noLogs: 'Nothing logged yet.',
  dayOnly: 'Train by day only, and drink as usual. At night there is nothing to wait for.',
  goNow: 'Going now is always right.',
  /** In a session. */
  goNowCounts: 'It counts as a visit, and the time starts again.',

  stopSigns: {
    redFlags: {
      question:
        'Do you see blood when you pass urine, or do you have new weakness or numbness in your legs or saddle area?',
      answer: 'Please speak to a doctor before you begin. This app cannot tell what it is.',
    },
    infection: {
      question: 'Do you have a fever, chills, pain in your side, or burning that is new for you?',
      answer: 'It could be an infection, which needs a test. Please ask a doctor first; training can wait.',
    },
    retention: {
      question: 'Is it hard to start or to empty your bladder, or have you been told that urine stays behind?',
      answer: 'Holding longer may not be right for you. Please ask a doctor or nurse before you begin.',
    },
    pregnancy: {
      question: 'Are you pregnant?',
      answer: 'Please ask your midwife or doctor first. Going often is usual now.',
    },
  } satisfies Record<StopSign, { question: string; answer: string }>,
  emergency:
    'If you cannot pass urine and your bladder is full and painful, or your legs or saddle area are newly weak or numb, get emergency help now.',

  firstInterval: {
    advice: (interval: number, count: number) =>
      `About ${minutes(interval)} would fit what you logged (${days(count)}). You can choose any other.`,
    notEnough: (count: number) =>
      `Not enough data yet. Log your visits by day and your hours of sleep on ${counted(3 - count, 'more day')}, and an interval is suggested here. 60 minutes is a common start.`,
    unavailable: 'Your diary cannot be read just now. 60 minutes is a common start; you can change it later.',
  },
  pace: {
    pause: 'Today is a flare day. You may pause; your interval stays as it is until you come back.',
    'step-back': 'Pain was up, or many visits came early. A shorter interval for a while may help.',
    advance: 'On most days you met your times. If you like, try a little longer.',
    'new-interval': 'Give this interval a week or two.',
    'not-yet': 'Stay with this interval for now. There is no hurry.',
    'more-pain':
      'Your pain averaged a point or more above the week before. It may be chance, but stay where you are for now.',
    'at-limit': 'The interval stays as it is: there is no further step.',
    notEnough: ({ trained, pain, painBefore }: { trained: number; pain: number; painBefore: number }) =>
      `Not enough data yet: ${trained} of 5 days with logs; pain on ${pain} of 3 days this week and ${painBefore} of 3 the week before.`,
  },
  drill: {
    still: 'Stop, or sit down. Keep still.',
    breathe: 'Breathe in for 4 seconds and out for 6, three times. Let your pelvic floor drop.',
    distract: 'Count backwards from 100 in sevens, or name five things that you see.',
    rate: 'How strong is the urge now? If pain has risen by 2 or more, go now.',
    walk: 'If it has eased, walk on slowly.',
  } satisfies Record<DrillStep, string>,
} as const
