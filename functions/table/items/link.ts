import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const StoredLink = z.object({
  /** Where it was sent. Using the link verifies this address. */
  email: z.string(),
  /** For an `email-change` link: the account's address when the link was requested. */
  from: z.exactOptional(z.string()),
  /** When the link was requested (epoch ms). */
  askedAt: z.int(),
  /** The id of its mail job, to tell a job that runs again from another one. */
  requestId: z.exactOptional(z.string()),
  expiresAt: z.int(),
  /** The hash of the token's secret. Removed when the link is used. */
  hash: z.exactOptional(z.string()),
  /** The hash of the short code. */
  code: z.exactOptional(z.string()),
  /** The hash of the secret of the browser in which the code works. */
  browser: z.exactOptional(z.string()),
  /** The number of codes that were tried. */
  tries: z.int(),
  sent: z.exactOptional(z.boolean()),
  /** The keys of the refusals that end when the link is used. */
  endsRefusals: z.exactOptional(z.array(z.string())),
  /** When the last mail of this kind was sent from which the spacing counts (epoch ms). */
  spacedAt: z.exactOptional(z.int()),
  /** The random id of the use that succeeded, to tell concurrent uses apart. */
  spentBy: z.exactOptional(z.string()),
})
export type StoredLink = z.infer<typeof StoredLink>

/** The newest mailed link of one link kind. */
export const LinkItem = itemKind({
  label: 'Mailed links',
  pk: 'USER#{user}',
  sk: 'LINK#{kind}',
  schema: StoredLink,
  exported: { account: 'mailedLinks', holds: ['email', 'from', 'askedAt', 'expiresAt'] },
  erased: 'with its user',
})
