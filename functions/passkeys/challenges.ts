import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../shared/problems.ts'
import { BrowserCookie, newSecret } from '../http/cookies.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import type { Hash } from '../table/keys.ts'
import { PasskeyChallengeItem } from './items.ts'

const LIFETIME_S = 300
export const CHALLENGE_MS = LIFETIME_S * 1000

const challengeCookie = new BrowserCookie('passkey')

/**
 * Creates and stores a challenge, for a passkey that `session` adds or, without it, for one that is used. Only the
 * browser that gets the returned cookie can answer it.
 */
export async function createChallenge(now: number, session?: Hash): Promise<{ challenge: string; cookie: string }> {
  const challenge = newSecret()
  const { cookie, hash } = challengeCookie.create(LIFETIME_S)
  const fields = { challenge, ...(session && { session }), ttl: Math.ceil(now / 1000) + LIFETIME_S }
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...PasskeyChallengeItem.key({ hash }), ...fields } }),
  )
  return { challenge, cookie }
}

/**
 * Reads and deletes the challenge of this browser, which was created within the last five minutes for the same purpose.
 * Works once. Throws `passkey-refused` in every other case.
 */
export async function consumeChallenge(cookies: readonly string[], now: number, session?: Hash): Promise<string> {
  const hash = challengeCookie.read(cookies)
  if (!hash) throw new DomainError('passkey-refused')
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: PasskeyChallengeItem.key({ hash }),
    ConditionExpression: `#ttl > :now and ${session ? '#session = :session' : 'attribute_not_exists(#session)'}`,
    ExpressionAttributeNames: { '#ttl': 'ttl', '#session': 'session' },
    ExpressionAttributeValues: { ':now': now / 1000, ...(session && { ':session': session }) },
    ReturnValues: 'ALL_OLD',
  })
  const deleted = await tryConditionalWrite(table.send(command))
  if (!deleted) throw new DomainError('passkey-refused')
  return PasskeyChallengeItem.parse(deleted.Attributes).challenge
}

/** The `Set-Cookie` value that deletes the cookie of a challenge which is used up. */
export const clearChallengeCookie = () => challengeCookie.clear()
