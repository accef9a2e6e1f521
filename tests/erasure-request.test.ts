import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handler } from '../functions/auth/handler.ts'
import { handler as profile } from '../functions/profile/handler.ts'
import { takeBackErasure } from '../functions/sign-in/take-back-erasure.ts'
import { table } from '../functions/table/client.ts'
import { ProfileItem } from '../functions/table/items/profile.ts'
import type { UserId } from '../functions/table/keys.ts'
import { authApi } from '../shared/auth/api.ts'
import { profileApi } from '../shared/profile/api.ts'
import { edit, newOperation } from './fixtures/data/days.ts'
import { askForErasure, GRACE_MS, signInAgain } from './fixtures/data/erasure.ts'
import { accounts, changeProfile, itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { signInWithClaims, useFakeGoogle } from './fixtures/google/fake-google.ts'
import { invoke } from './fixtures/invoke.ts'
import { mintLinkToken } from './fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from './fixtures/mail/mail-stand-ins.ts'

useFakeGoogle()
const mail = await startMail()
afterEach(() => void vi.useRealTimers())

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
const profileOf = async (user: { userId: UserId }) => ProfileItem.parse((await itemsOf(user))['ME#PROFILE'])
const isListed = async ({ userId }: { userId: UserId }) =>
  (await accounts.items('ERASURE')).some(({ sk }) => sk === userId)
const sessionOf = async ({ cookie }: { cookie: string }) =>
  (await invoke(handler, authApi.session, { cookie })).body.account
/** Runs the queue. The notice of a request that is not stored waits once, and is then dropped. */
async function runQueueAndWhatWaits(): Promise<void> {
  await mail.runQueue()
  setClock(Date.now() + 20_000)
  await mail.runQueue()
  vi.useRealTimers()
}
const useMagicLink = async (token: string) =>
  (await invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false } })).body

describe('[PROF-03] asking for the deletion of an account', () => {
  it('says when it ends, and ends every session at once, this one too', async () => {
    const ada = await newSignedInUser()
    const phone = await signInAgain(ada)
    const askedAt = Date.now()
    const reply = await askForErasure(ada)
    expect(reply.status).toBe(200)
    expect(reply.body.erasesAt).toBeGreaterThanOrEqual(askedAt + GRACE_MS)
    expect(reply.body.erasesAt).toBeLessThan(askedAt + GRACE_MS + 60_000)
    expect(reply.cookies.join()).toMatch(/session=;/)
    expect(await Promise.all([ada, phone].map(sessionOf))).toEqual([null, null])
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('ME#SESSION'))).toEqual([])
    expect(await isListed(ada)).toBe(true)
  })

  it('ends also a session that a sign-in stores at that moment', async () => {
    const ada = await newSignedInUser()
    await askForErasure(ada)
    const { erasesAt, trustedFrom = 0 } = await profileOf(ada)
    // As if the sign-in had read the profile before the request, and stored its session after it.
    await changeProfile(ada, 'erasesAt', undefined)
    const late = await signInAgain(ada)
    expect((await sessionOf(late)).id).toBe(ada.userId)
    await changeProfile(ada, 'erasesAt', erasesAt)
    expect(trustedFrom).toBeLessThanOrEqual(Date.now())
    expect(await sessionOf(late)).toBeNull()
  })

  it('sends one mail, which says what happens and how to take it back, and mentions no illness', async () => {
    const ada = await newSignedInUser()
    await askForErasure(ada)
    const sent = await mail.sendQueuedMails()
    expect(sent).toMatchObject({ to: ada.email, subject: 'Your Stillwater account will be deleted' })
    expect(sent.text).toMatch(/erased for good/)
    expect(sent.text).toMatch(/sign in within these 7 days/)
    expect(sent.text).toContain('https://stillwater.test/auth')
    expect(sent.text).not.toMatch(/health|bladder|pain|flare/i)
    expect(mail.mails()).toHaveLength(1)
  })

  it('twice at once, as in two tabs, is one request with one mail', async () => {
    const ada = await newSignedInUser()
    const other = await signInAgain(ada)
    const first = askForErasure(ada)
    await new Promise((resolve) => setTimeout(resolve, 2))
    const replies = await Promise.all([first, askForErasure(other)])
    const { erasesAt } = await profileOf(ada)
    for (const { status, body } of replies.filter((reply) => reply.status !== 401))
      expect([status, body.erasesAt]).toEqual([200, erasesAt])
    await runQueueAndWhatWaits()
    expect(mail.mails().map(({ subject }) => subject)).toEqual(['Your Stillwater account will be deleted'])
    expect((await askForErasure(ada)).status).toBe(401)
  })

  it('sends no mail about a request that was not stored, and asks for it again', async () => {
    const ada = await newSignedInUser()
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (command instanceof TransactWriteCommand) throw Object.assign(new Error('down'), { $metadata: {} })
      return send(command as never)
    }) as never)
    expect((await askForErasure(ada)).status).toBe(503)
    vi.restoreAllMocks()
    await runQueueAndWhatWaits()
    expect(mail.mails()).toEqual([])
    expect((await sessionOf(ada)).id).toBe(ada.userId)
    expect((await askForErasure(ada)).status).toBe(200)
  })

  it('changes nothing when the notice to the owner cannot be queued', async () => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    mail.before('queue', throwInternalError)
    expect((await askForErasure(ada)).status).toBe(503)
    expect(await itemsOf(ada)).toEqual(before)
    expect(await isListed(ada)).toBe(false)
  })

  it('waits for the decision about an earlier use of the account', async () => {
    const ada = await newSignedInUser()
    await changeProfile(ada, 'claim', 'undecided')
    expect((await askForErasure(ada)).problem.type).toBe('/problems/claim-pending')
  })

  it('[SEC-12] has a limit of five a day', async () => {
    const ada = await newSignedInUser()
    let { cookie } = ada
    const statuses = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await askForErasure({ cookie })).status)
      cookie = (await signInAgain(ada)).cookie
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('[PROF-03] while the deletion waits', () => {
  it('an edit that is being saved is stored or refused, and one that comes later is refused', async () => {
    const ada = await newSignedInUser()
    const other = { ...ada, cookie: (await signInAgain(ada)).cookie }
    const [saved] = await Promise.all([edit(other, newOperation({ set: { notes: 'heron' } })), askForErasure(ada)])
    expect([200, 401]).toContain(saved.status)
    const stored = Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))
    expect(stored).toHaveLength(saved.status === 200 ? 1 : 0)
    const late = await edit(other, newOperation({ device: 'phone000', set: { notes: 'swan' } }))
    expect(late.status).toBe(401)
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('DAY#'))).toEqual(stored)
  })

  it('nothing is mailed but a link to get in, and after the end not even that', async () => {
    const ada = await newSignedInUser()
    await askForErasure(ada)
    await mail.sendQueuedMails()
    const { userId, email } = ada
    const correlationId = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const job = (kind: string, more = {}) => ({ id: crypto.randomUUID(), kind, userId, correlationId, ...more })
    const askedAt = Date.now()
    for (const kind of ['address-taken', 'password-set', 'password-changed', 'new-device'])
      await mail.runJobs(job(kind))
    for (const kind of ['verify', 'invite']) await mail.runJobs(job(kind, { askedAt }))
    expect(mail.mails()).toHaveLength(1)
    await invoke(handler, authApi.requestLink, { body: { kind: 'magic', email } })
    expect((await mail.sendQueuedMails()).token).not.toBe('')
    setClock((await profileOf(ada)).erasesAt ?? 0)
    const before = mail.mails().length
    for (const kind of ['magic', 'recovery'] as const) {
      await invoke(handler, authApi.requestLink, { body: { kind, email } })
      for (const each of mail.jobs()) await mail.runJobs(each)
    }
    expect(mail.mails()).toHaveLength(before)
  })
})

describe('[PROF-03] a deletion is taken back', () => {
  it('by a sign-in with the password, whose reply says so; the earlier sessions stay ended', async () => {
    const ada = await newSignedInUser()
    await edit(ada, newOperation({ set: { notes: 'heron' } }))
    await askForErasure(ada)
    const back = await signInAgain(ada)
    expect(back).toMatchObject({ status: 200, account: { id: ada.userId, isErasureTakenBack: true } })
    expect((await profileOf(ada)).erasesAt).toBeUndefined()
    expect(await isListed(ada)).toBe(false)
    expect(await sessionOf(ada)).toBeNull()
    const session = await sessionOf(back)
    expect(session.id).toBe(ada.userId)
    expect(session).not.toHaveProperty('isErasureTakenBack')
    expect((await signInAgain(ada)).account).not.toHaveProperty('isErasureTakenBack')
    expect((await invoke(profile, profileApi.edit, { cookie: back.cookie, body: { fullName: 'Ada' } })).status).toBe(
      200,
    )
    expect(Object.keys(await itemsOf(ada)).some((sk) => sk.startsWith('DAY#'))).toBe(true)
  })

  it('by a mailed link that was requested afterwards; an earlier link has ended', async () => {
    const ada = await newSignedInUser()
    const earlier = await mintLinkToken(ada, 'magic')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await askForErasure(ada)
    expect((await useMagicLink(earlier)).type).toBe('/problems/link-invalid')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const reply = await useMagicLink(await mintLinkToken(ada, 'magic'))
    expect(reply).toMatchObject({ outcome: 'signed-in', account: { isErasureTakenBack: true } })
  })

  it('by Google, for a user without a password', async () => {
    const claims = { sub: `sub-${Date.now()}`, email: `ida${Date.now()}@gmail.com` }
    const first = await signInWithClaims(claims)
    const cookie = first.cookies.find((each) => each.includes('session'))?.split(';')[0] ?? ''
    expect(first.body.account.hasNoPassword).toBe(true)
    expect((await askForErasure({ cookie })).status).toBe(200)
    expect((await signInWithClaims(claims)).body.account.isErasureTakenBack).toBe(true)
  })

  it('by whoever claims the address, after the password is set: opening the link alone takes nothing back', async () => {
    const stranger = await newSignedInUser({ proven: false })
    await askForErasure(stranger)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const reply = await useMagicLink(await mintLinkToken(stranger, 'magic'))
    expect(reply.outcome).toBe('choose-password')
    expect((await profileOf(stranger)).erasesAt).toBeDefined()
    const token = await mintLinkToken(stranger, 'recovery')
    const password = 'otter lantern chives'
    expect((await invoke(handler, authApi.setPassword, { body: { token, password } })).status).toBe(200)
    const owner = await signInAgain({ ...stranger, password })
    expect(owner.account).toMatchObject({ claimPending: true, isErasureTakenBack: true })
  })

  it('until a millisecond before the end, and not at the end', async () => {
    for (const [beforeEndMs, isInTime] of [
      [1, true],
      [0, false],
      [-1, false],
    ] as const) {
      vi.useRealTimers()
      const ada = await newSignedInUser()
      await askForErasure(ada)
      const { erasesAt = 0 } = await profileOf(ada)
      setClock(erasesAt - 60_000)
      const token = await mintLinkToken(ada, 'magic')
      setClock(erasesAt - beforeEndMs)
      const reply = await useMagicLink(token)
      expect(reply.outcome ?? reply.type, `${beforeEndMs} ms before the end`).toBe(
        isInTime ? 'signed-in' : '/problems/link-invalid',
      )
      expect(await isListed(ada)).toBe(!isInTime)
    }
  })

  it('by no write at the end, even if the sign-in has read the account before', async () => {
    const ada = await newSignedInUser()
    const { erasesAt } = (await askForErasure(ada)).body
    await expect(takeBackErasure({ id: ada.userId, erasesAt }, erasesAt)).rejects.toThrow('wrong-credentials')
    expect((await profileOf(ada)).erasesAt).toBe(erasesAt)
    expect(await takeBackErasure({ id: ada.userId, erasesAt }, erasesAt - 1)).toBe(true)
  })

  it('at the end by no link: it is invalid, and nothing is written', async () => {
    const ada = await newSignedInUser({ proven: false })
    await askForErasure(ada)
    setClock(((await profileOf(ada)).erasesAt ?? 0) - 1_000)
    const tokens = await Promise.all((['magic', 'recovery'] as const).map((kind) => mintLinkToken(ada, kind)))
    setClock((await profileOf(ada)).erasesAt ?? 0)
    const before = await itemsOf(ada)
    expect((await useMagicLink(tokens[0] ?? '')).type).toBe('/problems/link-invalid')
    const body = { token: tokens[1], password: 'otter lantern chives' }
    expect((await invoke(handler, authApi.setPassword, { body })).problem.type).toBe('/problems/link-invalid')
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('never once the job has begun, whatever the clock of the sign-in', async () => {
    const ada = await newSignedInUser()
    await askForErasure(ada)
    const { erasesAt } = await profileOf(ada)
    await changeProfile(ada, 'erasingSince', Date.now())
    await expect(takeBackErasure({ id: ada.userId, ...(erasesAt && { erasesAt }) }, Date.now())).rejects.toThrow(
      'wrong-credentials',
    )
    expect((await signInAgain(ada)).status).toBe(401)
    expect(await isListed(ada)).toBe(true)
  })

  it('once by two sign-ins at once, and both succeed', async () => {
    const ada = await newSignedInUser()
    await askForErasure(ada)
    const results = await Promise.all([signInAgain(ada), signInAgain(ada)])
    for (const { status } of results) expect([200, 503]).toContain(status)
    expect(results.some(({ status }) => status === 200)).toBe(true)
    expect((await profileOf(ada)).erasesAt).toBeUndefined()
  })
})
