import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type Account, isStaff, type SessionView } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { cookieMaxAgeS, isSessionValid, type Lifetime, sessionCookie, sessionTtlS } from '../../http/session.ts'
import type { SignInContext } from '../../sign-in/complete-sign-in.ts'
import { endSession } from '../../sign-in/sessions.ts'
import { table, tableName } from '../../table/client.ts'
import { tryConditionalWrite } from '../../table/conditional-write.ts'
import { deleteRange } from '../../table/delete-range.ts'
import { hashOf } from '../../table/hash.ts'
import { keyPartsOf } from '../../table/item-kind.ts'
import { SessionItem } from '../../table/items/session.ts'
import type { Hash, UserId } from '../../table/keys.ts'
import { readAll } from '../../table/query.ts'
import { forgetDevices } from '../../table/records/reminder-devices.ts'

const ID_LENGTH = 22

/** The name of a session to its user. Neither the cookie's secret nor the stored hash follows from it. */
export const sessionId = (hash: Hash) => hashOf(`session ${hash}`).slice(0, ID_LENGTH)

/** The stored sessions of a user that are still valid, with their hashes. */
async function findSessions({ userId, account }: Me, now: number) {
  const items = await readAll(SessionItem.all({ user: userId }), { consistent: true })
  return items
    .map((item) => ({ ...SessionItem.parse(item), hash: keyPartsOf(SessionItem, item).hash }))
    .filter((session) => isSessionValid(session, account.roles, now))
}

/** The sessions of a user, the most recently used first. Source: requirement PROF-02. */
export async function listSessions(me: Me, now: number): Promise<SessionView[]> {
  const sessions = await findSessions(me, now)
  return sessions
    .toSorted((first, second) => second.usedAt - first.usedAt)
    .map(({ hash, browser, createdAt, usedAt, lifetime }) => ({
      id: sessionId(hash),
      browser,
      createdAt,
      usedAt,
      stayLoggedIn: lifetime === 'stay',
      isHere: hash === me.sessionHash,
    }))
}

/** Ends one session of the user. Throws `not-found` when the user has no such session, or none any more. */
export async function endSessionById(me: Me, id: string, now: number): Promise<void> {
  const session = (await findSessions(me, now)).find(({ hash }) => sessionId(hash) === id)
  if (!session) throw new DomainError('not-found')
  await endSession({ userId: me.userId, hash: session.hash })
}

/** Ends every session of the user except the one of this request. */
export async function endOtherSessions({ userId, sessionHash }: Me): Promise<void> {
  await forgetDevices(userId, (session) => session !== sessionHash)
  await deleteRange(SessionItem.all({ user: userId }), SessionItem.key({ user: userId, hash: sessionHash }))
}

/**
 * Changes whether the session of this request survives closing the browser, and renews the browser's cookie with it.
 * The sessions of staff never survive it. Throws `not-signed-in` when the session has ended meanwhile, and `busy` when
 * another request changes it.
 */
export async function keepSession(
  me: Me,
  stayLoggedIn: boolean,
  { cookies, setCookie, now }: SignInContext,
): Promise<Account> {
  const lifetime = stayLoggedIn && !isStaff(me.account) ? 'stay' : 'browser'
  const session = (await findSessions(me, now)).find(({ hash }) => hash === me.sessionHash)
  if (!session) throw new DomainError('not-signed-in')
  if (!(await replaceLifetime(me.userId, session, lifetime))) throw new DomainError('busy')
  const cookie = sessionCookie.renew(cookies, cookieMaxAgeS(lifetime))
  if (cookie) setCookie(cookie)
  return { ...me.account, stayLoggedIn: lifetime === 'stay' }
}

type FoundSession = Awaited<ReturnType<typeof findSessions>>[number]

/**
 * Replaces the whole session, because no update of an item in a user's partition may name its `ttl`. Returns `false`
 * and changes nothing when the session was changed or ended since it was read.
 */
async function replaceLifetime(user: UserId, { hash, ...read }: FoundSession, lifetime: Lifetime): Promise<boolean> {
  const session = { ...read, lifetime }
  const renewed = read.renewedAt === undefined ? 'attribute_not_exists(renewedAt)' : 'renewedAt = :renewedAt'
  const command = new PutCommand({
    TableName: tableName(),
    Item: { ...SessionItem.key({ user, hash }), ...session, ttl: sessionTtlS(session) },
    ConditionExpression: `attribute_exists(pk) and usedAt = :usedAt and ${renewed}`,
    ExpressionAttributeValues: {
      ':usedAt': read.usedAt,
      ...(read.renewedAt !== undefined && { ':renewedAt': read.renewedAt }),
    },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
