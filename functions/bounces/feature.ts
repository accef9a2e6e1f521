import type { FeatureSpec } from '../feature-spec.ts'
import { MailDayItem } from '../table/items/mail-day.ts'
import { MailRefusalItem } from '../table/items/mail-refusal.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'

export const feature = {
  entry: 'functions/bounces/handler.ts',
  consumes: 'bounces',
  items: { MailRefusalItem, MailDayItem },
  table: [
    [MailRefusalItem, { UpdateItem: ['bouncedAt', 'bounces', 'complainedAt', 'provenAt', 'ttl'] }],
    [MailDayItem, { UpdateItem: ['bounces', 'complaints', 'ttl'] }],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
} as const satisfies FeatureSpec
