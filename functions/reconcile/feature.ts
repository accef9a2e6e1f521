import type { FeatureSpec } from '../feature-spec.ts'

export const feature = {
  entry: 'functions/reconcile/handler.ts',
  schedule: 'cron(30 4 * * ? *)',
  table: [],
  sendsJobsTo: ['payments'],
  asksStripe: true,
} as const satisfies FeatureSpec
