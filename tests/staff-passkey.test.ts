import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { handler as articles } from '../functions/articles/handler.ts'
import { handler as auth } from '../functions/auth/handler.ts'
import { handler } from '../functions/passkeys/handler.ts'
import { handler as people } from '../functions/people/handler.ts'
import { articlesApi } from '../shared/articles/api.ts'
import { authApi } from '../shared/auth/api.ts'
import { passkeysApi } from '../shared/passkeys/api.ts'
import { peopleApi } from '../shared/people/api.ts'
import { itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { invoke } from './fixtures/invoke.ts'
import { mintLinkToken } from './fixtures/mail/mail-links.ts'
import { startMail } from './fixtures/mail/mail-stand-ins.ts'
import { Authenticator } from './fixtures/passkeys/authenticator.ts'
import {
  addPasskey,
  newPasskeyRequest,
  proofRequest,
  sessionCookie,
  signInByPasskey,
} from './fixtures/passkeys/passkeys.ts'

const mail = await startMail()

const manage = async (cookie: string) => (await invoke(articles, articlesApi.manage, { cookie })).status
const accountOf = async (cookie: string) => (await invoke(auth, authApi.session, { cookie })).body.account
const newEditor = () => newSignedInUser({ roles: ['editor'] })
const signIn = async ({ email, password }: TestUser) =>
  invoke(auth, authApi.signIn, { body: { email, password, stayLoggedIn: true } })

describe('an editor who has a passkey', () => {
  it('[SEC-08] has the role in a session that was signed in with it, and in no other', async () => {
    const edith = await newEditor()
    const session = await signIn(edith)
    expect(await manage(sessionCookie(session))).toBe(200)
    const device = await addPasskey(edith)
    expect(await manage(sessionCookie(session))).toBe(403)
    const byPassword = await signIn(edith)
    expect(byPassword.body.account).toMatchObject({ roles: [], needsPasskey: true, stayLoggedIn: false })
    expect(await manage(sessionCookie(byPassword))).toBe(403)
    const token = await mintLinkToken(edith, 'magic')
    const byLink = await invoke(auth, authApi.useLink, { body: { token, stayLoggedIn: false } })
    expect(await manage(sessionCookie(byLink))).toBe(403)
    const byPasskey = await signInByPasskey(device)
    expect(byPasskey.body.account).toMatchObject({ roles: ['editor'] })
    expect(byPasskey.body.account).not.toHaveProperty('needsPasskey')
    expect(await manage(sessionCookie(byPasskey))).toBe(200)
  })

  it('[SEC-08] gets it back in a session that has since used it', async () => {
    const edith = await newEditor()
    const device = await addPasskey(edith)
    const cookie = sessionCookie(await signIn(edith))
    expect((await invoke(handler, passkeysApi.prove, await proofRequest({ cookie }, device))).status).toBe(200)
    expect(await accountOf(cookie)).toMatchObject({ roles: ['editor'], hasPasskey: true })
    expect(await manage(cookie)).toBe(200)
  })

  it('[SEC-08] has it in the session that added the passkey', async () => {
    const edith = await newEditor()
    await addPasskey(edith)
    expect(await manage(edith.cookie)).toBe(200)
  })

  it.each(['add', 'beginAdding', 'rename', 'remove'] as const)(
    '[SEC-08] cannot %s a passkey with the password alone, which would replace the second factor',
    async (operation) => {
      const edith = await newEditor()
      const begun = await newPasskeyRequest(edith, new Authenticator())
      await addPasskey(edith)
      const { body } = await invoke(handler, passkeysApi.list, { cookie: edith.cookie })
      const cookie = sessionCookie(await signIn(edith))
      const sent = {
        add: { body: begun.body },
        beginAdding: {},
        rename: { params: { id: body.passkeys[0].id }, body: { name: 'Another' } },
        remove: { params: { id: body.passkeys[0].id } },
      }[operation]
      const before = (await itemsOf(edith))['PASSKEYS']
      const reply = await invoke(handler, passkeysApi[operation], { ...sent, cookie })
      expect(reply).toMatchObject({ status: 403, problem: { type: '/problems/passkey-first' } })
      expect((await itemsOf(edith))['PASSKEYS']).toEqual(before)
    },
  )

  it('[SEC-08] keeps it as the second factor when the password is replaced by a link, and may not choose a short one', async () => {
    const edith = await newEditor()
    const device = await addPasskey(edith)
    const setPassword = async (password: string) =>
      invoke(auth, authApi.setPassword, { body: { token: await mintLinkToken(edith, 'recovery'), password } })
    expect((await setPassword('otter lantern chives')).status).toBe(200)
    const again = await signIn({ ...edith, password: 'otter lantern chives' })
    expect(await manage(sessionCookie(again))).toBe(403)
    const cookie = sessionCookie(again)
    const change = { currentPassword: 'otter lantern chives', password: 'otter lamps' }
    expect((await invoke(auth, authApi.changePassword, { cookie, body: change })).status).toBe(422)
    expect(await manage(sessionCookie(await signInByPasskey(device)))).toBe(200)
  })
})

describe('a user without a role', () => {
  it('[SEC-14] loses the passkeys with a new password by a link, because another person may have added one', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    const begun = await newPasskeyRequest(ada, new Authenticator())
    const token = await mintLinkToken(ada, 'recovery')
    await invoke(auth, authApi.setPassword, { body: { token, password: 'otter lantern chives' } })
    expect((await signInByPasskey(device)).status).toBe(401)
    expect((await itemsOf(ada))['ME#PROFILE']).not.toHaveProperty('hasPasskey')
    // Not even one that was begun before is added.
    expect((await invoke(handler, passkeysApi.add, begun)).status).toBe(401)
    const again = sessionCookie(await signIn({ ...ada, password: 'otter lantern chives' }))
    await addPasskey({ cookie: again })
    expect((await invoke(handler, passkeysApi.list, { cookie: again })).body.passkeys).toHaveLength(1)
  })

  it('[AUTH-18] loses the passkeys when the owner of the address claims the account', async () => {
    const creator = await newSignedInUser({ proven: false })
    const device = await addPasskey(creator)
    const token = await mintLinkToken(creator, 'verify')
    const claimed = await invoke(auth, authApi.useLink, { body: { token, stayLoggedIn: false } })
    expect(claimed.body).toEqual({ outcome: 'choose-password' })
    expect((await signInByPasskey(device)).status).toBe(401)
    expect(Object.keys(await itemsOf(creator))).not.toContain('PASSKEYS')
  })

  it('[SEC-14] keeps them with a password that is changed by the current one', async () => {
    const ada = await newSignedInUser()
    const device = await addPasskey(ada)
    const body = { currentPassword: ada.password, password: 'otter lantern chives' }
    expect((await invoke(auth, authApi.changePassword, { cookie: ada.cookie, body })).status).toBe(200)
    await addPasskey(ada)
    expect((await signInByPasskey(device)).status).toBe(200)
  })
})

describe('an admin', () => {
  it('[ADM-08] [SEC-28] removes all passkeys of a person who has lost them, with a reason', async () => {
    const [adam, edith] = [await newSignedInUser({ roles: ['admin'] }), await newEditor()]
    const device = await addPasskey(edith)
    const find = { cookie: adam.cookie, body: { email: edith.email } }
    expect((await invoke(people, peopleApi.find, find)).body).toMatchObject({ hasPasskey: true })
    const remove = { cookie: adam.cookie, params: { id: edith.userId }, body: { reason: 'Lost the phone' } }
    const { status, body } = await invoke(people, peopleApi.removePasskeys, remove)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('hasPasskey')
    expect((await signInByPasskey(device)).status).toBe(401)
    expect(Object.keys(await itemsOf(edith))).not.toContain('PASSKEYS')
    expect(await manage(sessionCookie(await signIn(edith)))).toBe(200)
    const { entries } = (await invoke(people, peopleApi.audit, { cookie: adam.cookie })).body
    expect(entries.filter(({ by }: { by: string }) => by === adam.userId)).toMatchObject([
      { act: 'passkeys-removed', about: edith.userId, reason: 'Lost the phone' },
      { act: 'looked-up' },
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await invoke(people, peopleApi.removePasskeys, remove)).status).toBe(403)
  })

  it('[ADM-08] [SEC-14] who removes the passkeys of a person cannot do so behind their back: a mail tells them', async () => {
    const [adam, edith] = [await newSignedInUser({ roles: ['admin'] }), await newEditor()]
    await addPasskey(edith)
    const remove = { cookie: adam.cookie, params: { id: edith.userId }, body: { reason: 'Lost the phone' } }
    for (const _ of [1, 2]) expect((await invoke(people, peopleApi.removePasskeys, remove)).status).toBe(200)
    expect(mail.jobs().filter(({ kind }) => kind === 'passkeys-removed')).toMatchObject([{ userId: edith.userId }])
    const sent = await mail.sendQueuedMails()
    expect(sent).toMatchObject({ to: edith.email, subject: 'The passkeys of your Stillwater account were removed' })
    const unknown = { ...remove, params: { id: 'f'.repeat(32) } }
    expect((await invoke(people, peopleApi.removePasskeys, unknown)).status).toBe(404)
    expect(mail.jobs().filter(({ userId }) => userId === unknown.params.id)).toEqual([])
  })
})
