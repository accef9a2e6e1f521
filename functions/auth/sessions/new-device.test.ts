import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { signInWithClaims, useFakeGoogle } from '../../../tests/fixtures/google/fake-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { startMail, throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { logger } from '../../http/logger.ts'
import { handler } from '../handler.ts'

useFakeGoogle()
const mail = await startMail()

/** Signs in with the password. `cookie` is what the browser has. */
async function signIn({ email, password }: Pick<TestUser, 'email' | 'password'>, cookie = '') {
  const body = { email, password, stayLoggedIn: false }
  const reply = await invoke(handler, authApi.signIn, { body, cookie })
  return { status: reply.status, cookie: reply.cookies.map((each) => each.split(';')[0]).join('; ') }
}
const notices = () => mail.jobs().filter(({ kind }) => kind === 'new-device')

describe('[PROF-02] the owner is told by mail of a sign-in', () => {
  it('in a browser that is new to the account, but not in a known one, nor in the first of all', async () => {
    const ada = await newSignedInUser()
    const laptop = await signIn(ada)
    expect(notices()).toEqual([])
    await signIn(ada, laptop.cookie)
    expect(notices()).toEqual([])
    await signIn(ada)
    expect(notices()).toMatchObject([{ userId: ada.userId }])
    expect(await mail.sendQueuedMails()).toMatchObject({
      to: ada.email,
      subject: 'A new sign-in to your Stillwater account',
      text: expect.stringContaining('https://stillwater.test/reset-password'),
    })
  })

  it('with Google', async () => {
    const claims = { sub: `sub-${Date.now()}`, email: `mia${Date.now()}@gmail.com` }
    await signInWithClaims(claims)
    expect(notices()).toEqual([])
    await signInWithClaims(claims)
    expect(notices()).toHaveLength(1)
  })

  it('but not with a mailed link, whose mail is such a notice', async () => {
    const ada = await newSignedInUser()
    await signIn(ada)
    const body = { token: await mintLinkToken(ada, 'magic'), stayLoggedIn: false }
    expect((await invoke(handler, authApi.useLink, { body })).body.outcome).toBe('signed-in')
    expect(notices()).toEqual([])
  })

  it('[SEC-12] but not at an address that is not verified: it may be that of another person', async () => {
    const ada = await newSignedInUser({ proven: false })
    for (let n = 0; n < 3; n++) expect((await signIn(ada)).status).toBe(200)
    expect(notices()).toEqual([])
  })

  it('[SEC-12] at most five times a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    const ada = await newSignedInUser()
    for (let n = 0; n < 9; n++) await signIn(ada)
    vi.useRealTimers()
    expect(notices()).toHaveLength(5)
  })

  it('[RELY-05] and can sign in although the notice cannot be queued', async () => {
    const ada = await newSignedInUser()
    await signIn(ada)
    const error = vi.spyOn(logger, 'error')
    mail.before('queue', throwInternalError)
    expect((await signIn(ada)).status).toBe(200)
    expect(error).toHaveBeenCalledWith('notice of a new device not queued', expect.anything())
  })
})
