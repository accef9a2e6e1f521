import { addDays, type LocalDate } from '../time/local-date.ts'
import { type Cycle, type CyclePhase, calendarPhase, completedCycles } from './phases.ts'

/**
 * How many cycles before and after the last period the estimate is shown for. Each further cycle adds the error of one
 * more length. Source: decision 201.
 */
export const ESTIMATED_CYCLES = 3

/**
 * The phase of a logged day, if it is within three cycles of the last period. `undefined` elsewhere, and without a cycle:
 * years of days must not look as if their periods had been observed. Source: requirement CYC-03, decision 201.
 */
export function phaseOn(date: LocalDate, cycle: Cycle | undefined): CyclePhase | undefined {
  if (!cycle) return undefined
  const index = completedCycles(date, cycle)
  return index >= -ESTIMATED_CYCLES && index < ESTIMATED_CYCLES ? calendarPhase(date, cycle) : undefined
}

/**
 * How many whole cycles with phases lie between the dates `first` and `last`, both included. Pain is compared by phase
 * from three on. Source: decision 201.
 */
export function wholeCycles(cycle: Cycle | undefined, first: LocalDate, last: LocalDate): number {
  if (!cycle) return 0
  const { lastPeriodOn, lengthDays } = cycle
  const starts = Array.from({ length: 2 * ESTIMATED_CYCLES }, (_, index) =>
    addDays(lastPeriodOn, (index - ESTIMATED_CYCLES) * lengthDays),
  )
  return starts.filter((start) => start >= first && addDays(start, lengthDays - 1) <= last).length
}
