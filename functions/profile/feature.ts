import { profileApi } from '../../shared/profile/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'

export const feature = {
  entry: 'functions/profile/handler.ts',
  api: profileApi,
  items: { ConsentRecordItem, FeedbackItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [ProfileItem, { UpdateItem: ['fullName', 'zone', 'consent'], returnsItem: true }],
    [ConsentRecordItem, 'PutItem'],
    [FeedbackItem, 'PutItem', 'DeleteItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
  sendsJobsTo: ['mail'],
} as const satisfies FeatureSpec
