import { type FlareCondition, type FlareSettings, PAINFUL_PEEING_LEVEL } from '../days/flare/flare.ts'
import type { FoodTest } from '../food/schema.ts'
import type { ItemLink } from '../insight/link-types.ts'
import { PRODUCT } from '../product.ts'
import type { ColumnField } from '../trends/columns.ts'
import { counted, days } from '../words/words.ts'

const flares = (n: number) => counted(n, 'flare')

/** When pain was compared: so many days after. */
const AFTER = ['on the same day', 'the day after', 'two days after']

/** The words of a report, on the screen and on paper. */
export const text = {
  title: 'Symptom report',
  footer: `Recorded by the patient in ${PRODUCT}. Not a diagnosis.`,
  days,
  to: (from: string, to: string) => `${from} to ${to}`,
  facts: {
    logged: (logged: number, count: number) => `Self-recorded; ${logged} of ${days(count)} logged.`,
    notLogged: (dates: string) => `Not logged: ${dates}.`,
    gaps: (n: number, longest: number, dates: string) => `${days(n)}, at most ${longest} in a row (${dates})`,
    unknown: (dates: string) => `Not on this device, or not complete: ${dates}. A connection brings them back.`,
    unknownFood: 'Food tests could not be read. A connection brings them back.',
    unknownBefore: (n: number) => `Of the period before, ${days(n)} ${n === 1 ? 'is' : 'are'} not on this device.`,
  },
  nothing: 'Nothing was logged on these days.',
  none: '–',
  few: (n: number) => `too few (${n})`,
  average: (value: string, n: number) => `${value} (${n})`,
  range: (least: string, most: string) => (least === most ? least : `${least}–${most}`),
  ofDays: (n: number, all: number) => `${n} of ${all}`,
  columns: { measure: 'Measure', average: 'Average (n)', range: 'Range', before: 'Before (n)' },
  rows: {
    painLevel: 'Pain (0–10)',
    urgencyLevel: 'Urgency (0–5)',
    frequency: 'Visits by day',
    stressLevel: 'Stress (0–10)',
    waterGlasses: 'Water (glasses)',
    nocturia: 'Visits at night',
    sleepHours: 'Sleep (hours)',
  } satisfies Partial<Record<ColumnField, string>>,
  summary: {
    heading: 'Summary',
    lead: {
      lower: (now: string, then: string) => `Pain was lower than in the period before: ${now}, against ${then} then.`,
      higher: (now: string, then: string) => `Pain was higher than in the period before: ${now}, against ${then} then.`,
      usual: (now: string, then: string) =>
        `Pain was within the usual ups and downs: ${now}, and ${then} in the period before.`,
    },
    before: (period: string, logged: number, count: number) =>
      `Before: ${period}, ${logged} of ${days(count)} logged. n is the number of days with an answer.`,
    few: (least: number) => `Too few: not enough data yet; an average needs ${least} answers.`,
    unanswered: (labels: string) => `Not recorded: ${labels}.`,
  },
  nights: {
    heading: 'Nights',
    often: (n: number, all: number) => `Two or more visits on ${n} of ${all} recorded nights.`,
  },
  flares: {
    heading: 'Flares',
    all: 'All flares',
    columns: { dates: 'Dates', length: 'Length', peak: 'Highest pain', tried: 'What was tried' },
    count: (n: number, flareDays: number, logged: number) =>
      `${n === 0 ? 'No flare' : flares(n)}, ${flareDays} flare days of ${logged} logged.`,
    before: (n: number, flareDays: number, logged: number) =>
      `In the period before: ${n === 0 ? 'no flare' : flares(n)}, ${flareDays} of ${logged}.`,
    beganBefore: (dates: string) => `${dates}, began before`,
    mayGoOn: (dates: string) => `${dates}, may go on`,
    longest: (length: number, peak: string | undefined) =>
      `The longest lasted ${days(length)}${peak === undefined ? '' : `; the highest pain was ${peak}`}.`,
    listed: (n: number, all: number) => `The latest ${n} of ${all}; all are listed further on.`,
    marked: 'Flare days: marked by the patient.',
    rule: (conditions: string, isRise: boolean) =>
      `Flare days: marked by the patient, or by the patient's rule as set now: ${conditions}${isRise ? ', with pain or urgency 2 or more above the three days before' : ''}.`,
    conditions: {
      bladder_pain: ({ painThreshold }) => `pain of ${painThreshold} or more`,
      urgency: ({ urgencyThreshold }) => `urgency of ${urgencyThreshold} or more of 5`,
      pain_when_peeing: () => `pain of ${PAINFUL_PEEING_LEVEL} or more`,
      hydration_level: () => 'fewer than 4 glasses of water',
      triggers_logged: () => 'a trigger food or drink, or stress',
    } satisfies Record<FlareCondition, (settings: FlareSettings) => string>,
  },
  medications: {
    heading: 'Medications, of the days answered',
    columns: { name: 'Name', taken: 'Days taken', before: 'Before' },
    more: (n: number) => `${n} more, each taken less often, ${n === 1 ? 'is' : 'are'} listed further on.`,
    all: 'All medications, of the days answered',
  },
  own: {
    symptoms: 'Own symptoms (0–10)',
    triggers: 'Own triggers',
    columns: { name: 'Name', withIt: 'Days with it', before: 'Before' },
    unnamed: 'An item that was deleted',
  },
  food: {
    heading: 'Food tests',
    all: 'All food tests',
    columns: { food: 'Food', dates: 'Dates', rating: 'Rating', before: 'Before', worst: 'Worst day (0–10)', n: 'n' },
    ratings: {
      testing: 'Testing',
      safe: 'Safe',
      caution: 'Caution',
      trigger: 'Trigger',
      unclear: 'Unclear',
    } satisfies Record<FoodTest['testStatus'], string>,
    listed: (n: number, all: number) => `The latest ${n} of ${all}; all are listed further on.`,
    note: 'One food at a time, rated by the patient; one test may be chance. Before: the level it is compared with. n: days with a level.',
  },
  links: {
    heading: 'Possible links',
    sentence: (
      name: string,
      { effect, lag, interval: [low, high], exposed, unexposed }: ItemLink,
      twins: readonly string[],
    ) =>
      `${name}: pain ${effect.toFixed(1)} points higher ${AFTER[lag]} (95% interval ${low.toFixed(1)} to ${high.toFixed(1)}; ${days(exposed)} with it, ${unexposed} without${twins.length > 0 ? `; mostly on the same days as ${twins.join(', ')}` : ''}).`,
    note: 'Found by comparing the patient’s own days, adjusted for weekdays, slow changes and logged stress; the clearest of three lags. About one in ten is chance. Not causes: on the same day, the reverse is possible.',
  },
  questions: { heading: 'Questions' },
  charts: {
    heading: { day: 'Day by day', week: 'Averages of weeks', month: 'Averages of months' },
    note: 'Shaded: flare days. Breaks in a line: not logged.',
    noteWithoutBands: 'Breaks in a line: not logged.',
  },
  table: {
    heading: { day: 'The days', week: 'The weeks', month: 'The months' },
    columns: { day: 'Day', week: 'Week', month: 'Month', flare: 'Flare', flareDays: 'Flare days' },
    short: {
      painLevel: 'Pain',
      urgencyLevel: 'Urgency',
      frequency: 'By day',
      nocturia: 'At night',
      sleepHours: 'Sleep',
      stressLevel: 'Stress',
      waterGlasses: 'Water',
    } satisfies Partial<Record<ColumnField, string>>,
    flare: 'flare',
    notLogged: 'not logged',
    unknown: 'not here',
    notes: {
      day: 'Newest first. By day and at night: toilet visits. Notes are left out.',
      week: 'Averages of each week, newest first. By day and at night: toilet visits.',
      month: 'Averages of each month, newest first. By day and at night: toilet visits.',
    },
  },
} as const
