import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const StoredLink = z.object({
  /** Where it was sent, which its use proves. */
  email: z.string(),
  /** Of a link that changes the account's address: from which. */
  from: z.exactOptional(z.string()),
  askedAt: z.int(),
  expiresAt: z.int(),
  /** Of the token; gone once it is used. */
  hash: z.exactOptional(z.string()),
  /** Of the short code, and of the secret of the browser that may type it. */
  code: z.exactOptional(z.string()),
  browser: z.exactOptional(z.string()),
  tries: z.int(),
  sent: z.exactOptional(z.boolean()),
  /** Which of several uses at once was the one that counted. */
  spentBy: z.exactOptional(z.string()),
})
export type StoredLink = z.infer<typeof StoredLink>

/** The newest mail link of a kind. */
export const LinkItem = itemKind({
  called: 'Mailed links',
  pk: 'USER#{user}',
  sk: 'LINK#{kind}',
  schema: StoredLink,
  exported: ['email', 'from', 'askedAt', 'expiresAt'],
  erased: 'with its user',
})
