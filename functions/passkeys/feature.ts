import { passkeysApi } from '../../shared/passkeys/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { KnownBrowserItem } from '../table/items/known-browser.ts'
import { PasskeysItem } from '../table/items/passkeys.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RateLimitItem } from '../table/items/rate-limit.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'
import { SessionItem } from '../table/items/session.ts'
import { PasskeyChallengeItem } from './items.ts'

/** Passkeys: the user's list of them, and what is done with one. It verifies signatures, so it is a function of its own. */
export const feature = {
  entry: 'functions/passkeys/handler.ts',
  api: passkeysApi,
  items: { PasskeysItem, PasskeyChallengeItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    // A sign-in takes a deletion back, if the job has not begun.
    [ProfileItem, 'GetItem', { UpdateItem: ['hasPasskey', 'trustedFrom', 'erasesAt', 'erasingSince'] }],
    [PasskeysItem, 'GetItem', 'PutItem', 'DeleteItem'],
    [PasskeyChallengeItem, 'PutItem', 'DeleteItem'],
    [SessionItem, 'Query', 'PutItem', 'DeleteItem', { UpdateItem: ['provenAt', 'passkeyAt'] }],
    [KnownBrowserItem, 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    [ErasureItem, 'DeleteItem'],
    [RateLimitItem, { UpdateItem: ['n', 'ttl'] }],
    // The end of a session ends the notifications of its device.
    [ReminderBookItem, 'GetItem', 'PutItem'],
  ],
  sendsJobsTo: ['mail'],
  checksPasskeys: true,
} as const satisfies FeatureSpec
