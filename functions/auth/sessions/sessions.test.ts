import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { giveRoles, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { table } from '../../table/client.ts'
import { ProfileItem } from '../../table/items/profile.ts'
import { handler } from '../handler.ts'

const HOUR_MS = 3_600_000
const signIn = (email: string, password: string, stayLoggedIn = false, headers = {}) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn }, headers })
const session = ({ cookie }: Pick<TestUser, 'cookie'>) => invoke(handler, authApi.session, { cookie })
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''
const sessionsOf = async (person: TestUser) =>
  Object.keys(await itemsOf(person)).filter((sk) => sk.startsWith('ME#SESSION#'))

afterEach(() => void vi.useRealTimers())

describe('the account in a session', () => {
  it.each([
    ['a user with "Stay logged in" may keep data on the device', true, [], true],
    ['a user without it may not keep data on the device', false, [], false],
    ['an editor may never keep data on the device', true, ['editor'], false],
  ] as const)('[SW-02] %s', async (_, chosen, roles, stayLoggedIn) => {
    const person = await newSignedInUser({ roles: [...roles] }, chosen)
    const { body } = await signIn(person.email, person.password, chosen)
    expect(body.account.stayLoggedIn).toBe(stayLoggedIn)
    expect((await session(person)).body.account.stayLoggedIn).toBe(stayLoggedIn)
  })

  it('[SW-02] a role that is granted later takes effect at once', async () => {
    const person = await newSignedInUser({}, true)
    await giveRoles(person, ['admin'])
    expect((await session(person)).body.account.stayLoggedIn).toBe(false)
  })
})

const NEW_PASSWORD = 'otter lantern chives'

/** What ends a session that began before it, as the owner does it elsewhere. */
const ENDINGS: Record<string, (owner: TestUser) => Promise<unknown>> = {
  'a sign-out': (owner) => invoke(handler, authApi.signOut, owner),
  'a password that is set with a mailed link': async (owner) =>
    invoke(handler, authApi.setPassword, {
      body: { token: await mintLinkToken(owner, 'recovery'), password: NEW_PASSWORD },
    }),
  'a password change in another browser': async ({ email, password }) =>
    invoke(handler, authApi.changePassword, {
      body: { currentPassword: password, password: NEW_PASSWORD },
      cookie: cookieOf(await signIn(email, password)),
    }),
  'the end of the account': ({ userId }) =>
    table.send(new DeleteCommand({ TableName: process.env['TABLE_NAME'], Key: ProfileItem.key({ user: userId }) })),
}

describe('the old cookie', () => {
  it.each(Object.entries(ENDINGS))('[SEC-08] is refused with 401 after %s', async (_, end) => {
    const ada = await newSignedInUser({}, true)
    const statusOfCookie = async () => (await invoke(handler, authApi.resendVerification, ada)).status
    expect(await statusOfCookie()).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await end(ada)
    expect(await statusOfCookie()).toBe(401)
  })

  it.each([
    ['after 180 days with "Stay logged in"', true, 180 * 24],
    ['after a day without it', false, 24],
  ])('[SEC-08] is refused with 401 %s, even when it is used all the time', async (_, staysLoggedIn, hours) => {
    const ada = await newSignedInUser({}, staysLoggedIn)
    const start = Date.now()
    const step = staysLoggedIn ? 20 * 24 : 8
    for (let hour = step; hour < hours; hour += step) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + hour * HOUR_MS })
      const { status } = await invoke(handler, authApi.resendVerification, ada)
      expect(status, `after ${hour} hours`).toBe(200)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: start + hours * HOUR_MS + 60_000 })
    expect((await invoke(handler, authApi.resendVerification, ada)).status).toBe(401)
  })
})

describe('the sessions of a user', () => {
  it('[SEC-08] are replaced at sign-in: the browser gets a new session, and its previous one ends', async () => {
    const ada = await newSignedInUser()
    const body = { email: ada.email, password: ada.password, stayLoggedIn: false }
    const newCookie = cookieOf(await invoke(handler, authApi.signIn, { body, cookie: ada.cookie }))
    expect(newCookie).not.toBe(ada.cookie)
    expect((await session(ada)).body.account).toBeNull()
    expect((await session({ cookie: newCookie })).body.account.id).toBe(ada.userId)
  })

  it('[SEC-08] end when another user signs in in the same browser', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const body = { email: noor.email, password: noor.password, stayLoggedIn: false }
    await invoke(handler, authApi.signIn, { body, cookie: ada.cookie, headers: { 'x-account': noor.userId } })
    expect((await session(ada)).body.account).toBeNull()
  })

  it('[SEC-08] are at most ten, also when many begin at once; the least recently used ends first', async () => {
    const ada = await newSignedInUser()
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        signIn(ada.email, ada.password, false, { 'x-viewer-address': `192.0.2.${n}` }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(15).fill(200))
    expect(await sessionsOf(ada)).toHaveLength(10)
    expect((await session(ada)).body.account).toBeNull()
  })

  it('[SEC-08] end after two hours without use for editors and admins, who cannot stay logged in', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const { email, password, cookie } = await newSignedInUser({ roles: [role] })
      expect((await signIn(email, password, true)).cookies[0]).not.toMatch(/Max-Age/)
      const start = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: start + 2 * HOUR_MS - 60_000 })
      expect((await session({ cookie })).body.account.email).toBe(email)
      vi.setSystemTime(start + 12 * HOUR_MS)
      expect((await session({ cookie })).body.account).toBeNull()
      vi.useRealTimers()
    }
  })

  it('[SEC-08] of staff stay short when the role is removed', async () => {
    const editor = await newSignedInUser({ roles: ['editor'] }, true)
    await giveRoles(editor, [])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR_MS })
    expect((await session(editor)).body.account).toBeNull()
  })

  it('[SEC-08] become short at once when a role is granted', async () => {
    const ada = await newSignedInUser({}, true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * HOUR_MS })
    expect((await session(ada)).body.account.email).toBe(ada.email)
    await giveRoles(ada, ['editor'])
    vi.setSystemTime(Date.now() + 60_000)
    expect((await session(ada)).body.account).toBeNull()
  })
})

it('[SEC-12] an account can sign in thirty times in an hour', async () => {
  const ada = await newSignedInUser()
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await signIn(ada.email, ada.password)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
})
