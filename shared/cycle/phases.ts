import type { CycleSettings } from '../preferences/preferences.ts'
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts'
import { CYCLE_LENGTH } from './rules.ts'

/** What is known of a user's cycle. Everything else is estimated from it. */
export interface Cycle {
  /** The first day of the last period that the user entered. */
  lastPeriodOn: LocalDate
  lengthDays: number
}

export type CyclePhase = 'menstrual' | 'follicular' | 'ovulation' | 'luteal'

/** The last cycle day of a period. Source: requirements CYC-02 and CYC-03. */
const LAST_PERIOD_DAY = 5
/** How many days the calendar shows as ovulation. Source: requirement CYC-03. */
const OVULATION_DAYS = 3

/** The cycle of the settings; `undefined` without tracking or without a date. Source: requirements CYC-01 and CYC-05. */
export function cycleOf({ isCycleTracked, lastPeriodOn, cycleLengthDays }: CycleSettings): Cycle | undefined {
  if (!isCycleTracked || lastPeriodOn === null) return undefined
  return { lastPeriodOn, lengthDays: cycleLengthDays ?? CYCLE_LENGTH.default }
}

/** How many whole cycles have passed since the last period; negative before it. Source: requirement CYC-04. */
export function completedCycles(date: LocalDate, { lastPeriodOn, lengthDays }: Cycle): number {
  return Math.floor(daysBetween(lastPeriodOn, date) / lengthDays)
}

/** The estimated start of the cycle in which `date` is. */
function cycleStart(date: LocalDate, cycle: Cycle): LocalDate {
  return addDays(cycle.lastPeriodOn, completedCycles(date, cycle) * cycle.lengthDays)
}

/**
 * The estimated day of the cycle, from 1 to its length. Dates before the last period count backwards from it: a user who
 * has flown west may have entered tomorrow. Source: requirement CYC-01.
 */
export function cycleDay(date: LocalDate, cycle: Cycle): number {
  return daysBetween(cycleStart(date, cycle), date) + 1
}

/** The date on which the next period may begin, always after `date`. Source: requirement CYC-04. */
export function nextPeriodOn(date: LocalDate, cycle: Cycle): LocalDate {
  return addDays(cycleStart(date, cycle), cycle.lengthDays)
}

/** The estimated phase as the insight card tells it. Source: requirement CYC-02. */
export function insightPhase(date: LocalDate, cycle: Cycle): CyclePhase {
  const day = cycleDay(date, cycle)
  if (day <= LAST_PERIOD_DAY) return 'menstrual'
  if (day <= 0.46 * cycle.lengthDays) return 'follicular'
  return day <= 0.57 * cycle.lengthDays ? 'ovulation' : 'luteal'
}

/** The estimated phase as the calendar shows it. Source: requirement CYC-03. */
export function calendarPhase(date: LocalDate, cycle: Cycle): CyclePhase {
  const day = cycleDay(date, cycle)
  const firstOvulationDay = Math.floor(cycle.lengthDays / 2) - 1
  if (day <= LAST_PERIOD_DAY) return 'menstrual'
  if (day < firstOvulationDay) return 'follicular'
  return day < firstOvulationDay + OVULATION_DAYS ? 'ovulation' : 'luteal'
}
