import { peopleApi } from '../../shared/people/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { AuditItem } from '../table/items/audit.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { LinkItem } from '../table/items/link.ts'
import { MailRefusalItem } from '../table/items/mail-refusal.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { SessionItem } from '../table/items/session.ts'
import { StaffItem } from '../table/items/staff.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'

/** What admins do about people. No other function can change a role or grant premium. */
export const feature = {
  entry: 'functions/people/handler.ts',
  api: peopleApi,
  items: { AuditItem, StaffItem, InvitationItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    // An invitation makes an account, and taking it back removes it.
    [EmailOwnerItem, 'GetItem', { PutItem: ['userId'] }, 'DeleteItem'],
    [
      ProfileItem,
      'GetItem',
      'ConditionCheckItem',
      'DeleteItem',
      {
        PutItem: ['fullName', 'email', 'zone', 'createdAt', 'invitedAt', 'roles'],
        UpdateItem: [
          ...['roles', 'manualPremium', 'manualPremiumUntil', 'trustedFrom', 'erasesAt'],
          ...['email', 'invitedAt', 'hasPasskey'],
        ],
      },
    ],
    [InvitationItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [UnfinishedAccountItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [LinkItem, 'DeleteItem'],
    [MailRefusalItem, 'GetItem'],
    [StaffItem, 'Query', 'PutItem', 'DeleteItem'],
    [PasskeysItem, 'DeleteItem'],
    [AuditItem, 'Query', 'PutItem'],
    [SessionItem, 'Query', 'DeleteItem'],
    [ReminderBookItem, 'GetItem', 'PutItem'],
    [RateLimitItem, 'GetItem', { UpdateItem: ['n', 'ttl'] }],
  ],
  directory: ['AdminCreateUser', 'AdminSetUserPassword'],
  sendsJobsTo: ['mail'],
} as const satisfies FeatureSpec
