import type { FeatureSpec } from '../feature-spec.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'

export const feature = {
  entry: 'functions/housekeeping/handler.ts',
  schedule: 'cron(30 3 * * ? *)',
  table: [
    [UnfinishedItem, 'Query', 'DeleteItem'],
    [ProfileItem, 'GetItem'],
  ],
  directory: ['AdminDeleteUser'],
} as const satisfies FeatureSpec
