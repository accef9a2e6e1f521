import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import type { Me } from '../http/authenticate.ts'
import { BrowserCookie, newSecret } from '../http/cookies.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { hashOf } from '../table/hash.ts'
import type { Hash } from '../table/keys.ts'
import { PasskeyChallengeItem } from './items.ts'

const LIFETIME_S = 300
export const CHALLENGE_MS = LIFETIME_S * 1000

/** The cookie of a browser that is not signed in. In a session, its own cookie binds the challenge to the browser. */
const challengeCookie = new BrowserCookie('passkey')

/** A browser, and what its challenge is for: no answer to one purpose counts for another. */
interface Asker {
  hash: Hash
  purpose: 'sign-in' | 'add' | 'prove'
}

export const inSession = ({ sessionHash }: Me, purpose: 'add' | 'prove'): Asker => ({
  hash: hashOf(`passkey ${sessionHash}`),
  purpose,
})

/** Creates and stores a challenge, in place of an earlier one for the same purpose. */
export async function createChallenge(asker: Asker, now: number): Promise<string> {
  const challenge = newSecret()
  const Item = { ...PasskeyChallengeItem.key({ ...asker }), challenge, ttl: Math.ceil(now / 1000) + LIFETIME_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  return challenge
}

/** A challenge for a sign-in, and the cookie of the only browser that can answer it. */
export async function createSignInChallenge(now: number): Promise<{ challenge: string; cookie: string }> {
  const { cookie, hash } = challengeCookie.create(LIFETIME_S)
  return { challenge: await createChallenge({ hash, purpose: 'sign-in' }, now), cookie }
}

/** Reads and deletes a challenge that was created within the last five minutes. Works once: otherwise there is none. */
export async function takeChallenge(asker: Asker, now: number): Promise<string | undefined> {
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: PasskeyChallengeItem.key({ ...asker }),
    ConditionExpression: '#ttl > :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': now / 1000 },
    ReturnValues: 'ALL_OLD',
  })
  const deleted = await tryConditionalWrite(table.send(command))
  return deleted && PasskeyChallengeItem.parse(deleted.Attributes).challenge
}

/** Like `takeChallenge`. Throws `passkey-refused` when there is none. */
export async function consumeChallenge(asker: Asker, now: number): Promise<string> {
  const challenge = await takeChallenge(asker, now)
  if (challenge === undefined) throw new DomainError('passkey-refused')
  return challenge
}

/** Like `consumeChallenge`, for the sign-in that this browser has begun. */
export async function consumeSignInChallenge(cookies: readonly string[], now: number): Promise<string> {
  const hash = challengeCookie.read(cookies)
  if (!hash) throw new DomainError('passkey-refused')
  return consumeChallenge({ hash, purpose: 'sign-in' }, now)
}

/** The `Set-Cookie` value that deletes the cookie of a challenge which is used up. */
export const clearChallengeCookie = () => challengeCookie.clear()
