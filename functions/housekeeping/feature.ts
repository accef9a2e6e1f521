import type { FeatureSpec } from '../feature-spec.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'

export const feature = {
  entry: 'functions/housekeeping/handler.ts',
  schedule: 'cron(30 3 * * ? *)',
  table: [
    [UnfinishedAccountItem, 'Query', 'DeleteItem'],
    [ProfileItem, 'GetItem'],
  ],
  directory: ['AdminDeleteUser'],
} as const satisfies FeatureSpec
