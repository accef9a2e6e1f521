import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A user's identity at an identity provider, and since when (epoch ms) it is linked. */
export const UserIdentityItem = itemKind({
  label: 'Sign-in elsewhere',
  pk: 'USER#{user}',
  sk: 'IDENTITY#{issuer}#{subject}',
  schema: z.object({ linkedAt: z.int() }),
  exported: { account: 'signInsElsewhere', holds: 'whole' },
  erased: 'with its user',
})
