import type { FeatureSpec } from '../feature-spec.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { LinkItem } from '../table/items/link.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RunItem } from '../table/items/run.ts'
import { StaffItem } from '../table/items/staff.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'

export const feature = {
  entry: 'functions/housekeeping/handler.ts',
  schedule: 'cron(30 3 * * ? *)',
  table: [
    [RunItem, 'PutItem'],
    [UnfinishedAccountItem, 'Query', 'DeleteItem', 'PutItem'],
    [ProfileItem, 'GetItem', 'DeleteItem'],
    // What is left of invitations that ended.
    [InvitationItem, 'Query', 'DeleteItem'],
    [EmailOwnerItem, 'DeleteItem'],
    [StaffItem, 'DeleteItem'],
    [LinkItem, 'Query', 'DeleteItem'],
  ],
  directory: ['AdminDeleteUser'],
} as const satisfies FeatureSpec
