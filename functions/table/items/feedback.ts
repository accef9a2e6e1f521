import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/**
 * A message of a user to us, by the key that the client chose for it. `request` is the call that stored it: a write whose
 * reply is lost is repeated, and must know its own. `isQueued`: its mail will be sent.
 */
export const FeedbackItem = itemKind({
  label: 'Messages to us',
  pk: 'USER#{user}',
  sk: 'FEEDBACK#{attempt}',
  schema: z.object({ text: z.string(), at: z.int(), request: z.string(), isQueued: z.exactOptional(z.literal(true)) }),
  exported: { account: 'messagesToUs', holds: 'whole' },
  erased: 'with its user',
})
