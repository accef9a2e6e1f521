import { authApi } from '../../shared/auth/api.ts'
import { ALL_RECORDS_OF_USER, type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { CustomListsItem } from '../table/items/custom.ts'
import { DayMarksItem } from '../table/items/day-marks.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { IdentityOwnerItem } from '../table/items/identity-owner.ts'
import { KnownBrowserItem } from '../table/items/known-browser.ts'
import { LinkItem } from '../table/items/link.ts'
import { MailRefusalItem } from '../table/items/mail-refusal.ts'
import { OlderDaysItem } from '../table/items/older-days.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { SessionItem } from '../table/items/session.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import { UserIdentityItem } from '../table/items/user-identity.ts'
import { WriteCountItem } from '../table/items/write-count.ts'
import { OAuthStateItem } from './items.ts'

export const feature = {
  entry: 'functions/auth/handler.ts',
  api: authApi,
  items: {
    ProfileItem,
    SessionItem,
    KnownBrowserItem,
    LinkItem,
    FormerEmailItem,
    EmailOwnerItem,
    UserIdentityItem,
    IdentityOwnerItem,
    OAuthStateItem,
    RateLimitItem,
    WriteCountItem,
    UnfinishedAccountItem,
  },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [
      ProfileItem,
      'GetItem',
      // Without `roles` and `manualPremium`, which only `people` may write.
      {
        PutItem: ['fullName', 'email', 'zone', 'createdAt', 'emailProvenAt', 'hasLongPassword', 'hasNoPassword'],
        UpdateItem: [
          'email',
          'emailProvenAt',
          // Removed when an invitation is accepted.
          'invitedAt',
          'trustedFrom',
          'identitiesTrustedFrom',
          'emailReplacedAt',
          'emailFirstReplacedAt',
          'identitiesEndedBefore',
          'handOverBeganAt',
          // A sign-in takes a deletion back, if the job has not begun.
          'erasesAt',
          'erasingSince',
          'hasLongPassword',
          'hasNoPassword',
          // A claim or a new password by a link ends the passkeys.
          'hasPasskey',
          // The owner of a claimed account decides what stays, and names it.
          'claim',
          'consent',
          'fullName',
          'zone',
          'createdAt',
          'firstLogCompletedAt',
          'onboardingCompleted',
        ],
      },
    ],
    [SessionItem, 'Query', 'PutItem', 'DeleteItem', { UpdateItem: ['renewedAt', 'provenAt'] }],
    [KnownBrowserItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [PasskeysItem, 'Query', 'DeleteItem'],
    [
      LinkItem,
      'GetItem',
      'Query',
      'PutItem',
      'DeleteItem',
      { UpdateItem: ['tries', 'spentBy', 'hash', 'code', 'browser', 'expiresAt'], returnsItem: true },
    ],
    [ErasureItem, 'DeleteItem'],
    [FormerEmailItem, 'PutItem'],
    [EmailOwnerItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [UserIdentityItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [IdentityOwnerItem, 'GetItem', 'PutItem'],
    [OAuthStateItem, 'PutItem', 'DeleteItem'],
    [MailRefusalItem, 'GetItem', { UpdateItem: ['provenAt', 'bouncedAt', 'bounces', 'complainedAt', 'ttl'] }],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
    [UnfinishedAccountItem, 'PutItem', 'DeleteItem'],
    // The end of a session ends the notifications of its device.
    [ReminderBookItem, 'GetItem', 'PutItem'],
    // The owner of a claimed account may remove what it had before.
    [DayItem, 'Query', 'DeleteItem'],
    [ALL_RECORDS_OF_USER, 'Query', 'DeleteItem'],
    [DayMarksItem, 'Query', 'DeleteItem'],
    [LostEditItem, 'Query', 'DeleteItem'],
    [OlderDaysItem, 'Query', 'DeleteItem'],
    [ShownTipItem, 'Query', 'DeleteItem'],
    [CustomListsItem, 'Query', 'DeleteItem'],
    [PreferencesItem, 'Query', 'DeleteItem'],
  ],
  directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
  sendsJobsTo: ['mail'],
  usesGoogle: true,
} as const satisfies FeatureSpec
