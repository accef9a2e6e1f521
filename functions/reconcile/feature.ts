import type { FeatureSpec } from '../feature-spec.ts'
import { RunItem } from '../table/items/run.ts'

export const feature = {
  entry: 'functions/reconcile/handler.ts',
  schedule: 'cron(30 4 * * ? *)',
  table: [[RunItem, 'PutItem']],
  sendsJobsTo: ['payments'],
  asksStripe: true,
} as const satisfies FeatureSpec
