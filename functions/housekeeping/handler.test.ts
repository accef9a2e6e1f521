import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accounts, signedIn } from '../../tests/fixtures/data/people.ts'
import { table, tableName } from '../table/client.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { UnfinishedItem } from '../table/items/unfinished.ts'
import type { UserId } from '../table/keys.ts'
import { handler } from './handler.ts'
import { forget } from './repository.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const cognito = new CognitoIdentityProviderClient()
const UserPoolId = process.env['USER_POOL_ID'] ?? ''

const note = (user: UserId, ageMs: number) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...UnfinishedItem.key({ user }), createdAt: Date.now() - ageMs },
    }),
  )
const isInDirectory = (user: UserId) =>
  cognito.send(new AdminGetUserCommand({ UserPoolId, Username: user })).then(
    () => true,
    () => false,
  )
/** Which of these are noted; other tests have notes of their own. */
const noted = async (...users: UserId[]) => {
  const all = new Set((await accounts.items('UNFINISHED')).map(({ sk }) => sk))
  return users.filter((user) => all.has(user))
}

/** A sign-up that died after the directory knew its user. */
async function halfMade(ageMs: number): Promise<UserId> {
  const user = randomBytes(16).toString('hex') as UserId
  await note(user, ageMs)
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: user, MessageAction: 'SUPPRESS' }))
  return user
}

afterEach(() => vi.restoreAllMocks())

describe('housekeeping', () => {
  it('clears away the accounts whose making died more than an hour ago', async () => {
    const users = [await halfMade(HOUR_MS + MINUTE_MS), await halfMade(400 * HOUR_MS)]
    await handler()
    expect(await Promise.all(users.map(isInDirectory))).toEqual([false, false])
    expect(await noted(...users)).toEqual([])
  })

  it('leaves one that is being made alone', async () => {
    const user = await halfMade(HOUR_MS - MINUTE_MS)
    await handler()
    expect([await isInDirectory(user), await noted(user)]).toEqual([true, [user]])
  })

  it('never takes out of the directory who has an account', async () => {
    const ada = await signedIn()
    await note(ada.userId, 2 * HOUR_MS)
    await handler()
    expect([await isInDirectory(ada.userId), await noted(ada.userId)]).toEqual([true, []])
  })

  it('sees an account that was finished since it looked for unfinished ones', async () => {
    const user = await halfMade(2 * HOUR_MS)
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementationOnce((async (command: never) => {
      const listed = await send(command)
      const profile = { fullName: '', email: 'a@b.co', roles: [], zone: 'UTC', createdAt: Date.now() }
      await send(new PutCommand({ TableName: tableName(), Item: { ...ProfileItem.key({ user }), ...profile } }))
      await forget(user)
      return listed
    }) as never)
    await handler()
    expect([await isInDirectory(user), await noted(user)]).toEqual([true, []])
  })

  it('takes one that the directory never had, or has lost already, for done', async () => {
    const nobody = 'e'.repeat(32) as UserId
    await note(nobody, 2 * HOUR_MS)
    await handler()
    expect(await noted(nobody)).toEqual([])
  })

  it('[RELY-05] does the others when the directory fails for one, says so, and does that one the next time', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => halfMade(2 * HOUR_MS)))
    const refusal = new TooManyRequestsException({ message: '', $metadata: {} })
    vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValueOnce(refusal)
    await expect(handler()).rejects.toThrow('1 of 3 unfinished accounts stay')
    const left = await noted(...users)
    expect(left).toHaveLength(1)
    const [unlucky] = left
    for (const user of users) expect(await isInDirectory(user)).toBe(user === unlucky)
    await handler()
    expect([await noted(...users), await isInDirectory(unlucky as UserId)]).toEqual([[], false])
  })

  it('[RELY-05] touches nobody when the table fails', async () => {
    const user = await halfMade(2 * HOUR_MS)
    vi.spyOn(table, 'send').mockRejectedValue(new Error('down'))
    await expect(handler()).rejects.toThrow('down')
    vi.restoreAllMocks()
    expect([await isInDirectory(user), await noted(user)]).toEqual([true, [user]])
  })
})
