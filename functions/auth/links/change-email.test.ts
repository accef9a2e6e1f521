import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { spent } from '../../../tests/fixtures/capacity.ts'
import { accounts, itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { askForEmail as ask, freshEmail as fresh } from '../../../tests/fixtures/mail/new-email.ts'
import { breaks, startPost } from '../../../tests/fixtures/mail/post.ts'
import { NOBODY } from '../../table/keys.ts'
import { handler } from '../handler.ts'

const post = await startPost()
/** Asks, has all mails sent that wait, and answers the token that came to the new address. */
async function tokenFor(person: Person, email: string): Promise<string> {
  expect((await ask(person, email)).status).toBe(200)
  await post.newest()
  return post.mails().findLast((mail) => mail.to === email)?.token ?? ''
}
const use = (token: string, { cookie }: { cookie?: string } = {}) =>
  invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, cookie })
const signIn = async (email: string, password: string) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const accountOf = async ({ cookie }: Person) => (await invoke(handler, authApi.session, { cookie })).body.account
const to = (email: string) => post.mails().filter((mail) => mail.to === email)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

describe('asking for another address', () => {
  it('[SEC-14] [AUTH-16] needs the password, tells the present address, and changes nothing yet', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    expect(await ask({ ...ada, password: 'wrong' }, email)).toMatchObject({
      status: 422,
      problem: { type: '/problems/wrong-password', errors: [{ pointer: '/body/currentPassword' }] },
    })
    expect(post.jobs()).toEqual([])
    const token = await tokenFor(ada, email)
    expect(token).toMatch(/^email-change\./)
    expect(to(ada.email)).toMatchObject([{ token: '', text: expect.stringContaining('asked to change') }])
    expect([(await accountOf(ada)).email, await accounts.has(email)]).toEqual([ada.email, false])
    expect(await signIn(email, ada.password)).toBe(401)
  })

  it('[SEC-11] answers the same whether anybody has the address, after the same calls; its owner is told', async () => {
    const [ada, noor, email] = [await signedIn(), await signedIn(), fresh()]
    const told = async (wanted: string) => {
      let reply: Awaited<ReturnType<typeof ask>> | undefined
      const cost = await spent(async () => void (reply = await ask(ada, wanted)))
      const { 'x-correlation-id': _, ...headers } = reply?.headers ?? {}
      return { status: reply?.status, body: reply?.body, headers, cookies: reply?.cookies, cost }
    }
    const free = await told(email)
    pass(10)
    expect(await told(noor.email)).toEqual(free)
    await post.newest()
    expect(to(noor.email)).toMatchObject([{ token: '', text: expect.stringContaining('There is one already') }])
    // Whoever asks reads this mailbox: it says the same, too.
    const [first, second] = to(ada.email)
    expect([first, to(ada.email).length]).toEqual([second, 2])
  })

  it('[SEC-12] does not tell an owner more than three times a day, and nobody learns of that', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    for (let n = 0; n < 4; n++) expect((await ask(ada, noor.email)).status).toBe(200)
    const told = post.jobs().filter(({ kind }) => kind === 'address-taken')
    expect(told.map(({ userId }) => userId)).toEqual([noor.userId, noor.userId, noor.userId, NOBODY])
  })

  it('[SEC-12] is limited for each account, for each mailbox, and each wrong password is a guess', async () => {
    const [ada, noor, box] = [await signedIn(), await signedIn(), fresh()]
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await ask(ada, fresh())).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429])
    for (let n = 0; n < 5; n++) await ask(noor, box)
    expect((await ask(noor, box.replace('@', '+more@'))).status).toBe(429)
    const mia = await signedIn()
    for (let n = 0; n < 10; n++) await ask({ ...mia, password: 'wrong' }, fresh())
    expect((await ask(mia, fresh())).status).toBe(429)
    expect(await signIn(mia.email, mia.password)).toBe(200)
  })

  it('[AUTH-16] refuses the address that the account has, and what is none', async () => {
    const ada = await signedIn()
    for (const email of [ada.email.toUpperCase(), 'ada', ''])
      expect(await ask(ada, email)).toMatchObject({ status: 400, problem: { errors: [{ pointer: '/body/email' }] } })
    expect(post.jobs()).toEqual([])
  })

  it('[SEC-10] leaves no token and no address in the queue, and in the table no token', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    const token = await tokenFor(ada, email)
    const job = { userId: ada.userId, correlationId: expect.any(String), askedAt: Date.now() }
    expect(post.jobs()).toEqual([
      { kind: 'email-change-asked', ...job },
      { kind: 'email-change', ...job },
    ])
    const stored = JSON.stringify(await itemsOf(ada))
    expect(stored).toContain('LINK#email-change')
    expect(stored).not.toContain(token.split('.')[2])
  })

  it('[RELY-05] counts for nothing when the queue takes nothing', async () => {
    const [ada, email] = [await signedIn(), fresh()]
    post.before('queue', breaks)
    for (let n = 0; n < 11; n++) expect((await ask(ada, email)).status).toBe(503)
    post.heal()
    expect((await ask(ada, email)).status).toBe(200)
  })
})

describe('asking for the confirmation once more', () => {
  const again = ({ cookie }: Person) => invoke(handler, authApi.askForProof, { cookie })

  it('[AUTH-14] sends a link that confirms the address where one is signed in', async () => {
    const ada = await signedIn({ proven: false })
    expect((await accountOf(ada)).emailProven).toBe(false)
    expect((await again(ada)).status).toBe(200)
    const { token } = await post.newest()
    expect((await use(token, ada)).body).toEqual({ outcome: 'confirmed' })
    expect((await accountOf(ada)).emailProven).toBe(true)
  })

  it('[AUTH-14] sends nothing once it is proven', async () => {
    expect((await again(await signedIn())).status).toBe(200)
    expect(post.jobs()).toEqual([])
  })

  it('[SEC-12] is limited for the mailbox; what could not be asked for does not count', async () => {
    const ada = await signedIn({ proven: false })
    post.before('queue', breaks)
    expect((await again(ada)).status).toBe(503)
    post.heal()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await again(ada)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
