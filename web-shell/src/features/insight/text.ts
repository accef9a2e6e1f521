import { LEAST_DAYS, LEAST_OF_EACH } from '../../../../shared/insight/gates.ts'
import type { ItemLink, SleepEvidence, WaitingItem } from '../../../../shared/insight/link-types.ts'
import { days, inSentence } from '../../../../shared/words/words.ts'

/** From this probability on, chance explains a correlation well enough. */
const MAX_P = 0.05

const points = (value: number) => {
  const shown = Math.abs(value).toFixed(1)
  return shown === '1.0' ? '1 point' : `${shown} points`
}
/** "+0.4", "−1.2", "0.0". */
const signed = (value: number, digits = 1) => {
  const shown = Math.abs(value).toFixed(digits)
  return Number(shown) === 0 ? shown : `${value < 0 ? '−' : '+'}${shown}`
}
const percent = (share: number) => `${Math.round(share * 100)}%`

/** When pain was compared: on the same day, or so many days after. */
const after = ['on the same day', 'the day after', 'two days after']
const onDays = ['On days with it', 'The day after it', 'Two days after it']

export const text = {
  heading: 'What may affect pain',
  loading: 'Loading what may affect pain',
  working: 'Comparing your days…',
  failed: {
    title: 'The comparison did not finish',
    text: 'Your entries are safe, and nothing of them has changed. Close other apps and try again.',
    retry: 'Try again',
  },
  empty: {
    title: 'There is nothing to compare yet',
    text: `Log your pain and what you eat and drink. Once you have ${LEAST_DAYS} days, this screen compares them.`,
    log: 'Log Symptoms',
  },
  how: 'How this was worked out',
  lead: {
    links: (n: number) => (n === 1 ? 'One possible link, worth testing.' : `${n} possible links, worth testing.`),
    none: 'So far nothing stands out.',
    early: 'It is too early to say anything.',
    compared: (items: number, compared: number, covered: number) =>
      `${items === 1 ? 'One item' : `${items} items`} compared on ${compared} of ${days(covered)}. A difference is not a cause, and about one link in ten is chance.`,
    days: (n: number) => `${n} of ${LEAST_DAYS} days with a pain level so far`,
    items: `A food, drink or trigger is compared once you have ${LEAST_OF_EACH} days with it and ${LEAST_OF_EACH} days without it.`,
  },
  link: {
    tag: 'Possible link, worth testing',
    sentence: ({ lag, effect }: ItemLink) =>
      `${onDays[lag]}, your pain was about ${points(effect)} higher than ${lag === 0 ? 'on other days' : 'otherwise'}.`,
    sameDay: 'It may also be the other way round: what one has when it hurts looks the same.',
    small: 'That is less than a point, which one may hardly notice.',
    interval: 'Likely difference',
    range: ([low, high]: ItemLink['interval']) => `${signed(low)} to ${signed(high)} points`,
    days: 'Days compared',
    counts: ({ exposed, unexposed }: ItemLink) => `${exposed} with it, ${unexposed} without it`,
    missing: 'Not logged',
    share: ({ shareMissing }: ItemLink) => `${percent(shareMissing)} of the days`,
    twins: (names: string) => `It mostly came on the same days as ${names}, so your days cannot tell them apart.`,
    plan: (food: string) => `Plan a test of ${inSentence(food)}`,
    test: (food: string) => `Test ${inSentence(food)}`,
    testAgain: (food: string) => `Test ${inSentence(food)} again`,
    adjusted:
      'Slow changes, weekdays, logged stress and the days around a period are taken out, as far as they are known. Stress is hard to log exactly, so some of it may be left in this.',
    surer: 'What would make this surer',
    apart: 'Days with only one of them.',
    more: (n: number) => `More days with it: so far there are ${n}.`,
    others: (n: number) => `More days without it: so far there are ${n}.`,
    gaps: 'Logging food and drink on more days, even when you had none of it.',
    again: 'The same again in the coming weeks.',
  },
  noRise: {
    title: 'No clear rise after these',
    note: 'On the days compared, pain was not higher by a point or more. A smaller rise is possible, and if you leave something out on bad mornings, a rise can stay hidden.',
  },
  unclear: {
    title: 'Not clear yet',
    note: 'Pain may be higher after these, or not: your days do not tell yet.',
  },
  table: {
    item: 'Item',
    difference: 'Pain, in points',
    cell: ({ interval: [low, high] }: ItemLink) => `${signed(low)} to ${signed(high)}`,
    lag: ({ lag }: ItemLink) => after[lag] ?? '',
    counts: ({ exposed, unexposed }: ItemLink) => `${days(exposed)} with it, ${unexposed} without it`,
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
  },
  sleep: {
    title: 'Sleep',
    lead: ({ rho, p }: SleepEvidence) =>
      p > MAX_P
        ? 'No link between your hours of sleep and your pain stands out.'
        : `With more sleep, your pain tended to be ${rho < 0 ? 'lower' : 'higher'}. A link, not a cause.`,
    evidence: ({ rho, interval: [low, high], n }: SleepEvidence) =>
      `Correlation of ranks ${signed(rho, 2)}, likely ${signed(low, 2)} to ${signed(high, 2)}, on ${days(n)}, without weekdays and the day before. A link is not a cause.`,
  },
  waiting: {
    title: 'Too few days so far',
    progress: ({ exposed, unexposed }: WaitingItem) =>
      exposed < LEAST_OF_EACH
        ? `${exposed} of ${LEAST_OF_EACH} days with it`
        : unexposed < LEAST_OF_EACH
          ? `${unexposed} of ${LEAST_OF_EACH} days without it`
          : `ready once ${LEAST_DAYS} days have a pain level`,
    more: (n: number) => (n === 1 ? 'And one more.' : `And ${n} more.`),
    note: 'A day counts if you logged your pain on it and on one of the four days before, and what you had. For a trigger that did not happen, log 0.',
  },
  care: 'A possible link is neither a cause nor a diagnosis. Before you leave foods out for longer, talk it over with your doctor or a dietitian.',
  unnamed: 'An item that was deleted',
} as const
