import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { requestLink, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { newEmailAddress, requestEmailChange, requestEmailChangeToken } from '../../../tests/fixtures/mail/new-email.ts'
import { setUpRefusals } from '../../../tests/fixtures/mail/refusals.ts'
import { countBounce, mayMail } from '../../outbox/mail-limits.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { mailService, advance, mailsTo, reasonFor, requestProof, runQueues, bounceMailTo, repair } =
  await setUpRefusals()

describe('after a permanent bounce', () => {
  it('[SEC-12] [SEC-11] an address gets no mail of any kind, and no reply to strangers changes', async () => {
    const [ada, noor, mia] = [await newSignedInUser(), await newSignedInUser(), await newSignedInUser()]
    const repliesAbout = async ({ email }: TestUser) => {
      const replies = [
        await requestLink(email),
        await requestLink(email, 'recovery'),
        await requestEmailChange(noor, email),
      ]
      return replies.map(({ status, body, cookies }) => ({ status, body, cookies: cookies.length }))
    }
    await bounceMailTo(ada)
    repair(ada)
    advance(31 * MINUTE_MS)
    expect(await repliesAbout(ada)).toEqual(await repliesAbout(mia))
    await runQueues()
    expect(mailsTo(ada)).toEqual([])
    expect(mailsTo(mia)).toHaveLength(3)
    expect(mailService.jobs()).toEqual([])
  })

  it('only its signed-in owner learns of it', async () => {
    const ada = await newSignedInUser()
    expect(await reasonFor(ada)).toBeNull()
    await bounceMailTo(ada)
    expect(await reasonFor(ada)).toBe('bounce')
    expect((await invoke(handler, authApi.mailRefusal, {})).status).toBe(401)
    expect(await reasonFor(await newSignedInUser())).toBeNull()
  })

  it.each([true, false])(
    'the owner proves the address by a mail, which arrives at once (verified: %s)',
    async (proven) => {
      const ada = await newSignedInUser({ proven })
      await bounceMailTo(ada)
      repair(ada)
      expect((await requestProof(ada)).status).toBe(200)
      await runQueues()
      expect(mailsTo(ada)).toHaveLength(1)
      const [mail] = mailsTo(ada)
      expect(mail?.subject).toMatch(proven ? /reach you again/ : /confirm your email/)
      expect(await reasonFor(ada)).toBe('bounce')
      expect((await useLink(mail?.token ?? '', ada)).body).toEqual({ outcome: 'confirmed' })
      expect(await reasonFor(ada)).toBeNull()
      await requestLink(ada.email)
      await runQueues()
      expect(mailsTo(ada)).toHaveLength(2)
    },
  )

  it('a mail that proves the address may bounce again: then the next one is sent at once, three in a day', async () => {
    const ada = await newSignedInUser()
    await bounceMailTo(ada)
    for (let n = 0; n < 2; n++) {
      advance(1_000)
      expect((await requestProof(ada)).status).toBe(200)
      await runQueues()
    }
    repair(ada)
    advance(1_000)
    expect((await requestProof(ada)).status).toBe(200)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(1)
    expect(await requestProof(ada)).toMatchObject({ status: 429, problem: { type: '/problems/too-many-tries' } })
  })

  it('[SEC-12] strangers cannot keep a proof from an unverified mailbox', async () => {
    const ada = await newSignedInUser({ proven: false })
    await bounceMailTo(ada)
    for (let n = 0; n < 4; n++) await requestLink(ada.email.replace('@', `+${n}@`), n % 2 ? 'recovery' : 'magic')
    repair(ada)
    expect((await requestProof(ada)).status).toBe(200)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(1)
  })

  it('[SEC-12] when many invented addresses bounce, strangers cause no more mail to addresses that are not verified', async () => {
    advance(3 * HOUR_MS)
    const [verified, unverified] = [await newSignedInUser(), await newSignedInUser({ proven: false })]
    for (let n = 0; n < 20; n++) await bounceMailTo(await newSignedInUser({ proven: false }))
    for (const { email } of [verified, unverified]) await requestLink(email)
    await runQueues()
    expect([mailsTo(verified).length, mailsTo(unverified).length]).toEqual([1, 0])
    // What its owner asks for in the app is sent, until many more have bounced.
    await requestProof(unverified)
    await runQueues()
    expect(mailsTo(unverified)).toHaveLength(1)
    advance(HOUR_MS)
    await requestLink(unverified.email)
    await runQueues()
    expect(mailsTo(unverified)).toHaveLength(2)
  })

  it('[SEC-12] when very many bounce, signed-in users cause no mail to such addresses either, and verified ones get theirs', async () => {
    advance(6 * HOUR_MS)
    const [verified, unverified] = [await newSignedInUser(), await newSignedInUser({ proven: false })]
    for (let n = 0; n < 60; n++) await countBounce(Date.now())
    await requestProof(unverified)
    await requestLink(verified.email)
    await runQueues()
    expect([mailsTo(verified).length, mailsTo(unverified).length]).toEqual([1, 0])
  })

  it('[SEC-12] while less than a twentieth bounces, as after mistypings of many new users, nobody misses a mail', async () => {
    advance(25 * HOUR_MS)
    const ada = await newSignedInUser({ proven: false })
    for (let n = 0; n < 20; n++) await countBounce(Date.now())
    const mail = { isVerified: false, hasComplained: false, cause: 'stranger' } as const
    for (let n = 0; n < 401; n++)
      await mayMail({ ...mail, email: `person${n}@example.com`, cause: 'signedIn' }, Date.now())
    await requestLink(ada.email)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(1)
    for (let n = 0; n < 2; n++) await countBounce(Date.now())
    expect(await mayMail({ ...mail, email: 'another@example.com' }, Date.now())).toBe(false)
  })

  it('[SEC-12] bounces at verified addresses count, too, and brake the mails that would prove such an address again', async () => {
    advance(25 * HOUR_MS)
    const [ada, mia] = [await newSignedInUser(), await newSignedInUser()]
    await bounceMailTo(ada)
    for (let n = 0; n < 59; n++) await bounceMailTo(await newSignedInUser())
    repair(ada)
    const count = mailsTo(ada).length
    expect((await requestProof(ada)).status).toBe(200)
    await requestLink(mia.email)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count)
    expect(mailsTo(mia)).toHaveLength(1)
    advance(24 * HOUR_MS)
    await requestLink(ada.email)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(count + 1)
  })

  it('[SEC-12] a verified address gets mail again after a day, until a third mail has bounced', async () => {
    const ada = await newSignedInUser()
    for (const received of [1, 2, 2]) {
      await bounceMailTo(ada)
      repair(ada)
      await requestLink(ada.email, 'recovery')
      advance(24 * HOUR_MS)
      await requestLink(ada.email, 'recovery')
      await runQueues()
      expect(mailsTo(ada)).toHaveLength(received)
    }
    advance(30 * 24 * HOUR_MS)
    await requestLink(ada.email)
    await runQueues()
    expect(mailsTo(ada)).toHaveLength(2)
  })

  it('[RELY-05] a proof that could not be requested does not count', async () => {
    const ada = await newSignedInUser()
    await bounceMailTo(ada)
    mailService.before('queue', throwInternalError)
    for (let n = 0; n < 4; n++) expect((await requestProof(ada)).status).toBe(503)
    mailService.heal()
    expect((await requestProof(ada)).status).toBe(200)
  })

  it('a new address of the account gets mail, and the refused one gets no notice of the change', async () => {
    const ada = await newSignedInUser({ proven: false })
    await bounceMailTo(ada)
    repair(ada)
    const email = newEmailAddress()
    const token = await requestEmailChangeToken(mailService, ada, email)
    expect((await useLink(token, ada)).body).toEqual({ outcome: 'email-changed' })
    await requestLink(email)
    await runQueues()
    expect(mailsTo(ada)).toEqual([])
    expect(mailsTo({ email })).toHaveLength(2)
    expect(await reasonFor(ada)).toBeNull()
  })

  it('a late bounce of the former address does not concern the new one', async () => {
    const ada = await newSignedInUser()
    mailService.mailbox.setBounce(ada.email, 'Permanent')
    await requestLink(ada.email)
    await mailService.runQueue()
    const email = newEmailAddress()
    await useLink(await requestEmailChangeToken(mailService, ada, email), ada)
    await mailService.runBounces()
    expect(await reasonFor(ada)).toBeNull()
    await requestLink(email)
    await runQueues()
    expect(mailsTo({ email }).at(-1)?.token).toMatch(/^magic/)
  })

  it('[SEC-12] another account cannot cause mail to it', async () => {
    const [ada, noor, email] = [await newSignedInUser(), await newSignedInUser(), newEmailAddress()]
    mailService.mailbox.setBounce(email, 'Permanent')
    await requestEmailChange(ada, email)
    await runQueues()
    mailService.mailbox.setBounce(email, null)
    expect((await requestEmailChange(noor, email)).status).toBe(200)
    expect(mailService.jobs()).toContainEqual(expect.objectContaining({ kind: 'email-change', userId: noor.userId }))
    await runQueues()
    expect(mailsTo({ email })).toEqual([])
  })

  it.each([true, false])(
    '[SEC-12] a bounce that strangers provoke at a tag does not stop mail to the owner (verified: %s)',
    async (proven) => {
      const [ada, noor] = [await newSignedInUser({ proven }), await newSignedInUser()]
      const tagged = ada.email.replace('@', '+none@')
      mailService.mailbox.setBounce(tagged, 'Permanent')
      await requestEmailChange(noor, tagged)
      await runQueues()
      expect(await reasonFor(ada)).toBeNull()
      await requestLink(ada.email)
      await runQueues()
      expect(mailsTo(ada)).toHaveLength(1)
    },
  )

  it('[SEC-12] such a bounce does not stop the warnings of a change of address', async () => {
    const [ada, noor] = [await newSignedInUser(), await newSignedInUser()]
    const tagged = ada.email.replace('@', '+none@')
    mailService.mailbox.setBounce(tagged, 'Permanent')
    await requestEmailChange(noor, tagged)
    await runQueues()
    await useLink(await requestEmailChangeToken(mailService, ada, newEmailAddress()), ada)
    await runQueues()
    expect(new Set(mailsTo(ada).map(({ subject }) => subject))).toEqual(
      new Set(['A new email address for your Stillwater account', 'Your Stillwater account has another email address']),
    )
  })

  it('[RELY-05] a proof that cannot be stored leaves its link valid', async () => {
    const ada = await newSignedInUser()
    await bounceMailTo(ada)
    repair(ada)
    await requestProof(ada)
    await runQueues()
    const token = mailsTo(ada)[0]?.token ?? ''
    const send = table.send.bind(table) as (command: { input: { Key?: { pk: string } } }) => Promise<unknown>
    const failing = vi.spyOn(table, 'send').mockImplementation((command) => {
      const { input } = command as Parameters<typeof send>[0]
      return input.Key?.pk.startsWith('REFUSAL#')
        ? Promise.reject(new Error('down'))
        : send(command as Parameters<typeof send>[0])
    })
    expect((await useLink(token, ada)).status).toBe(500)
    failing.mockRestore()
    expect(await reasonFor(ada)).toBe('bounce')
    expect((await useLink(token, ada)).status).toBe(200)
    expect(await reasonFor(ada)).toBeNull()
  })
})

it('after a temporary bounce mail is sent as before', async () => {
  const ada = await newSignedInUser()
  await bounceMailTo(ada, 'Transient')
  repair(ada)
  expect(await reasonFor(ada)).toBeNull()
  await requestLink(ada.email, 'recovery')
  await runQueues()
  expect(mailsTo(ada)).toHaveLength(1)
})

it('[SEC-27] the queue of refusals holds no address and no user', async () => {
  const ada = await newSignedInUser()
  mailService.mailbox.setBounce(ada.email, 'Permanent')
  await requestLink(ada.email)
  await mailService.runQueue()
  const messages = await mailService.runBounces()
  expect(messages).toEqual([
    { reason: 'bounce', recipients: [expect.stringMatching(/^[\w-]{43}$/)], sentAt: new Date().toISOString() },
  ])
  expect(JSON.stringify(messages)).not.toContain(ada.userId)
})
