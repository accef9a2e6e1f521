import { describe, expect, it } from 'vitest'
import { handler as auth } from '../functions/auth/handler.ts'
import { authApi } from '../shared/auth/api.ts'
import { newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { requestLink, setUpMagicLinks, useLink } from './fixtures/mail/magic-links.ts'

/*
 * Limits stop attacks, and never people who use the app as intended. A budget of writes has its own tests
 * (write-budget.test.ts).
 */

const MINUTE_MS = 60_000
const { mailService, advance } = await setUpMagicLinks()

/** An address of the network that all people of one test share. */
let lastNetwork = 0
const newNetwork = () => `198.18.0.${++lastNetwork}`

const signIn = ({ email, password }: Pick<TestUser, 'email' | 'password'>, from: string) =>
  invoke(auth, authApi.signIn, {
    body: { email, password, stayLoggedIn: false },
    headers: { 'x-viewer-address': from },
  })

const signUp = (email: string, from: string) =>
  invoke(auth, authApi.signUp, {
    body: {
      fullName: 'Noor Haddad',
      email,
      password: 'otter lantern chives',
      zone: 'Europe/London',
      attempt: crypto.randomUUID().replaceAll('-', ''),
    },
    headers: { 'x-viewer-address': from },
  })

describe('[SEC-12] no limit stops', () => {
  it('a family behind one address: each forgets the password for a while, then signs in by mail', async () => {
    const network = newNetwork()
    const family = await Promise.all(Array.from({ length: 5 }, () => newSignedInUser()))
    const statuses = new Set<number>()
    for (const person of family) {
      for (const password of ['Summer 2019', 'summer 2019', 'Summer2019', 'not-the-password'])
        expect((await signIn({ ...person, password }, network)).status).toBe(401)
      statuses.add((await requestLink(person.email, 'magic', network)).status)
      const { token } = await mailService.sendQueuedMails()
      statuses.add((await useLink(token, { headers: { 'x-viewer-address': network } })).status)
      statuses.add((await signIn(person, network)).status)
    }
    expect([...statuses]).toEqual([200])
  })

  it('an office of 200 on one network: 50 sign up, all sign in, every tenth mistypes, 20 ask for a link', {
    tags: ['deep'],
  }, async () => {
    const network = newNetwork()
    const statuses = new Set<number>()
    const name = `office${Date.now()}`
    for (let n = 0; n < 50; n++) statuses.add((await signUp(`${name}.${n}@stillwater.test`, network)).status)
    const staff = await Promise.all(Array.from({ length: 15 }, () => newSignedInUser()))
    for (let n = 0; n < 150; n++) {
      const person = staff[n % staff.length] as TestUser
      if (n % 10 === 0) await signIn({ ...person, password: 'not-the-password' }, network)
      statuses.add((await signIn(person, network)).status)
      if (n % 7 === 0) statuses.add((await requestLink(person.email, 'magic', network)).status)
    }
    expect([...statuses]).toEqual([200])
  })

  it('a user who asks for a link three times because the mail is slow: the first link works, and the newest mail', async () => {
    const ada = await newSignedInUser()
    const network = newNetwork()
    for (let request = 0; request < 3; request++) {
      expect((await requestLink(ada.email, 'magic', network)).status).toBe(200)
      advance(2 * MINUTE_MS)
    }
    await mailService.runQueue()
    const mails = mailService.mails().filter(({ to }) => to === ada.email)
    expect(mails).toHaveLength(1)
    expect((await useLink(mails[0]?.token ?? '')).status).toBe(200)
  })
})
