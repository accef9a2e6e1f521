import * as z from 'zod/mini'
import { MailedLinkKind } from '../../shared/auth/mail-links.ts'
import { CorrelationId } from '../../shared/http/correlation-id.ts'

const common = {
  /**
   * Tells a job that runs again from another job. The service makes it: the correlation id, which a caller chooses, must
   * never decide whether a mail is sent.
   */
  id: z.uuid(),
  /** The recipient. A job has no address, name or text: the mail function reads them when it sends. */
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The id of the request that created the job, for the log. */
  correlationId: CorrelationId,
}

/** A queued mail job. */
export const MailJob = z.discriminatedUnion('kind', [
  /** Sign-up with an address that already has an account. Notifies the account's owner, never the caller. */
  z.strictObject({ kind: z.literal('address-taken'), ...common }),
  /** The password was reset through a link. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('password-set'), ...common }),
  /** The password was changed by a caller who knew the old one. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('password-changed'), ...common }),
  /** A sign-in in a browser in which the account was never used before. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('new-device'), ...common }),
  /** A passkey was added to the account. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('passkey-added'), ...common }),
  /** A passkey of the account is removed by a signed-in user. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('passkey-removed'), ...common }),
  /** An admin removes all passkeys of the account. Notifies the account's owner. */
  z.strictObject({ kind: z.literal('passkeys-removed'), ...common }),
  /** The deletion of the account was asked for at `askedAt` (epoch ms). Notifies the account's owner. */
  z.strictObject({
    kind: z.literal('erasure-asked'),
    ...common,
    askedAt: z.int(),
    /** It has waited once in the queue, because the deletion was not stored yet. */
    hasWaited: z.exactOptional(z.literal(true)),
  }),
  /** A user has sent us a message, stored under `attempt`. Goes to our own mailbox. */
  z.strictObject({ kind: z.literal('feedback'), ...common, attempt: z.uuid() }),
  /** Reminders came: how many, and the instant of the last one (epoch ms), by which a repeated job is known. */
  z.strictObject({ kind: z.literal('reminder'), ...common, count: z.int().check(z.minimum(1)), upTo: z.int() }),
  /** A new address was requested, or has become the account's. Notifies the address that the account had before. */
  z.strictObject({ kind: z.enum(['email-change-asked', 'email-changed']), ...common, askedAt: z.int() }),
  /** A mail with a link. The mail function creates the link when it sends, so the queue never holds a link. */
  z.strictObject({
    kind: MailedLinkKind,
    ...common,
    /** When the link was requested (epoch ms). For `email-change` it also identifies the requested address. */
    askedAt: z.int(),
    /** The hash of the secret of the browser that requested a magic link. Only that browser can use its code. */
    browser: z.exactOptional(z.string().check(z.regex(/^[\w-]{43}$/))),
    /** It was requested in a browser in which the owner has signed in before, so not by a stranger. */
    fromKnownBrowser: z.exactOptional(z.literal(true)),
    /** A signed-in user requested it. Mails about unverified addresses have another limit then. */
    fromSession: z.exactOptional(z.literal(true)),
    /** The signed-in owner wants to prove an address that refused mail. It is sent in spite of that. */
    provesAgain: z.exactOptional(z.literal(true)),
    /** It has waited once in the queue, because the previous link was sent too recently. */
    hasWaited: z.exactOptional(z.literal(true)),
  }),
])
export type MailJob = z.infer<typeof MailJob>
/** A job before it is queued. One that waits for the second time keeps its id. */
export type NewMailJob = MailJob extends infer Job
  ? Job extends MailJob
    ? Omit<Job, 'id'> & { id?: string }
    : never
  : never
