import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../shared/auth/api.ts'
import { LINKS } from '../shared/auth/mail-links.ts'
import { homeApi } from '../shared/home/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import type { Invitation } from '../shared/people/schema.ts'
import type { TestUser } from './fixtures/data/users.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const {
  actsAbout,
  advance,
  again,
  deliver,
  giveName,
  invite,
  listed,
  mail,
  mailsTo,
  newAddress,
  newAdmin,
  newInvitation,
  problemOf,
  requestMail,
  reason,
  sendAgain,
  sessionOf,
  setPassword,
  showLink,
  signIn,
  signInByMail,
  takeBack,
  tokenFor,
} = await import('./fixtures/data/invitations.ts')
const { throwInternalError } = await import('./fixtures/mail/mail-stand-ins.ts')
const { accounts, itemsOf, newSignedInUser } = await import('./fixtures/data/users.ts')
const { invoke } = await import('./fixtures/invoke.ts')
const { table } = await import('../functions/table/client.ts')
const { recordRefusal, refusalKeys } = await import('../functions/table/records/mail-refusals.ts')
const { countAttempts } = await import('../functions/table/records/rate-limits.ts')
const { handler: auth } = await import('../functions/auth/handler.ts')
const { handler: home } = await import('../functions/home/handler.ts')
const { handler: housekeeping } = await import('../functions/housekeeping/handler.ts')
const { handler } = await import('../functions/people/handler.ts')

const DAY_MS = 86_400_000

/** Lets transactions fail until the spy is restored. */
function failTransactions() {
  const send = table.send.bind(table)
  return vi.spyOn(table, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
    if (command.constructor.name === 'TransactWriteCommand') throw new Error('down')
    return send(command as never)
  }) as never)
}

describe('[ADM-08] [AUTH-14] an invitation', () => {
  it('is mailed, and greets; its roles count once the owner has chosen a long password and given a name', async () => {
    const { admin, email, invitation, token } = await newInvitation(['editor', 'admin'])
    const { id, sentAt } = invitation
    const at = sentAt + LINKS.invite.validForMs
    expect(invitation).toEqual({
      id,
      email,
      roles: ['editor', 'admin'],
      by: admin.userId,
      sentAt,
      state: 'pending',
      at,
    })
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
    await deliver()
    // That the first password of an account was set is no news to its owner.
    expect(mailsTo(email)).toHaveLength(1)
    const owner = await signInByMail(email)
    await giveName(owner)
    const query = { today: new Date(Date.now()).toISOString().slice(0, 10) }
    const { body } = await invoke(home, homeApi.open, { cookie: owner.cookie, query })
    expect(body).toMatchObject({ account: { roles: [] }, premium: { tier: 'trial', trialDaysRemaining: 10 } })
    const { userId } = { userId: invitation.id as TestUser['userId'] }
    expect((await itemsOf({ userId }))['ME#PROFILE']).not.toHaveProperty('invitedAt')
  })

  it('expires after a week, or when an admin ends all access; then it can be sent again', async () => {
    const { email, invitation, token } = await newInvitation()
    advance(LINKS.invite.validForMs)
    expect(problemOf(await showLink(token))).toBe('410 link-invalid')
    const later = await newAdmin()
    expect(await listed(later, invitation)).toMatchObject({ state: 'expired' })
    const sent = (await sendAgain(later, invitation)).body
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
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await deliver()
    expect(mailsTo(email)).toHaveLength(1)
    const { body } = await invoke(handler, peopleApi.invitations, { cookie: one.cookie })
    expect((body as Invitation[]).filter((each) => each.email === email)).toHaveLength(1)
  })

  it('[RELY-05] stores nothing when its mail cannot be queued, and mails nothing when it cannot be stored', async () => {
    const [admin, email] = [await newAdmin(), newAddress()]
    mail.before('queue', throwInternalError)
    expect((await invite(admin, email)).status).toBe(503)
    expect(await accounts.has(email)).toBe(false)
    mail.heal()
    const spy = failTransactions()
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
    // As nineteen invitations, without their accounts.
    const limit = { name: 'invitations', max: 20, everyMs: 3_600_000 }
    for (let n = 0; n < 19; n++) await countAttempts([{ limit, subject: admin.userId }], Date.now())
    expect((await invite(admin, newAddress())).status).toBe(200)
    const [email, other] = [newAddress(), await newAdmin()]
    expect(problemOf(await invite(admin, email))).toBe('429 too-many-tries')
    expect(await accounts.has(email)).toBe(false)
    expect((await invite(other, email)).status).toBe(200)
  })

  it('three mails an hour for a mailbox', async () => {
    const { admin, email, invitation } = await newInvitation()
    let last = invitation
    for (let n = 0; n < 2; n++) {
      last = (await sendAgain(admin, last)).body
      await deliver()
    }
    expect(problemOf(await sendAgain(admin, last))).toBe('429 too-many-tries')
    expect(mailsTo(email)).toHaveLength(3)
    expect((await showLink(tokenFor(email))).status).toBe(200)
  })

  it('[RELY-05] three mails an hour for a mailbox, without those that could not be queued', async () => {
    const [admin, email] = [await newAdmin(), newAddress()]
    mail.before('queue', throwInternalError)
    for (let n = 0; n < 4; n++) expect((await invite(admin, email)).status).toBe(503)
    mail.heal()
    expect((await invite(admin, email)).status).toBe(200)
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
    expect(problemOf(await sendAgain(admin, sent.body))).toBe('409 invitation-ended')
    await deliver()
    expect(mailsTo(email).filter((each) => each.token)).toHaveLength(2)
  })

  it('mails nothing when that could not be stored, or when it was accepted before the mail went out', async () => {
    const { admin, email, invitation, token } = await newInvitation()
    const magic = await requestMail('magic', email)
    const spy = failTransactions()
    expect((await sendAgain(admin, invitation)).status).toBe(500)
    spy.mockRestore()
    await deliver()
    expect(tokenFor(email)).toBe(magic)
    expect((await showLink(token)).status).toBe(200)
    expect((await sendAgain(admin, invitation)).status).toBe(200)
    await invoke(auth, authApi.useLink, { body: { token: magic, stayLoggedIn: false } })
    await deliver()
    expect(tokenFor(email)).toBe(magic)
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
