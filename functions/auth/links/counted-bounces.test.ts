import { expect, it } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { newSignedInUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { cookieOf, requestLink, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { setUpRefusals } from '../../../tests/fixtures/mail/refusals.ts'
import { handler } from '../handler.ts'

const HOUR_MS = 3_600_000
const { mailService, advance, mailsTo, reasonFor, runQueues, bounceMailTo, repair } = await setUpRefusals()

it('[SEC-12] mails that bounce in one minute stop mail to a verified address for a day, not for a year', async () => {
  const ada = await newSignedInUser()
  mailService.mailbox.setBounce(ada.email, 'Permanent')
  await requestLink(ada.email)
  await requestLink(ada.email, 'recovery')
  await invoke(handler, authApi.changePassword, {
    body: { currentPassword: ada.password, password: 'otter lantern chives' },
    cookie: ada.cookie,
  })
  await runQueues()
  repair(ada)
  advance(25 * HOUR_MS)
  await requestLink(ada.email)
  await runQueues()
  expect(mailsTo(ada)).toHaveLength(1)
})

it('[SEC-12] bounces between which the owner used a mailed link do not add up', async () => {
  const ada = await newSignedInUser()
  for (let received = 1; received <= 4; received++) {
    await bounceMailTo(ada)
    repair(ada)
    advance(25 * HOUR_MS)
    await requestLink(ada.email)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(received)
    expect((await useLink(mailsTo(ada).at(-1)?.token ?? '')).status).toBe(200)
  }
})

it('[SEC-12] a mailed link that forgets a bounce does not end a complaint', async () => {
  const ada = await newSignedInUser()
  await bounceMailTo(ada)
  repair(ada)
  advance(25 * HOUR_MS)
  await requestLink(ada.email)
  await runQueues()
  mailService.mailbox.complain(ada.email)
  await mailService.runBounces()
  const signedIn = await useLink(mailsTo(ada)[0]?.token ?? '')
  expect(await reasonFor({ ...ada, cookie: cookieOf(signedIn) })).toBe('complaint')
})
