import { ALL_OF_USER, ALL_RECORDS_OF_USER, type FeatureSpec } from '../feature-spec.ts'
import { ArticleAuthorItem } from '../table/items/article-author.ts'
import { BillingItem } from '../table/items/billing.ts'
import { CustomerItem } from '../table/items/customer.ts'
import { EmailOwnerItem } from '../table/items/email-owner.ts'
import { ErasureItem } from '../table/items/erasure.ts'
import { IdentityOwnerItem } from '../table/items/identity-owner.ts'
import { InvitationItem } from '../table/items/invitation.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RunItem } from '../table/items/run.ts'
import { StaffItem } from '../table/items/staff.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'

export const feature = {
  entry: 'functions/erasure/handler.ts',
  schedule: 'cron(20 * * * ? *)',
  items: { ErasureItem },
  table: [
    [RunItem, 'PutItem'],
    [ErasureItem, 'Query', 'DeleteItem'],
    [ProfileItem, 'GetItem', { UpdateItem: ['erasesAt', 'erasingSince'] }],
    [BillingItem, 'GetItem'],
    [ALL_OF_USER, 'Query', 'DeleteItem'],
    [ALL_RECORDS_OF_USER, 'Query', 'DeleteItem'],
    [CustomerItem, 'DeleteItem'],
    [EmailOwnerItem, 'DeleteItem'],
    [IdentityOwnerItem, 'DeleteItem'],
    [UnfinishedAccountItem, 'DeleteItem'],
    [ArticleAuthorItem, 'DeleteItem'],
    [StaffItem, 'DeleteItem'],
    [InvitationItem, 'DeleteItem'],
  ],
  directory: ['AdminDeleteUser'],
  recordsErasures: true,
  asksStripe: true,
} as const satisfies FeatureSpec
