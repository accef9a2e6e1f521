import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { MailRefusalReason } from '../../../shared/auth/schema.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { hashOf } from '../hash.ts'
import { type MailRefusal, MailRefusalItem } from '../items/mail-refusal.ts'
import type { Hash } from '../keys.ts'
import { mailboxOf } from './mailboxes.ts'

const DAY_S = 86_400
const DAY_MS = DAY_S * 1_000
/** How long a refusal counts. Without an end, we would keep a hash of people who have left. */
const RETENTION_S = 365 * DAY_S
/** How long a proof is kept: as long as a refusal of an earlier mail can return from the queue or be redriven. */
const PROOF_RETENTION_S = 15 * DAY_S

/** An address that gets a mail. */
export interface Recipient {
  email: string
  /** Whether its owner has shown that they receive its mail. */
  isVerified: boolean
}

/**
 * The keys of the refusals that concern a recipient: first its address; and for an unverified address also its mailbox, so
 * that a stranger about whom its owner complained cannot go on with other tags of the mailbox. A verified address does
 * not suffer from what strangers cause at its mailbox.
 */
export function refusalKeys({ email, isVerified }: Recipient): Hash[] {
  const address = hashOf(`address ${email}`)
  return isVerified ? [address] : [address, hashOf(`mailbox ${mailboxOf(email)}`)]
}

/** Whether a recipient has bounced or complained, and when they last did or proved the address again (epoch ms). */
export interface RefusalState {
  hasBounced: boolean
  hasComplained: boolean
  /** Whether a bounce is remembered, perhaps one that has no effect any more. */
  remembersBounce: boolean
  /** A link that was mailed before may not have arrived. 0: nothing was ever refused. */
  changedAt: number
}

/** So many bounces show that a mailbox is gone, which was there when its address was verified. */
const LASTING_BOUNCES = 3

/**
 * Whether a bounce at a verified address still counts. One may be a mistake, or provoked by others who flood the mailbox.
 * So the first two count for a day each.
 */
const isLastingBounce = ({ bouncedAt, bounces = 1 }: MailRefusal) =>
  bouncedAt !== undefined && (bounces >= LASTING_BOUNCES || Date.now() < bouncedAt + DAY_MS)

/** Returns what a recipient has refused: under all its keys, or under those given. */
export async function readRefusal(recipient: Recipient, keys = refusalKeys(recipient)): Promise<RefusalState> {
  const items = await Promise.all(keys.map((hash) => findItem(MailRefusalItem.key({ hash }))))
  const refusals: MailRefusal[] = items.flatMap((item) => (item ? [MailRefusalItem.parse(item)] : []))
  const counts = recipient.isVerified ? isLastingBounce : ({ bouncedAt }: MailRefusal) => bouncedAt !== undefined
  return {
    hasBounced: refusals.some(counts),
    remembersBounce: refusals.some(({ bounces }) => bounces !== undefined),
    hasComplained: refusals.some(({ complainedAt }) => complainedAt !== undefined),
    changedAt: Math.max(
      0,
      ...refusals.flatMap(({ bouncedAt = 0, complainedAt = 0, provenAt = 0 }) => [bouncedAt, complainedAt, provenAt]),
    ),
  }
}

/**
 * Whether the signed-in user whose address it is may have a mail sent there to prove it again. After a complaint, only
 * a verified address: otherwise the user may be the stranger about whom its owner complained.
 */
export function mayProveAgain({ hasComplained }: RefusalState, { isVerified }: Recipient): boolean {
  return !hasComplained || isVerified
}

const update = (hash: Hash, input: Omit<UpdateCommand['input'], 'TableName' | 'Key'>) =>
  tryConditionalWrite(
    table.send(new UpdateCommand({ TableName: tableName(), Key: MailRefusalItem.key({ hash }), ...input })),
  )

interface Refusal {
  reason: MailRefusalReason
  /** When the mail was sent (epoch ms). */
  sentAt: number
  now: number
}

/**
 * Records that a mail was refused. Does nothing when the address was proven after that mail: refusals can arrive late,
 * and more than once.
 */
export async function recordRefusal(hash: Hash, { reason, sentAt, now }: Refusal): Promise<void> {
  const record = (refusal: string, condition = '', values = {}) =>
    update(hash, {
      UpdateExpression: `set #ttl = :ttl, ${refusal}`,
      ConditionExpression: `(attribute_not_exists(provenAt) or provenAt < :sent)${condition}`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':now': now,
        ':ttl': Math.ceil(now / 1000) + RETENTION_S,
        ':sent': sentAt,
        ...values,
      },
    })
  if (reason === 'complaint') return void (await record('complainedAt = :now'))
  // Mails that were sent before a bounce had an effect show nothing more: they count as one.
  const isNew = ' and (attribute_not_exists(bouncedAt) or bouncedAt <= :dayBefore)'
  const values = { ':one': 1, ':dayBefore': sentAt - DAY_MS }
  if (!(await record('bouncedAt = :now add bounces :one', isNew, values))) await record('bouncedAt = :now')
}

/** Forgets the bounces of an address whose owner has used a mailed link: it was there. A complaint stays. */
export async function forgetBounces(hash: Hash): Promise<void> {
  await update(hash, {
    UpdateExpression: 'remove bouncedAt, bounces',
    ConditionExpression: 'attribute_exists(bouncedAt)',
  })
}

/** Records that the owner has used a link that was mailed to prove the address again. It gets mail from now on. */
export async function recordProof(hash: Hash, now: number): Promise<void> {
  await update(hash, {
    UpdateExpression: 'set provenAt = :now, #ttl = :ttl remove bouncedAt, bounces, complainedAt',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': now, ':ttl': Math.ceil(now / 1000) + PROOF_RETENTION_S },
  })
}
