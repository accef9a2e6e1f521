import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { signInWithClaims, useFakeGoogle } from '../../../tests/fixtures/google/fake-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import type { UserId } from '../../table/keys.ts'
import { handler } from '../handler.ts'

useFakeGoogle()
const mailService = await startMail()

let googleUserCount = 0
function newGoogleUser() {
  googleUserCount += 1
  const id = `${googleUserCount}.${Date.now()}`
  return { sub: `sub-${id}`, email: `mia${id}@gmail.com`, name: 'Mia Hart' }
}

describe('an account that was made with Google', () => {
  it('[SEC-14] has no password: a sign-in within 15 minutes allows a new address, later none of ours does', async () => {
    const mia = newGoogleUser()
    const { cookie, body } = await signInWithClaims(mia)
    expect(body.account).toMatchObject({ hasNoPassword: true })
    const request = (email: string, currentPassword?: string) =>
      invoke(handler, authApi.requestEmailChange, {
        cookie,
        body: { email, ...(currentPassword && { currentPassword }) },
      })
    expect((await request(`new.${mia.email}`)).status).toBe(200)
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    for (const password of [undefined, 'otter lantern'])
      expect(await request(`newer.${mia.email}`, password)).toMatchObject({
        status: 403,
        problem: { type: '/problems/sign-in-again' },
      })
  })

  it('[SEC-14] has a password from the first one on that a mailed link sets, and then needs it', async () => {
    const mia = newGoogleUser()
    const { body } = await signInWithClaims(mia)
    const user = { userId: body.account.id, email: mia.email }
    const token = await mintLinkToken(user, 'recovery')
    expect(
      (await invoke(handler, authApi.setPassword, { body: { token, password: 'otter lantern chives' } })).status,
    ).toBe(200)
    const again = await signInWithClaims(mia)
    expect(again.body.account).not.toHaveProperty('hasNoPassword')
    const change = { cookie: again.cookie, body: { email: `new.${mia.email}` } }
    expect(await invoke(handler, authApi.requestEmailChange, change)).toMatchObject({
      status: 422,
      problem: { type: '/problems/wrong-password' },
    })
  })

  it('[SEC-13] keeps the sign-in with Google when its first password is set, also after a change of the address', async () => {
    const mia = newGoogleUser()
    const { cookie, body } = await signInWithClaims(mia)
    const userId = body.account.id as UserId
    const email = `elsewhere.${mia.email}`
    const token = await requestEmailChangeToken(
      mailService,
      { cookie, userId, email: mia.email, password: 'none' },
      email,
    )
    expect((await useLink(token, { cookie })).body).toEqual({ outcome: 'email-changed' })
    const password = { token: await mintLinkToken({ userId, email }, 'recovery'), password: 'otter lantern chives' }
    expect((await invoke(handler, authApi.setPassword, { body: password })).status).toBe(200)
    expect((await signInWithClaims(mia)).body.account).toMatchObject({ id: userId, email })
    // The next password is one against an intruder: it ends Google.
    const next = { token: await mintLinkToken({ userId, email }, 'recovery'), password: 'quiet heron lantern' }
    expect((await invoke(handler, authApi.setPassword, { body: next })).status).toBe(200)
    expect((await signInWithClaims(mia)).body.account?.id).not.toBe(userId)
  })

  it('[PROF-02] sees that Google is linked, and ends that only with a password', async () => {
    const mia = newGoogleUser()
    const { cookie, body } = await signInWithClaims(mia)
    const isLinked = async (cookies: string) =>
      (await invoke(handler, authApi.googleLink, { cookie: cookies })).body.isLinked
    const unlink = async (cookies: string, currentPassword: string) =>
      (await invoke(handler, authApi.unlinkGoogle, { cookie: cookies, body: { currentPassword } })).status
    expect(await isLinked(cookie)).toBe(true)
    expect(await unlink(cookie, 'any')).toBe(422)
    const token = await mintLinkToken({ userId: body.account.id, email: mia.email }, 'recovery')
    const password = 'otter lantern chives'
    await invoke(handler, authApi.setPassword, { body: { token, password } })
    const again = (await signInWithClaims(mia)).cookie
    expect(await unlink(again, 'otter')).toBe(422)
    expect([await unlink(again, password), await isLinked(again)]).toEqual([200, false])
    // Google's account is joined to it again only because both sides prove the address.
    const reply = await signInWithClaims({ ...mia, email: `other.${mia.email}` })
    expect(reply.body.account?.id).not.toBe(body.account.id)
  })
})
