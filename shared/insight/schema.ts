import * as z from 'zod/mini'
import { LocalDate } from '../time/schema.ts'

const days = z.int().check(z.minimum(1))

/** What an insight says, in numbers. Its words are in the browser. Source: requirement INS-08. */
export const InsightContent = z.discriminatedUnion('type', [
  /** Consecutive logged days. */
  z.object({ type: z.literal('streak'), days }),
  /** The correlation of sleep quality and pain on the same day, and the number of days that have both. */
  z.object({ type: z.literal('pattern'), r: z.number().check(z.minimum(-1), z.maximum(1)), days }),
  /** Nothing is logged today. */
  z.object({ type: z.literal('reminder') }),
  /** The estimated day of the cycle. */
  z.object({ type: z.literal('cycle'), day: days }),
  /** At least this many days are logged. */
  z.object({ type: z.literal('achievement'), days }),
])
export type InsightContent = z.infer<typeof InsightContent>

/** The insight of a day. A day has one at most, so its date is its id. Source: requirement INS-08. */
export const Insight = z.object({ id: LocalDate, content: InsightContent })
export type Insight = z.infer<typeof Insight>
