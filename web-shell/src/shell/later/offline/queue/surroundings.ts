import type { DayOperation, Saved, Write } from '../../../../../../shared/days/model/schema.ts'
import type { ProblemCode } from '../../../../../../shared/problems.ts'

/** How sending an operation failed: for good, because of what it says; for now; or so that no other can be sent, either. */
export type Failure = { for: 'good'; code: ProblemCode } | { for: 'now' | 'all'; retryAfterS?: number | undefined }

/** What the service said of an operation. */
export interface Answer {
  write: Write
  saved: Saved
}

/** What a queue needs of the world around it. */
export interface Surroundings {
  /** Sends an operation, the same bytes each time. */
  send: (operation: DayOperation) => Promise<Saved>
  failureOf: (error: unknown) => Failure
  /** Takes in what the service answered. */
  adopt: (saved: Saved) => void
  /** Waits until what was taken in outlives the page, as far as it is to. */
  kept: () => Promise<void>
  /** Whether the person whose queue this is can reach the service, as far as this device knows. */
  isReachable: () => boolean
  /** Does something while no other tab does it. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs of a change, and of an answer where there was one. */
  tell: (answer?: Answer) => void
  /** Does something after so many milliseconds, unless what it answers is called before. */
  later: (work: () => void, ms: number) => () => void
}
