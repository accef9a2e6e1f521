import { daysBetween, type LocalDate } from '../../time/local-date.ts'
import type { DayValues } from '../model/fields.ts'
import { applicableValues } from '../model/values.ts'
import { TRIGGER_DRINKS, TRIGGER_FOODS } from './trigger-foods.ts'

export const FLARE_CONDITIONS = [
  'bladder_pain',
  'urgency',
  'pain_when_peeing',
  'triggers_logged',
  'hydration_level',
] as const
export type FlareCondition = (typeof FLARE_CONDITIONS)[number]

/** `manual` never infers flares. `auto` and `both` do, and `auto` also hides the flare question. */
export const ALERT_MODES = ['manual', 'auto', 'both'] as const

/** The settings that decide when a day is a flare. Source: requirement FLARE-06. */
export interface FlareSettings {
  /** 0–10. */
  painThreshold: number
  /** 0–5. */
  urgencyThreshold: number
  conditions: readonly FlareCondition[]
  alertMode: (typeof ALERT_MODES)[number]
  suddenIncreaseOnly: boolean
  /** Whether help opens only for a flare that the user tagged. An inferred flare is then only mentioned. */
  manualTipsOnly: boolean
}

/** Fewer glasses of water than this are low hydration. Source: requirement FLARE-02. */
const LOW_WATER = 4
/** From this pain level upwards, passing urine counts as painful. Source: requirement FLARE-02. */
export const PAINFUL_PEEING_LEVEL = 3
/** A sudden increase is a rise by at least this much above the average of the days before, in pain or in urgency. */
const SUDDEN_INCREASE = 2
/** The average covers this number of days before the day. Source: requirement FLARE-03. */
export const BASELINE_DAYS = 3

const includesAny = <T>(chosen: readonly T[] | undefined, options: readonly T[]) =>
  chosen?.some((each) => options.includes(each)) ?? false

/** Whether too little water was logged. A missing value is not too little. */
export function isLowWater({ waterGlasses }: DayValues): boolean {
  return waterGlasses !== undefined && waterGlasses < LOW_WATER
}

/** Whether a food or drink was logged that counts as a trigger. */
export function hasTriggerFood({ foodTags, beverages }: DayValues): boolean {
  return includesAny(foodTags, TRIGGER_FOODS) || includesAny(beverages, TRIGGER_DRINKS)
}

/**
 * Whether the journal has the mood `Stressed` or `Anxious`, or a quick entry has the mood `stressed`. Source:
 * requirement LOG-19.
 */
export function hasStressedMood({ moods, quickMoods }: DayValues): boolean {
  return includesAny(moods, ['Stressed', 'Anxious']) || includesAny(quickMoods, ['stressed'])
}

const atLeast = (value: number | undefined, threshold: number) => value !== undefined && value >= threshold

/** The test of each condition. A missing value never fulfils one. */
const IS_FULFILLED: Record<FlareCondition, (day: DayValues, settings: FlareSettings) => boolean> = {
  bladder_pain: (day, { painThreshold }) => atLeast(day.painLevel, painThreshold),
  urgency: (day, { urgencyThreshold }) => atLeast(day.urgencyLevel, urgencyThreshold),
  pain_when_peeing: (day) => atLeast(day.painLevel, PAINFUL_PEEING_LEVEL),
  hydration_level: isLowWater,
  triggers_logged: (day) => hasTriggerFood(day) || hasStressedMood(day),
}

/** The conditions that make a flare without a sudden increase. Hydration and triggers alone never do. */
export const SUFFICIENT_CONDITIONS: readonly FlareCondition[] = ['bladder_pain', 'urgency', 'pain_when_peeing']

function hasRisen(field: 'painLevel' | 'urgencyLevel', day: DayValues, before: readonly DayValues[]): boolean {
  const level = day[field]
  const earlierLevels = before.map((each) => each[field]).filter((value) => value !== undefined)
  if (level === undefined || earlierLevels.length === 0) return false
  const average = earlierLevels.reduce((sum, value) => sum + value, 0) / earlierLevels.length
  return level - average >= SUDDEN_INCREASE
}

/**
 * Whether a day that the user did not tag looks like a flare, by the user's settings. Not a diagnosis.
 *
 * `before` contains the values of the logged days among the three days before that day, in any order. Source:
 * requirements FLARE-01 to FLARE-03.
 */
export function inferFlare(values: DayValues, before: readonly DayValues[], settings: FlareSettings): boolean {
  const day = applicableValues(values)
  if (day.flareManual || settings.alertMode === 'manual') return false
  const fulfilled = settings.conditions.filter((condition) => IS_FULFILLED[condition](day, settings))
  if (fulfilled.length === 0) return false
  if (settings.suddenIncreaseOnly) return hasRisen('painLevel', day, before) || hasRisen('urgencyLevel', day, before)
  return includesAny(fulfilled, SUFFICIENT_CONDITIONS)
}

/**
 * Sets `flareInferred` of a day by the flare rules. Of `others`, only the three days before that day matter. Source:
 * requirement FLARE-01.
 */
export function withInferredFlare<D extends { date: LocalDate; values: DayValues }>(
  day: D,
  others: readonly { date: LocalDate; values: DayValues }[],
  settings: FlareSettings,
): D & { flareInferred: boolean } {
  const before = others.filter(({ date }) => date < day.date && daysBetween(date, day.date) <= BASELINE_DAYS)
  const values = before.map((each) => each.values)
  return { ...day, flareInferred: inferFlare(day.values, values, settings) }
}
