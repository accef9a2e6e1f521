import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const MailRefusal = z.object({
  /** When we learned that mail cannot be delivered there (epoch ms). Absent once a mail has arrived again. */
  bouncedAt: z.exactOptional(z.int()),
  /** On how many days mails have bounced, without a mailed link that was used since. */
  bounces: z.exactOptional(z.int()),
  /** When we learned that a recipient complained (epoch ms). Absent once the owner wants mail again. */
  complainedAt: z.exactOptional(z.int()),
  /** When the owner last used a link that was mailed there to prove the address again (epoch ms). */
  provenAt: z.exactOptional(z.int()),
})
export type MailRefusal = z.infer<typeof MailRefusal>

/** An address or a mailbox, by its hash, that refused our mail. It expires after a year. */
export const MailRefusalItem = itemKind({
  label: 'Address that refused mail',
  pk: 'REFUSAL#{hash}',
  sk: 'REFUSAL',
  schema: MailRefusal,
  exported: { omittedBecause: 'bookkeeping' },
  // It names no user. Without it, we would write again to a person who asked us not to.
  erased: { keptBecause: 'expires' },
})
