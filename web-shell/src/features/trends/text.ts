import type { Grain } from '../../../../shared/trends/slices.ts'
import { counted, days } from '../../../../shared/words/words.ts'
import type { Range } from './ranges.ts'

const inRange: Readonly<Record<Range, string>> = {
  '7': 'in the last 7 days',
  '30': 'in the last 30 days',
  '90': 'in the last 90 days',
  '365': 'in the last 365 days',
  all: 'since your first entry',
}
const before: Readonly<Record<Exclude<Range, 'all'>, string>> = {
  '7': 'the 7 days before',
  '30': 'the 30 days before',
  '90': 'the 90 days before',
  '365': 'the 365 days before',
}

export const text = {
  heading: 'Trends',
  loading: 'Loading your trends',
  range: {
    label: 'Days',
    names: { '7': '7 days', '30': '30', '90': '90', '365': '365', all: 'All' } satisfies Record<Range, string>,
  },
  before,
  lead: {
    none: 'Nothing can be said about your pain yet.',
    missing: (n: number, least: number, range: Range) =>
      `${n === 0 ? 'No day' : days(n)} with a pain level ${inRange[range]}. With ${least} there is something to see.`,
    alone: (value: string, range: Range) => `Your pain averaged ${value} ${inRange[range]}.`,
    aloneUnder: (n: number, count: number) => `${n} of ${days(count)} have a pain level.`,
    noneBefore: ' There is too little before them to compare with.',
    lower: (now: string, then: string, range: Exclude<Range, 'all'>) =>
      `Your pain was lower than in ${before[range]}: ${now}, against ${then} then.`,
    higher: (now: string, then: string, range: Exclude<Range, 'all'>) =>
      `Your pain was higher than in ${before[range]}: ${now}, against ${then} then.`,
    usual: (now: string, then: string, range: Exclude<Range, 'all'>) =>
      `Your pain was within your usual ups and downs: ${now}, and ${then} in ${before[range]}.`,
    under: (now: number, then: number) =>
      `Averages of the logged days (n = ${now} and ${then}). They say what was, not why.`,
  },
  empty: {
    title: 'There is nothing to show yet',
    text: 'A few seconds a day are enough. After a week your first charts appear here.',
    log: 'Log Symptoms',
  },
  chart: {
    label: 'Read out a day',
    labels: { day: 'Read out a day', week: 'Read out a week', month: 'Read out a month' } satisfies Record<
      Grain,
      string
    >,
    flare: 'Flare days',
    gap: 'Gap: not logged',
    grain: { day: '', week: 'Averages of weeks', month: 'Averages of months' } satisfies Record<Grain, string>,
    table: 'Table',
    picture: 'Charts',
    before: { day: 'Day before', week: 'Week before', month: 'Month before' } satisfies Record<Grain, string>,
    after: { day: 'Day after', week: 'Week after', month: 'Month after' } satisfies Record<Grain, string>,
    when: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Grain, string>,
    flareDays: 'Flare days',
    flareDay: 'flare day',
    notLogged: 'not logged',
    loggedOf: (logged: number, all: number) => `${logged} of ${days(all)} logged`,
    missing: (label: string, n: number, least: number) =>
      n === 0 ? `${label}, not logged yet` : `${label}, ${days(n)} logged. ${least - n} more and a chart appears here.`,
  },
  flares: {
    title: 'Flares',
    count: (range: Range) => (range === 'all' ? 'flares since your first entry' : `flares in ${range} days`),
    days: (logged: number) => `flare days of ${logged} logged`,
    none: 'No flare was logged on these days.',
    more: (n: number) => `, and ${n} before`,
    earlier: (range: Exclude<Range, 'all'>, flares: number, flareDays: number, logged: number) =>
      `In ${before[range]}: ${counted(flares, 'flare')}, ${flareDays} of ${logged} logged days.`,
  },
  contrast: {
    title: 'A usual day, a flare day',
    usual: (n: number) => `Usual (${days(n)})`,
    flare: (n: number) => `Flare (${days(n)})`,
    measure: 'Average of',
    missing: (flareDays: number) =>
      `With three flare days and a week of others, they stand side by side here. There are ${days(flareDays)} with a flare.`,
    note: 'Averages, not causes. A flare day is one partly by its pain.',
  },
  compare: {
    title: 'Then and now',
    label: 'Compare with',
    with: { before: 'Just before', yearEarlier: 'A year earlier' },
    now: 'Now',
    earlier: 'Then',
    n: (n: number) => `n = ${n}`,
    few: 'too few',
  },
  phases: {
    title: 'Pain through your cycle',
    names: { menstrual: 'Period', follicular: 'After it', ovulation: 'Around ovulation', luteal: 'Before the next' },
    phase: 'Phase',
    pain: 'Pain',
    note: 'Phases are estimated from the last period that you entered, so this is a rough picture. Differences may be chance.',
  },
  custom: { title: 'Your own symptoms and triggers', times: 'times', unnamed: 'An item that was deleted' },
  heat: {
    title: 'Month by month',
    label: (months: number) => `Pain of each day in ${months} months. The table above has the same days.`,
    yearLabel: (years: number) => `Average pain of each month in ${years} years. The table above has the same months.`,
    levels: ['0', '1–2', '3–4', '5–6', '7–8', '9–10'],
  },
  links: {
    title: 'More',
    card: {
      title: 'What may affect pain',
      text: 'Foods, drinks and your own triggers, and the pain after them.',
      open: 'See possible links',
    },
    insights: { title: 'A year of insights', text: 'What home has shown you' },
    report: { title: 'Report for a visit', text: 'What a doctor has two minutes for' },
    export: { title: 'Export your diary', text: 'CSV or JSON' },
  },
} as const
