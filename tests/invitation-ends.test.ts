import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../shared/auth/link-fragment.ts'
import { peopleApi } from '../shared/people/api.ts'
import type { TestUser } from './fixtures/data/users.ts'
import { useOwnTable } from './fixtures/setup/own-table.ts'

await useOwnTable()
const {
  actsAbout,
  advance,
  deliver,
  giveName,
  invite,
  listed,
  LONG_PASSWORD,
  mail,
  mailsTo,
  newAddress,
  newAdmin,
  newInvitation,
  problemOf,
  reason,
  requestMail,
  sendAgain,
  sessionOf,
  setPassword,
  showLink,
  signIn,
  takeBack,
} = await import('./fixtures/data/invitations.ts')
const { accounts, changeProfile, itemsOf, newSignedInUser } = await import('./fixtures/data/users.ts')
const { signInWithClaims, useFakeGoogle } = await import('./fixtures/google/fake-google.ts')
const { invoke } = await import('./fixtures/invoke.ts')
const { claimTokenOf } = await import('./fixtures/mail/mail-links.ts')
const { table, tableName } = await import('../functions/table/client.ts')
const { handler: auth } = await import('../functions/auth/handler.ts')
const { handler: housekeeping } = await import('../functions/housekeeping/handler.ts')
const { handler } = await import('../functions/people/handler.ts')

useFakeGoogle()

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
      found.push(
        ...Items.map((item) => JSON.stringify(item)).filter((item) => words.some((each) => item.includes(each))),
      )
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
    let takenBack: Promise<{ status: number }> | undefined
    const client = new CognitoIdentityProviderClient()
    const send = client.send.bind(client)
    const spy = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
    spy.mockImplementation((async (command: object) => {
      const reply = await (send(command as never) as Promise<unknown>)
      if (command instanceof AdminSetUserPasswordCommand) await (takenBack ??= takeBack(admin, invitation))
      return reply
    }) as never)
    expect((await setPassword(token)).status).toBeGreaterThanOrEqual(400)
    spy.mockRestore()
    expect((await takenBack)?.status).toBe(200)
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
    let accepted: ReturnType<typeof setPassword> | undefined
    const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'TransactWriteCommand') await (accepted ??= setPassword(token))
      return send(command as never)
    }) as never)
    expect(problemOf(await takeBack(admin, invitation))).toBe('409 invitation-ended')
    spy.mockRestore()
    expect((await accepted)?.status).toBe(200)
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
    const body = { fullName: 'Mallory', email, password: LONG_PASSWORD, zone: 'UTC', attempt }
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
        ? await invoke(auth, authApi.useLink, {
            body: { token: await requestMail('magic', email), stayLoggedIn: false },
          })
        : await signInWithClaims({ sub: `sub-${email}`, email, email_verified: true, name: 'Edith' })
    expect(claim.body).toEqual({ outcome: 'choose-password' })
    expect(problemOf(await setPassword(token))).toBe('410 link-invalid')
    const cookie = `__Host-claim=${claimTokenOf(claim)}`
    expect(problemOf(await setPassword(CLAIM_TOKEN, 'otter lamps', cookie))).toBe('422 password-too-short')
    expect((await setPassword(CLAIM_TOKEN, LONG_PASSWORD, cookie)).status).toBe(200)
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
    expect(problemOf(await invoke(handler, peopleApi.changeRoles, { ...admin, params, body: change }))).toBe(
      '409 last-admin',
    )
  })
})
