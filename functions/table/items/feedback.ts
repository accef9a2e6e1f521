import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A message of a user to us. */
export const FeedbackItem = itemKind({
  label: 'Messages to us',
  pk: 'USER#{user}',
  sk: 'FEEDBACK#{at}',
  schema: z.object({ text: z.string() }),
  exported: { account: 'messagesToUs', holds: 'whole' },
  erased: 'with its user',
})
