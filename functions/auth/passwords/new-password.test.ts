import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { invoke, type Sent } from '../../../tests/fixtures/invoke.ts'
import { linkFor } from '../../../tests/fixtures/mail/mail-links.ts'
import { breaks, startPost } from '../../../tests/fixtures/mail/post.ts'
import { handler } from '../handler.ts'

const NEW = 'otter lantern chives'
const post = await startPost()
const set = (token: string, password = NEW, sent: Sent = {}) =>
  invoke(handler, authApi.setPassword, { body: { token, password }, ...sent })
const signIn = async ({ email }: Pick<Person, 'email'>, password: string, sent: Sent = {}) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })).status
const isIn = async ({ cookie }: Pick<Person, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const used = { status: 410, problem: { type: '/problems/link-invalid' } }
const down = Object.assign(new Error('down'), { $metadata: {} })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link that sets the password', () => {
  it('[AUTH-05] [AUTH-06] is mailed to whoever forgot theirs, and works once', async () => {
    const ada = await signedIn()
    await invoke(handler, authApi.askForLink, { body: { email: ada.email, kind: 'recovery' } })
    const { to, text, token } = await post.newest()
    expect(to).toBe(ada.email)
    expect(text).toMatch(/^https:\/\/stillwater\.test\/reset-password#link=recovery\.\S+$/m)
    pass(10)
    expect((await set(token)).body).toEqual({ email: ada.email })
    expect([await signIn(ada, ada.password), await signIn(ada, NEW)]).toEqual([401, 200])
    expect(await set(token, 'another good one')).toMatchObject(used)
    expect(await signIn(ada, 'another good one')).toBe(401)
  })

  it('[SEC-14] ends every session and every outstanding link, and tells the owner by mail', async () => {
    const ada = await signedIn()
    const second = await signedIn()
    const [token, magic, verify] = [
      await linkFor(ada, 'recovery'),
      await linkFor(ada, 'magic'),
      await linkFor(ada, 'verify'),
    ]
    pass(10)
    expect((await set(token, NEW, ada)).cookies[0]).toMatch(/^__Host-session=; .*Max-Age=0/)
    expect([await isIn(ada), await isIn(second)]).toEqual([false, true])
    for (const link of [magic, verify])
      expect(await invoke(handler, authApi.showLink, { body: { token: link } })).toMatchObject(used)
    expect(post.jobs()).toEqual([{ kind: 'password-set', userId: ada.userId, correlationId: expect.any(String) }])
    expect((await post.newest()).text).toContain('was just changed')
  })

  it('[SEC-14] ends a link that was asked for before, and sent only afterwards', async () => {
    const ada = await signedIn()
    await invoke(handler, authApi.askForLink, { body: { email: ada.email, kind: 'magic' } })
    const token = await linkFor(ada, 'recovery')
    pass(10)
    await set(token)
    for (const job of post.jobs()) await post.work(job)
    const late = post.mails().find((mail) => mail.token)
    const body = { token: late?.token ?? '', stayLoggedIn: false }
    expect(await invoke(handler, authApi.useLink, { body })).toMatchObject(used)
  })

  it('[SEC-10] of 50 uses at once sets one password', async () => {
    const ada = await signedIn()
    const token = await linkFor(ada, 'recovery')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => set(token, `otter lantern ${n} chives`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    pass(10)
    expect(await signIn(ada, `otter lantern ${winner} chives`)).toBe(200)
  })

  it('[AUTH-06] lasts 30 minutes, to the millisecond', async () => {
    const token = await linkFor(await signedIn(), 'recovery')
    pass(30 * 60_000)
    expect(await set(token)).toMatchObject(used)
    pass(-1)
    expect((await set(token)).status).toBe(200)
  })

  it.each([
    ['short', '12b45', 400],
    ['with a space at its end', `${NEW} `, 400],
    ['easy to guess', 'fenwick1984', 422],
  ])('[AUTH-06] refuses a password that is %s, and still works', async (_, password, status) => {
    const token = await linkFor(await signedIn(), 'recovery')
    expect((await set(token, password)).status).toBe(status)
    expect((await set(token)).status).toBe(200)
  })

  it('[AUTH-18] proves the address and takes the account from its maker', async () => {
    const ada = await signedIn({ proven: false })
    const token = await linkFor(ada, 'recovery')
    pass(10)
    expect((await set(token)).status).toBe(200)
    expect([await isIn(ada), await signIn(ada, ada.password), await signIn(ada, NEW)]).toEqual([false, 401, 200])
    expect((await itemsOf(ada))['ME#PROFILE']).toMatchObject({ emailProvenAt: expect.any(Number) })
  })

  it('[SEC-12] makes its browser known, whose guesses strangers cannot use up', async () => {
    const ada = await signedIn()
    const [known] = (await set(await linkFor(ada, 'recovery'))).cookies
    pass(10)
    for (let n = 0; n < 10; n++) await signIn(ada, 'wrong')
    expect(await signIn(ada, NEW)).toBe(429)
    expect(await signIn(ada, NEW, { cookie: known?.split(';')[0] })).toBe(200)
  })

  it('[AUTH-14] by invitation sets the first password', async () => {
    const ada = await signedIn({ proven: false })
    expect((await set(await linkFor(ada, 'invite'))).status).toBe(200)
    expect(await signIn(ada, NEW)).toBe(200)
  })

  it('[RELY-05] still works after the directory failed, and nothing else has changed', async () => {
    const ada = await signedIn()
    const token = await linkFor(ada, 'recovery')
    const cognito = mockClient(CognitoIdentityProviderClient)
    cognito.on(AdminSetUserPasswordCommand).rejects(down)
    const { status } = await set(token)
    cognito.restore()
    expect([status, await isIn(ada), await signIn(ada, ada.password)]).toEqual([503, true, 200])
    expect(post.jobs()).toEqual([])
    expect((await set(token)).status).toBe(200)
  })

  it('[RELY-05] [SEC-14] does not set a password of which the owner cannot be told, and works once they can', async () => {
    const ada = await signedIn()
    const token = await linkFor(ada, 'recovery')
    post.before('queue', breaks)
    expect([(await set(token)).status, await isIn(ada)]).toEqual([503, true])
    post.heal()
    pass(10)
    expect([(await set(token)).status, await isIn(ada)]).toEqual([200, false])
  })
})
