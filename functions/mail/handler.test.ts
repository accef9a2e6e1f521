import { describe, expect, it, vi } from 'vitest'
import { signedIn } from '../../tests/fixtures/data/people.ts'
import { breaks, refuses, startPost, tokenIn, work } from '../../tests/fixtures/mail/post.ts'
import { logger } from '../http/logger.ts'
import type { UserId } from '../table/keys.ts'
import { keepFormerEmail } from '../table/records/former-email.ts'
import { readToken } from '../table/records/link-token.ts'
import { findLink, spendLink } from '../table/records/links.ts'

const correlationId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const jobFor = (userId: string, more = {}) => ({ kind: 'address-taken', userId, correlationId, ...more })
const NOBODY = 'f'.repeat(32)

const { before, callsOf, heal, mails: sent, work: handle } = await startPost()

describe('a mail', () => {
  it('goes to the address that the profile has, from our own, with a link to the product', async () => {
    const { userId, email } = await signedIn()
    expect(await handle(jobFor(userId))).toEqual([])
    expect(sent()).toHaveLength(1)
    const [mail] = sent()
    expect(mail).toMatchObject({
      from: 'Stillwater <stillwater@example.com>',
      to: email,
      subject: 'Your Stillwater account',
    })
    const words = mail?.text
    expect(words).toMatch(/^https:\/\/stillwater\.test\/auth$/m)
    expect(words).not.toContain(userId)
  })

  it('says nothing about health', async () => {
    await handle(jobFor((await signedIn()).userId))
    expect(JSON.stringify(sent())).not.toMatch(/cystitis|bladder|pain|symptom|health|condition|flare/i)
  })

  it('to somebody who has left since is done without being sent', async () => {
    expect(await handle(jobFor(NOBODY))).toEqual([])
    expect(sent()).toEqual([])
  })

  it('[SEC-27] leaves a log line with its kind and the request, without anybody in it', async () => {
    const info = vi.spyOn(logger, 'info')
    const { userId, email } = await signedIn()
    await handle(jobFor(userId))
    expect(info).toHaveBeenCalledWith('mail', { kind: 'address-taken', correlationId, sent: true })
    expect(JSON.stringify(info.mock.calls)).not.toContain(email)
  })

  it.each(['TooManyRequestsException', 'MessageRejected'])(
    'that the service refuses with %s fails and is logged',
    async (name) => {
      const error = vi.spyOn(logger, 'error')
      const { userId, email } = await signedIn()
      before('mail', () => refuses(name, `no mail to ${email}`))
      expect(await handle(jobFor(userId))).toEqual(['0'])
      expect(error).toHaveBeenCalledWith('mail failed', expect.objectContaining({ correlationId, messageId: '0' }))
      expect(JSON.stringify(error.mock.calls)).not.toContain(email)
    },
  )
})

describe('a mail about another address', () => {
  const former = (userId: string, askedAt: number) =>
    keepFormerEmail(userId as UserId, 'former@stillwater.test', askedAt)

  it.each(['email-change-asked', 'email-changed'])(
    '[SEC-14] goes to the one that the account had when it was asked for, and holds no link that does anything: %s',
    async (kind) => {
      const { userId } = await signedIn()
      await former(userId, 7)
      await handle(jobFor(userId, { kind, askedAt: 7 }), jobFor(userId, { kind, askedAt: 8 }))
      expect(sent().map(({ to }) => to)).toEqual(['former@stillwater.test'])
      for (const words of [sent()[0]?.text, sent()[0]?.html]) expect(words).not.toMatch(/#link=|cystitis|bladder|pain/i)
    },
  )
})

describe('a mail with a link', () => {
  const asked = (userId: string, more = {}) => jobFor(userId, { kind: 'magic', askedAt: Date.now(), ...more })
  const tokenOf = (at: number) => sent().at(at)?.token ?? ''
  const works = async (token: string) => {
    const claim = readToken(token)
    return Boolean(claim && (await findLink(claim, Date.now())))
  }

  it.each([
    ['magic', '/auth?type=magic', 'Sign in'],
    ['recovery', '/reset-password', 'Choose a new password'],
    ['verify', '/auth?type=signup', 'Confirm my address'],
    ['invite', '/auth?type=invite', 'Accept the invitation'],
  ])('[AUTH-14] [SEC-10] of kind %s leads to %s, with the token behind a #', async (kind, path, press) => {
    const { userId } = await signedIn({ name: 'Ada <b>' })
    await handle(asked(userId, { kind }))
    const [{ text, html } = { text: '', html: '' }] = sent()
    const address = `https://stillwater.test${path}#link=${tokenOf(0)}`
    expect(text).toContain(`${press}:\n${address}\n`)
    expect(html).toMatch(new RegExp(`<a href="[^"]*" style="[^"]*">${press}</a>`))
    expect(html).toContain(`href="${address}"`)
    expect(await works(tokenOf(0))).toBe(true)
    expect(`${text} ${html}`).not.toMatch(/Ada|<img|https?:(?!\/\/stillwater\.test)/)
    expect(text).not.toMatch(/cystitis|bladder|pain|symptom|health|condition|flare/i)
  })

  it('[SEC-10] that was sent and comes back from the queue is not sent again, used or not', async () => {
    const job = asked((await signedIn()).userId)
    await handle(job)
    expect(await handle(job)).toEqual([])
    expect(sent()).toHaveLength(1)
    const claim = readToken(tokenOf(0))
    const link = claim && (await findLink(claim, Date.now()))
    expect(link && (await spendLink(link, Date.now()))).toBe(true)
    await handle(job)
    expect([sent().length, await works(tokenOf(0))]).toEqual([1, false])
  })

  it('[RELY-05] that the mail service did not take is made anew at the next try', async () => {
    const job = asked((await signedIn()).userId)
    let refused = ''
    before('mail', ({ Content }) => {
      refused = tokenIn(Content.Simple.Body.Text.Data)
      breaks()
    })
    expect(await handle(job)).toEqual(['0'])
    heal()
    expect(await handle(job)).toEqual([])
    expect([await works(refused), await works(tokenOf(0))]).toEqual([false, true])
  })

  it('[SEC-10] that was asked for earlier never takes the place of a newer one', async () => {
    const { userId } = await signedIn()
    await handle(asked(userId))
    await handle(asked(userId, { askedAt: Date.now() - 1_000 }))
    expect([sent().length, await works(tokenOf(0))]).toEqual([1, true])
  })

  it('[AUTH-04] for which nobody waits any more is not sent', async () => {
    await handle(asked((await signedIn()).userId, { askedAt: Date.now() - 15 * 60_000 }))
    expect(sent()).toEqual([])
  })

  it('[SEC-11] about nobody is done without a word', async () => {
    expect(await handle(asked('0'.repeat(32)))).toEqual([])
    expect(sent()).toEqual([])
  })
})

describe('a batch', () => {
  it.each([
    ['no JSON', '{'],
    ['a kind of a later version', jobFor(NOBODY, { kind: 'later' })],
    ['a user who cannot be one', jobFor('USER#1')],
    ['an address beside the user', jobFor(NOBODY, { email: 'ada@stillwater.test' })],
  ])('[RELY-06] one poison message in ten leaves nine done: %s', async (_, poison) => {
    const people = await Promise.all(Array.from({ length: 9 }, () => signedIn()))
    const jobs: unknown[] = people.map(({ userId }) => jobFor(userId))
    expect(await handle(...jobs.toSpliced(3, 0, poison))).toEqual(['3'])
    const to = sent().map((mail) => mail.to)
    expect(new Set(to)).toEqual(new Set(people.map(({ email }) => email)))
    expect(to).toHaveLength(9)
  })
})

describe("the product's address", () => {
  const coldStart = async () => {
    vi.resetModules()
    return (await import('./handler.ts')).handler
  }

  it('is asked for once an instance', async () => {
    const { userId } = await signedIn()
    const handler = await coldStart()
    await work(handler, [jobFor(userId), jobFor(userId)])
    await work(handler, [jobFor(userId)])
    expect([sent().length, callsOf('parameters')]).toEqual([3, 1])
  })

  it('is asked for again after it could not be read; until then nothing is sent', async () => {
    const { userId } = await signedIn()
    const handler = await coldStart()
    before('parameters', breaks)
    expect(await work(handler, [jobFor(userId)])).toEqual(['0'])
    expect(sent()).toEqual([])
    heal()
    expect(await work(handler, [jobFor(userId)])).toEqual([])
    expect(sent()).toHaveLength(1)
  })
})
