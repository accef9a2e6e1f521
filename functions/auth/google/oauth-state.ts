import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { BrowserCookie, newSecret } from '../../http/cookies.ts'
import { table, tableName } from '../../table/client.ts'
import { tryConditionalWrite } from '../../table/conditional-write.ts'
import { OAuthStateItem } from '../items.ts'

const LIFETIME_S = 600

const stateCookie = new BrowserCookie('google')

/**
 * The secrets of a started Google sign-in. The browser must return `state`, the token must contain `nonce`, and
 * `verifier` (PKCE) is needed to exchange the code for the token.
 */
export type OAuthState = ReturnType<typeof OAuthStateItem.parse>

/** Creates and stores the OAuth state. Only the browser that gets the returned cookie can use it. */
export async function createOAuthState(now: number): Promise<{ oauthState: OAuthState; cookie: string }> {
  const oauthState = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  const { cookie, hash } = stateCookie.create(LIFETIME_S)
  const Item = { ...OAuthStateItem.key({ hash }), ...oauthState, ttl: Math.ceil(now / 1000) + LIFETIME_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  return { oauthState, cookie }
}

/**
 * Reads and deletes the OAuth state that this browser created within the last ten minutes with the same `state`. Works
 * once per state. Throws `google-refused` in every other case. A wrong `state` deletes nothing.
 */
export async function consumeOAuthState(cookies: readonly string[], state: string, now: number): Promise<OAuthState> {
  const hash = stateCookie.read(cookies)
  if (!hash) throw new DomainError('google-refused')
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: OAuthStateItem.key({ hash }),
    ConditionExpression: '#state = :state and #ttl > :now',
    ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':state': state, ':now': now / 1000 },
    ReturnValues: 'ALL_OLD',
  })
  const deleted = await tryConditionalWrite(table.send(command))
  if (!deleted) throw new DomainError('google-refused')
  return OAuthStateItem.parse(deleted.Attributes)
}

/** The `Set-Cookie` value that deletes the OAuth state cookie after the sign-in. */
export const clearOAuthStateCookie = () => stateCookie.clear()
