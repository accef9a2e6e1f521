import * as z from 'zod/mini'

/** Something is due for a user. The job says no more: what is due is read when it runs. */
export const RingJob = z.strictObject({ userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })
export type RingJob = z.infer<typeof RingJob>
