import { profileApi } from '../../shared/profile/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ConsentRecordItem } from '../table/items/consent-record.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { FeedbackItem } from '../table/items/feedback.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { SessionItem } from '../table/items/session.ts'
import { StaffItem } from '../table/items/staff.ts'

export const feature = {
  entry: 'functions/profile/handler.ts',
  api: profileApi,
  items: { ConsentRecordItem, FeedbackItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [
      ProfileItem,
      'GetItem',
      { UpdateItem: ['fullName', 'zone', 'consent', 'erasesAt', 'trustedFrom'], returnsItem: true },
    ],
    // A deletion that is asked for ends every session.
    [ErasureItem, 'PutItem'],
    [StaffItem, 'ConditionCheckItem'],
    [SessionItem, 'Query', 'DeleteItem'],
    // Reminders follow the time zone. A deletion that is asked for ends notifications.
    [ReminderBookItem, 'GetItem', 'PutItem'],
    [ConsentRecordItem, 'PutItem'],
    [FeedbackItem, 'GetItem', 'PutItem', { UpdateItem: ['isQueued'] }, 'DeleteItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
  sendsJobsTo: ['mail', 'payments'],
} as const satisfies FeatureSpec
