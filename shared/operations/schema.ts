import * as z from 'zod/mini'
import { MAX_DEVICES } from '../reminders/limits.ts'
import { Instant, LocalDate } from '../time/schema.ts'
import { QUEUES, SCHEDULE_NAMES } from './names.ts'

const Count = z.int().check(z.nonnegative())

/** The last redrive of a dead-letter queue, as the queue service tells it. */
const Redrive = z.object({
  state: z.enum(['running', 'done', 'failed', 'stopped']),
  /** When it began. */
  at: Instant,
  moved: Count,
})
export type Redrive = z.infer<typeof Redrive>

/** A job queue. The numbers are approximate. */
const QueueState = z.object({
  name: z.enum(QUEUES),
  waiting: Count,
  /** Being worked on. */
  running: Count,
  /** Those that failed at every try: they wait in the dead-letter queue. */
  dead: Count,
  redrive: z.exactOptional(Redrive),
})
export type QueueState = z.infer<typeof QueueState>

/** Every queue. It has counts only, nothing of what a message says. */
export const QueueReport = z.object({
  queues: z.array(QueueState).check(z.maxLength(QUEUES.length)),
  /** The scheduled runs that failed at every try. They cannot be redriven. */
  schedules: z.array(z.object({ name: z.enum(SCHEDULE_NAMES), dead: Count })).check(z.maxLength(SCHEDULE_NAMES.length)),
})
export type QueueReport = z.infer<typeof QueueReport>

export const QueueParams = z.strictObject({ id: z.enum(QUEUES) })

/** How much of what is part of the product has been delivered. */
export const Delivered = z.object({
  articles: Count,
  recordings: Count,
  /** The day on which the newest of these articles was written: it tells one version of the content from the next. */
  newestOn: LocalDate,
})
export type Delivered = z.infer<typeof Delivered>

/** How the last run of a schedule went. */
export const Run = z.object({
  /** When it began. */
  at: Instant,
  tookMs: Count,
  failed: z.exactOptional(z.literal(true)),
  /** Only of the run that delivers content. */
  delivered: z.exactOptional(Delivered),
})
export type Run = z.infer<typeof Run>

const ScheduleState = z.object({
  name: z.enum(SCHEDULE_NAMES),
  /** Absent before the first run that was recorded. */
  last: z.exactOptional(Run),
  isOverdue: z.boolean(),
})
export type ScheduleState = z.infer<typeof ScheduleState>

/** For how many days refused mails are shown. */
export const MAIL_DAYS = 7

export const OperationsState = z.object({
  schedules: z.array(ScheduleState).check(z.maxLength(SCHEDULE_NAMES.length)),
  /** How many mails were refused on each day (UTC), the latest day first. */
  mail: z.array(z.object({ on: LocalDate, bounces: Count, complaints: Count })).check(z.maxLength(MAIL_DAYS)),
  /** Names the build of the function that replied: the beginning of the hash of its code. */
  build: z.string(),
})
export type OperationsState = z.infer<typeof OperationsState>

/** What became of a test notification for one device. */
export const TEST_RESULTS = ['accepted', 'gone', 'refused', 'not-reached'] as const
export type TestResult = (typeof TEST_RESULTS)[number]

export const PushTest = z.object({
  /** The person's. */
  id: z.string(),
  devices: z
    .array(
      z.object({
        /** Its browser and system, such as "Firefox on Android"; empty when unknown. */
        name: z.string(),
        result: z.enum(TEST_RESULTS),
      }),
    )
    .check(z.maxLength(MAX_DEVICES)),
})
export type PushTest = z.infer<typeof PushTest>
