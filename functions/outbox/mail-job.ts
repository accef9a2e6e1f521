import * as z from 'zod/mini'
import { LinkKind } from '../../shared/auth/mail-links.ts'
import { CorrelationId } from '../http/logger.ts'

const common = {
  /** Whom to write to. The job carries no address, name or text: the sender reads them when it sends. */
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The id of the request that asked for it, for the log. */
  correlationId: CorrelationId,
}

/** A mail to send, as it waits in the queue. */
export const MailJob = z.discriminatedUnion('kind', [
  /** Somebody tried to open an account with an address that has one: its owner is told, the asker is not. */
  z.strictObject({ kind: z.literal('address-taken'), ...common }),
  /** The password was set anew by a link: the owner is told. */
  z.strictObject({ kind: z.literal('password-set'), ...common }),
  /** The password was changed by whoever knew the former one: the owner is told. */
  z.strictObject({ kind: z.literal('password-changed'), ...common }),
  /** Another address was asked for, and has become the account's: whoever reads the one it had then is told. */
  z.strictObject({ kind: z.enum(['email-change-asked', 'email-changed']), ...common, askedAt: z.int() }),
  /** A link, which the sender makes when it sends: no queue ever holds one. */
  z.strictObject({
    kind: LinkKind,
    ...common,
    /** When it was asked for, epoch ms: by it, too, the address is found to which an account is to change. */
    askedAt: z.int(),
    /** The hash of the secret of the browser in which the code of a magic link can be typed. */
    browser: z.exactOptional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
])
export type MailJob = z.infer<typeof MailJob>
