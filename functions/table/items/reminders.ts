import * as z from 'zod/mini'
import { Book } from '../../../shared/reminders/book.ts'
import { ActionLog } from '../../../shared/reminders/schema.ts'
import { Instant } from '../../../shared/time/schema.ts'
import { allKeys, itemKind } from '../item-kind.ts'

/**
 * A user's reminders and devices. `v` counts their changes. While something is to be sent, `duePk` and `dueSk` put the item
 * into the index `due`, in the order of the instant at which it is.
 */
export const ReminderBookItem = itemKind({
  label: 'Reminders, and the devices that show them',
  pk: 'USER#{user}',
  sk: 'REMINDERS',
  schema: z.object({
    v: z._default(z.int(), 0),
    ...Book.shape,
    duePk: z.exactOptional(z.string()),
    dueSk: z.exactOptional(z.string()),
  }),
  exported: { account: 'reminders', holds: ['reminders', 'settings'] },
  erased: 'with its user',
})

/** What a user did about a reminder. The last key is the newest. */
export const ReminderLogItem = itemKind({
  label: 'What was done about reminders',
  pk: 'USER#{user}',
  sk: 'REMINDERLOG#{change}',
  schema: z.omit(ActionLog, { change: true }),
  exported: { account: 'reminderLogs', holds: 'whole' },
  erased: 'with its user',
})

/** Up to which instant what is due has been handed over. */
export const TickItem = itemKind({
  label: 'How far reminders have been looked up',
  pk: 'TICK',
  sk: 'DUE',
  schema: z.object({ at: Instant }),
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})

/** The index `due`, for the feature that looks up what is due. It has the keys of `ReminderBookItem`, nothing else. */
export const DUE_INDEX = allKeys({ label: 'What is due', index: 'due', pk: 'DUE#{shard}' })
