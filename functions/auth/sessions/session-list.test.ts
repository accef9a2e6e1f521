import { afterEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import type { SessionView } from '../../../shared/auth/schema.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { handler } from '../handler.ts'

await startMail()

const HOUR_MS = 3_600_000
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:149.0) Gecko/149.0 Firefox/149.0'
afterEach(() => void vi.useRealTimers())

/** Signs in in another browser. Returns its cookies. */
async function signIn({ email, password }: TestUser, userAgent = FIREFOX, stayLoggedIn = false) {
  const body = { email, password, stayLoggedIn }
  const { cookies } = await invoke(handler, authApi.signIn, { body, headers: { 'user-agent': userAgent } })
  return { cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
}
const list = async (user: Pick<TestUser, 'cookie'>): Promise<SessionView[]> =>
  (await invoke(handler, authApi.sessions, { cookie: user.cookie })).body.sessions
const isSignedIn = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const end = ({ cookie }: Pick<TestUser, 'cookie'>, id: string) =>
  invoke(handler, authApi.endSession, { cookie, params: { id } })

describe('[PROF-02] the devices of a user', () => {
  it('are listed with browser and last use, the latest first, and the present one is marked', async () => {
    const ada = await newSignedInUser()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    const phone = await signIn(ada, FIREFOX, true)
    const sessions = await list(phone)
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        browser: 'Firefox on Android',
        createdAt: Date.now(),
        usedAt: Date.now(),
        stayLoggedIn: true,
        isHere: true,
      },
      expect.objectContaining({ browser: '', stayLoggedIn: false, isHere: false }),
    ])
    expect((await list(ada)).filter(({ isHere }) => isHere)).toMatchObject([{ browser: '' }])
  })

  it('[SEC-07] are named by ids that are neither the stored hash nor a part of it', async () => {
    const ada = await newSignedInUser()
    const [session] = await list(ada)
    expect(JSON.stringify(Object.keys(await itemsOf(ada)))).not.toContain(session?.id ?? 'none')
  })

  it('are not listed after their end', async () => {
    const ada = await newSignedInUser({}, true)
    await signIn(ada)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR_MS })
    expect(await list(ada)).toHaveLength(1)
  })

  it('can be ended one by one: its cookie is refused at once, the others stay', async () => {
    const ada = await newSignedInUser()
    const phone = await signIn(ada)
    const tablet = await signIn(ada)
    const id = (await list(phone)).find(({ isHere }) => isHere)?.id ?? ''
    expect((await end(ada, id)).status).toBe(200)
    expect(await Promise.all([phone, tablet, ada].map(isSignedIn))).toEqual([false, true, true])
    expect(await end(ada, id)).toMatchObject({ status: 404, problem: { type: '/problems/not-found' } })
  })

  it('[SEC-02] cannot be ended by another user, who gets the reply for an unknown one', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const [session] = await list(ada)
    const { status, body } = await end(noor, session?.id ?? '')
    const unknown = await end(noor, 'A'.repeat(22))
    expect({ ...body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(status).toBe(404)
    expect(await isSignedIn(ada)).toBe(true)
  })

  it('can all be ended except the present one', async () => {
    const ada = await newSignedInUser()
    const others = [await signIn(ada), await signIn(ada)]
    expect((await invoke(handler, authApi.endOtherSessions, { cookie: ada.cookie })).status).toBe(200)
    expect(await Promise.all([ada, ...others].map(isSignedIn))).toEqual([true, false, false])
  })
})

describe('[AUTH-11] "Stay logged in", chosen after the sign-in,', () => {
  const keep = ({ cookie }: Pick<TestUser, 'cookie'>, stayLoggedIn: boolean) =>
    invoke(handler, authApi.keepSession, { cookie, body: { stayLoggedIn } })
  const isStayingIn = async (user: TestUser) =>
    (await invoke(handler, authApi.session, { cookie: user.cookie })).body.account?.stayLoggedIn

  it('keeps the session for longer, with the same cookie', async () => {
    const ada = await newSignedInUser()
    const { body, cookies } = await keep(ada, true)
    expect(body.account).toMatchObject({ id: ada.userId, stayLoggedIn: true })
    expect(cookies).toEqual([`${ada.cookie}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000`])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 24 * HOUR_MS })
    expect(await isStayingIn(ada)).toBe(true)
  })

  it('can be taken back', async () => {
    const ada = await newSignedInUser({}, true)
    const { cookies } = await keep(ada, false)
    expect(cookies).toEqual([`${ada.cookie}; Path=/; Secure; HttpOnly; SameSite=Strict`])
    expect(await isStayingIn(ada)).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR_MS })
    expect(await isSignedIn(ada)).toBe(false)
  })

  it('does not extend the session of staff', async () => {
    const edith = await newSignedInUser({ roles: ['editor'] })
    expect((await keep(edith, true)).body.account.stayLoggedIn).toBe(false)
    const items = Object.entries(await itemsOf(edith)).filter(([sk]) => sk.startsWith('ME#SESSION#'))
    expect(items.map(([, { lifetime }]) => lifetime)).toEqual(['browser'])
  })
})
