import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Account, SessionView } from '../../../shared/auth/schema.ts'
import { DomainError } from '../../../shared/problems.ts'
import type { Me } from '../../http/authenticate.ts'
import { cookieMaxAgeS, isSessionValid, sessionCookie, sessionTtlS } from '../../http/session.ts'
import { table, tableName } from '../../table/client.ts'
import { tryConditionalWrite } from '../../table/conditional-write.ts'
import { deleteRange } from '../../table/delete-range.ts'
import { hashOf } from '../../table/hash.ts'
import { keyPartsOf } from '../../table/item-kind.ts'
import { SessionItem } from '../../table/items/session.ts'
import type { Hash, UserId } from '../../table/keys.ts'
import { readAll } from '../../table/query.ts'
import type { SignInContext } from './complete-sign-in.ts'
import { endSession } from './sessions.ts'

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
  await deleteRange(SessionItem.all({ user: userId }), SessionItem.key({ user: userId, hash: sessionHash }))
}

/**
 * Changes whether the session of this request survives closing the browser, and renews the browser's cookie with it.
 * The sessions of staff never survive it. Throws `not-signed-in` when the session has ended meanwhile.
 */
export async function keepSession(
  me: Me,
  stayLoggedIn: boolean,
  { cookies, setCookie }: SignInContext,
): Promise<Account> {
  const isStaff = me.account.roles.length > 0 || me.account.needsLongPassword === true
  const lifetime = stayLoggedIn && !isStaff ? 'stay' : 'browser'
  if (!(await storeLifetime(me.userId, me.sessionHash, { createdAt: me.signedInAt, lifetime })))
    throw new DomainError('not-signed-in')
  const cookie = sessionCookie.renew(cookies, cookieMaxAgeS(lifetime))
  if (cookie) setCookie(cookie)
  return { ...me.account, stayLoggedIn: lifetime === 'stay' }
}

async function storeLifetime(user: UserId, hash: Hash, session: Parameters<typeof sessionTtlS>[0]): Promise<boolean> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: SessionItem.key({ user, hash }),
    UpdateExpression: 'set lifetime = :lifetime, #ttl = :ttl',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':lifetime': session.lifetime, ':ttl': sessionTtlS(session) },
  })
  return (await tryConditionalWrite(table.send(command))) !== undefined
}
