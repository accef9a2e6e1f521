import type { FeatureSpec } from '../feature-spec.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { RunItem } from '../table/items/run.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'

export const feature = {
  entry: 'functions/housekeeping/handler.ts',
  schedule: 'cron(30 3 * * ? *)',
  table: [
    [RunItem, 'PutItem'],
    [UnfinishedAccountItem, 'Query', 'DeleteItem'],
    [ProfileItem, 'GetItem'],
  ],
  directory: ['AdminDeleteUser'],
} as const satisfies FeatureSpec
