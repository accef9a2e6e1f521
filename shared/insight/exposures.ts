import { type Cycle, cycleDay, cycleOf } from '../cycle/phases.ts'
import { type CustomField, isSymptom } from '../days/model/custom-field.ts'
import { DEFAULT_PREFERENCES, type FlarePlan, type Preferences } from '../preferences/preferences.ts'
import { addDays, datesUpTo, type LocalDate } from '../time/local-date.ts'
import type { Column, Columns } from '../trends/columns.ts'
import { customSeries } from '../trends/custom-series.ts'
import { lastDays } from '../trends/window.ts'
import { comfortsOf } from './comforts.ts'
import type { Exposure, LinkInput } from './link-types.ts'
import { optionExposures } from './option-exposures.ts'

/** The columns that links are made of, each with its own first day. */
export interface LinkColumns {
  /** With `painLevel`, `sleepHours` and `stressLevel`. */
  series: Columns
  /** With `foodTags` and `beverages`. */
  food: Columns
  /** With `custom`, and the names of custom items by field. */
  custom: Columns & { names: Readonly<Record<string, string>> }
}

/** Whether an exposure is an option of the log: a food or a drink, and no trigger of the user's own. */
export function isOptionExposure(id: string): boolean {
  return optionExposures.some((each) => each.id === id)
}

/** Whether each day has the option at this place of a bit set. */
const optionIn = (column: Column, place: number): Column =>
  column.map((code) => (code === null ? null : Math.floor(code / 2 ** place) % 2))

const optionsIn = ({ fields }: Columns): Exposure[] =>
  optionExposures.map(({ id, field, place }) => ({ id, values: optionIn(fields[field] ?? [], place) }))

function triggersIn({ custom = {}, names }: LinkColumns['custom']): Exposure[] {
  return customSeries(custom, names).flatMap(({ fields: [field = 'symptom.'], values }) =>
    isSymptom(field) ? [] : [{ id: field, values }],
  )
}

/** What an exposure is called: an option of the log, or the user's own word; `undefined` for an item that has none any more. */
export function nameOfExposure(id: string, names: Readonly<Record<string, string>>): string | undefined {
  return optionExposures.find((each) => each.id === id)?.option ?? names[id as CustomField]
}

/** The first and the last days of a cycle, around a period: pain and habits may both change then. */
const [FIRST_DAYS, LAST_DAYS] = [5, 5]

/** For each date, whether it is estimated to be among the last days before a period, and among its first days. */
function aroundPeriods(dates: readonly LocalDate[], cycle: Cycle): Column[] {
  const days = dates.map((date) => cycleDay(date, cycle))
  return [days.map((day) => Number(day > cycle.lengthDays - LAST_DAYS)), days.map((day) => Number(day <= FIRST_DAYS))]
}

/** What is known of the user that changes how links are read. */
export interface LinkContext {
  /** The estimated cycle, with tracking. */
  cycle: Cycle | undefined
  plan: FlarePlan
}

/** The context from the user's settings; the defaults while they are not known. */
export function linkContextOf({ cycle, flarePlan }: Preferences = DEFAULT_PREFERENCES): LinkContext {
  return { cycle: cycleOf(cycle), plan: flarePlan }
}

/**
 * Pain and every food, drink and own trigger that the user ever had, of the `count` days up to and including `last`; from
 * the first day with a pain level on. A day on which the question was not answered is unknown, also if a trigger is only
 * ever logged when it happens: nothing is taken for "did not have it" but an answer.
 */
export function linkInputOf(
  { series, food, custom }: LinkColumns,
  { last, count }: { last: LocalDate; count: number },
  { cycle, plan }: LinkContext,
): LinkInput {
  const { painLevel: pain = [], sleepHours = [], stressLevel: stress = [] } = lastDays(series, last, count).fields
  const eaten = lastDays(food, last, count)
  const all = [...optionsIn(eaten), ...triggersIn(lastDays(custom, last, count))]
  const found = pain.findIndex((level) => level !== null)
  const from = found === -1 ? pain.length : found
  const exposures = all
    .map(({ id, values }) => ({ id, values: values.slice(from) }))
    .filter(({ values }) => values.some((value) => value !== null && value > 0))
  const dates = datesUpTo(last, count - from)
  return {
    first: addDays(last, 1 - count + from),
    pain: pain.slice(from),
    exposures,
    adjustFor: [stress.slice(from), ...(cycle ? aroundPeriods(dates, cycle) : [])],
    comforts: comfortsOf(plan),
    sleepHours: sleepHours.slice(from),
  }
}
