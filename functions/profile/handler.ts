import { DomainError } from '../../shared/problems.ts'
import { profileApi } from '../../shared/profile/api.ts'
import { CONSENT_VERSION, consentStateOf } from '../../shared/profile/consent.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { serve } from '../http/serve.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { countAttempts, type RateLimit } from '../table/records/rate-limits.ts'
import { moveReminders } from '../table/records/reminder-devices.ts'
import { changeProfile, deleteFeedback, markFeedbackQueued, storeConsent, storeFeedback } from './repository.ts'
import { requestErasure } from './request-erasure.ts'

const DAY_MS = 86_400_000

/** Messages to us. Each is a mail. */
const FEEDBACK_LIMIT: RateLimit = { name: 'feedback', max: 30, everyMs: DAY_MS }
/** Decisions about consent. Each leaves a record that stays. */
const CONSENT_LIMIT: RateLimit = { name: 'consent', max: 50, everyMs: DAY_MS }

export const handler = serve(profileApi, {
  edit: async ({ me, body, now }) => {
    const profile = await changeProfile(me.userId, body)
    if (!profile) throw new DomainError('not-signed-in')
    // Reminders follow. If this fails, the request is repeated, or the next look at them makes it good.
    if (body.zone) await moveReminders(me.userId, body.zone, now)
    return { account: { ...me.account, fullName: profile.fullName }, zone: profile.zone }
  },

  decideConsent: async ({ me, body, now }) => {
    if (body.isGiven && body.version !== CONSENT_VERSION) throw new DomainError('consent-text-outdated')
    await countAttempts([{ limit: CONSENT_LIMIT, subject: me.userId }], now)
    const decision = { ...body, at: now }
    await storeConsent(me.userId, decision)
    return { consent: consentStateOf(decision) }
  },

  requestErasure: (context) => requestErasure(context),

  sendFeedback: async ({ me, body, now, requestId }) => {
    const { userId } = me
    await countAttempts([{ limit: FEEDBACK_LIMIT, subject: userId }], now)
    if (!(await storeFeedback(userId, body, now))) return {}
    const { attempt } = body
    await enqueueMail({ kind: 'feedback', userId, correlationId: requestId, attempt }).catch(async (error: unknown) => {
      // No mail will be sent, and the user sends the message again.
      await deleteFeedback(userId, attempt)
      throw error
    })
    // Without the mark, another request with this key sends the message again. This one has sent it.
    await markFeedbackQueued(userId, attempt).catch((error: Error) =>
      logger.error('a sent message is not marked', { error: traceOf(error) }),
    )
    return {}
  },
})
