import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accounts, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { table, tableName } from '../table/client.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { UnfinishedAccountItem } from '../table/items/unfinished-account.ts'
import type { UserId } from '../table/keys.ts'
import { handler } from './handler.ts'
import { deleteUnfinished } from './repository.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const cognito = new CognitoIdentityProviderClient()
const UserPoolId = process.env['USER_POOL_ID'] ?? ''

const markUnfinished = (user: UserId, ageMs: number) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...UnfinishedAccountItem.key({ user }), createdAt: Date.now() - ageMs },
    }),
  )
const isInDirectory = (user: UserId) =>
  cognito.send(new AdminGetUserCommand({ UserPoolId, Username: user })).then(
    () => true,
    () => false,
  )
/** Which of these users are marked as unfinished. The marks of other tests are ignored. */
const unfinished = async (...users: UserId[]) => {
  const all = new Set((await accounts.items('UNFINISHED')).map(({ sk }) => sk))
  return users.filter((user) => all.has(user))
}

/** A sign-up that failed after the directory had created its user. */
async function unfinishedSignUp(ageMs: number): Promise<UserId> {
  const user = randomBytes(16).toString('hex') as UserId
  await markUnfinished(user, ageMs)
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: user, MessageAction: 'SUPPRESS' }))
  return user
}

afterEach(() => vi.restoreAllMocks())

describe('housekeeping', () => {
  it('removes accounts whose sign-up failed more than an hour ago', async () => {
    const users = [await unfinishedSignUp(HOUR_MS + MINUTE_MS), await unfinishedSignUp(400 * HOUR_MS)]
    await handler()
    for (const user of users) expect(await isInDirectory(user)).toBe(false)
    expect(await unfinished(...users)).toEqual([])
  })

  it('keeps an account whose sign-up is still in progress', async () => {
    const user = await unfinishedSignUp(HOUR_MS - MINUTE_MS)
    await handler()
    expect(await isInDirectory(user)).toBe(true)
    expect(await unfinished(user)).toEqual([user])
  })

  it('never removes a user with a complete account from the directory', async () => {
    const ada = await newSignedInUser()
    await markUnfinished(ada.userId, 2 * HOUR_MS)
    await handler()
    expect(await isInDirectory(ada.userId)).toBe(true)
    expect(await unfinished(ada.userId)).toEqual([])
  })

  it('keeps an account that is finished after the unfinished accounts were listed', async () => {
    const user = await unfinishedSignUp(2 * HOUR_MS)
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementationOnce((async (command: never) => {
      const listed = await send(command)
      const profile = { fullName: '', email: 'a@b.co', roles: [], zone: 'UTC', createdAt: Date.now() }
      await send(new PutCommand({ TableName: tableName(), Item: { ...ProfileItem.key({ user }), ...profile } }))
      await deleteUnfinished(user)
      return listed
    }) as never)
    await handler()
    expect(await isInDirectory(user)).toBe(true)
    expect(await unfinished(user)).toEqual([])
  })

  it('treats a user that is not in the directory as removed', async () => {
    const unknownUser = 'e'.repeat(32) as UserId
    await markUnfinished(unknownUser, 2 * HOUR_MS)
    await handler()
    expect(await unfinished(unknownUser)).toEqual([])
  })

  it('[RELY-05] removes the others and throws when one removal fails, and retries it in the next run', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => unfinishedSignUp(2 * HOUR_MS)))
    const refusal = new TooManyRequestsException({ message: '', $metadata: {} })
    vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValueOnce(refusal)
    await expect(handler()).rejects.toThrow('1 of 3 unfinished accounts stay')
    const remaining = await unfinished(...users)
    expect(remaining).toHaveLength(1)
    const [failed] = remaining
    for (const user of users) expect(await isInDirectory(user)).toBe(user === failed)
    await handler()
    expect(await unfinished(...users)).toEqual([])
    expect(await isInDirectory(failed as UserId)).toBe(false)
  })

  it('[RELY-05] removes no user when the table fails', async () => {
    const user = await unfinishedSignUp(2 * HOUR_MS)
    vi.spyOn(table, 'send').mockRejectedValue(new Error('down'))
    await expect(handler()).rejects.toThrow('down')
    vi.restoreAllMocks()
    expect(await isInDirectory(user)).toBe(true)
    expect(await unfinished(user)).toEqual([user])
  })
})
