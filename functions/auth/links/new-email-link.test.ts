import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import {
  accounts,
  changeProfile,
  itemsOf,
  type Person,
  signedIn,
  startOfHour,
} from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { linkFor } from '../../../tests/fixtures/mail/mail-links.ts'
import { askForEmail as ask, freshEmail as fresh } from '../../../tests/fixtures/mail/new-email.ts'
import { breaks, startPost } from '../../../tests/fixtures/mail/post.ts'
import { handler } from '../handler.ts'
import { moveEmail } from '../repository.ts'
import { proveAddress } from './proof.ts'

const post = await startPost()
/** Asks, has all mails sent that wait, and answers the token that came to the new address. */
async function tokenFor(person: Person, email: string): Promise<string> {
  expect((await ask(person, email)).status).toBe(200)
  await post.newest()
  return post.mails().findLast((mail) => mail.to === email)?.token ?? ''
}
const use = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, cookie })
const show = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.showLink, { body: { token }, cookie })
const signIn = async (email: string, password: string) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const accountOf = async ({ cookie }: Person) => (await invoke(handler, authApi.session, { cookie })).body.account
const to = (email: string) => post.mails().filter((mail) => mail.to === email)
const invalid = { status: 410, problem: { type: '/problems/link-invalid' } }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('a link to another address', () => {
  it('[AUTH-16] [SEC-14] makes it the account’s, proven, and tells the former one', async () => {
    const [ada, email] = [await signedIn({ proven: false }), fresh()]
    const token = await tokenFor(ada, email)
    expect((await show(token, ada)).body).toEqual({
      kind: 'email-change',
      email: 'n…@stillwater.test',
      isClaim: false,
      isHere: true,
    })
    expect((await use(token, ada)).body).toEqual({ outcome: 'email-changed' })
    expect(await accountOf(ada)).toMatchObject({ email, emailProven: true })
    expect([await signIn(email, ada.password), await signIn(ada.email, ada.password)]).toEqual([200, 401])
    await post.newest()
    expect(to(ada.email).at(-1)).toMatchObject({ token: '', text: expect.stringContaining('was just changed') })
    expect(await accounts.has(ada.email)).toBe(false)
    // Free again, for whoever it belongs to.
    expect((await accounts.add({ email: ada.email, password: 'otter lantern', name: '' })).userId).not.toBe(ada.userId)
  })

  it('[AUTH-16] tells each former address of two changes, however late the mails are sent', async () => {
    const [ada, second, third] = [await signedIn(), fresh(), fresh()]
    await use(await tokenFor(ada, second), ada)
    pass(1_000)
    await use(await tokenFor(ada, third), ada)
    await post.newest()
    const changed = post.mails().filter(({ text }) => text.includes('was just changed'))
    expect(new Set(changed.map((mail) => mail.to))).toEqual(new Set([ada.email, second]))
  })

  it('[AUTH-16] works only where the account is signed in, and is not used up elsewhere', async () => {
    const [ada, noor, email] = [await signedIn(), await signedIn(), fresh()]
    const token = await tokenFor(ada, email)
    for (const who of [noor, {}]) {
      expect((await show(token, who)).body).toMatchObject({ isHere: false, isClaim: false })
      expect((await use(token, who)).status).toBe(403)
    }
    expect((await accountOf(ada)).email).toBe(ada.email)
    expect((await use(token, ada)).status).toBe(200)
  })

  it('[SEC-10] of 50 uses at once one succeeds, and it never works again', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const token = await tokenFor(ada, email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(token, ada)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const again of [await use(token, ada), await show(token, ada)]) expect(again).toMatchObject(invalid)
    expect(post.jobs().filter(({ kind }) => kind === 'email-changed')).toHaveLength(1)
  })

  it('[SEC-10] counts only as the newest, and for an hour', async () => {
    const [ada, first, second] = [await signedIn(), fresh(), fresh()]
    const older = await tokenFor(ada, first)
    pass(1_000)
    const newer = await tokenFor(ada, second)
    expect(await use(older, ada)).toMatchObject(invalid)
    pass(60 * 60_000)
    expect(await use(newer, ada)).toMatchObject(invalid)
    pass(-1)
    expect((await use(newer, ada)).status).toBe(200)
    expect((await accountOf(ada)).email).toBe(second)
  })

  it('[SEC-10] is no longer sent once a newer one was asked for', async () => {
    const [ada, first, second] = [await signedIn(), fresh(), fresh()]
    await ask(ada, first)
    pass(1_000)
    await ask(ada, second)
    await post.newest()
    expect([to(first), to(second).length]).toEqual([[], 1])
  })

  it('[AUTH-16] to an address that somebody took meanwhile is refused kindly, and they are told', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const token = await tokenFor(ada, email)
    const noor = await signedIn({ email })
    const before = await itemsOf(noor)
    expect(await use(token, ada)).toMatchObject({ status: 409, problem: { type: '/problems/email-unavailable' } })
    expect([(await accountOf(ada)).email, await accounts.has(ada.email)]).toEqual([ada.email, true])
    expect(await itemsOf(noor)).toEqual(before)
    expect(post.jobs().at(-1)).toMatchObject({ kind: 'address-taken', userId: noor.userId })
  })

  it('[AUTH-16] at once to one address from two accounts gives it to one, and the other keeps its own', async () => {
    const [ada, noor, email] = [await signedIn(), await signedIn(), fresh()]
    const tokens = [await tokenFor(ada, email), await tokenFor(noor, email)]
    const replies = await Promise.all([use(tokens[0] ?? '', ada), use(tokens[1] ?? '', noor)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const emails = [(await accountOf(ada)).email, (await accountOf(noor)).email]
    expect(emails.filter((each) => each === email)).toHaveLength(1)
    expect(emails.filter((each) => [ada.email, noor.email].includes(each))).toHaveLength(1)
    for (const each of emails) expect(await signIn(each, ada.password)).toBe(200)
  })

  it('[AUTH-18] [SEC-14] ends with a claim, a recovery or a changed password, sent before or not', async () => {
    const claim = (person: Person) => proveAddress(person, { me: undefined, now: Date.now() })
    const recover = async (person: Person) => {
      const body = { token: await linkFor(person, 'recovery'), password: 'otter lantern chives' }
      await invoke(handler, authApi.setPassword, { body })
    }
    const change = ({ cookie, password }: Person) =>
      invoke(handler, authApi.changePassword, {
        cookie,
        body: { currentPassword: password, password: 'otter lantern chives' },
      })
    for (const end of [claim, recover, change]) {
      const [ada, email] = [await signedIn({ proven: false }), fresh()]
      const token = await tokenFor(ada, email)
      pass(10)
      await end(ada)
      expect(await use(token, ada)).toMatchObject(invalid)
      // The job that comes back makes no link any more.
      const many = to(email).length
      for (const job of post.jobs().filter(({ userId }) => userId === ada.userId)) await post.work(job)
      expect([to(email).length, await accounts.has(email)]).toEqual([many, false])
    }
  })

  it('[AUTH-18] does nothing once the account changed hands, even when that is only seen at the last moment', async () => {
    const [ada, email, now] = [await signedIn(), fresh(), Date.now()]
    await changeProfile(ada, 'trustedFrom', now)
    const move = (askedAt: number, from = ada.email) => moveEmail(ada.userId, { from, to: email, askedAt, now })
    await expect(move(now - 1)).rejects.toThrow('link-invalid')
    await expect(move(now, (await signedIn()).email)).rejects.toThrow('link-invalid')
    expect([(await accountOf(ada)).email, await accounts.has(email)]).toEqual([ada.email, false])
    expect(await move(now)).toBe(true)
  })

  it('[AUTH-16] ends the links that went to the former address', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const former = [await linkFor(ada, 'magic'), await linkFor(ada, 'recovery')]
    await use(await tokenFor(ada, email), ada)
    for (const token of former) expect(await show(token)).toMatchObject(invalid)
  })

  it('[SEC-10] sets no password', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const body = { token: await tokenFor(ada, email), password: 'otter lantern chives' }
    expect(await invoke(handler, authApi.setPassword, { body })).toMatchObject(invalid)
  })

  it('[RELY-05] [SEC-14] is finished by the same request when the former address could not be told', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const token = await tokenFor(ada, email)
    post.before('queue', breaks)
    expect((await use(token, ada)).status).toBe(503)
    post.heal()
    expect((await use(token, ada)).status).toBe(200)
    expect((await accountOf(ada)).email).toBe(email)
    expect(post.jobs().at(-1)).toMatchObject({ kind: 'email-changed' })
    expect(await use(token, ada)).toMatchObject(invalid)
  })
})
