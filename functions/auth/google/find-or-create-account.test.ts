import { type SendMessageCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { ISSUER, signInWithClaims, useFakeGoogle } from '../../../tests/fixtures/google/fake-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { claimTokenOf } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'

useFakeGoogle()
const mailService = await startMail()

let googleUserCount = 0
/** Claims of a Google user whose address has no account. With `HD`, Google is authoritative for our test addresses. */
function newGoogleUser(changes: Record<string, unknown> = {}) {
  googleUserCount += 1
  const id = `${googleUserCount}.${Date.now()}`
  return { sub: `sub-${id}`, email: `mia${id}@gmail.com`, name: 'Mia Hart', ...changes }
}
const HD = { hd: 'stillwater.test' }
const accountIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account
const signIn = async ({ email, password }: TestUser) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const profileOf = async (userId: string) => (await itemsOf({ userId } as TestUser))['ME#PROFILE']
const identityItems = (sub: string) => accounts.items(`IDENTITY#${encodeURIComponent(ISSUER)}#${sub}`)

describe('a Google user without an account', () => {
  it('[AUTH-09] gets an account and a session, and the same account later even with a changed address', async () => {
    const mia = newGoogleUser({ name: ' Mia Hart ' })
    const first = await signInWithClaims(mia, { zone: 'Europe/Paris' })
    expect(first.body).toMatchObject({
      outcome: 'signed-in',
      account: { email: mia.email, fullName: 'Mia Hart', roles: [] },
    })
    expect(await accountIn(first.cookie)).toEqual(first.body.account)
    expect(await profileOf(first.body.account.id)).toMatchObject({ zone: 'Europe/Paris' })
    const second = await signInWithClaims({ ...mia, email: `later.${mia.email}` })
    expect(second.status).toBe(200)
    expect(second.body.account.id).toBe(first.body.account.id)
    expect(second.body.account.email).toBe(mia.email)
    expect(await accounts.items('UNFINISHED')).not.toContainEqual(
      expect.objectContaining({ sk: second.body.account.id }),
    )
  })

  it.each([undefined, 42, 'x'.repeat(201)])('gets an empty name for the unusable name %.9s', async (name) => {
    const { status, body } = await signInWithClaims(newGoogleUser({ name }))
    expect(status).toBe(200)
    expect(body.account?.fullName).toBe('')
  })

  it('[SEC-13] is identified by issuer and subject', async () => {
    const mia = newGoogleUser()
    const noor = newGoogleUser()
    const first = await signInWithClaims(mia)
    const second = await signInWithClaims(noor)
    expect(first.body.account.id).not.toBe(second.body.account.id)
    expect(await identityItems(mia.sub)).toMatchObject([{ userId: first.body.account.id }])
  })

  it('gets a verification mail if Google is not authoritative for the address', async () => {
    const send = vi.spyOn(SQSClient.prototype, 'send')
    const queuedMails = () =>
      send.mock.calls.map(([{ input }]) => JSON.parse(String((input as SendMessageCommandInput).MessageBody)))
    await signInWithClaims(newGoogleUser())
    expect(queuedMails()).toEqual([])
    const { body } = await signInWithClaims(newGoogleUser({ email: `mia.mail.${Date.now()}@fenland.example` }))
    expect(queuedMails()).toMatchObject([{ kind: 'verify', userId: body.account.id }])
  })

  it.each([
    ['is verified if Google is authoritative for it', {}, expect.any(Number)],
    [
      'is not verified if Google is not authoritative for it',
      { email: `mia.${Date.now()}@fenland.example` },
      undefined,
    ],
  ])('[SEC-13] has an address that %s', async (_, changes, verifiedAt) => {
    const { body } = await signInWithClaims(newGoogleUser(changes))
    expect((await profileOf(body.account.id))?.['emailProvenAt']).toEqual(verifiedAt)
  })

  it('cannot sign in with a password', async () => {
    const mia = newGoogleUser()
    await signInWithClaims(mia)
    for (const password of ['', 'still-water']) expect(await signIn({ ...mia, password } as never)).not.toBe(200)
  })

  it('[AUTH-11] stays signed in only by choice', async () => {
    const mia = newGoogleUser()
    expect((await signInWithClaims(mia)).cookies.find((cookie) => /session/.test(cookie))).not.toContain('Max-Age')
    const stayed = await signInWithClaims(mia, { stayLoggedIn: true })
    expect(stayed.cookies.find((cookie) => /session/.test(cookie))).toContain('Max-Age')
  })

  it('gets one account from several concurrent sign-ins', async () => {
    const mia = newGoogleUser()
    const replies = await Promise.all(Array.from({ length: 6 }, () => signInWithClaims(mia)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const ids = replies.filter(({ status }) => status === 200).map(({ body }) => body.account.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('[SEC-12] can sign up sixty times an hour from one network; existing users can still sign in', {
    tags: ['deep'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    onTestFinished(() => void vi.useRealTimers())
    const headers = { 'x-viewer-address': '192.0.2.99' }
    const googleUsers = Array.from({ length: 61 }, () => newGoogleUser())
    const statuses: number[] = []
    for (const googleUser of googleUsers) statuses.push((await signInWithClaims(googleUser, { headers })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await signInWithClaims(googleUsers[0] ?? {}, { headers })).status).toBe(200)
  })
})

describe('a Google user whose address has an account', () => {
  it('[SEC-13] is linked with it if both sides are verified, and its session and password stay', async () => {
    const ada = await newSignedInUser()
    const { body, cookie } = await signInWithClaims(newGoogleUser({ email: ada.email.toUpperCase(), ...HD }))
    expect(body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, email: ada.email } })
    expect((await accountIn(cookie)).id).toBe(ada.userId)
    expect((await accountIn(ada.cookie))?.id).toBe(ada.userId)
    expect(await signIn(ada)).toBe(200)
  })

  it.each([
    ['verified', {}],
    ['not verified', { hd: 'fenland.example' }],
  ])('[SEC-13] is not linked with it if Google is not authoritative for the address: %s', async (state, changes) => {
    const ada = await newSignedInUser({ proven: state === 'verified' })
    const before = await itemsOf(ada)
    const noor = newGoogleUser({ email: ada.email, ...changes })
    const { status, problem, cookies } = await signInWithClaims(noor, { existingSession: ada.cookie })
    expect(status).toBe(409)
    expect(problem.type).toBe('/problems/sign-in-otherwise')
    expect(cookies).toEqual([])
    expect(await itemsOf(ada)).toEqual(before)
    expect(await identityItems(noor.sub)).toEqual([])
  })

  it('[AUTH-18] claims it from its creator: session and password end, and Google signs the owner in', async () => {
    const creator = await newSignedInUser({ proven: false })
    const owner = newGoogleUser({ email: creator.email, ...HD })
    const { body, cookie, cookies } = await signInWithClaims(owner)
    expect(body).toEqual({ outcome: 'choose-password' })
    expect(claimTokenOf({ cookies })).toContain(creator.userId)
    expect(await accountIn(creator.cookie)).toBeNull()
    expect(await signIn(creator)).toBe(401)
    expect(cookie).toBe('')
    const second = await signInWithClaims(owner)
    expect(second.body).toMatchObject({ outcome: 'signed-in', account: { id: creator.userId } })
    expect((await accountIn(second.cookie))?.id).toBe(creator.userId)
  })

  it('[AUTH-18] chooses a password after a claim, and can sign in with Google and with the password', async () => {
    const creator = await newSignedInUser({ proven: false })
    const owner = newGoogleUser({ email: creator.email, ...HD })
    const token = claimTokenOf(await signInWithClaims(owner))
    const password = 'otter lantern chives'
    expect((await invoke(handler, authApi.setPassword, { body: { token, password } })).status).toBe(200)
    expect(await signIn({ ...creator, password })).toBe(200)
    expect((await signInWithClaims(owner)).body).toMatchObject({
      outcome: 'signed-in',
      account: { id: creator.userId },
    })
  })

  it('[AUTH-18] claims it also from a creator who signed up with Google, and ends that link', async () => {
    const creator = newGoogleUser({ email: `owner.${Date.now()}@stillwater.test` })
    const created = await signInWithClaims(creator)
    const findIdentityItems = async () =>
      Object.values(await itemsOf({ userId: created.body.account.id })).filter(({ linkedAt }) => linkedAt)
    const [before] = await findIdentityItems()
    const { body } = await signInWithClaims(newGoogleUser({ email: creator.email, ...HD }))
    expect(body).toMatchObject({ outcome: 'choose-password' })
    expect(await accountIn(created.cookie)).toBeNull()
    expect(await findIdentityItems()).toHaveLength(1)
    expect(await findIdentityItems()).not.toContainEqual(before)
    // An identity item that a concurrent request writes after the claim is not valid either.
    await table.send(new PutCommand({ TableName: process.env['TABLE_NAME'], Item: before }))
    expect((await signInWithClaims(creator)).status).toBe(409)
    // With another address the same identity gets a new account.
    const newAccount = await signInWithClaims({ ...creator, email: `anew.${Date.now()}@stillwater.test` })
    expect(newAccount.status).toBe(200)
    expect(newAccount.body.account.id).not.toBe(created.body.account.id)
    expect((await signInWithClaims(creator)).body.account.id).toBe(newAccount.body.account.id)
  })

  it('[AUTH-18] only verifies the address if the user is signed in to the account', async () => {
    const ada = await newSignedInUser({ proven: false })
    const { body } = await signInWithClaims(newGoogleUser({ email: ada.email, ...HD }), { existingSession: ada.cookie })
    expect(body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId } })
    expect((await profileOf(ada.userId))?.['emailProvenAt']).toEqual(expect.any(Number))
    expect(await signIn(ada)).toBe(200)
  })

  it('[AUTH-18] claims it even if the identity cannot be stored, and can sign in the next time', async () => {
    const creator = await newSignedInUser({ proven: false })
    const owner = newGoogleUser({ email: creator.email, ...HD })
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (command instanceof TransactWriteCommand) throw new Error('down')
      return send(command as never)
    }) as never)
    expect((await signInWithClaims(owner)).status).toBe(500)
    vi.restoreAllMocks()
    expect(await accountIn(creator.cookie)).toBeNull()
    expect(await signIn(creator)).toBe(401)
    expect((await signInWithClaims(owner)).body).toMatchObject({
      outcome: 'signed-in',
      account: { id: creator.userId },
    })
  })

  it('[SEC-14] stays linked after a new password, also where Google is no longer authoritative for the address', async () => {
    const ada = await newSignedInUser()
    const mia = newGoogleUser({ email: ada.email })
    await signInWithClaims({ ...mia, ...HD })
    const body = { currentPassword: ada.password, password: 'otter lantern chives' }
    expect((await invoke(handler, authApi.changePassword, { ...ada, body })).status).toBe(200)
    expect((await signInWithClaims(mia)).body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId } })
  })

  it.each([
    ['another address', []],
    ['several other addresses', ['further']],
  ])('[SEC-14] [SEC-13] ends with a new password if the account has had %s since', async (_, further) => {
    const ada = await newSignedInUser()
    const [own, intruder] = [newGoogleUser({ email: ada.email }), newGoogleUser()]
    await signInWithClaims({ ...own, ...HD })
    const changeAddress = async (email: string, from: TestUser) => {
      const token = await requestEmailChangeToken(mailService, from, email)
      expect((await useLink(token, from)).body).toEqual({ outcome: 'email-changed' })
    }
    await changeAddress(intruder.email, ada)
    expect((await signInWithClaims(intruder)).body).toMatchObject({ account: { id: ada.userId } })
    for (const name of further) await changeAddress(`${name}-${intruder.email}`, ada)
    await changeAddress(ada.email, ada)
    const body = { currentPassword: ada.password, password: 'otter lantern chives' }
    expect((await invoke(handler, authApi.changePassword, { ...ada, body })).status).toBe(200)
    expect(await signInWithClaims(intruder)).toMatchObject({
      status: 409,
      problem: { type: '/problems/sign-in-otherwise' },
    })
    // The owner's own identity, linked before, stays, although Google is not authoritative for the address any more.
    expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
  })

  it('[SEC-14] [SEC-13] ends two weeks after the account got another address: an employer may own the former one', async () => {
    const ada = await newSignedInUser()
    const own = newGoogleUser({ email: ada.email })
    await signInWithClaims({ ...own, ...HD })
    const former = ada.email
    const token = await requestEmailChangeToken(mailService, ada, `private-${former}`)
    expect((await useLink(token, ada)).body).toEqual({ outcome: 'email-changed' })
    expect((await signInWithClaims(own)).body).toMatchObject({ account: { id: ada.userId } })
    vi.setSystemTime(Date.now() + 14 * 86_400_000)
    expect(await signInWithClaims(own)).toMatchObject({ problem: { type: '/problems/sign-in-otherwise' } })
  })

  it('replaces the session that the browser had before', async () => {
    const ada = await newSignedInUser()
    const { body, cookie } = await signInWithClaims(newGoogleUser(), { existingSession: ada.cookie })
    expect((await accountIn(cookie)).id).toBe(body.account.id)
    expect(await accountIn(ada.cookie)).toBeNull()
  })
})
