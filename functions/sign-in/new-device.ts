import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import type { UserId } from '../table/keys.ts'
import { countIfAllowed } from '../table/records/rate-limits.ts'
import { newDeviceLimits } from './rate-limits.ts'

/**
 * Tells the owner by mail that the account was opened in a browser in which it was not used before. A sign-in with a
 * mailed link needs no notice: that mail is one. An error is only logged, because the user has signed in.
 */
export async function notifyOfNewDevice(
  userId: UserId,
  { now, requestId: correlationId }: { now: number; requestId: string },
): Promise<void> {
  try {
    if (await countIfAllowed(newDeviceLimits(userId), now))
      await enqueueMail({ kind: 'new-device', userId, correlationId })
  } catch (error) {
    logger.error('notice of a new device not queued', { error: traceOf(error as Error) })
  }
}
