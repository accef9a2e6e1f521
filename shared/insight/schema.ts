import * as z from 'zod/mini'
import { LocalDate } from '../time/schema.ts'

const days = z.int().check(z.minimum(1))

const afterNights = z.object({ pain: z.number().check(z.minimum(0), z.maximum(10)), n: days })

/** What an insight says, in numbers. Its words are in the browser. Source: requirement INS-08. */
export const InsightContent = z.discriminatedUnion('type', [
  /** Consecutive logged days. */
  z.object({ type: z.literal('streak'), days }),
  /** Average pain after better and after worse nights, and whether that may be chance. */
  z.object({
    type: z.literal('pattern'),
    measure: z.enum(['hours', 'quality']),
    better: afterNights,
    worse: afterNights,
    mayBeChance: z.boolean(),
  }),
  /** Nothing is logged today. */
  z.object({ type: z.literal('reminder') }),
  /** The estimated day of the cycle, and how many days are left to the next period. */
  z.object({ type: z.literal('cycle'), day: days, daysLeft: z.int().check(z.minimum(0)) }),
  /** At least this many days are logged. */
  z.object({ type: z.literal('achievement'), days }),
])
export type InsightContent = z.infer<typeof InsightContent>

/** The insight of a day. A day has one at most, so its date is its id. Source: requirement INS-08. */
export const Insight = z.object({ id: LocalDate, content: InsightContent })
export type Insight = z.infer<typeof Insight>
