import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../../../shared/auth/link-fragment.ts'
import { earlyToday, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { cookieOf, requestLink, setUpMagicLinks, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { handler } from '../handler.ts'

const HOUR_MS = 3_600_000
const { mailService, advance } = await setUpMagicLinks()

const mailsTo = ({ email }: Pick<TestUser, 'email'>) => mailService.mails().filter(({ to }) => to === email)
/** Requests for addresses of the same mailbox that have no account. */
async function askAsStrangers({ email }: TestUser): Promise<void> {
  for (let n = 0; n < 20; n++) await requestLink(email.replace('@', `+${n}@`), n % 2 ? 'recovery' : 'magic')
  await mailService.runQueue()
}

describe('mails about an address that is not verified', () => {
  it('[SEC-12] are not used up by requests that send none, however long they go on', async () => {
    vi.setSystemTime(earlyToday())
    const ada = await newSignedInUser({ proven: false })
    for (let hour = 1; hour <= 3; hour++) {
      await askAsStrangers(ada)
      await requestLink(ada.email)
      await mailService.runQueue()
      expect(mailsTo(ada)).toHaveLength(hour)
      advance(HOUR_MS)
    }
  })
})

it('[AUTH-14] the signed-in owner who lost the first mail gets another one after ten minutes', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser({ proven: false })
  for (const received of [1, 2]) {
    await invoke(handler, authApi.resendVerification, { cookie: ada.cookie })
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(received)
    advance(11 * 60_000)
  }
})

describe('requests of strangers at the same time', () => {
  it('[SEC-12] use up one mail of the limit, so that the owner gets the next', async () => {
    vi.setSystemTime(earlyToday())
    const ada = await newSignedInUser({ proven: false })
    for (let n = 0; n < 12; n++) await requestLink(ada.email)
    await Promise.all(mailService.jobs().map((job) => mailService.runJobs(job)))
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(1)
    await requestLink(ada.email, 'recovery')
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(2)
  })
})

describe('the link of a claim', () => {
  it('[SEC-12] [AUTH-18] neither stands in for a mail nor ends by one that another person requests', async () => {
    const ada = await newSignedInUser({ proven: false })
    const claimed = await useLink(await mintLinkToken(ada, 'verify'))
    expect(claimed.body).toEqual({ outcome: 'choose-password' })
    advance(60_000)
    await requestLink(ada.email, 'recovery')
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(1)
    const body = { token: CLAIM_TOKEN }
    expect((await invoke(handler, authApi.showLink, { body, cookie: cookieOf(claimed) })).status).toBe(200)
  })
})
