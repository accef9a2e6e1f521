import { CYCLE_LENGTH } from '../../../../../../shared/cycle/rules.ts'
import { type Concern, MAX_CONCERNS, NO_NICKNAME } from '../../../../../../shared/preferences/preferences.ts'

const concerns: Record<Concern, string> = {
  'bladder-pain': 'Bladder pain',
  urgency: 'Urgency',
  'food-triggers': 'Food triggers',
  'hormonal-flares': 'Hormonal flares',
  'pelvic-floor': 'Pelvic floor',
  'stress-mood': 'Stress and mood',
  'sleep-issues': 'Sleep',
}

const NUMBERS = ['', 'One', 'Two', 'Three'] as const

export const text = {
  cycle: {
    track: { label: 'Track my cycle', hint: 'We keep when your last period began' },
    lastPeriod: 'First day of your last period',
    chooseDay: 'Choose a day',
    length: 'Length of your cycle, in days',
    lengthHint: `From the first day of one period to the day before the next. If you do not know it, ${CYCLE_LENGTH.default} is a good start.`,
    lengthAssumed: `We use ${CYCLE_LENGTH.default} days, a common length. You can change it.`,
    lengthRefused: `This works for cycles of ${CYCLE_LENGTH.min} to ${CYCLE_LENGTH.max} whole days.`,
  },
  hydration: {
    label: 'Glasses of water a day',
    less: 'One glass less',
    more: 'One glass more',
    unit: (glasses: number) => (glasses === 1 ? 'glass' : 'glasses'),
    litres: (litres: string) => `About ${litres} ${litres === '1' ? 'litre' : 'litres'}`,
  },
  concerns: {
    label: `What matters most to you? Up to ${MAX_CONCERNS}`,
    words: concerns,
    count: (chosen: number) => `${chosen} of ${MAX_CONCERNS} chosen`,
    full: `${NUMBERS[MAX_CONCERNS]} are chosen. To choose another one, tap one of them first.`,
  },
  nickname: {
    label: 'Nickname',
    placeholder: NO_NICKNAME,
    hint: `If you leave it empty, it is “${NO_NICKNAME}”, and your profile shows only your name.`,
  },
} as const
