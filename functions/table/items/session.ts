import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const Session = z.object({
  createdAt: z.int(),
  usedAt: z.int(),
  /** When its owner last gave the password in it (epoch ms), if since it began. */
  renewedAt: z.exactOptional(z.int()),
  lifetime: z.enum(['browser', 'stay']),
})

export const SessionItem = itemKind({
  called: 'Sessions',
  pk: 'USER#{user}',
  sk: 'ME#SESSION#{hash}',
  schema: Session,
  exported: 'whole',
  erased: 'with its user',
})
