import { afterEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { giveRoles, itemsOf, type Person, signedIn } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { handler } from '../handler.ts'

const HOUR_MS = 3_600_000
const signIn = (email: string, password: string, stayLoggedIn = false, headers = {}) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn }, headers })
const session = ({ cookie }: Pick<Person, 'cookie'>) => invoke(handler, authApi.session, { cookie })
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''
const sessionsOf = async (person: Person) =>
  Object.keys(await itemsOf(person)).filter((sk) => sk.startsWith('ME#SESSION#'))

afterEach(() => void vi.useRealTimers())

describe('what a device is told', () => {
  it.each([
    ['who stays logged in may keep what was read', true, [], true],
    ['who does not may not', false, [], false],
    ['an editor never may', true, ['editor'], false],
  ] as const)('[SW-02] %s', async (_, stay, roles, stayLoggedIn) => {
    const person = await signedIn({ roles: [...roles] }, stay)
    const { body } = await signIn(person.email, person.password, stay)
    expect(body.account.stayLoggedIn).toBe(stayLoggedIn)
    expect((await session(person)).body.account.stayLoggedIn).toBe(stayLoggedIn)
  })

  it('[SW-02] a role that was given since counts at once', async () => {
    const person = await signedIn({}, true)
    await giveRoles(person, ['admin'])
    expect((await session(person)).body.account.stayLoggedIn).toBe(false)
  })
})

describe('the sessions of one person', () => {
  it('[SEC-08] begins a new one at sign-in and ends the one that the browser had', async () => {
    const ada = await signedIn()
    const body = { email: ada.email, password: ada.password, stayLoggedIn: false }
    const next = cookieOf(await invoke(handler, authApi.signIn, { body, cookie: ada.cookie }))
    expect(next).not.toBe(ada.cookie)
    expect((await session(ada)).body.account).toBeNull()
    expect((await session({ cookie: next })).body.account.id).toBe(ada.userId)
  })

  it('[SEC-08] ends the session of whoever used the browser before', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const body = { email: noor.email, password: noor.password, stayLoggedIn: false }
    await invoke(handler, authApi.signIn, { body, cookie: ada.cookie, headers: { 'x-account': noor.userId } })
    expect((await session(ada)).body.account).toBeNull()
  })

  it('[SEC-08] are ten at most, the longest unused ended first, however many begin at once', async () => {
    const ada = await signedIn()
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        signIn(ada.email, ada.password, false, { 'x-viewer-address': `192.0.2.${n}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
    expect(await sessionsOf(ada)).toHaveLength(10)
    expect((await session(ada)).body.account).toBeNull()
  })

  it('[SEC-08] end after two idle hours, and cannot be kept, for editors and admins', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const { email, password, cookie } = await signedIn({ roles: [role] })
      expect((await signIn(email, password, true)).cookies[0]).not.toMatch(/Max-Age/)
      const start = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: start + 2 * HOUR_MS - 60_000 })
      expect((await session({ cookie })).body.account.email).toBe(email)
      vi.setSystemTime(start + 12 * HOUR_MS)
      expect((await session({ cookie })).body.account).toBeNull()
      vi.useRealTimers()
    }
  })

  it('[SEC-08] of staff stay short when the role goes', async () => {
    const edith = await signedIn({ roles: ['editor'] }, true)
    await giveRoles(edith, [])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR_MS })
    expect((await session(edith)).body.account).toBeNull()
  })

  it('[SEC-08] become short at once when a role is given', async () => {
    const ada = await signedIn({}, true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 })
    expect((await session(ada)).body.account.email).toBe(ada.email)
    await giveRoles(ada, ['editor'])
    vi.setSystemTime(Date.now() + 60_000)
    expect((await session(ada)).body.account).toBeNull()
  })
})
