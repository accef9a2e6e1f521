import { peopleApi } from '../../shared/people/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { AuditItem } from '../table/items/audit.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { SessionItem } from '../table/items/session.ts'
import { StaffItem } from '../table/items/staff.ts'

/** What admins do about people. No other function can change a role, grant premium, or write to the audit. */
export const feature = {
  entry: 'functions/people/handler.ts',
  api: peopleApi,
  items: { AuditItem, StaffItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [EmailOwnerItem, 'GetItem'],
    [
      ProfileItem,
      'GetItem',
      'ConditionCheckItem',
      { UpdateItem: ['roles', 'manualPremium', 'manualPremiumUntil', 'trustedFrom', 'erasesAt', 'hasPasskey'] },
    ],
    [StaffItem, 'Query', 'PutItem', 'DeleteItem'],
    [PasskeysItem, 'DeleteItem'],
    [AuditItem, 'Query', 'PutItem'],
    [SessionItem, 'Query', 'DeleteItem'],
    [ReminderBookItem, 'GetItem', 'PutItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
  ],
} as const satisfies FeatureSpec
