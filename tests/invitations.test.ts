import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../shared/audit/schema.ts'
import { authApi } from '../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../shared/auth/link-fragment.ts'
import { LINKS } from '../shared/auth/mail-links.ts'
import { homeApi } from '../shared/home/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import type { Invitation } from '../shared/people/schema.ts'
import type { TestUser } from './fixtures/data/users.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const { startMail, throwInternalError } = await import('./fixtures/mail/mail-stand-ins.ts')
const { accounts, changeProfile, earlyToday, itemsOf, newSignedInUser } = await import('./fixtures/data/users.ts')
const { signInWithClaims, useFakeGoogle } = await import('./fixtures/google/fake-google.ts')
const { invoke } = await import('./fixtures/invoke.ts')
const { claimTokenOf } = await import('./fixtures/mail/mail-links.ts')
const { table, tableName } = await import('../functions/table/client.ts')
const { recordRefusal, refusalKeys } = await import('../functions/table/records/mail-refusals.ts')
const { handler: auth } = await import('../functions/auth/handler.ts')
const { handler: home } = await import('../functions/home/handler.ts')
const { handler: housekeeping } = await import('../functions/housekeeping/handler.ts')
const { handler } = await import('../functions/people/handler.ts')

useFakeGoogle()
const mail = await startMail()

const DAY_MS = 86_400_000
const reason = 'she writes about sleep'
const LONG = 'otter lantern chives'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)

let count = 0
const newAddress = (domain = 'stillwater.test') => `invited${++count}.${Math.random().toString(36).slice(2)}@${domain}`
const newAdmin = () => newSignedInUser({ roles: ['admin'] })
/** Proves again who the admin is. */
const again = async (admin: TestUser) => {
  const body = { email: admin.email, password: admin.password, stayLoggedIn: false }
  const { cookies } = await invoke(auth, authApi.signIn, { body })
  return { ...admin, cookie: cookies.map((each) => each.split(';')[0]).join('; ') }
}

const invite = (admin: TestUser, email: string, roles: string[] = ['editor']) =>
  invoke(handler, peopleApi.invite, { cookie: admin.cookie, body: { email, roles, reason } })
const sendAgain = (admin: TestUser, { id, sentAt }: Invitation) =>
  invoke(handler, peopleApi.sendAgain, { cookie: admin.cookie, params: { id }, body: { sentAt, reason } })
const takeBack = (admin: TestUser, { id }: Pick<Invitation, 'id'>) =>
  invoke(handler, peopleApi.takeBack, { cookie: admin.cookie, params: { id }, body: { reason } })
const problemOf = ({ status, problem }: { status: number; problem: { type: string } }) =>
  `${status} ${problem.type?.replace('/problems/', '')}`
async function listed(admin: TestUser, { id }: Pick<Invitation, 'id'>): Promise<Invitation | undefined> {
  const { body } = await invoke(handler, peopleApi.invitations, { cookie: admin.cookie })
  return (body as unknown as Invitation[]).find((each) => each.id === id)
}
const actsAbout = async (admin: TestUser, id: string) => {
  const { body } = await invoke(handler, peopleApi.audit, { cookie: admin.cookie })
  return (body.entries as AuditEntry[]).filter(({ about }) => about === id).map(({ act }) => act)
}

/** Lets the mails go out that wait for the end of their request. */
async function deliver(): Promise<void> {
  advance(13_000)
  await mail.runQueue()
}
const mailsTo = (email: string) => mail.mails().filter(({ to }) => to === email)
const tokenFor = (email: string) => mailsTo(email).at(-1)?.token ?? ''

/** Invites an address, and delivers the mail. */
async function newInvitation(roles: string[] = ['editor'], email = newAddress()) {
  const admin = await newAdmin()
  const { status, body } = await invite(admin, email, roles)
  expect(status).toBe(200)
  await deliver()
  return { admin, email, invitation: body as unknown as Invitation, token: tokenFor(email) }
}

const showLink = (token: string) => invoke(auth, authApi.showLink, { body: { token } })
const setPassword = (token: string, password = LONG, cookie = '') =>
  invoke(auth, authApi.setPassword, { body: { token, password }, ...(cookie && { cookie }) })
const signIn = async (email: string, password = LONG) => {
  const reply = await invoke(auth, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
  return { ...reply, cookie: reply.cookies.find((each) => each.includes('session'))?.split(';')[0] ?? '' }
}
/** The directory's tokens are of the real time, so a password does not sign in days later. */
const signInByMail = async (email: string) => {
  const body = { token: await requestMail('magic', email), stayLoggedIn: false }
  const reply = await invoke(auth, authApi.useLink, { body })
  return { ...reply, cookie: reply.cookies.find((each) => each.includes('session'))?.split(';')[0] ?? '' }
}
const giveName = ({ cookie }: { cookie: string }) =>
  invoke(auth, authApi.completeClaim, { cookie, body: { fullName: 'Edith Marsh', zone: 'Europe/Berlin' } })
const sessionOf = async ({ cookie }: { cookie: string }) => (await invoke(auth, authApi.session, { cookie })).body.account
const requestMail = async (kind: 'magic' | 'recovery', email: string) => {
  await invoke(auth, authApi.requestLink, { body: { kind, email } })
  await mail.runQueue()
  return tokenFor(email)
}

describe('[ADM-08] [AUTH-14] an invitation', () => {
  it('is mailed, and greets; its roles count once the owner has chosen a long password and given a name', async () => {
    const { admin, email, invitation, token } = await newInvitation(['editor', 'admin'])
    const { id, sentAt } = invitation
    const at = sentAt + LINKS.invite.validForMs
    expect(invitation).toEqual({ id, email, roles: ['editor', 'admin'], by: admin.userId, sentAt, state: 'pending', at })
    expect(await listed(admin, invitation)).toEqual(invitation)
    expect((await showLink(token)).body).toMatchObject({ kind: 'invite', needsLongPassword: true })
    expect(problemOf(await setPassword(token, 'otter lamps'))).toBe('422 password-too-short')
    advance(60_000)
    const acceptedAt = Date.now()
    expect((await setPassword(token)).body).toEqual({ email })
    const owner = await signIn(email)
    expect(await sessionOf(owner)).toMatchObject({ id, claimPending: true, fullName: '' })
    expect((await giveName(owner)).status).toBe(200)
    expect(await sessionOf(owner)).toMatchObject({ fullName: 'Edith Marsh', roles: ['editor', 'admin'] })
    const accepted = await listed(admin, invitation)
    expect(accepted).toMatchObject({ state: 'accepted', at: acceptedAt, by: admin.userId })
    expect(await actsAbout(admin, id)).toEqual(['invited'])
    expect(problemOf(await showLink(token))).toBe('410 link-invalid')
  })

  it('[SUB-02] without a role makes an ordinary account, whose trial begins with the acceptance', async () => {
    const { email, token, invitation } = await newInvitation([])
    expect((await showLink(token)).body).not.toHaveProperty('needsLongPassword')
    advance(6 * DAY_MS)
    expect((await setPassword(token, 'otter lamps')).status).toBe(200)
    const owner = await signInByMail(email)
    await giveName(owner)
    const query = { today: new Date(Date.now()).toISOString().slice(0, 10) }
    const { body } = await invoke(home, homeApi.open, { cookie: owner.cookie, query })
    expect(body).toMatchObject({ account: { roles: [] }, premium: { tier: 'trial', trialDaysRemaining: 10 } })
    const { userId } = { userId: invitation.id as TestUser['userId'] }
    expect((await itemsOf({ userId }))['ME#PROFILE']).not.toHaveProperty('invitedAt')
  })

  it('expires after a week, or when an admin ends all access; then it can be sent again', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    advance(LINKS.invite.validForMs)
    expect(problemOf(await showLink(token))).toBe('410 link-invalid')
    const later = await newAdmin()
    expect(await listed(later, invitation)).toMatchObject({ state: 'expired' })
    const sent = (await sendAgain(later, invitation)).body as unknown as Invitation
    expect(sent).toMatchObject({ state: 'pending', at: Date.now() + LINKS.invite.validForMs })
    await deliver()
    expect((await showLink(tokenFor(email))).status).toBe(200)
    const body = { reason }
    await invoke(handler, peopleApi.endSessions, { cookie: later.cookie, params: { id: sent.id }, body })
    expect(problemOf(await showLink(tokenFor(email)))).toBe('410 link-invalid')
    expect(await listed(later, invitation)).toMatchObject({ state: 'expired' })
  })

  it('is refused for an address that has an account, and for one that another admin has invited', async () => {
    const [admin, ada] = [await newAdmin(), await newSignedInUser()]
    expect(problemOf(await invite(admin, ` ${ada.email.toUpperCase()}`))).toBe('409 address-has-account')
    const { email, invitation } = await newInvitation()
    expect(problemOf(await invite(admin, email))).toBe('409 already-invited')
    const found = await invoke(handler, peopleApi.find, { cookie: admin.cookie, body: { email } })
    expect(found.body).toMatchObject({ id: invitation.id, isInvited: true, emailProven: false })
    expect(await actsAbout(admin, ada.userId)).toEqual([])
  })

  it('[RELY-03] a retry after a lost reply gets the same one, and no second mail', async () => {
    const { admin, email, invitation } = await newInvitation()
    expect((await invite(admin, email)).body).toEqual(invitation)
    await deliver()
    expect(mailsTo(email)).toHaveLength(1)
    expect(await actsAbout(admin, invitation.id)).toEqual(['invited'])
    expect(problemOf(await invite(admin, email, ['admin']))).toBe('409 already-invited')
    advance(10 * 60_000)
    expect(problemOf(await invite(await again(admin), email))).toBe('409 already-invited')
  })

  it('of two admins at once makes one account and sends one mail', async () => {
    const [one, other, email] = [await newAdmin(), await newAdmin(), newAddress()]
    const replies = await Promise.all([invite(one, email), invite(other, email, ['admin'])])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await deliver()
    expect(mailsTo(email)).toHaveLength(1)
    const { body } = await invoke(handler, peopleApi.invitations, { cookie: one.cookie })
    expect((body as unknown as Invitation[]).filter((each) => each.email === email)).toHaveLength(1)
  })

  it('[RELY-05] stores nothing when its mail cannot be queued, and mails nothing when it cannot be stored', async () => {
    const [admin, email] = [await newAdmin(), newAddress()]
    mail.before('queue', throwInternalError)
    expect((await invite(admin, email)).status).toBe(503)
    expect(await accounts.has(email)).toBe(false)
    mail.heal()
    const send = table.send.bind(table)
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'TransactWriteCommand') throw new Error('down')
      return send(command as never)
    }) as never)
    expect((await invite(admin, email)).status).toBe(500)
    spy.mockRestore()
    await deliver()
    expect(mailsTo(email)).toEqual([])
    expect((await invite(admin, email)).status).toBe(200)
  })
})

describe('[SEC-12] [ADM-08] invitations have limits:', () => {
  it('twenty mails an hour for an admin', async () => {
    const admin = await newAdmin()
    for (let n = 0; n < 20; n++) expect((await invite(admin, newAddress())).status).toBe(200)
    const [email, other] = [newAddress(), await newAdmin()]
    expect(problemOf(await invite(admin, email))).toBe('429 too-many-tries')
    expect(await accounts.has(email)).toBe(false)
    expect((await invite(other, email)).status).toBe(200)
  })

  it('three mails an hour for a mailbox', async () => {
    const { admin, email, invitation } = await newInvitation()
    let last = invitation
    for (let n = 0; n < 2; n++) {
      last = (await sendAgain(admin, last)).body as unknown as Invitation
      await deliver()
    }
    expect(problemOf(await sendAgain(admin, last))).toBe('429 too-many-tries')
    expect(mailsTo(email)).toHaveLength(3)
    expect((await showLink(tokenFor(email))).status).toBe(200)
  })

  it('none for an address that has refused our mail, which the list tells', async () => {
    const { admin, email, invitation } = await newInvitation()
    const [hash] = refusalKeys({ email, isVerified: false })
    await recordRefusal(hash as never, { reason: 'bounce', sentAt: Date.now(), now: Date.now() })
    expect(await listed(admin, invitation)).toMatchObject({ isMailRefused: true })
    expect(problemOf(await sendAgain(admin, invitation))).toBe('409 address-refuses-mail')
    expect((await takeBack(admin, invitation)).status).toBe(200)
    expect(problemOf(await invite(admin, email))).toBe('409 address-refuses-mail')
  })
})

describe('[ADM-08] [SEC-28] an invitation that is sent again', () => {
  it('ends the earlier link at once, and a retry sends no second mail', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    const sent = await sendAgain(admin, invitation)
    expect(problemOf(await showLink(token))).toBe('410 link-invalid')
    expect((await sendAgain(admin, invitation)).body).toEqual(sent.body)
    await deliver()
    expect(mailsTo(email)).toHaveLength(2)
    expect((await setPassword(tokenFor(email))).status).toBe(200)
    expect(await actsAbout(admin, invitation.id)).toEqual(['invitation-sent-again', 'invited'])
    expect(problemOf(await sendAgain(admin, sent.body as unknown as Invitation))).toBe('409 invitation-ended')
    await deliver()
    expect(mailsTo(email).filter((each) => each.token)).toHaveLength(2)
  })

  it('by two admins at once is one mail', async () => {
    const { admin, email, invitation } = await newInvitation()
    const other = await newAdmin()
    advance(10)
    await Promise.all([sendAgain(admin, invitation), sendAgain(other, invitation)])
    await deliver()
    expect(mailsTo(email)).toHaveLength(2)
    expect((await actsAbout(admin, invitation.id)).filter((act) => act === 'invitation-sent-again')).toHaveLength(1)
  })
})

describe('[ADM-08] [SEC-28] an invitation that is taken back', () => {
  const isInDirectory = (Username: string) =>
    new CognitoIdentityProviderClient()
      .send(new AdminGetUserCommand({ UserPoolId: process.env['USER_POOL_ID'], Username }))
      .then(
        () => true,
        () => false,
      )
  /** Everything in the table that has one of these words. */
  async function itemsWith(...words: string[]): Promise<string[]> {
    const found: string[] = []
    const client = DynamoDBDocumentClient.from(new DynamoDBClient())
    for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName() }))
      found.push(...Items.map((item) => JSON.stringify(item)).filter((item) => words.some((each) => item.includes(each))))
    return found
  }

  it('works no more at once, and nothing of it stays but the audit; the address is free', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    const magic = await requestMail('magic', email)
    await sendAgain(admin, invitation)
    advance(10)
    expect((await takeBack(admin, invitation)).body).toEqual({})
    expect((await takeBack(admin, invitation)).status).toBe(200)
    await deliver()
    expect(mailsTo(email)).toHaveLength(2)
    for (const each of [token, magic]) expect(problemOf(await showLink(each))).toBe('410 link-invalid')
    expect(await listed(admin, invitation)).toBeUndefined()
    expect(await actsAbout(admin, invitation.id)).toEqual(['invitation-taken-back', 'invitation-sent-again', 'invited'])
    expect(await isInDirectory(invitation.id)).toBe(true)
    advance(2 * 3_600_000)
    await housekeeping()
    expect(await isInDirectory(invitation.id)).toBe(false)
    const left = await itemsWith(email, invitation.id)
    expect(left.filter((each) => !each.includes('"AUDIT"'))).toEqual([])
    expect((await invite(await newAdmin(), email, [])).status).toBe(200)
  })

  it('after it was accepted is refused, and changes nothing', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    await setPassword(token)
    expect(problemOf(await takeBack(admin, invitation))).toBe('409 invitation-ended')
    expect(problemOf(await takeBack(admin, { id: (await newSignedInUser()).userId }))).toBe('409 invitation-ended')
    expect((await signIn(email)).status).toBe(200)
    expect(await actsAbout(admin, invitation.id)).toEqual(['invited'])
  })

  it('while it is accepted: the acceptance fails when it comes second', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    // The acceptance has set the password, and has not stored anything yet.
    mail.before('queue', async () => expect((await takeBack(admin, invitation)).status).toBe(200))
    expect((await setPassword(token)).status).toBeGreaterThanOrEqual(400)
    mail.heal()
    expect((await signIn(email)).status).toBe(401)
    expect(problemOf(await setPassword(token))).toBe('410 link-invalid')
    expect(await accounts.has(email)).toBe(false)
    // A link that the failed acceptance has restored is removed with the user in the directory.
    advance(2 * 3_600_000)
    await housekeeping()
    expect(await itemsOf({ userId: invitation.id as TestUser['userId'] })).toEqual({})
  })

  it('while it is accepted: the taking back is refused when it comes second', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    const send = table.send.bind(table)
    let hasRun = false
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'TransactWriteCommand' && !hasRun) {
        hasRun = true
        expect((await setPassword(token)).status).toBe(200)
      }
      return send(command as never)
    }) as never)
    expect(problemOf(await takeBack(admin, invitation))).toBe('409 invitation-ended')
    spy.mockRestore()
    expect((await signIn(email)).status).toBe(200)
    expect(await actsAbout(admin, invitation.id)).toEqual(['invited'])
  })
})

describe('[AUTH-18] [SEC-13] only who reads the mailbox gets an invited account and its role:', () => {
  const roleOf = async (email: string, userId: string) => {
    const owner = await signIn(email)
    await giveName(owner)
    const account = await sessionOf(owner)
    expect(account?.id).toBe(userId)
    return account?.roles
  }

  it('a sign-up with the address is refused like any other, and the owner is told by mail', async () => {
    const { email, invitation } = await newInvitation()
    const attempt = 'a'.repeat(32)
    const body = { fullName: 'Mallory', email, password: LONG, zone: 'UTC', attempt }
    expect(problemOf(await invoke(auth, authApi.signUp, { body }))).toBe('409 email-unavailable')
    expect((await signIn(email)).status).toBe(401)
    await mail.runQueue()
    expect(mailsTo(email).at(-1)?.text).toContain('There is one already, and it is yours')
    const token = await requestMail('recovery', email)
    expect((await setPassword(token)).status).toBe(200)
    expect(await roleOf(email, invitation.id)).toEqual(['editor'])
  })

  it.each(['magic', 'Google'] as const)('%s claims it, asks for a long password, and accepts', async (road) => {
    const { admin, email, invitation, token } = await newInvitation(['editor'], newAddress('gmail.com'))
    const claim =
      road === 'magic'
        ? await invoke(auth, authApi.useLink, { body: { token: await requestMail('magic', email), stayLoggedIn: false } })
        : await signInWithClaims({ sub: `sub-${email}`, email, email_verified: true, name: 'Edith' })
    expect(claim.body).toEqual({ outcome: 'choose-password' })
    expect(problemOf(await setPassword(token))).toBe('410 link-invalid')
    const cookie = `__Host-claim=${claimTokenOf(claim)}`
    expect(problemOf(await setPassword(CLAIM_TOKEN, 'otter lamps', cookie))).toBe('422 password-too-short')
    expect((await setPassword(CLAIM_TOKEN, LONG, cookie)).status).toBe(200)
    expect(await roleOf(email, invitation.id)).toEqual(['editor'])
    expect(await listed(admin, invitation)).toMatchObject({ state: 'accepted' })
  })

  it('a Google account at another provider with the address gets nothing', async () => {
    const { admin, email, invitation } = await newInvitation()
    const reply = await signInWithClaims({ sub: `sub-${email}`, email, email_verified: true, name: 'Mallory' })
    expect(problemOf(reply)).toBe('409 sign-in-otherwise')
    expect(await listed(admin, invitation)).toMatchObject({ state: 'pending' })
  })

  it('[SEC-28] an invited admin does not count as one who stays', async () => {
    const admin = await newAdmin()
    // No other admin of this file has the role any more.
    const { body } = await invoke(handler, peopleApi.staff, { cookie: admin.cookie })
    for (const { id } of body as unknown as { id: TestUser['userId'] }[])
      if (id !== admin.userId) await changeProfile({ userId: id }, 'roles', [])
    const invited = await invite(admin, newAddress(), ['admin'])
    expect(invited.status).toBe(200)
    const params = { id: admin.userId }
    const change = { before: ['admin'], roles: [], reason }
    expect(problemOf(await invoke(handler, peopleApi.changeRoles, { ...admin, params, body: change }))).toBe('409 last-admin')
  })
})

describe('[ADM-08] the nightly housekeeping', () => {
  it('removes who has not come within 30 days after the link, and forgets the invitation of who has', async () => {
    const [waiting, accepted] = [await newInvitation(), await newInvitation()]
    await setPassword(accepted.token)
    const itemOf = async ({ invitation }: typeof waiting) =>
      (await accounts.items('INVITATION')).some(({ sk }) => sk === invitation.id)
    advance(30 * DAY_MS - 60_000)
    await housekeeping()
    expect(await itemOf(accepted)).toBe(true)
    advance(120_000)
    await housekeeping()
    expect(await itemOf(accepted)).toBe(false)
    expect((await signInByMail(accepted.email)).status).toBe(200)
    advance(LINKS.invite.validForMs - 3_600_000)
    await housekeeping()
    expect(await accounts.has(waiting.email)).toBe(true)
    advance(2 * 3_600_000)
    await housekeeping()
    expect([await itemOf(waiting), await accounts.has(waiting.email)]).toEqual([false, false])
    expect((await accounts.items('STAFF')).map(({ sk }) => sk)).not.toContain(waiting.invitation.id)
  })
})
