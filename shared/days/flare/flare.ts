import { daysBetween, type LocalDate } from '../../time/local-date.ts'
import type { DayValues } from '../model/fields.ts'
import { counting } from '../model/values.ts'
import { TRIGGER_DRINKS, TRIGGER_FOODS } from './trigger-foods.ts'

export const FLARE_CONDITIONS = [
  'bladder_pain',
  'urgency',
  'pain_when_peeing',
  'triggers_logged',
  'hydration_level',
] as const
export type FlareCondition = (typeof FLARE_CONDITIONS)[number]

/** `manual` never infers; `auto` and `both` do, and `auto` hides the flare question too. */
export const ALERT_MODES = ['manual', 'auto', 'both'] as const

/** When a day counts as a flare. Source: requirement FLARE-06. */
export interface FlareSettings {
  /** 0–10. */
  painThreshold: number
  /** 0–5. */
  urgencyThreshold: number
  conditions: readonly FlareCondition[]
  alertMode: (typeof ALERT_MODES)[number]
  suddenIncreaseOnly: boolean
  /** An inferred flare is only mentioned; help opens for a flare the person tagged. */
  manualTipsOnly: boolean
}

/** Fewer glasses of water are low hydration. Source: requirement FLARE-02. */
const LOW_WATER = 4
/** From this pain on, passing urine is taken to hurt. Source: requirement FLARE-02. */
export const PEEING_HURTS_FROM = 3
/** So much above the average of the days before is a sudden increase, of pain and urgency alike. */
const SUDDEN = 2
/** How many days before a day its average is taken over. Source: requirement FLARE-03. */
export const BASELINE_DAYS = 3

const anyOf = <T>(chosen: readonly T[] | undefined, some: readonly T[]) =>
  chosen?.some((each) => some.includes(each)) ?? false

/** Whether too little water was logged; none logged is not too little. */
export function isLowWater({ waterGlasses }: DayValues): boolean {
  return waterGlasses !== undefined && waterGlasses < LOW_WATER
}

/** Whether something was eaten or drunk that counts as a trigger. */
export function hasTriggerFood({ foodTags, beverages }: DayValues): boolean {
  return anyOf(foodTags, TRIGGER_FOODS) || anyOf(beverages, TRIGGER_DRINKS)
}

/** Whether the mood was stressed, or `Anxious` where that is asked, by journal or by quick entry. Source: LOG-19. */
export function isStressedMood({ moods, quickMoods }: DayValues): boolean {
  return anyOf(moods, ['Stressed', 'Anxious']) || anyOf(quickMoods, ['stressed'])
}

const atLeast = (value: number | undefined, threshold: number) => value !== undefined && value >= threshold

/** Whether each condition holds. A value that was not entered never fulfils one. */
const HOLDS: Record<FlareCondition, (day: DayValues, settings: FlareSettings) => boolean> = {
  bladder_pain: (day, { painThreshold }) => atLeast(day.painLevel, painThreshold),
  urgency: (day, { urgencyThreshold }) => atLeast(day.urgencyLevel, urgencyThreshold),
  pain_when_peeing: (day) => atLeast(day.painLevel, PEEING_HURTS_FROM),
  hydration_level: isLowWater,
  triggers_logged: (day) => hasTriggerFood(day) || isStressedMood(day),
}

/** The conditions that make a flare without a sudden increase; hydration and triggers alone never do. */
const SUFFICIENT: readonly FlareCondition[] = ['bladder_pain', 'urgency', 'pain_when_peeing']

function rose(field: 'painLevel' | 'urgencyLevel', day: DayValues, before: readonly DayValues[]): boolean {
  const now = day[field]
  const earlier = before.map((each) => each[field]).filter((value) => value !== undefined)
  if (now === undefined || earlier.length === 0) return false
  const average = earlier.reduce((sum, value) => sum + value, 0) / earlier.length
  return now - average >= SUDDEN
}

/**
 * Whether a day that nobody flagged looks like a flare, by the person's own settings. No diagnosis.
 *
 * `before` holds those of the three days before it that were logged, in any order. Source: requirements FLARE-01 to
 * FLARE-03.
 */
export function inferFlare(values: DayValues, before: readonly DayValues[], settings: FlareSettings): boolean {
  const day = counting(values)
  if (day.flareManual || settings.alertMode === 'manual') return false
  const holding = settings.conditions.filter((condition) => HOLDS[condition](day, settings))
  if (holding.length === 0) return false
  if (settings.suddenIncreaseOnly) return rose('painLevel', day, before) || rose('urgencyLevel', day, before)
  return anyOf(holding, SUFFICIENT)
}

/**
 * A day with what the rules make of it beside others, of which the three days before it count. Source: requirement
 * FLARE-01.
 */
export function judge<D extends { date: LocalDate; values: DayValues }>(
  day: D,
  others: readonly { date: LocalDate; values: DayValues }[],
  settings: FlareSettings,
): D & { flareInferred: boolean } {
  const before = others.filter(({ date }) => date < day.date && daysBetween(date, day.date) <= BASELINE_DAYS)
  const values = before.map((each) => each.values)
  return { ...day, flareInferred: inferFlare(day.values, values, settings) }
}
