import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import type { ClaimDecision } from '../../../shared/auth/schema.ts'
import { addDays } from '../../../shared/time/local-date.ts'
import { addCustomItem } from '../../../tests/fixtures/data/custom.ts'
import { addPastDays, edit, newOperation, read, today } from '../../../tests/fixtures/data/days.ts'
import {
  changePreferences,
  changeProfile,
  itemsOf,
  newSignedInUser,
  type TestUser,
} from '../../../tests/fixtures/data/users.ts'
import { signInWithClaims, useFakeGoogle } from '../../../tests/fixtures/google/fake-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { claimTokenOf, mintCodeRequest, mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { useOwnTable } from '../../../tests/fixtures/setup/own-table.ts'
import { table, tableName } from '../../table/client.ts'
import { DayItem } from '../../table/items/days.ts'
import { InsightItem } from '../../table/items/insight.ts'
import { handler } from '../handler.ts'

// Many of these tests read the whole table.
await useOwnTable()
useFakeGoogle()
await startMail()

const NEW_PASSWORD = 'otter lantern chives'
/** Every word of the intruder contains it. */
const INTRUDER = /grumpy/i
const NAME = { fullName: 'Mia Hart', zone: 'Europe/Paris' }

/** An account that an intruder opened with the address of another person, with words in all that has words. */
async function newHijackedAccount(): Promise<TestUser> {
  const intruder = await newSignedInUser({ proven: false, name: 'Grumpy Goose', onboarded: true })
  await addPastDays(intruder, { 3: { painLevel: 2, notes: 'Grumpy old note' } })
  const lost = newOperation({ device: 'grumpy01', set: { notes: 'grumpy' }, editedAt: Date.now() - 100 })
  await edit(intruder, lost)
  await edit(intruder, newOperation({ device: 'grumpy02', set: { notes: `Grumpy ${'goose '.repeat(40)}` } }))
  await addCustomItem(intruder, 'symptoms', 'goose1', 'Grumpy symptom')
  await changePreferences(intruder, { flarePlan: { drinks: ['Grumpy tea'] } })
  return intruder
}

/** The ways in which the owner proves the address first. Each returns a token with which a password can be set. */
const ROADS: Record<string, (account: TestUser) => Promise<string>> = {
  'a magic link': async (account) => useLink(await mintLinkToken(account, 'magic')),
  'a verification link': async (account) => useLink(await mintLinkToken(account, 'verify')),
  'a code from a mail': async (account) => {
    return claimTokenOf(await invoke(handler, authApi.useCode, await mintCodeRequest(account)))
  },
  'a recovery link': (account) => mintLinkToken(account, 'recovery'),
  'an invitation': (account) => mintLinkToken(account, 'invite'),
  Google: async ({ email }) =>
    claimTokenOf(await signInWithClaims({ sub: `sub-${email}`, email, hd: 'stillwater.test' })),
}

async function useLink(token: string) {
  return claimTokenOf(await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } }))
}

/** Claims an account. Returns the owner, signed in. */
async function claim(account: TestUser, proveAddress = ROADS['a magic link']): Promise<TestUser> {
  const token = await proveAddress?.(account)
  const set = await invoke(handler, authApi.setPassword, { body: { token, password: NEW_PASSWORD } })
  expect(set.status).toBe(200)
  const body = { email: account.email, password: NEW_PASSWORD, stayLoggedIn: false }
  const { cookies, body: reply } = await invoke(handler, authApi.signIn, { body })
  expect(reply.account).toMatchObject({ fullName: '', claimPending: true })
  return { ...account, password: NEW_PASSWORD, cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
}

const show = (owner: TestUser) => invoke(handler, authApi.showClaim, owner)
const decide = (owner: TestUser, decision: ClaimDecision['decision']) =>
  invoke(handler, authApi.decideClaim, { ...owner, body: { decision } })
const complete = (owner: TestUser, name = NAME) => invoke(handler, authApi.completeClaim, { ...owner, body: name })

const PENDING = { status: 403, problem: { type: '/problems/claim-pending' } }
const DECIDED = { status: 409, problem: { type: '/problems/claim-decided' } }

const client = DynamoDBDocumentClient.from(table)
const store = (Item: object) => client.send(new PutCommand({ TableName: tableName(), Item }))
/** The items that belong to an account or have its intruder's words. */
async function intruderItems({ userId }: TestUser): Promise<string[]> {
  const found: string[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName() }))
    found.push(
      ...Items.map((item) => JSON.stringify(item)).filter((item) => item.includes(userId) && INTRUDER.test(item)),
    )
  return found
}

describe('the owner of a pre-hijacked account', () => {
  it.each(Object.entries(ROADS))(
    '[AUTH-18] by %s sees what was there, and nothing of it stays after the removal',
    async (_, proveAddress) => {
      const account = await newHijackedAccount()
      const owner = await claim(account, proveAddress)
      const { account: session } = (await invoke(handler, authApi.session, owner)).body
      expect(session).toMatchObject({ fullName: '', claimPending: true })
      expect(await read(owner)).toMatchObject(PENDING)
      expect((await show(owner)).body).toEqual({
        step: 'decide',
        earlier: {
          fullName: 'Grumpy Goose',
          days: { count: 2, first: addDays(today, -3), last: today },
          notes: [`Grumpy ${'goose '.repeat(40)}`.slice(0, 80).concat('…'), 'Grumpy old note'],
          customItems: ['Grumpy symptom'],
          planLines: ['Grumpy tea'],
          hasOther: true,
        },
      })
      expect((await decide(owner, 'remove')).body).toEqual({ step: 'name', fullName: '', isRemoved: true })
      expect(await intruderItems(owner)).toEqual([])
      expect(await read(owner)).toMatchObject(PENDING)
      expect((await complete(owner)).body.account).toMatchObject({ fullName: 'Mia Hart', emailProven: true })
      const { account: after } = (await invoke(handler, authApi.session, owner)).body
      expect(after).toMatchObject({ fullName: 'Mia Hart' })
      expect(after).not.toHaveProperty('claimPending')
      expect(await read(owner)).toMatchObject({ status: 200, body: { values: {} } })
      expect(await intruderItems(owner)).toEqual([])
    },
  )

  it('[AUTH-18] gets a new account by the removal: its trial begins, its onboarding and first entry are to come', async () => {
    const account = await newHijackedAccount()
    await changeProfile(account, 'createdAt', Date.now() - 30 * 86_400_000)
    const owner = await claim(account)
    await decide(owner, 'remove')
    await complete(owner)
    const { 'ME#PROFILE': profile } = await itemsOf(owner)
    expect(profile).toMatchObject({ zone: 'Europe/Paris', claim: 'completed' })
    expect(profile?.['createdAt']).toBeGreaterThan(Date.now() - 60_000)
    expect(profile).not.toHaveProperty('onboardingCompleted')
    expect(profile).not.toHaveProperty('firstLogCompletedAt')
    expect(profile).not.toHaveProperty('consent')
  })

  it('[AUTH-18] [SEC-30] keeps everything if it was their own, but the consent, and only confirms the name', async () => {
    const account = await newHijackedAccount()
    const before = await itemsOf(account)
    const owner = await claim(account)
    expect((await decide(owner, 'keep')).body).toEqual({ step: 'name', fullName: 'Grumpy Goose', isRemoved: false })
    expect(await read(owner)).toMatchObject(PENDING)
    expect((await complete(owner)).status).toBe(200)
    const after = await itemsOf(owner)
    for (const sk of ['ME#CUSTOM', 'ME#PREFS', `DAY#${today}`]) expect(after[sk]).toEqual(before[sk])
    expect(after['ME#PROFILE']).not.toHaveProperty('consent')
    expect((await invoke(handler, authApi.session, owner)).body.account).toMatchObject({ fullName: 'Mia Hart' })
    expect((await show(owner)).body).toEqual({ step: 'none' })
  })

  it('[AUTH-18] is asked only for a name if the account has nothing else', async () => {
    const intruder = await newSignedInUser({ proven: false, name: 'Grumpy Goose' })
    await store(InsightItem.key({ user: intruder.userId, date: today }))
    const owner = await claim(intruder)
    expect((await show(owner)).body).toEqual({ step: 'name', fullName: '', isRemoved: false })
    expect((await complete(owner)).body.account).toMatchObject({ fullName: 'Mia Hart' })
    expect(await intruderItems(owner)).toEqual([])
  })

  it('[AUTH-18] cannot give a name before the decision', async () => {
    const owner = await claim(await newHijackedAccount())
    expect(await complete(owner)).toMatchObject(PENDING)
  })
})

describe('a user who is signed in where the link opens', () => {
  it.each(['verify', 'recovery'] as const)('[AUTH-18] is asked nothing: %s', async (kind) => {
    const ada = await newSignedInUser({ proven: false })
    await edit(ada, newOperation())
    const token = await mintLinkToken(ada, kind)
    if (kind === 'verify') await invoke(handler, authApi.useLink, { ...ada, body: { token, stayLoggedIn: false } })
    else await invoke(handler, authApi.setPassword, { ...ada, body: { token, password: NEW_PASSWORD } })
    const profile = (await itemsOf(ada))['ME#PROFILE']
    expect(profile?.['emailProvenAt']).toEqual(expect.any(Number))
    expect(profile).not.toHaveProperty('claim')
  })

  it('[AUTH-18] with a verified address is asked nothing after a new password', async () => {
    const ada = await newSignedInUser()
    const token = await mintLinkToken(ada, 'recovery')
    await invoke(handler, authApi.setPassword, { body: { token, password: NEW_PASSWORD } })
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('claim')
  })
})

describe('a removal', () => {
  it('[RELY-05] that failed half-way is continued by a repeated request, and by giving the name', async () => {
    for (const repeat of [(owner: TestUser) => decide(owner, 'remove'), complete]) {
      const owner = await claim(await newHijackedAccount())
      const send = table.send.bind(table)
      let deletions = 0
      const spy = vi.spyOn(table, 'send').mockImplementation(((command: never) => {
        if ((command as object) instanceof DeleteCommand && ++deletions > 1)
          return Promise.reject(Object.assign(new Error('down'), { $metadata: {} }))
        return send(command)
      }) as never)
      expect((await decide(owner, 'remove')).status).toBe(503)
      spy.mockRestore()
      expect(await intruderItems(owner)).not.toEqual([])
      expect((await show(owner)).body).toEqual({ step: 'name', fullName: '', isRemoved: true })
      expect((await repeat(owner)).status).toBe(200)
      expect(await intruderItems(owner)).toEqual([])
    }
  })

  it('[AUTH-18] also covers what a request that began before the claim stored after the removal', async () => {
    const owner = await claim(await newHijackedAccount())
    const late = (await itemsOf(owner))[`DAY#${today}`]
    await decide(owner, 'remove')
    await store(late ?? DayItem.key({ user: owner.userId, date: today }))
    await complete(owner)
    expect(await intruderItems(owner)).toEqual([])
  })

  it.each(['USER', 'RECORDS'])('[AUTH-18] removes items of unknown kinds from the partition %s', async (name) => {
    const owner = await claim(await newSignedInUser({ proven: false }))
    await store({ pk: `${name}#${owner.userId}`, sk: 'LATER#1', words: 'Grumpy goose' })
    expect((await show(owner)).body).toMatchObject({ step: 'decide', earlier: { hasOther: true } })
    await decide(owner, 'remove')
    expect(await intruderItems(owner)).toEqual([])
  })
})

describe('an account that an intruder has filled with lost edits', () => {
  const fill = async ({ userId }: TestUser) => {
    for (let n = 0; n < 60; n++) {
      const Item = { pk: `USER#${userId}`, sk: `LOST#${today}#grumpy01#${n}#medications`, stamp: 1 }
      await client.send(new PutCommand({ TableName: tableName(), Item: { ...Item, value: 'grumpy'.repeat(4_000) } }))
    }
  }

  it('[AUTH-18] [SEC-12] is shown without reading them', async () => {
    const owner = await claim(await newHijackedAccount())
    const before = (await show(owner)).body
    await fill(owner)
    const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
    onTestFinished(() => send.mockRestore())
    expect((await show(owner)).body).toEqual(before)
    const replies = await Promise.all(send.mock.results.map(({ value }) => value))
    const items = replies.flatMap((reply) => (reply as { Items?: { sk: string }[] }).Items ?? [])
    expect(items.length).toBeGreaterThan(4)
    expect(items.filter(({ sk }) => sk.startsWith('LOST#')).length).toBeLessThan(25)
  })

  it('[AUTH-18] [RELY-05] is removed in several requests if one has too little time', async () => {
    const owner = await claim(await newHijackedAccount())
    await fill(owner)
    let time = 0
    const now = vi.spyOn(performance, 'now').mockImplementation(() => (time += 4_000))
    expect(await decide(owner, 'remove')).toMatchObject({ status: 503, problem: { type: '/problems/busy' } })
    now.mockRestore()
    expect((await decide(owner, 'remove')).status).toBe(200)
    expect(await intruderItems(owner)).toEqual([])
  })
})

describe('a decision', () => {
  it('[AUTH-18] is final, and the first of two devices wins', async () => {
    for (const [first, second] of [
      ['keep', 'remove'],
      ['remove', 'keep'],
    ] as const) {
      const owner = await claim(await newHijackedAccount())
      const replies = await Promise.all([decide(owner, first), decide(owner, second)])
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const isKept = (await intruderItems(owner)).length > 0
      expect((await show(owner)).body.fullName).toBe(isKept ? 'Grumpy Goose' : '')
      const [winner, loser] = isKept ? (['keep', 'remove'] as const) : (['remove', 'keep'] as const)
      expect((await decide(owner, winner)).status).toBe(200)
      expect(await decide(owner, loser)).toMatchObject(DECIDED)
      expect((await complete(owner)).status).toBe(200)
      for (const decision of ['keep', 'remove'] as const) expect(await decide(owner, decision)).toMatchObject(DECIDED)
      expect((await complete(owner)).status).toBe(200)
      expect(await complete(owner, { ...NAME, fullName: 'Other' })).toMatchObject(DECIDED)
    }
  })

  it('[RELY-05] is followed by one name, also when it is sent twice at once', async () => {
    const owner = await claim(await newHijackedAccount())
    await decide(owner, 'keep')
    const replies = await Promise.all([complete(owner), complete(owner)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const stored = (await itemsOf(owner))['ME#PROFILE']
    // A repeated request writes nothing, so it cannot be a loop that nobody pays for.
    expect((await complete(owner, { ...NAME, zone: 'Asia/Tokyo' })).status).toBe(200)
    expect((await itemsOf(owner))['ME#PROFILE']).toEqual(stored)
  })

  it('[AUTH-18] can be made only after a claim', async () => {
    const ada = await newSignedInUser({ name: 'Ada Fenwick' })
    expect((await show(ada)).body).toEqual({ step: 'none' })
    for (const decision of ['keep', 'remove'] as const) expect(await decide(ada, decision)).toMatchObject(DECIDED)
    expect(await complete(ada)).toMatchObject(DECIDED)
    expect((await itemsOf(ada))['ME#PROFILE']).toMatchObject({ fullName: 'Ada Fenwick' })
  })
})
