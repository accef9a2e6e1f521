import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { invoke, type Sent } from '../../../tests/fixtures/invoke.ts'
import { linkFor } from '../../../tests/fixtures/mail/mail-links.ts'
import { breaks, startPost } from '../../../tests/fixtures/mail/post.ts'
import { handler } from '../handler.ts'
import { beginSession } from '../sessions/sessions.ts'

const NEW = 'otter lantern chives'
const post = await startPost()
const change = ({ cookie, password }: Pick<Person, 'cookie' | 'password'>, wanted = NEW) =>
  invoke(handler, authApi.changePassword, { cookie, body: { currentPassword: password, password: wanted } })
const trySignIn = ({ email }: Person, password: string, sent: Sent = {}) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })
const signIn = async (person: Person, password: string, sent: Sent = {}) =>
  (await trySignIn(person, password, sent)).status
/** Another browser of the same person: its session, and the cookie by which it is known. */
const elsewhere = async (person: Person, password = person.password) => {
  const { cookies } = await trySignIn(person, password)
  const [cookie = '', known = ''] = cookies.map((each) => each.split(';')[0])
  return { cookie, known }
}
const isIn = async ({ cookie }: Pick<Person, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const wrong = {
  status: 422,
  problem: { type: '/problems/wrong-password', errors: [{ pointer: '/body/currentPassword', detail: 'wrong' }] },
}
const down = Object.assign(new Error('down'), { $metadata: {} })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('changing the password', () => {
  it('[SEC-14] needs the current one, and leaves the new one alone', async () => {
    const ada = await signedIn()
    expect(await change({ ...ada, password: 'wrong' })).toMatchObject(wrong)
    expect([await signIn(ada, ada.password), await signIn(ada, NEW)]).toEqual([200, 401])
    expect(post.jobs()).toEqual([])
    expect((await change(ada)).status).toBe(200)
    expect([await signIn(ada, ada.password), await signIn(ada, NEW)]).toEqual([401, 200])
  })

  it('[SEC-14] ends every other session, link and known browser; the one that changed it stays, and is known', async () => {
    const ada = await signedIn()
    const [other, noor] = [await elsewhere(ada), await signedIn()]
    const links = [await linkFor(ada, 'recovery'), await linkFor(ada, 'magic'), await linkFor(ada, 'email-change')]
    pass(10)
    const { cookies } = await change(ada)
    expect([await isIn(ada), await isIn(other), await isIn(noor)]).toEqual([true, false, true])
    for (const token of links) expect((await invoke(handler, authApi.showLink, { body: { token } })).status).toBe(410)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-known'])
    for (let n = 0; n < 10; n++) await signIn(ada, 'wrong')
    expect(await signIn(ada, NEW, { cookie: other.known })).toBe(429)
    expect(await signIn(ada, NEW, { cookie: cookies[0]?.split(';')[0] })).toBe(200)
  })

  it('[SEC-14] tells the owner by mail, without a link that does anything', async () => {
    const ada = await signedIn()
    await change(ada)
    expect(post.jobs()).toEqual([{ kind: 'password-changed', userId: ada.userId, correlationId: expect.any(String) }])
    const { to, text, token } = await post.newest()
    expect([to, token]).toEqual([ada.email, ''])
    expect(text).toContain('was just changed')
  })

  it('[SEC-14] ends a sign-in by the former one, and a link, that were on their way meanwhile', async () => {
    const ada = await signedIn()
    const asked = Date.now()
    await invoke(handler, authApi.askForLink, { body: { email: ada.email, kind: 'magic' } })
    pass(10)
    await change(ada)
    const account = (await invoke(handler, authApi.session, ada)).body.account
    const late = await beginSession(account, 'browser', { presented: undefined, now: asked })
    expect(await isIn({ cookie: late.cookie.split(';')[0] ?? '' })).toBe(false)
    for (const job of post.jobs()) await post.work(job)
    const token = post.mails().find((mail) => mail.token)?.token
    expect((await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } })).status).toBe(410)
  })

  it('[SEC-14] lengthens no session', async () => {
    const ada = await signedIn()
    pass(11 * 3_600_000)
    await change(ada)
    pass(11 * 3_600_000)
    expect(await isIn(ada)).toBe(true)
    pass(3 * 3_600_000)
    expect(await isIn(ada)).toBe(false)
  })

  it.each([
    ['short', '12b45', 400],
    ['with a space at its end', `${NEW} `, 400],
    ['easy to guess', 'fenwick1984', 422],
  ])('[SEC-14] judges the new one as at sign-up, before the current one: %s', async (_, password, status) => {
    const ada = await signedIn()
    for (const current of [ada.password, 'wrong']) {
      const { problem, ...reply } = await change({ ...ada, password: current }, password)
      expect(reply.status).toBe(status)
      expect(problem.errors?.[0]?.pointer).toBe('/body/password')
    }
    expect(await signIn(ada, ada.password)).toBe(200)
  })

  it('[SEC-12] counts each wrong one as a guess in that session, and keeps its owner out of none', async () => {
    const ada = await signedIn()
    const [other, statuses] = [await elsewhere(ada), [] as number[]]
    // Each tries two: the current one, and whether it was changed before.
    for (let n = 0; n < 6; n++) statuses.push((await change({ ...ada, password: 'wrong' }, `${NEW} ${n}`)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await change(ada)).status).toBe(429)
    expect(await signIn(ada, ada.password)).toBe(200)
    expect((await change({ ...ada, ...other })).status).toBe(200)
  })

  it('[SEC-12] counts tries at once before they are judged', async () => {
    const ada = await signedIn()
    const tries = Array.from({ length: 20 }, (_, n) => change({ ...ada, password: 'wrong' }, `${NEW} ${n}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5)
    expect(statuses.every((status) => status === 422 || status === 429)).toBe(true)
  })

  it('[RELY-05] changes nothing when the directory fails', async () => {
    const ada = await signedIn()
    const cognito = mockClient(CognitoIdentityProviderClient)
    cognito.on(AdminSetUserPasswordCommand).rejects(down)
    cognito.onAnyCommand().rejects(down)
    const { status } = await change(ada)
    cognito.restore()
    expect([status, await isIn(ada), await signIn(ada, ada.password)]).toEqual([503, true, 200])
    expect(post.jobs()).toEqual([])
  })

  it('[RELY-05] [SEC-14] is finished by the same request after a fault half-way, or a reply that was lost', async () => {
    const ada = await signedIn()
    const other = await elsewhere(ada)
    post.before('queue', breaks)
    expect((await change(ada)).status).toBe(503)
    post.heal()
    pass(10)
    expect([(await change(ada)).status, (await change(ada)).status]).toEqual([200, 200])
    expect([await isIn(ada), await isIn(other), await signIn(ada, NEW)]).toEqual([true, false, 200])
  })

  it('[SEC-14] at once from two browsers leaves one password right, and none in who does not know it', async () => {
    const ada = await signedIn()
    const other = { ...ada, ...(await elsewhere(ada)) }
    const third = await elsewhere(ada)
    pass(10)
    const wanted = [`${NEW} one`, `${NEW} two`]
    await Promise.all([change(ada, wanted[0]), change(other, wanted[1])])
    pass(10)
    const right = await Promise.all(wanted.map((password) => signIn(ada, password)))
    expect(right.toSorted((one, two) => one - two)).toEqual([200, 401])
    expect([await signIn(ada, ada.password), await isIn(third)]).toEqual([401, false])
    expect([await isIn(ada), await isIn(other)]).toContain(false)
  })

  it('[SEC-14] is over when the session was ended meanwhile, and ends the others all the same', async () => {
    const ada = await signedIn()
    const other = await elsewhere(ada)
    pass(10)
    post.before('queue', () => invoke(handler, authApi.signOut, ada))
    expect((await change(ada)).status).toBe(401)
    expect([await isIn(ada), await isIn(other), await signIn(ada, NEW)]).toEqual([false, false, 200])
  })

  it('[SEC-14] proves no address', async () => {
    const ada = await signedIn({ proven: false })
    await change(ada)
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('emailProvenAt')
  })
})
