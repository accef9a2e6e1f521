import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { changeProfile, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import {
  runMailJobs,
  startMail,
  throwInternalError,
  throwServiceError,
  tokenIn,
} from '../../tests/fixtures/mail/mail-stand-ins.ts'
import { logger } from '../http/logger.ts'
import type { UserId } from '../table/keys.ts'
import { saveFormerEmail } from '../table/records/former-email.ts'
import { parseLinkToken } from '../table/records/link-token.ts'
import { consumeLink, findLink } from '../table/records/links.ts'

const correlationId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const jobFor = (userId: string, changes = {}) => ({
  id: randomUUID(),
  kind: 'address-taken',
  userId,
  correlationId,
  ...changes,
})
const UNKNOWN_USER = 'f'.repeat(32)

const { before: beforeCall, callsOf, heal, mails: sent, runJobs: handle } = await startMail()

describe('a mail', () => {
  it('is sent from our address to the profile’s address, with a link to the product', async () => {
    const { userId, email } = await newSignedInUser()
    expect(await handle(jobFor(userId))).toEqual([])
    expect(sent()).toHaveLength(1)
    const [mail] = sent()
    expect(mail).toMatchObject({
      from: 'Stillwater <stillwater@example.com>',
      to: email,
      subject: 'Your Stillwater account',
    })
    const text = mail?.text
    expect(text).toMatch(/^https:\/\/stillwater\.test\/auth$/m)
    expect(text).not.toContain(userId)
  })

  it('does not mention health', async () => {
    await handle(jobFor((await newSignedInUser()).userId))
    expect(JSON.stringify(sent())).not.toMatch(/cystitis|bladder|pain|symptom|health|condition|flare/i)
  })

  it('is not sent when the account no longer exists, and the job counts as done', async () => {
    expect(await handle(jobFor(UNKNOWN_USER))).toEqual([])
    expect(sent()).toEqual([])
  })

  it('[SEC-27] is logged with its kind and correlation id, but without the user', async () => {
    const info = vi.spyOn(logger, 'info')
    const { userId, email } = await newSignedInUser()
    await handle(jobFor(userId))
    expect(info).toHaveBeenCalledWith('mail', { kind: 'address-taken', correlationId, sent: true })
    expect(JSON.stringify(info.mock.calls)).not.toContain(email)
  })

  it.each(['TooManyRequestsException', 'MessageRejected'])(
    'fails and is logged when the mail service returns %s',
    async (name) => {
      const error = vi.spyOn(logger, 'error')
      const { userId, email } = await newSignedInUser()
      beforeCall('mail', () => throwServiceError(name, `no mail to ${email}`))
      expect(await handle(jobFor(userId))).toEqual(['0'])
      expect(error).toHaveBeenCalledWith('mail failed', expect.objectContaining({ correlationId, messageId: '0' }))
      expect(JSON.stringify(error.mock.calls)).not.toContain(email)
    },
  )
})

describe('a mail about a change of address', () => {
  const storeFormerEmail = (userId: string, askedAt: number) =>
    saveFormerEmail(userId as UserId, { email: 'former@stillwater.test', isVerified: true }, askedAt)

  it.each(['email-change-asked', 'email-changed'])(
    '[SEC-14] is sent to the account’s address at the time of the request, and has no link with a token: %s',
    async (kind) => {
      const { userId } = await newSignedInUser()
      await storeFormerEmail(userId, 7)
      await handle(jobFor(userId, { kind, askedAt: 7 }), jobFor(userId, { kind, askedAt: 8 }))
      expect(sent().map(({ to }) => to)).toEqual(['former@stillwater.test'])
      for (const content of [sent()[0]?.text, sent()[0]?.html])
        expect(content).not.toMatch(/#link=|cystitis|bladder|pain/i)
    },
  )
})

describe('a mail with a link', () => {
  const linkJob = (userId: string, changes = {}) => jobFor(userId, { kind: 'magic', askedAt: Date.now(), ...changes })
  const tokenOf = (index: number) => sent().at(index)?.token ?? ''
  const isValid = async (token: string) => {
    const parsed = parseLinkToken(token)
    return Boolean(parsed && (await findLink(parsed, Date.now())))
  }

  it.each([
    ['magic', '/auth?type=magic', 'Sign in'],
    ['recovery', '/reset-password', 'Choose a new password'],
    ['verify', '/auth?type=signup', 'Confirm my address'],
    ['invite', '/auth?type=invite', 'Accept the invitation'],
  ])('[AUTH-14] [SEC-10] of kind %s leads to %s, with the token in the fragment', async (kind, path, label) => {
    const { userId } = await newSignedInUser({ name: 'Ada <b>' })
    const askedAt = Date.now()
    await changeProfile({ userId }, 'invitedAt', askedAt)
    await handle(linkJob(userId, { kind, askedAt }))
    const [{ text, html } = { text: '', html: '' }] = sent()
    const href = `https://stillwater.test${path}#link=${tokenOf(0)}`
    expect(text).toContain(`${label}:\n${href}\n`)
    expect(html).toMatch(new RegExp(`<a href="[^"]*" style="[^"]*">${label}</a>`))
    expect(html).toContain(`href="${href}"`)
    expect(await isValid(tokenOf(0))).toBe(true)
    expect(`${text} ${html}`).not.toMatch(/Ada|<img|https?:(?!\/\/stillwater\.test)/)
    expect(text).not.toMatch(/cystitis|bladder|pain|symptom|health|condition|flare/i)
  })

  it('[SEC-10] is not sent again when its job returns from the queue, whether the link was used or not', async () => {
    const job = linkJob((await newSignedInUser()).userId)
    await handle(job)
    expect(await handle(job)).toEqual([])
    expect(sent()).toHaveLength(1)
    const parsed = parseLinkToken(tokenOf(0))
    const link = parsed && (await findLink(parsed, Date.now()))
    expect(link && (await consumeLink(link, Date.now()))).toBe(true)
    await handle(job)
    expect(sent()).toHaveLength(1)
    expect(await isValid(tokenOf(0))).toBe(false)
  })

  it('[RELY-05] gets a new link on retry after the mail service did not accept it', async () => {
    const job = linkJob((await newSignedInUser()).userId)
    let firstToken = ''
    beforeCall('mail', ({ Content }) => {
      firstToken = tokenIn(Content.Simple.Body.Text.Data)
      throwInternalError()
    })
    expect(await handle(job)).toEqual(['0'])
    heal()
    expect(await handle(job)).toEqual([])
    expect(await isValid(firstToken)).toBe(false)
    expect(await isValid(tokenOf(0))).toBe(true)
  })

  it.each(['address-taken', 'magic'])('[RELY-05] by %s does not count while the mail service fails', async (kind) => {
    const { userId } = await newSignedInUser({ proven: false })
    beforeCall('mail', throwInternalError)
    const job = kind === 'magic' ? linkJob(userId) : jobFor(userId)
    for (let attempt = 0; attempt < 4; attempt++) expect(await handle(job)).toEqual(['0'])
    heal()
    expect(await handle(job)).toEqual([])
    expect(sent()).toHaveLength(1)
  })

  it('[SEC-10] does not replace the link of a newer request', async () => {
    const { userId } = await newSignedInUser()
    await handle(linkJob(userId))
    await handle(linkJob(userId, { askedAt: Date.now() - 1_000 }))
    expect(sent()).toHaveLength(1)
    expect(await isValid(tokenOf(0))).toBe(true)
  })

  it('[AUTH-04] is not sent when the link would already have expired', async () => {
    await handle(linkJob((await newSignedInUser()).userId, { askedAt: Date.now() - 15 * 60_000 }))
    expect(sent()).toEqual([])
  })

  it('[SEC-11] is not sent for a user without an account, and the job counts as done', async () => {
    expect(await handle(linkJob('0'.repeat(32)))).toEqual([])
    expect(sent()).toEqual([])
  })
})

describe('a batch', () => {
  it.each([
    ['invalid JSON', '{'],
    ['an unknown kind', jobFor(UNKNOWN_USER, { kind: 'later' })],
    ['a malformed user id', jobFor('USER#1')],
    ['an additional address', jobFor(UNKNOWN_USER, { email: 'ada@stillwater.test' })],
  ])('[RELY-06] completes nine of ten jobs when one message is invalid: %s', async (_, poison) => {
    const users = await Promise.all(Array.from({ length: 9 }, () => newSignedInUser()))
    const jobs: unknown[] = users.map(({ userId }) => jobFor(userId))
    expect(await handle(...jobs.toSpliced(3, 0, poison))).toEqual(['3'])
    const recipients = sent().map((mail) => mail.to)
    expect(new Set(recipients)).toEqual(new Set(users.map(({ email }) => email)))
    expect(recipients).toHaveLength(9)
  })
})

describe("the product's URL", () => {
  const coldStart = async () => {
    vi.resetModules()
    return (await import('./handler.ts')).handler
  }

  it('is read once per instance', async () => {
    const { userId } = await newSignedInUser()
    const handler = await coldStart()
    await runMailJobs(handler, [jobFor(userId), jobFor(userId)])
    await runMailJobs(handler, [jobFor(userId)])
    expect(sent()).toHaveLength(3)
    expect(callsOf('parameters')).toBe(1)
  })

  it('is read again after a failed read, and nothing is sent until then', async () => {
    const { userId } = await newSignedInUser()
    const handler = await coldStart()
    beforeCall('parameters', throwInternalError)
    expect(await runMailJobs(handler, [jobFor(userId)])).toEqual(['0'])
    expect(sent()).toEqual([])
    heal()
    expect(await runMailJobs(handler, [jobFor(userId)])).toEqual([])
    expect(sent()).toHaveLength(1)
  })
})
