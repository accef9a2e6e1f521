import { authApi } from '../../shared/auth/api.ts'
import { type FeatureSpec, PROVE_SESSION } from '../feature-spec.ts'
import { FormerEmailItem } from '../table/items/former-email.ts'
import { LimitItem } from '../table/items/limit.ts'
import { LinkItem } from '../table/items/link.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { SessionItem } from '../table/items/session.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'
import { EmailItem, IdentityItem, KnownBrowserItem, OwnIdentityItem, TripItem } from './items.ts'

export const feature = {
  entry: 'functions/auth/handler.ts',
  api: authApi,
  items: {
    ProfileItem,
    SessionItem,
    KnownBrowserItem,
    LinkItem,
    FormerEmailItem,
    EmailItem,
    OwnIdentityItem,
    IdentityItem,
    TripItem,
    LimitItem,
    UnfinishedItem,
  },
  table: [
    PROVE_SESSION,
    [ProfileItem, 'GetItem', 'PutItem', 'UpdateItem'],
    [SessionItem, 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    [KnownBrowserItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [LinkItem, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    [FormerEmailItem, 'PutItem'],
    [EmailItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [OwnIdentityItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [IdentityItem, 'GetItem', 'PutItem'],
    [TripItem, 'PutItem', 'DeleteItem'],
    [LimitItem, 'UpdateItem'],
    [UnfinishedItem, 'PutItem', 'DeleteItem'],
  ],
  directory: ['AdminInitiateAuth', 'AdminCreateUser', 'AdminSetUserPassword'],
  sends: ['mail'],
  asksGoogle: true,
} as const satisfies FeatureSpec
