import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const Session = z.object({
  createdAt: z.int(),
  usedAt: z.int(),
  /** When the user last entered the password in this session (epoch ms). Absent when not entered since sign-in. */
  renewedAt: z.exactOptional(z.int()),
  /** When the user last proved who they are in this session, after the sign-in (epoch ms). */
  provenAt: z.exactOptional(z.int()),
  /** When the user last used a passkey in this session, also to sign in (epoch ms). Absent when never. */
  passkeyAt: z.exactOptional(z.int()),
  lifetime: z.enum(['browser', 'stay']),
  /** The browser and the system, such as "Firefox on Android"; empty when unknown. */
  browser: z._default(z.string(), ''),
})

export const SessionItem = itemKind({
  label: 'Sessions',
  pk: 'USER#{user}',
  sk: 'ME#SESSION#{hash}',
  schema: Session,
  exported: { account: 'sessions', holds: 'whole' },
  erased: 'with its user',
})
