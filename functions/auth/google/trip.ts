import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { DomainError } from '../../../shared/problems.ts'
import { BrowserCookie, newSecret } from '../../http/cookies.ts'
import { table, tableName } from '../../table/client.ts'
import { tryTo } from '../../table/try-to.ts'
import { TripItem } from '../items.ts'

const LASTS_S = 600

const cookie = new BrowserCookie('google')

/** What a sign-in by Google must bring back: `state` by the browser, `nonce` in the token, `verifier` to get that. */
export type Trip = ReturnType<typeof TripItem.parse>

/** Begins a way to Google and back, for the browser that gets this cookie alone. */
export async function beginTrip(now: number): Promise<{ trip: Trip; cookie: string }> {
  const trip = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  const minted = cookie.mint(LASTS_S)
  const Item = { ...TripItem.key(minted), ...trip, ttl: Math.ceil(now / 1000) + LASTS_S }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
  return { trip, cookie: minted.cookie }
}

/**
 * Ends it: what was begun in this browser within the last ten minutes, with this state, and only once. Throws
 * `google-refused` for any other; a wrong state ends nothing.
 */
export async function endTrip(cookies: readonly string[], state: string, now: number): Promise<Trip> {
  const hash = cookie.read(cookies)
  if (!hash) throw new DomainError('google-refused')
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: TripItem.key({ hash }),
    ConditionExpression: '#state = :state and #ttl > :now',
    ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':state': state, ':now': now / 1000 },
    ReturnValues: 'ALL_OLD',
  })
  const taken = await tryTo(table.send(command))
  if (!taken) throw new DomainError('google-refused')
  return TripItem.parse(taken.Attributes)
}

/** What takes the cookie out of the browser when its way is over. */
export const forgetTrip = () => cookie.clear()
