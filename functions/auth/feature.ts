import { authApi } from '../../shared/auth/api.ts'
import { type FeatureSpec, SESSION_GRANT } from '../feature-spec.ts'
import { CustomListsItem } from '../table/items/custom.ts'
import { DayItem, LostEditItem } from '../table/items/days.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { LinkItem } from '../table/items/link.ts'
import { PreferencesItem } from '../table/items/preferences.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { SessionItem } from '../table/items/session.ts'
import { ShownTipItem } from '../table/items/shown-tip.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import { EmailOwnerItem, IdentityOwnerItem, KnownBrowserItem, OAuthStateItem, UserIdentityItem } from './items.ts'

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
    UnfinishedAccountItem,
  },
  table: [
    SESSION_GRANT,
    [ProfileItem, 'GetItem', 'PutItem', 'UpdateItem'],
    [SessionItem, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    [KnownBrowserItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [LinkItem, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    [FormerEmailItem, 'PutItem'],
    [EmailOwnerItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [UserIdentityItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [IdentityOwnerItem, 'GetItem', 'PutItem'],
    [OAuthStateItem, 'PutItem', 'DeleteItem'],
    [RateLimitItem, 'UpdateItem'],
    [UnfinishedAccountItem, 'PutItem', 'DeleteItem'],
    // The owner of a claimed account may remove what it had before.
    [DayItem, 'Query', 'DeleteItem'],
    [LostEditItem, 'Query', 'DeleteItem'],
    [ShownTipItem, 'Query', 'DeleteItem'],
    [CustomListsItem, 'Query', 'DeleteItem'],
    [PreferencesItem, 'Query', 'DeleteItem'],
  ],
  directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
  sendsJobsTo: ['mail'],
  usesGoogle: true,
} as const satisfies FeatureSpec
