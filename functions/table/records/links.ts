import { randomInt, randomUUID } from 'node:crypto'
import { PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { LINKS, type LinkKind } from '../../../shared/auth/mail-links.ts'
import { table, tableName } from '../client.ts'
import { findItem } from '../find-item.ts'
import { hashOf } from '../hash.ts'
import { LinkItem, type StoredLink } from '../items/link.ts'
import type { Hash, UserId } from '../keys.ts'
import { tryTo } from '../try-to.ts'
import { type LinkClaim, newToken } from './link-token.ts'

const MOST_TRIES = 5
/** For as long as its job may come back from the queue or be redriven: what was used or sent stays so. */
const REMEMBERED_S = 15 * 86_400

/** A link that can be used. */
export interface Link extends StoredLink {
  kind: LinkKind
  userId: UserId
}

interface Asked {
  email: string
  /** The account's address, where the link is to change it. */
  from?: string | undefined
  /** When it was asked for (epoch ms): the newest counts, in whatever order the jobs come. */
  askedAt: number
  /** The browser that asked, in which a code can be typed instead. */
  browser?: Hash | undefined
}

async function read(kind: LinkKind, user: UserId): Promise<StoredLink | undefined> {
  const item = await findItem(LinkItem.key({ user, kind }))
  return item && LinkItem.parse(item)
}

const update = (kind: LinkKind, user: UserId, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  tryTo(table.send(new UpdateCommand({ TableName: tableName(), Key: LinkItem.key({ user, kind }), ...input })))

const put = (kind: LinkKind, user: UserId, link: StoredLink, input: object) => {
  const Item = { ...LinkItem.key({ user, kind }), ...link, ttl: Math.ceil(link.expiresAt / 1000) + REMEMBERED_S }
  return tryTo(table.send(new PutCommand({ TableName: tableName(), Item, ...input })))
}

/**
 * Makes the link that was asked for, in place of the one before of its kind. Made again for the same asking, which is
 * what a job that comes back from the queue does, it takes the place of the one that could not be sent.
 *
 * Answers `undefined` when nobody waits for it: a newer one was asked for, it was sent or used before, or by now it
 * would have expired. Source: requirement SEC-10.
 */
export async function mintLink(
  kind: LinkKind,
  user: UserId,
  { email, from, askedAt, browser }: Asked,
  now: number,
): Promise<{ token: string; code: string } | undefined> {
  const { lastsMs } = LINKS[kind]
  if (now >= askedAt + lastsMs) return undefined
  const { token, hash } = newToken(kind, user)
  const code = String(randomInt(10 ** 8)).padStart(8, '0')
  const item = { email, askedAt, expiresAt: now + lastsMs, hash, tries: 0, ...(from && { from }) }
  const forBrowser = browser && { browser, code: hashOf(code) }
  const made = await put(
    kind,
    user,
    { ...item, ...forBrowser },
    {
      ConditionExpression:
        'attribute_not_exists(pk) or askedAt < :asked or (askedAt = :asked and attribute_exists(#hash) and attribute_not_exists(sent))',
      ExpressionAttributeNames: { '#hash': 'hash' },
      ExpressionAttributeValues: { ':asked': askedAt },
    },
  )
  return made && { token, code }
}

/** Which address was to become the account's by this asking, and in place of which; `undefined` when it counts no more. */
export async function findAskedEmail(user: UserId, askedAt: number): Promise<Pick<Link, 'email' | 'from'> | undefined> {
  const item = await read('email-change', user)
  return item?.askedAt === askedAt ? item : undefined
}

/** Notes that the link of this asking was sent, so that no second one takes its place. */
export async function noteSent(kind: LinkKind, user: UserId, askedAt: number): Promise<void> {
  await update(kind, user, {
    UpdateExpression: 'set sent = :true',
    ConditionExpression: 'askedAt = :asked',
    ExpressionAttributeValues: { ':true': true, ':asked': askedAt },
  })
}

/** The link of a token, which stays as it is; `undefined` when it is not the newest, was used or has expired. */
export async function findLink({ kind, userId, hash }: LinkClaim, now: number): Promise<Link | undefined> {
  const item = await read(kind, userId)
  return item?.hash === hash && now < item.expiresAt ? { kind, userId, ...item } : undefined
}

/**
 * The link that a browser asked for, when it is told the right code; `undefined` for a wrong one, of which each link
 * takes five, for another browser, and for everything that `findLink` refuses. A user who is nobody costs the same call.
 */
export async function findLinkByCode(
  user: UserId,
  { code, browser }: { code: string; browser: Hash },
  now: number,
): Promise<Link | undefined> {
  const tried = await update('magic', user, {
    UpdateExpression: 'add tries :one',
    ConditionExpression: 'browser = :browser and tries < :most and expiresAt > :now and attribute_exists(#hash)',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':one': 1, ':browser': browser, ':most': MOST_TRIES, ':now': now },
    ReturnValues: 'ALL_NEW',
  })
  const item = tried && LinkItem.parse(tried.Attributes)
  return item?.code === hashOf(code) ? { kind: 'magic', userId: user, ...item } : undefined
}

/** Uses a link up; of any number at once one is answered `true`, also when its first answer was lost on the way. */
export async function spendLink({ kind, userId, hash }: Link, now: number): Promise<boolean> {
  const spent = await update(kind, userId, {
    UpdateExpression: 'set spentBy = :me remove #hash, code',
    ConditionExpression: '(#hash = :hash and expiresAt > :now) or spentBy = :me',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':hash': hash, ':now': now, ':me': randomUUID() },
  })
  return spent !== undefined
}

/** Makes a link usable again whose use failed through no fault of its owner, unless a newer one took its place. */
export async function restoreLink({ kind, userId, ...link }: Link): Promise<void> {
  await put(kind, userId, link, {
    ConditionExpression: 'attribute_not_exists(pk) or askedAt = :asked',
    ExpressionAttributeValues: { ':asked': link.askedAt },
  })
}
