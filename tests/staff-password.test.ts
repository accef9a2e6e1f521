import { describe, expect, it } from 'vitest'
import { handler as articles } from '../functions/articles/handler.ts'
import { handler } from '../functions/auth/handler.ts'
import { handler as home } from '../functions/home/handler.ts'
import { articlesApi } from '../shared/articles/api.ts'
import { authApi } from '../shared/auth/api.ts'
import { homeApi } from '../shared/home/api.ts'
import { today } from './fixtures/data/days.ts'
import { changeProfile, itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { signInWithClaims, useFakeGoogle } from './fixtures/google/fake-google.ts'
import { invoke } from './fixtures/invoke.ts'
import { mintLinkToken } from './fixtures/mail/mail-links.ts'

useFakeGoogle()

const SHORT = 'otter lamps'
const LONG = 'otter lamps!'
const TOO_SHORT = { status: 422, problem: { type: '/problems/password-too-short' } }

const cookieOf = (cookies: string[]) => cookies.find((each) => each.startsWith('__Host-session'))?.split(';')[0] ?? ''
async function signIn({ email }: TestUser, password: string) {
  const reply = await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
  return { ...reply, cookie: cookieOf(reply.cookies) }
}
const manage = async (cookie: string) => (await invoke(articles, articlesApi.manage, { cookie })).status
const change = (cookie: string, currentPassword: string, password: string) =>
  invoke(handler, authApi.changePassword, { cookie, body: { currentPassword, password } })
const newEditor = (password: string) => newSignedInUser({ roles: ['editor'], password })

describe('the password of an editor or admin', () => {
  it.each(['editor', 'admin'] as const)(
    '[SEC-08] of less than 12 characters gives an %s the session of a user without a role',
    async (role) => {
      const ada = await newSignedInUser({ roles: [role], password: SHORT, createdDaysAgo: 30 })
      const { body, cookie } = await signIn(ada, SHORT)
      expect(body.account).toMatchObject({ roles: [], needsLongPassword: true })
      expect(await manage(cookie)).toBe(403)
      const opened = await invoke(home, homeApi.open, { cookie, query: { today } })
      expect(opened.body).toMatchObject({ account: body.account, premium: { tier: 'expired' } })
    },
  )

  it('[SEC-08] that becomes long enough gives the same session the role', async () => {
    const ada = await newEditor(SHORT)
    expect(await change(ada.cookie, SHORT, 'otter lampe')).toMatchObject(TOO_SHORT)
    expect(await manage(ada.cookie)).toBe(403)
    expect((await change(ada.cookie, SHORT, LONG)).status).toBe(200)
    const { account } = (await invoke(handler, authApi.session, ada)).body
    expect(account.roles).toEqual(['editor'])
    expect(account).not.toHaveProperty('needsLongPassword')
    expect(await manage(ada.cookie)).toBe(200)
    expect((await signIn(ada, LONG)).body.account.roles).toEqual(['editor'])
  })

  it('[SEC-08] cannot become short again, neither by the current password nor by a link', async () => {
    const ada = await newEditor(LONG)
    expect(await change(ada.cookie, LONG, SHORT)).toMatchObject(TOO_SHORT)
    const token = await mintLinkToken(ada, 'recovery')
    const setPassword = (password: string) => invoke(handler, authApi.setPassword, { body: { token, password } })
    expect(await setPassword(SHORT)).toMatchObject(TOO_SHORT)
    expect((await setPassword('lanterns and otters')).status).toBe(200)
    expect((await signIn(ada, 'lanterns and otters')).body.account.roles).toEqual(['editor'])
  })

  it('[SEC-08] is judged at the sign-in of an account from before this rule', async () => {
    for (const password of [SHORT, LONG]) {
      const ada = await newEditor(password)
      await changeProfile(ada, 'hasLongPassword', password === SHORT)
      expect((await signIn(ada, password)).body.account.roles).toEqual(password === LONG ? ['editor'] : [])
      expect((await itemsOf(ada))['ME#PROFILE']).toMatchObject({ hasLongPassword: password === LONG })
    }
  })

  it('[SEC-08] is counted in characters, not in bytes or surrogates', async () => {
    const ada = await newEditor(SHORT)
    expect(await change(ada.cookie, SHORT, '🦦'.repeat(6) + 'é'.repeat(5))).toMatchObject(TOO_SHORT)
    expect((await change(ada.cookie, SHORT, '🦦'.repeat(6) + 'é'.repeat(6))).status).toBe(200)
  })
})

describe('a user who becomes an editor', () => {
  it.each([
    [SHORT, 403],
    [LONG, 200],
  ])('[SEC-08] with the password "%s": the next request of the role returns %i', async (password, status) => {
    const reply = await invoke(handler, authApi.signUp, {
      body: {
        fullName: 'Ada',
        email: `ada.${password.length}.${Date.now()}@stillwater.test`,
        password,
        zone: 'Europe/London',
        attempt: Date.now().toString(16).padStart(32, '0'),
      },
    })
    const { id: userId } = reply.body.account
    await changeProfile({ userId }, 'emailProvenAt', Date.now())
    await changeProfile({ userId }, 'roles', ['editor'])
    expect(await manage(cookieOf(reply.cookies))).toBe(status)
  })

  it('[SEC-08] may have chosen a short password after a long one', async () => {
    const ada = await newSignedInUser({ password: LONG })
    expect((await change(ada.cookie, LONG, SHORT)).status).toBe(200)
    await changeProfile(ada, 'roles', ['editor'])
    expect(await manage(ada.cookie)).toBe(403)
  })
})

describe('an editor who signs in without a password', () => {
  it('[SEC-08] by a mailed link has the role only if the password is long enough', async () => {
    for (const password of [SHORT, LONG]) {
      const ada = await newEditor(password)
      const token = await mintLinkToken(ada, 'magic')
      const { cookies } = await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } })
      expect(await manage(cookieOf(cookies)), password).toBe(password === LONG ? 200 : 403)
    }
  })

  it('[SEC-08] by Google has the role if Google made the account: its password is random', async () => {
    const google = { sub: `staff-${Date.now()}`, email: `staff.${Date.now()}@gmail.com`, name: 'Ada' }
    const { body } = await signInWithClaims(google)
    await changeProfile({ userId: body.account.id }, 'roles', ['editor'])
    const again = await signInWithClaims(google)
    expect(again.body.account.roles).toEqual(['editor'])
    expect(await manage(again.cookie)).toBe(200)
  })
})
