import type { FeatureSpec } from '../feature-spec.ts'
import { ReminderBookItem } from '../table/items/reminders.ts'

/** Sends the notifications of users for whom reminders are due. */
export const feature = {
  entry: 'functions/ring/handler.ts',
  consumes: 'rings',
  concurrency: 10,
  table: [[ReminderBookItem, 'PutItem', { UpdateItem: ['leaseUntil', 'v', 'dueSk'], returnsItem: true }]],
  // Users who chose so are reminded by mail, too.
  sendsJobsTo: ['mail'],
  sendsPush: true,
} as const satisfies FeatureSpec
