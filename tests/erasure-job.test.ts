import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserId } from '../functions/table/keys.ts'
import { authApi } from '../shared/auth/api.ts'
import { invoke } from './fixtures/invoke.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

// The job erases every account that has ended, also those of other test files.
await useOwnTable()
const { askForErasure, GRACE_MS, signInAgain, UNTIL_ERASED_MS } = await import('./fixtures/data/erasure.ts')
const { accounts, changeProfile, itemsOf, newSignedInUser } = await import('./fixtures/data/users.ts')
const { erasedIds, newWholeAccount, tracesOf, wholeTable } = await import('./fixtures/data/whole-account.ts')
const { startMail } = await import('./fixtures/mail/mail-stand-ins.ts')
const { eraseWithKills, newEndedAccount } = await import('./fixtures/erasure-kills.ts')
const { handler: auth } = await import('../functions/auth/handler.ts')
const { table, tableName } = await import('../functions/table/client.ts')
const { EmailOwnerItem } = await import('../functions/table/items/email-owner.ts')
const { handler, SETTLE_MS } = await import('../functions/erasure/handler.ts')
const { STEPS } = await import('../functions/erasure/steps.ts')

const mail = await startMail()
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
const moveClock = (ms: number) => setClock(Date.now() + ms)

beforeEach(async () => {
  // What an earlier test has left is erased first.
  moveClock(3 * UNTIL_ERASED_MS)
  await handler().catch(() => undefined)
  vi.useRealTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('[PROF-03] [SEC-29] an account that has ended', () => {
  it('leaves nothing: no item, no user of the directory, no job; only its random id is recorded', async () => {
    const ada = await newEndedAccount()
    const bea = await newWholeAccount()
    const before = await tracesOf(bea)
    expect((await tracesOf(ada)).length).toBeGreaterThan(12)
    await mail.runQueue()
    moveClock(UNTIL_ERASED_MS)
    await handler()
    expect(await tracesOf(ada)).toEqual([])
    expect(JSON.stringify(mail.jobs())).not.toContain(ada.userId)
    expect(await erasedIds()).toContain(ada.userId)
    expect(JSON.stringify(await wholeTable(process.env['ERASED_TABLE_NAME']))).not.toContain(ada.email)
    // Another account is not touched.
    expect(await tracesOf(bea)).toEqual(before)
    expect(mail.mails()).toHaveLength(1)
  })

  it('stays for ten minutes more, in which requests that began before it ended finish', async () => {
    const ada = await newEndedAccount()
    const end = Number((await itemsOf(ada))['ME#PROFILE']?.['erasesAt'])
    for (const now of [end - GRACE_MS, end - 1, end, end + SETTLE_MS - 1]) {
      setClock(now)
      await handler()
      expect((await tracesOf(ada)).length).toBeGreaterThan(12)
    }
    setClock(end + SETTLE_MS)
    await handler()
    expect(await tracesOf(ada)).toEqual([])
  })

  it('stays when its deletion was taken back, even while the job runs', async () => {
    const ada = await newEndedAccount()
    const back = await signInAgain(ada)
    expect(back.account.isErasureTakenBack).toBe(true)
    const bea = await newEndedAccount()
    const send = table.send.bind(table)
    const { takeBackErasure } = await import('../functions/sign-in/take-back-erasure.ts')
    moveClock(UNTIL_ERASED_MS)
    // A sign-in whose clock is far behind wins, because its write comes first.
    vi.spyOn(table, 'send').mockImplementationOnce((async (command: never) => {
      const listed = await send(command)
      const { erasesAt = 0 } = (await itemsOf(bea))['ME#PROFILE'] as { erasesAt?: number }
      expect(await takeBackErasure({ id: bea.userId, erasesAt }, erasesAt - 1)).toBe(true)
      return listed
    }) as never)
    await handler()
    for (const { userId } of [ada, bea]) expect(await itemsOf({ userId })).toHaveProperty('ME#PROFILE')
    expect(await erasedIds()).not.toContain(bea.userId)
  })

  it('leaves its address free only at the end, and a new account with it has an empty diary', async () => {
    const ada = await newEndedAccount()
    const body = {
      fullName: 'Ada Again',
      email: ada.email,
      password: 'otter lantern chives',
      zone: 'Europe/London',
      attempt: crypto.randomUUID().replaceAll('-', ''),
    }
    const signUp = () => invoke(auth, authApi.signUp, { body })
    const statusesDuring: number[] = []
    const send = table.send.bind(table)
    moveClock(UNTIL_ERASED_MS)
    const spy = vi.spyOn(table, 'send')
    spy.mockImplementation((async (command: { input: { Key?: { sk: string } } }) => {
      const isMidway = command.input.Key?.sk?.startsWith('DAY#')
      if (isMidway && statusesDuring.length === 0) {
        statusesDuring.push(0)
        spy.mockRestore()
        statusesDuring.push((await signUp()).status)
      }
      return send(command as never)
    }) as never)
    await handler()
    expect(statusesDuring).toEqual([0, 409])
    vi.useRealTimers()
    const again = await signUp()
    expect(again.status).toBe(200)
    const userId = again.body.account.id as UserId
    expect(userId).not.toBe(ada.userId)
    expect(Object.keys(await itemsOf({ userId })).filter((sk) => sk.startsWith('DAY'))).toEqual([])
    // The owner of the address is now another one, so a repeated erasure must not take it away.
    await STEPS['items']?.(ada.userId, () => false)
    expect(await accounts.items(EmailOwnerItem.key({ address: ada.email }).pk)).toMatchObject([{ userId }])
  })

  it('keeps an address that belongs to another account by now', async () => {
    const ada = await newEndedAccount()
    const bea = await newSignedInUser()
    // As when a run was interrupted after it had freed the address, and another user signed up with it.
    const key = EmailOwnerItem.key({ address: ada.email })
    await table.send(new PutCommand({ TableName: tableName(), Item: { ...key, userId: bea.userId } }))
    moveClock(UNTIL_ERASED_MS)
    await handler()
    expect(await itemsOf(ada)).toEqual({})
    expect(await accounts.items(key.pk)).toMatchObject([{ userId: bea.userId }])
  })

  it('with a role is kept, and the operator hears of it', async () => {
    const ada = await newEndedAccount()
    const bea = await newEndedAccount()
    await changeProfile(ada, 'roles', ['admin'])
    moveClock(UNTIL_ERASED_MS)
    await expect(handler()).rejects.toThrow('1 of 2 accounts are not erased')
    expect(await itemsOf(ada)).toHaveProperty('ME#PROFILE')
    expect(await tracesOf(bea)).toEqual([])
    await changeProfile(ada, 'roles', [])
    await handler()
    expect(await tracesOf(ada)).toEqual([])
  })
})

describe('[SEC-29] [RELY-05] a job that is interrupted', () => {
  // Every fourth call of a run, from a start that differs for the two cases; `npm run test:deep` tests each.
  it.each([
    ['before the call', 1],
    ['after it', 2],
  ] as const)('at any of its calls, %s, is completed by a later run', { timeout: 60_000 }, async (when, from) => {
    expect(await eraseWithKills(when, { from, step: 4 })).toBeGreaterThan(3)
  })

  it('for one account erases the others, throws, and tries that one again', async () => {
    const users = [await newEndedAccount(), await newEndedAccount(), await newEndedAccount()]
    moveClock(UNTIL_ERASED_MS)
    vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValueOnce(new Error('down'))
    await expect(handler()).rejects.toThrow('1 of 3 accounts are not erased')
    const left = await Promise.all(users.map(tracesOf))
    expect(left.filter((traces) => traces.length > 0)).toHaveLength(1)
    await handler()
    expect((await Promise.all(users.map(tracesOf))).flat()).toEqual([])
  })

  it('erases nothing while the ids of erased users cannot be recorded', async () => {
    const ada = await newEndedAccount()
    const before = await itemsOf(ada)
    moveClock(UNTIL_ERASED_MS)
    vi.stubEnv('ERASED_TABLE_NAME', 'none')
    await expect(handler()).rejects.toThrow('1 of 1')
    vi.unstubAllEnvs()
    const { erasingSince, ...profile } = (await itemsOf(ada))['ME#PROFILE'] ?? {}
    expect(erasingSince).toEqual(expect.any(Number))
    expect({ ...(await itemsOf(ada)), 'ME#PROFILE': profile }).toEqual(before)
    await handler()
    expect(await tracesOf(ada)).toEqual([])
  })

  it('by its time goes on in the next run', async () => {
    const ada = await newSignedInUser({ days: 700 })
    await askForErasure(ada)
    moveClock(UNTIL_ERASED_MS)
    const itemCount = async () => Object.keys(await itemsOf(ada)).length
    /** Erases one page, as a run that has time for no more. */
    async function eraseOnePage(): Promise<boolean> {
      let pages = 0
      return (await STEPS['items']?.(ada.userId, () => pages++ >= 1)) ?? false
    }
    const sizes = [await itemCount()]
    while (!(await eraseOnePage())) sizes.push(await itemCount())
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(Object.keys(await itemsOf(ada))).toEqual([])
    expect(await accounts.items(EmailOwnerItem.key({ address: ada.email }).pk)).toEqual([])
    await handler()
  })

  it('by its time limit ends without an error, and the next run erases what is left', async () => {
    const users = [await newEndedAccount(), await newEndedAccount()]
    moveClock(UNTIL_ERASED_MS)
    let now = 0
    // The job asks for the time once before an account, and once for each of its two partitions.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5_000))
    await handler()
    vi.restoreAllMocks()
    const left = (await Promise.all(users.map(tracesOf))).filter((traces) => traces.length > 0)
    expect(left).toHaveLength(1)
    await handler()
    expect((await Promise.all(users.map(tracesOf))).flat()).toEqual([])
  })
})

it('[SEC-31] a stale entry of a request that was taken back erases nothing and is removed', async () => {
  const ada = await newEndedAccount()
  const Key = { pk: `USER#${ada.userId}`, sk: 'ME#PROFILE' }
  await table.send(new UpdateCommand({ TableName: tableName(), Key, UpdateExpression: 'remove erasesAt' }))
  moveClock(UNTIL_ERASED_MS)
  await handler()
  expect(await itemsOf(ada)).toHaveProperty('ME#PROFILE')
  expect((await accounts.items('ERASURE')).map(({ sk }) => sk)).not.toContain(ada.userId)
})
