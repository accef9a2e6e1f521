import { expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { requestLink, setUpMagicLinks, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { newEmailAddress, requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const { mailService, advance } = await setUpMagicLinks()

const mailsTo = ({ email }: Pick<TestUser, 'email'>) => mailService.mails().filter(({ to }) => to === email)
const startOfDay = () => Math.floor(Date.now() / DAY_MS) * DAY_MS + 1_000

/** Requests a link and uses it at once, if its mail comes. */
async function requestAndUse(user: TestUser): Promise<void> {
  const count = mailsTo(user).length
  await requestLink(user.email)
  await mailService.runQueue()
  const [mail] = mailsTo(user).slice(count)
  if (mail) await useLink(mail.token)
}

it('[SEC-12] who uses each link at once gets twenty an hour ahead of the spacing, and then one in half an hour', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser()
  for (let n = 0; n < 25; n++) await requestAndUse(ada)
  expect(mailsTo(ada)).toHaveLength(1 + 20)
  for (let minute = 1; minute <= 31; minute++) {
    advance(MINUTE_MS)
    await mailService.runQueue()
  }
  expect(mailsTo(ada)).toHaveLength(1 + 20 + 1)
  expect((await useLink(mailsTo(ada).at(-1)?.token ?? '')).status).toBe(200)
})

it('[SEC-12] who uses each link at once gets forty a day ahead of the spacing, so few accounts cannot use up what the mail service sends', {
  tags: ['deep'],
}, async () => {
  vi.setSystemTime(startOfDay())
  const ada = await newSignedInUser()
  for (let hour = 0; hour < 4; hour++) {
    for (let n = 0; n < 22; n++) await requestAndUse(ada)
    advance(HOUR_MS)
  }
  // One in each hour was not ahead of the spacing.
  expect(mailsTo(ada)).toHaveLength(4 + 40)
})

it('[SEC-12] an owner whose links ahead of the spacing are used up still gets a working mail in a known browser', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser()
  const signedIn = await invoke(handler, authApi.signIn, {
    body: { email: ada.email, password: ada.password, stayLoggedIn: false },
  })
  for (let n = 0; n < 22; n++) await requestAndUse(ada)
  const count = mailsTo(ada).length
  const cookie = signedIn.cookies.map((each) => each.split(';')[0]).join('; ')
  advance(MINUTE_MS)
  await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'magic' }, cookie })
  for (let minute = 1; minute <= 30; minute++) {
    await mailService.runQueue()
    advance(MINUTE_MS)
  }
  expect(mailsTo(ada)).toHaveLength(count + 1)
  expect((await useLink(mailsTo(ada).at(-1)?.token ?? '')).status).toBe(200)
})

it('[SEC-12] mails that strangers cause at other accounts of a mailbox use up nothing of an owner', async () => {
  vi.setSystemTime(earlyToday())
  const mailbox = `family${Date.now()}`
  const family: TestUser[] = []
  for (let n = 0; n < 6; n++) family.push(await newSignedInUser({ email: `${mailbox}+${n}@gmail.com` }))
  const [owner, ...others] = family as [TestUser, ...TestUser[]]
  const flood = async () => {
    for (const { email } of others) for (const kind of ['magic', 'recovery']) await requestLink(email, kind)
    await mailService.runQueue()
  }
  await flood()
  advance(31 * MINUTE_MS)
  await flood()
  expect(others.flatMap(mailsTo)).toHaveLength(20)
  for (let n = 0; n < 3; n++) await requestAndUse(owner)
  expect(mailsTo(owner)).toHaveLength(3)
})

it('[SEC-12] a password set by each link, which ends the links, gets no mails beyond the limits', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser()
  for (let n = 0; n < 30; n++) {
    const count = mailsTo(ada).length
    for (const kind of ['magic', 'recovery']) await requestLink(ada.email, kind)
    await mailService.runQueue()
    const mail = mailsTo(ada)
      .slice(count)
      .find(({ text }) => text.includes('/reset-password'))
    if (!mail) break
    const body = { token: mail.token, password: `otter lantern chives ${n}` }
    expect((await invoke(handler, authApi.setPassword, { body })).status).toBe(200)
    advance(10_000)
  }
  const links = mailsTo(ada).filter(({ text }) => text.includes('#link='))
  expect(links.length).toBeLessThanOrEqual(2 + 20)
})

it('[SEC-12] an account with a new address has no further links ahead of the spacing', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser()
  for (let n = 0; n < 25; n++) await requestAndUse(ada)
  expect(mailsTo(ada)).toHaveLength(1 + 20)
  const email = newEmailAddress()
  advance(1_000)
  const signedIn = await invoke(handler, authApi.signIn, {
    body: { email: ada.email, password: ada.password, stayLoggedIn: false },
  })
  const cookie = signedIn.cookies.map((each) => each.split(';')[0]).join('; ')
  const token = await requestEmailChangeToken(mailService, { ...ada, cookie }, email)
  expect((await useLink(token, { cookie })).body).toEqual({ outcome: 'email-changed' })
  const count = mailsTo({ email }).length
  for (let n = 0; n < 3; n++) await requestAndUse({ ...ada, email })
  expect(mailsTo({ email })).toHaveLength(count)
})

it('[SEC-12] a known browser gets no links beyond the limits by ending all access again and again', async () => {
  vi.setSystemTime(earlyToday())
  const ada = await newSignedInUser()
  const links = () => mailsTo(ada).filter(({ text }) => text.includes('#link='))
  const jarOf = ({ cookies }: { cookies: string[] }) => cookies.map((each) => each.split(';')[0]).join('; ')
  const body = { email: ada.email, password: ada.password, stayLoggedIn: false }
  let cookie = jarOf(await invoke(handler, authApi.signIn, { body }))
  const ask = async (kind: string) => {
    const count = links().length
    await invoke(handler, authApi.requestLink, { body: { email: ada.email, kind }, cookie })
    await mailService.runQueue()
    return links()[count]
  }
  for (let n = 0; n < 15; n++) {
    for (let used = 0; used < 2; used++) {
      const magic = await ask('magic')
      if (magic) await useLink(magic.token)
    }
    const mail = await ask('recovery')
    if (!mail) break
    cookie = jarOf(
      await invoke(handler, authApi.setPassword, { body: { token: mail.token, password: `otter chives ${n}` } }),
    )
    advance(1_000)
  }
  expect(links().length).toBeLessThanOrEqual(2 + 20)
})
