import type { FeatureSpec } from '../feature-spec.ts'
import { DUE_INDEX, TickItem } from '../table/items/reminders.ts'

/** Every minute, it hands over for whom reminders are due. */
export const feature = {
  entry: 'functions/tick/handler.ts',
  schedule: 'rate(1 minute)',
  items: { TickItem },
  table: [
    [DUE_INDEX, 'Query'],
    [TickItem, 'GetItem', 'PutItem'],
  ],
  sendsJobsTo: ['rings'],
} as const satisfies FeatureSpec
