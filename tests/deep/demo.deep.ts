// @module-tag deep
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDemoAccounts, DEMO_ACCOUNTS } from '../../infra/local/demo/demo.ts'
import { startWorld, type World } from '../../infra/local/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'stillwater-demo-'))
let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder })
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})

/** Records all calls of the table in the returned list. A call for which `mustFail` is true throws an error. */
function recordCalls(mustFail: (command: object) => boolean = () => false): object[] {
  const calls: object[] = []
  const send = Reflect.get(DynamoDBDocumentClient.prototype, 'send') as () => unknown
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    command: never,
  ) {
    calls.push(command)
    if (mustFail(command)) throw new Error('interrupted')
    return Reflect.apply(send, this, [command] as never)
  } as never)
  return calls
}
const isRead = (command: object) => command instanceof GetCommand || command instanceof QueryCommand

async function signInStatus({ email, password }: { email: string; password: string }): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, stayLoggedIn: false })
  return (await fetch(`${world.url}/api/auth/sign-in`, { method: 'POST', headers, body })).status
}

/** Reads all items of the demo accounts, except those of their sign-ins. */
async function readAllItems(): Promise<Record<string, unknown>[]> {
  const items = DEMO_ACCOUNTS.map(async ({ email }) => {
    const owner = await world.accounts.items(`EMAIL#${encodeURIComponent(email)}`)
    const userItems = owner.map(({ userId }) => world.accounts.items(`USER#${String(userId)}`))
    return [...owner, ...(await Promise.all(userItems)).flat()].filter(({ sk }) => !/SESSION|KNOWN/.test(String(sk)))
  })
  return (await Promise.all(items)).flat()
}

it('[OPS-01] the demo accounts are created once, even if their creation is interrupted', async () => {
  let batches = 0
  recordCalls((command) => command instanceof BatchWriteCommand && ++batches === 7)
  const shown: string[] = []
  await expect(addDemoAccounts(world.accounts, folder, ({ name }) => shown.push(name))).rejects.toThrow('interrupted')
  vi.restoreAllMocks()
  expect(shown).toEqual([])

  const signIns: Promise<number>[] = []
  await addDemoAccounts(world.accounts, folder, (account) => signIns.push(signInStatus(account)))
  expect(await Promise.all(signIns)).toEqual(DEMO_ACCOUNTS.map(() => 200))
  const created = await readAllItems()
  expect(created.filter(({ sk }) => sk === 'ME#PROFILE')).toHaveLength(DEMO_ACCOUNTS.length)
  const ada = created.find(({ email }) => email === 'ada@stillwater.test')
  expect(ada).toMatchObject({ manualPremium: true, onboardingCompleted: true, firstLogCompletedAt: expect.any(Number) })
  const days = created.filter(({ pk, sk }) => pk === ada?.['pk'] && String(sk).startsWith('DAY#')).length
  expect(days).toBeGreaterThan(250)
  expect(days).toBeLessThan(330)

  await world.stop()
  world = await startWorld({ port: 0, folder })
  const calls = recordCalls()
  await addDemoAccounts(world.accounts, folder, () => undefined)
  expect(calls).toEqual([])
  rmSync(join(folder, 'demo-accounts'))
  await addDemoAccounts(world.accounts, folder, () => undefined)
  expect(calls.filter((command) => !isRead(command))).toEqual([])
  vi.restoreAllMocks()
  expect(await readAllItems()).toEqual(created)
})
