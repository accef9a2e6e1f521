import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { accountAddress } from '../records/mailboxes.ts'
import { ProfileItem } from './profile.ts'

const ownerKind = itemKind({
  label: 'Owner of an address',
  pk: 'EMAIL#{address}',
  sk: 'EMAIL',
  schema: z.object({
    userId: z.string(),
    /** The hash of the sign-up attempt that created the account. */
    attempt: z.optional(z.string()),
    /** Until when (epoch ms) this attempt may be repeated. */
    attemptUntil: z.optional(z.int()),
  }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { address: 'email' } },
})

/** The owner of an e-mail address, however it is spelled. */
export const EmailOwnerItem = {
  ...ownerKind,
  key: ({ address }: { address: string }) => ownerKind.key({ address: accountAddress(address) }),
}
