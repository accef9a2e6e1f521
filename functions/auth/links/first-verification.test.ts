import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../../../shared/auth/link-fragment.ts'
import { LINKS } from '../../../shared/auth/mail-links.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke, type TestRequest } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { handler } from '../handler.ts'

await startMail()
/** No script can read the token of a claim. */
const CLAIM_COOKIE =
  /^__Host-claim=claim\.[0-9a-f]{32}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1800$/

const use = (token: string, sent: TestRequest = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, ...sent })
const show = (token: string, sent: TestRequest = {}) => invoke(handler, authApi.showLink, { body: { token }, ...sent })
const isSignedIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account !== null
const INVALID_LINK = { status: 410, problem: { type: '/problems/link-invalid' } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link that verifies an address for the first time', () => {
  const profileOf = async (person: TestUser) => (await itemsOf(person))['ME#PROFILE']

  it('[AUTH-18] only verifies it where the account is signed in', async () => {
    const ada = await newSignedInUser({ proven: false })
    const token = await mintLinkToken(ada, 'verify')
    expect((await show(token, ada)).body).toMatchObject({ kind: 'verify', isClaim: false })
    expect((await use(token, ada)).body).toEqual({ outcome: 'confirmed' })
    expect((await profileOf(ada))?.['emailProvenAt']).toBe(Date.now())
    expect(await isSignedIn(ada.cookie)).toBe(true)
  })

  it.each(['magic', 'verify'] as const)(
    '[AUTH-18] [SEC-07] claims the account elsewhere and asks for a new password: %s',
    async (kind) => {
      const ada = await newSignedInUser({ proven: false })
      const [token, otherToken] = [
        await mintLinkToken(ada, kind),
        await mintLinkToken(ada, kind === 'magic' ? 'verify' : 'magic'),
      ]
      expect((await show(token)).body).toMatchObject({ isClaim: true })
      advance(10)
      const { body, cookies } = await use(token)
      expect(body).toEqual({ outcome: 'choose-password' })
      expect(cookies).toEqual([expect.stringMatching(CLAIM_COOKIE)])
      expect(await isSignedIn(ada.cookie)).toBe(false)
      expect(await use(otherToken)).toMatchObject(INVALID_LINK)
      const signIn = (password: string) =>
        invoke(handler, authApi.signIn, { body: { email: ada.email, password, stayLoggedIn: false } })
      expect((await signIn(ada.password)).status).toBe(401)
      advance(10)
      const chosen = { token: CLAIM_TOKEN, password: 'otter lantern chives' }
      expect(await invoke(handler, authApi.setPassword, { body: chosen })).toMatchObject(INVALID_LINK)
      const cookie = cookies[0]?.split(';')[0] ?? ''
      expect((await show(CLAIM_TOKEN, { cookie })).body).toMatchObject({ kind: 'claim' })
      const set = await invoke(handler, authApi.setPassword, { body: chosen, cookie })
      expect(set.body).toEqual({ email: ada.email })
      expect(set.cookies).toContainEqual(expect.stringMatching(/^__Host-claim=; .*Max-Age=0$/))
      expect((await signIn(chosen.password)).status).toBe(200)
    },
  )

  it('changes nothing when the address is already verified', async () => {
    const ada = await newSignedInUser()
    expect((await use(await mintLinkToken(ada, 'verify'))).body).toEqual({ outcome: 'confirmed' })
    expect(await isSignedIn(ada.cookie)).toBe(true)
  })

  it('[AUTH-14] is valid for a week when it is an invitation', async () => {
    const token = await mintLinkToken(await newSignedInUser({ proven: false }), 'invite')
    expect((await show(token)).body).toMatchObject({ kind: 'invite' })
    advance(LINKS.invite.validForMs - 1)
    expect((await show(token)).status).toBe(200)
    advance(2)
    expect(await show(token)).toMatchObject(INVALID_LINK)
  })
})
