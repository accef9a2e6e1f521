import { describe, expect, it } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { requestLink, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { newEmailAddress, requestEmailChange } from '../../../tests/fixtures/mail/new-email.ts'
import { setUpRefusals } from '../../../tests/fixtures/mail/refusals.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const { mailService, advance, mailsTo, reasonFor, requestProof, runQueues, complain, repair } = await setUpRefusals()

/** Signs in by a link. Returns the cookies of the browser, which is known from then on. */
async function knownBrowserOf(user: TestUser): Promise<string> {
  await requestLink(user.email)
  await runQueues()
  const { cookies } = await useLink(mailsTo(user)[0]?.token ?? '')
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
const requestFrom = (cookie: string, { email }: TestUser) =>
  invoke(handler, authApi.requestLink, { body: { email, kind: 'magic' }, cookie })

describe('after a complaint', () => {
  it('[SEC-12] strangers cannot cause mail, but the owner’s known browser can', async () => {
    const ada = await newSignedInUser()
    const known = await knownBrowserOf(ada)
    await complain(ada)
    const count = mailsTo(ada).length
    advance(31 * MINUTE_MS)
    await requestLink(ada.email)
    await requestLink(ada.email, 'recovery')
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count)
    await requestFrom(known, ada)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count + 1)
  })

  it('[SEC-12] who complains about each mail gets three a day, also in a known browser', async () => {
    const ada = await newSignedInUser()
    const known = await knownBrowserOf(ada)
    await complain(ada)
    const count = mailsTo(ada).length
    for (let n = 0; n < 6; n++) {
      advance(11 * MINUTE_MS)
      await requestFrom(known, ada)
      await runQueues()
      await complain(ada)
    }
    expect(mailsTo(ada)).toHaveLength(count + 3)
    advance(24 * 60 * MINUTE_MS)
    await requestFrom(known, ada)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count + 4)
  })

  it('[SEC-12] a browser that is known only because a stranger signed up there cannot cause mail', async () => {
    const stranger = await newSignedInUser({ proven: false })
    const { email, password } = stranger
    const body = { email, password, stayLoggedIn: false }
    const { cookies } = await invoke(handler, authApi.signIn, { body })
    const known = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    await complain(stranger)
    const count = mailsTo(stranger).length
    advance(61 * MINUTE_MS)
    await requestFrom(known, stranger)
    await runQueues()
    expect(mailsTo(stranger)).toHaveLength(count)
  })

  it('the owner of a verified address can have mail again, by a mail that they request', async () => {
    const ada = await newSignedInUser()
    await complain(ada)
    expect(await reasonFor(ada)).toBe('complaint')
    await requestProof(ada)
    await runQueues()
    await useLink(mailsTo(ada).at(-1)?.token ?? '', ada)
    expect(await reasonFor(ada)).toBeNull()
  })

  it('[SEC-12] an account with an unverified address cannot: the complaint may be about this account', async () => {
    const ada = await newSignedInUser({ proven: false })
    await complain(ada)
    const count = mailsTo(ada).length
    expect(await reasonFor(ada)).toBe('complaint')
    expect((await requestProof(ada)).status).toBe(200)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count)
  })

  it.each(['', '+1'])('[SEC-12] another account cannot cause mail to the mailbox, with the tag "%s"', async (tag) => {
    const [ada, noor, email] = [await newSignedInUser(), await newSignedInUser(), newEmailAddress()]
    await requestEmailChange(ada, email)
    await runQueues()
    mailService.mailbox.complain(email)
    await mailService.runBounces()
    const tagged = email.replace('@', `${tag}@`)
    const count = mailsTo({ email: tagged }).length
    expect((await requestEmailChange(noor, tagged)).status).toBe(200)
    expect(mailService.jobs()).toContainEqual(expect.objectContaining({ kind: 'email-change', userId: noor.userId }))
    await runQueues()
    expect(mailsTo({ email: tagged })).toHaveLength(count)
  })

  it('[SEC-11] an account at a tag of the mailbox does not learn of it', async () => {
    const ada = await newSignedInUser({ proven: false })
    const tagged = await newSignedInUser({ proven: false, email: ada.email.replace('@', '+b@') })
    await complain(ada)
    expect(await reasonFor(tagged)).toBeNull()
    expect(await reasonFor(ada)).toBe('complaint')
    const count = mailsTo(tagged).length
    expect((await requestProof(tagged)).status).toBe(200)
    await runQueues()
    expect(mailsTo(tagged)).toHaveLength(count)
  })

  it('[SEC-12] a later bounce stops mail to the known browser as well, and the complaint stays', async () => {
    const ada = await newSignedInUser()
    const known = await knownBrowserOf(ada)
    await complain(ada)
    mailService.mailbox.setBounce(ada.email, 'Permanent')
    await requestFrom(known, ada)
    await runQueues()
    repair(ada)
    const count = mailsTo(ada).length
    await requestFrom(known, ada)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count)
    expect(await reasonFor(ada)).toBe('complaint')
  })
})
