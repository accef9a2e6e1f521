import { randomInt, randomUUID } from 'node:crypto'
import { PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { LINKS, type LinkKind } from '../../../shared/auth/mail-links.ts'
import { table, tableName } from '../client.ts'
import { tryConditionalWrite } from '../conditional-write.ts'
import { findItem } from '../find-item.ts'
import { hashOf } from '../hash.ts'
import { LinkItem, type StoredLink } from '../items/link.ts'
import type { Hash, UserId } from '../keys.ts'
import { createLinkToken, type ParsedLinkToken } from './link-token.ts'

const MAX_TRIES = 5
/**
 * How long an expired link is kept: as long as its job can return from the queue or be redriven. Until then the item
 * shows that the link was sent or used.
 */
const RETENTION_S = 15 * 86_400

/** A link that is valid. */
export interface Link extends StoredLink {
  kind: LinkKind
  userId: UserId
}

export interface LinkRequest {
  email: string
  /** The account's current address. Only for `email-change`. */
  from?: string | undefined
  /** When the link was requested (epoch ms). The newest request counts, whatever the order of the jobs. */
  askedAt: number
  requestId?: string
  /** The hash of the secret of the browser that requested the link. The user can enter the code there instead. */
  browser?: Hash | undefined
  /** The keys of the refusals that end when the link is used. */
  endsRefusals?: Hash[] | undefined
}

/** Returns the newest link of a kind, even if it was used or has expired. */
export async function readLink(kind: LinkKind, user: UserId): Promise<StoredLink | undefined> {
  const item = await findItem(LinkItem.key({ user, kind }))
  return item && LinkItem.parse(item)
}

const updateLink = (kind: LinkKind, user: UserId, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  tryConditionalWrite(
    table.send(new UpdateCommand({ TableName: tableName(), Key: LinkItem.key({ user, kind }), ...input })),
  )

const putLink = (kind: LinkKind, user: UserId, link: StoredLink, condition: object) => {
  const Item = { ...LinkItem.key({ user, kind }), ...link, ttl: Math.ceil(link.expiresAt / 1000) + RETENTION_S }
  return tryConditionalWrite(table.send(new PutCommand({ TableName: tableName(), Item, ...condition })))
}

function newLink(kind: LinkKind, user: UserId, request: LinkRequest, now: number) {
  const { email, from, askedAt, requestId, browser, endsRefusals } = request
  const { token, hash } = createLinkToken(kind, user)
  const code = String(randomInt(10 ** 8)).padStart(8, '0')
  const expiresAt = now + LINKS[kind].validForMs
  const forBrowser = browser && { browser, code: hashOf(code) }
  const item: StoredLink = {
    email,
    askedAt,
    expiresAt,
    hash,
    tries: 0,
    ...(from && { from }),
    ...(requestId && { requestId }),
    ...forBrowser,
    ...(endsRefusals && { endsRefusals }),
  }
  return { item, token, code }
}

/**
 * Creates a link. It replaces the previous link of its kind. When a job returns from the queue, its second link
 * replaces the first one, which could not be sent.
 *
 * Returns `undefined` when the link is no longer needed: a newer one was requested, the link of this request was sent
 * or used before, or it would already have expired. Source: requirement SEC-10.
 */
export async function createLink(
  kind: LinkKind,
  user: UserId,
  request: LinkRequest,
  now: number,
): Promise<{ token: string; code: string } | undefined> {
  if (now >= request.askedAt + LINKS[kind].validForMs) return undefined
  const { item, ...secrets } = newLink(kind, user, request, now)
  const stored = await putLink(kind, user, item, {
    ConditionExpression:
      'attribute_not_exists(pk) or askedAt < :asked or (askedAt = :asked and attribute_exists(#hash) and attribute_not_exists(sent))',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':asked': request.askedAt },
  })
  return stored && secrets
}

/**
 * Creates a link that replaces exactly `previous` (what `readLink` returned). Returns `undefined` when another link has
 * replaced it in the meantime.
 */
export async function replaceLink(
  kind: LinkKind,
  user: UserId,
  request: LinkRequest,
  { previous, now }: { previous: StoredLink | undefined; now: number },
): Promise<{ token: string; code: string } | undefined> {
  const { item, ...secrets } = newLink(kind, user, request, now)
  const sameLink = previous && {
    ConditionExpression: `askedAt = :asked and expiresAt = :expires and ${previous.hash ? '#hash = :hash' : 'attribute_not_exists(#hash)'}`,
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: {
      ':asked': previous.askedAt,
      ':expires': previous.expiresAt,
      ...(previous.hash && { ':hash': previous.hash }),
    },
  }
  const condition = sameLink ?? { ConditionExpression: 'attribute_not_exists(pk)' }
  const { spacedAt } = previous ?? {}
  const stored = await putLink(kind, user, { ...item, ...(spacedAt && { spacedAt }) }, condition)
  return stored && secrets
}

/**
 * Returns the requested address (`email`) and the address that it replaces (`from`), or `undefined` when a newer
 * request has replaced this one.
 */
export async function findRequestedEmail(
  user: UserId,
  askedAt: number,
): Promise<Pick<Link, 'email' | 'from'> | undefined> {
  const item = await readLink('email-change', user)
  return item?.askedAt === askedAt ? item : undefined
}

/**
 * Records that the link of this request was sent, so that no second link replaces it. `spacedAt` is given when the
 * spacing of the next mails counts from this one.
 */
export async function markLinkSent(
  kind: LinkKind,
  user: UserId,
  { askedAt, spacedAt }: { askedAt: number; spacedAt?: number | undefined },
): Promise<void> {
  await updateLink(kind, user, {
    UpdateExpression: `set sent = :true${spacedAt ? ', spacedAt = :spaced' : ''}`,
    ConditionExpression: 'askedAt = :asked',
    ExpressionAttributeValues: { ':true': true, ':asked': askedAt, ...(spacedAt && { ':spaced': spacedAt }) },
  })
}

/** Makes the code of a magic link work in another browser, and no longer in that which requested it. Its tries stay. */
export async function moveCode(user: UserId, { askedAt }: StoredLink, browser: Hash): Promise<void> {
  await updateLink('magic', user, {
    UpdateExpression: 'set browser = :browser',
    ConditionExpression: 'askedAt = :asked',
    ExpressionAttributeValues: { ':browser': browser, ':asked': askedAt },
  })
}

/** Finds the link of a token. Returns `undefined` when it is not the newest, was used or has expired. */
export async function findLink({ kind, userId, hash }: ParsedLinkToken, now: number): Promise<Link | undefined> {
  const item = await readLink(kind, userId)
  return item?.hash === hash && now < item.expiresAt ? { kind, userId, ...item } : undefined
}

/**
 * Finds the magic link that this browser requested, if `code` is correct. Returns `undefined` for a wrong code, after
 * five tries per link, for another browser, and in every case in which `findLink` does. For a user without an
 * account it makes the same call.
 */
export async function findLinkByCode(
  user: UserId,
  { code, browser }: { code: string; browser: Hash },
  now: number,
): Promise<Link | undefined> {
  const tried = await updateLink('magic', user, {
    UpdateExpression: 'add tries :one',
    ConditionExpression: 'browser = :browser and tries < :most and expiresAt > :now and attribute_exists(#hash)',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':one': 1, ':browser': browser, ':most': MAX_TRIES, ':now': now },
    ReturnValues: 'ALL_NEW',
  })
  const item = tried && LinkItem.parse(tried.Attributes)
  return item?.code === hashOf(code) ? { kind: 'magic', userId: user, ...item } : undefined
}

/**
 * Marks a link as used. Of concurrent calls only one returns `true`, even if the SDK repeats its write after a lost
 * response.
 */
export async function consumeLink({ kind, userId, hash }: Link, now: number): Promise<boolean> {
  const used = await updateLink(kind, userId, {
    UpdateExpression: 'set spentBy = :me remove #hash, code',
    ConditionExpression: '(#hash = :hash and expiresAt > :now) or spentBy = :me',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':hash': hash, ':now': now, ':me': randomUUID() },
  })
  return used !== undefined
}

/** Makes a link valid again after its use failed through no fault of the user, unless a newer link has replaced it. */
export async function restoreLink({ kind, userId, ...link }: Link): Promise<void> {
  await putLink(kind, userId, link, {
    ConditionExpression: 'attribute_not_exists(pk) or askedAt = :asked',
    ExpressionAttributeValues: { ':asked': link.askedAt },
  })
}
