import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startWorld, type World } from '../world.ts'
import { addDemo, DEMO_ACCOUNTS } from './demo.ts'

const folder = mkdtempSync(join(tmpdir(), 'stillwater-demo-'))
let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder })
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})

/** Lets every call of the table through but one that breaks, and answers with all that come. */
function watch(breaks: (command: object) => boolean = () => false): object[] {
  const calls: object[] = []
  const send = Reflect.get(DynamoDBDocumentClient.prototype, 'send') as () => unknown
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    command: never,
  ) {
    calls.push(command)
    if (breaks(command)) throw new Error('interrupted')
    return Reflect.apply(send, this, [command] as never)
  } as never)
  return calls
}
const isRead = (command: object) => command instanceof GetCommand || command instanceof QueryCommand

async function status({ email, password }: { email: string; password: string }): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, stayLoggedIn: false })
  return (await fetch(`${world.url}/api/auth/sign-in`, { method: 'POST', headers, body })).status
}

/** All that the table holds of every demo account. */
async function everything(): Promise<Record<string, unknown>[]> {
  const items = DEMO_ACCOUNTS.map(async ({ email }) => {
    const owner = await world.accounts.items(`EMAIL#${encodeURIComponent(email)}`)
    const of = owner.map(({ userId }) => world.accounts.items(`USER#${String(userId)}`))
    return [...owner, ...(await Promise.all(of)).flat()].filter(({ sk }) => !/SESSION|KNOWN/.test(String(sk)))
  })
  return (await Promise.all(items)).flat()
}

it('[OPS-01] the demo accounts are made once, however the making is interrupted', async () => {
  let batches = 0
  watch((command) => command instanceof BatchWriteCommand && ++batches === 7)
  const shown: string[] = []
  await expect(addDemo(world.accounts, folder, ({ name }) => shown.push(name))).rejects.toThrow('interrupted')
  vi.restoreAllMocks()
  expect(shown).toEqual([])

  const trying: Promise<number>[] = []
  await addDemo(world.accounts, folder, (account) => trying.push(status(account)))
  expect(await Promise.all(trying)).toEqual(DEMO_ACCOUNTS.map(() => 200))
  const made = await everything()
  expect(made.filter(({ sk }) => sk === 'ME#PROFILE')).toHaveLength(DEMO_ACCOUNTS.length)
  const ada = made.find(({ email }) => email === 'ada@stillwater.test')
  expect(ada).toMatchObject({ manualPremium: true, onboardingCompleted: true, firstLogCompletedAt: expect.any(Number) })
  const days = made.filter(({ pk, sk }) => pk === ada?.['pk'] && String(sk).startsWith('DAY#')).length
  expect([days > 250, days < 330]).toEqual([true, true])

  await world.stop()
  world = await startWorld({ port: 0, folder })
  const calls = watch()
  await addDemo(world.accounts, folder, () => undefined)
  expect(calls).toEqual([])
  rmSync(join(folder, 'demo-accounts'))
  await addDemo(world.accounts, folder, () => undefined)
  expect(calls.filter((command) => !isRead(command))).toEqual([])
  vi.restoreAllMocks()
  expect(await everything()).toEqual(made)
})
