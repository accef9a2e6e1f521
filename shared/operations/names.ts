/** The job queues. Each has one feature that consumes it. */
export const QUEUES = ['mail', 'bounces', 'payments', 'rings', 'pages', 'uploads'] as const
export type QueueName = (typeof QUEUES)[number]

/** The features that run on a schedule, with the minutes from one run to the next. */
export const SCHEDULES = { tick: 1, erasure: 60, content: 1_440, housekeeping: 1_440, reconcile: 1_440 } as const
export type ScheduleName = keyof typeof SCHEDULES
export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as [ScheduleName, ...ScheduleName[]]
