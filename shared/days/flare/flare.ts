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
  /** Whether an inferred flare is only mentioned, and help opens only for a flare that the user tagged. */
  manualTipsOnly: boolean
}

/** Fewer glasses of water than this are low hydration. Source: requirement FLARE-02. */
const LOW_WATER = 4
/** From this pain level upwards, passing urine counts as painful. Source: requirement FLARE-02. */
export const PAINFUL_PEEING_LEVEL = 3
/** The minimum difference to the average of the days before that is a sudden increase, for pain and for urgency. */
const SUDDEN_INCREASE = 2
/** The number of days before a day that the average covers. Source: requirement FLARE-03. */
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
 * Whether the mood of the journal was `Stressed` or `Anxious`, or that of a quick entry `stressed`. Source: requirement
 * LOG-19.
 */
export function isStressedMood({ moods, quickMoods }: DayValues): boolean {
  return includesAny(moods, ['Stressed', 'Anxious']) || includesAny(quickMoods, ['stressed'])
}

const atLeast = (value: number | undefined, threshold: number) => value !== undefined && value >= threshold

/** The test of each condition. A missing value never fulfils one. */
const HOLDS: Record<FlareCondition, (day: DayValues, settings: FlareSettings) => boolean> = {
  bladder_pain: (day, { painThreshold }) => atLeast(day.painLevel, painThreshold),
  urgency: (day, { urgencyThreshold }) => atLeast(day.urgencyLevel, urgencyThreshold),
  pain_when_peeing: (day) => atLeast(day.painLevel, PAINFUL_PEEING_LEVEL),
  hydration_level: isLowWater,
  triggers_logged: (day) => hasTriggerFood(day) || isStressedMood(day),
}

/** The conditions that make a flare without a sudden increase. Hydration and triggers alone never do. */
const SUFFICIENT: readonly FlareCondition[] = ['bladder_pain', 'urgency', 'pain_when_peeing']

function hasRisen(field: 'painLevel' | 'urgencyLevel', day: DayValues, before: readonly DayValues[]): boolean {
  const now = day[field]
  const earlier = before.map((each) => each[field]).filter((value) => value !== undefined)
  if (now === undefined || earlier.length === 0) return false
  const average = earlier.reduce((sum, value) => sum + value, 0) / earlier.length
  return now - average >= SUDDEN_INCREASE
}

/**
 * Whether a day that the user did not tag looks like a flare, by the user's settings. Not a diagnosis.
 *
 * `before` contains the values of the logged days among the three before it, in any order. Source: requirements
 * FLARE-01 to FLARE-03.
 */
export function inferFlare(values: DayValues, before: readonly DayValues[], settings: FlareSettings): boolean {
  const day = applicableValues(values)
  if (day.flareManual || settings.alertMode === 'manual') return false
  const holding = settings.conditions.filter((condition) => HOLDS[condition](day, settings))
  if (holding.length === 0) return false
  if (settings.suddenIncreaseOnly) return hasRisen('painLevel', day, before) || hasRisen('urgencyLevel', day, before)
  return includesAny(holding, SUFFICIENT)
}

/**
 * Sets `flareInferred` of a day by the flare rules. Of `others`, only the three days before it matter. Source:
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
