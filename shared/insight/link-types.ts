import type { LocalDate } from '../time/local-date.ts'
import type { Column } from '../trends/columns.ts'

/** Something that may affect pain, day by day: 0 is "did not have it", more than 0 "had it", `null` "not logged". */
export interface Exposure {
  id: string
  values: Column
}

/** The days from `first` on. All columns have the same length. */
export interface LinkInput {
  first: LocalDate
  /** Pain from 0 to 10. */
  pain: Column
  exposures: readonly Exposure[]
  /** What raises pain and goes along with food: stress, the days around a period. Pain is freed of it. */
  adjustFor?: readonly Column[]
  /** Exposures that are taken because of pain. A rise on the same day says nothing about them. */
  comforts?: ReadonlySet<string>
  /** Hours of sleep. Absent: sleep is not compared. */
  sleepHours?: Column
}

export interface LinkOptions {
  /** The number of permutations. */
  permutations: number
  /** The same seed gives the same result. An integer. */
  seed: number
}

/** What the days say about one exposure. */
export interface ItemLink {
  id: string
  /**
   * - `link`: pain was higher after it than chance explains, worth testing. Never a cause.
   * - `no-rise`: pain was not higher after it, and the interval leaves out a rise of a point. What is avoided on bad
   *   mornings gets this, too, whatever it does, so it is never called ruled out.
   * - `unclear`: neither.
   */
  verdict: 'link' | 'no-rise' | 'unclear'
  /** How many days after it pain was compared, 0 to 2: where the rise was clearest. */
  lag: number
  /** How much higher pain was after it, in points of 10; below 0: lower. */
  effect: number
  /** The 95 % interval of the effect. It allows for having taken the clearest of three lags. */
  interval: readonly [low: number, high: number]
  /** The numbers of compared days with it and without it. */
  exposed: number
  unexposed: number
  /** The probability of such a rise by chance, and the share of false ones expected among all up to this one. */
  p: number
  q: number
  /** The share of the days with known pain on which it is not known whether the user had it, 0 to 1. */
  shareMissing: number
  /** The ids of the items that it cannot be told apart from, because they mostly came on the same days. */
  twins: readonly string[]
}

/** An exposure of which too few days are known. */
export interface WaitingItem {
  id: string
  exposed: number
  unexposed: number
}

/** How far sleep and pain go together beyond what weekdays, the day before and chance explain. */
export interface SleepEvidence {
  /** Spearman's correlation, from −1 to 1, and its 95 % interval (Fisher's transformation). */
  rho: number
  interval: readonly [low: number, high: number]
  n: number
  /** The probability of a correlation of this size by chance, in either direction. */
  p: number
}

export interface LinkAnalysis {
  first: LocalDate
  /** The days from the first one to the last one, logged or not. */
  daysCovered: number
  /** Days with a pain level. */
  painDays: number
  /** Days with a pain level on which one of the four days before has one, too: only these can be compared. */
  comparedDays: number
  /** The most certain first. Empty with fewer than `LEAST_DAYS` days with a pain level. */
  items: readonly ItemLink[]
  waiting: readonly WaitingItem[]
  /** How hours of sleep and pain go together. Absent with too few days. */
  sleep?: SleepEvidence
}
