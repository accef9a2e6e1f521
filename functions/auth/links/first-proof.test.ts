import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { LINKS } from '../../../shared/auth/mail-links.ts'
import { itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { invoke, type Sent } from '../../../tests/fixtures/invoke.ts'
import { linkFor } from '../../../tests/fixtures/mail/mail-links.ts'
import { startPost } from '../../../tests/fixtures/mail/post.ts'
import { handler } from '../handler.ts'

await startPost()
const use = (token: string, sent: Sent = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, ...sent })
const show = (token: string, sent: Sent = {}) => invoke(handler, authApi.showLink, { body: { token }, ...sent })
const isIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account !== null
const refusal = { status: 410, problem: { type: '/problems/link-invalid' } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link that proves an address for the first time', () => {
  const profileOf = async (person: Person) => (await itemsOf(person))['ME#PROFILE']

  it('[AUTH-18] just confirms it where the account is signed in', async () => {
    const ada = await signedIn({ proven: false })
    const token = await linkFor(ada, 'verify')
    expect((await show(token, ada)).body).toMatchObject({ kind: 'verify', isClaim: false })
    expect((await use(token, ada)).body).toEqual({ outcome: 'confirmed' })
    expect((await profileOf(ada))?.['emailProvenAt']).toBe(Date.now())
    expect(await isIn(ada.cookie)).toBe(true)
  })

  it.each(['magic', 'verify'] as const)(
    '[AUTH-18] opened elsewhere takes the account from its maker and asks for a password: %s',
    async (kind) => {
      const ada = await signedIn({ proven: false })
      const [token, other] = [await linkFor(ada, kind), await linkFor(ada, kind === 'magic' ? 'verify' : 'magic')]
      expect((await show(token)).body).toMatchObject({ isClaim: true })
      pass(10)
      const { body, cookies } = await use(token)
      expect([body.outcome, cookies]).toEqual(['choose-password', []])
      expect(await isIn(ada.cookie)).toBe(false)
      expect(await use(other)).toMatchObject(refusal)
      const signIn = (password: string) =>
        invoke(handler, authApi.signIn, { body: { email: ada.email, password, stayLoggedIn: false } })
      expect((await signIn(ada.password)).status).toBe(401)
      pass(10)
      const chosen = { token: body.token, password: 'otter lantern chives' }
      expect((await invoke(handler, authApi.setPassword, { body: chosen })).body).toEqual({ email: ada.email })
      expect((await signIn(chosen.password)).status).toBe(200)
    },
  )

  it('confirms nothing new later, and ends nothing', async () => {
    const ada = await signedIn()
    expect((await use(await linkFor(ada, 'verify'))).body).toEqual({ outcome: 'confirmed' })
    expect(await isIn(ada.cookie)).toBe(true)
  })

  it('[AUTH-14] an invitation lasts a week', async () => {
    const token = await linkFor(await signedIn({ proven: false }), 'invite')
    expect((await show(token)).body).toMatchObject({ kind: 'invite' })
    pass(LINKS.invite.lastsMs - 1)
    expect((await show(token)).status).toBe(200)
    pass(2)
    expect(await show(token)).toMatchObject(refusal)
  })
})
