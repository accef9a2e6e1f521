import type { FeatureSpec } from '../feature-spec.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { LinkItem } from '../table/items/link.ts'
import { MailRefusalItem } from '../table/items/mail-refusal.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'

export const feature = {
  entry: 'functions/mail/handler.ts',
  consumes: 'mail',
  // A mail that would follow the previous one too soon goes back to the queue for some minutes.
  sendsJobsTo: ['mail'],
  table: [
    [ProfileItem, 'GetItem'],
    [FormerEmailItem, 'GetItem'],
    [FeedbackItem, 'GetItem'],
    [MailRefusalItem, 'GetItem'],
    [RateLimitItem, 'GetItem', { UpdateItem: ['n', 'ttl'] }],
    [LinkItem, 'GetItem', 'PutItem', { UpdateItem: ['sent', 'askedAt', 'spacedAt', 'browser'] }],
  ],
  sendsEmail: true,
} as const satisfies FeatureSpec
