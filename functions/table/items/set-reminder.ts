import * as z from 'zod/mini'
import { Instant } from '../../../shared/time/schema.ts'
import { itemKind } from '../item-kind.ts'

/** The user has set a reminder at least once, since this instant. Home reads it with the session. Source: HOME-04. */
export const SetReminderItem = itemKind({
  label: 'First reminder set',
  pk: 'USER#{user}',
  sk: 'ME#SETREMINDER',
  schema: z.object({ at: Instant }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: 'with its user',
})
