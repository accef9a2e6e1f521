import { authApi } from '../../shared/auth/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { LinkItem } from '../table/items/link.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { SessionItem } from '../table/items/session.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import { WriteCountItem } from '../table/items/write-count.ts'
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
    WriteCountItem,
    UnfinishedAccountItem,
  },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
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
  ],
  directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
  sendsJobsTo: ['mail'],
  usesGoogle: true,
} as const satisfies FeatureSpec
