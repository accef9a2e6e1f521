import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A passkey as stored. `id` and `publicKey` are base64url, as the browser gave them. Instants are epoch ms. */
const Passkey = z.object({
  id: z.string(),
  publicKey: z.string(),
  /** How often the authenticator says that it was used; 0 for one that does not count. */
  counter: z.int(),
  /** How the browser reaches the authenticator, such as `internal`. */
  transports: z.array(z.string()),
  name: z.string(),
  addedAt: z.int(),
  /** Absent when it was never used. */
  usedAt: z.exactOptional(z.int()),
})
export type StoredPasskey = z.infer<typeof Passkey>

/** All passkeys of a user. They count only while the profile says `hasPasskey`. */
export const PasskeysItem = itemKind({
  label: 'Passkeys',
  pk: 'USER#{user}',
  sk: 'PASSKEYS',
  schema: z.object({ passkeys: z.array(Passkey) }),
  exported: { account: 'passkeys', holds: 'whole' },
  erased: 'with its user',
})
