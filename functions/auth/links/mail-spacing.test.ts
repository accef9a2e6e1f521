import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { cookieOf, requestLink, setUpMagicLinks, useLink } from '../../../tests/fixtures/mail/magic-links.ts'
import { throwServiceError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { parseLinkToken } from '../../table/records/link-token.ts'
import { findLink } from '../../table/records/links.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { mailService, advance } = await setUpMagicLinks()

const mailsTo = ({ email }: Pick<TestUser, 'email'>) => mailService.mails().filter(({ to }) => to === email)
const isValid = async (token: string) => {
  const parsed = parseLinkToken(token)
  return Boolean(parsed && (await findLink(parsed, Date.now())))
}

describe('requests of strangers for a mailbox', () => {
  it('[SEC-12] [SEC-11] are never refused, and never stop a mail to the owner', async () => {
    const ada = await newSignedInUser()
    const [name, domain] = ada.email.split('@')
    const statuses = new Set<number>()
    for (let n = 0; n < 30; n++) {
      statuses.add((await requestLink(`${name}+${n}@${domain}`, n % 2 ? 'recovery' : 'magic', '192.0.2.1')).status)
      statuses.add((await requestLink(ada.email, n % 2 ? 'recovery' : 'magic', `198.51.100.${n}`)).status)
    }
    expect([...statuses]).toEqual([200])
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(2)
    for (const { token } of mailsTo(ada)) expect(await isValid(token)).toBe(true)
  })

  it('[SEC-12] do not invalidate a link that is younger than ten minutes', async () => {
    const ada = await newSignedInUser()
    await requestLink(ada.email)
    await mailService.runQueue()
    const [first] = mailsTo(ada)
    for (let minute = 1; minute < 10; minute++) {
      advance(MINUTE_MS)
      await requestLink(ada.email)
      await mailService.runQueue()
    }
    expect(mailsTo(ada)).toHaveLength(1)
    expect((await useLink(first?.token ?? '')).status).toBe(200)
  })

  it('[SEC-12] cause one mail even when they are concurrent', async () => {
    const ada = await newSignedInUser()
    await Promise.all(Array.from({ length: 20 }, () => requestLink(ada.email)))
    await Promise.all(mailService.jobs().map((job) => mailService.runJobs(job)))
    expect(mailsTo(ada)).toHaveLength(1)
    expect(await isValid(mailsTo(ada)[0]?.token ?? '')).toBe(true)
  })

  it.each([true, false])(
    '[SEC-12] cause one mail even when all name the same correlation id; verified: %s',
    async (proven) => {
      const ada = await newSignedInUser({ proven })
      const headers = { 'x-correlation-id': randomUUID() }
      const ask = () => invoke(handler, authApi.requestLink, { body: { email: ada.email, kind: 'magic' }, headers })
      for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(200)
      await Promise.all(mailService.jobs().map((job) => mailService.runJobs(job)))
      expect(mailsTo(ada)).toHaveLength(1)
      expect(await isValid(mailsTo(ada)[0]?.token ?? '')).toBe(true)
    },
  )

  it('[SEC-12] leave the owner who has used a link free to request the next one at once', async () => {
    const ada = await newSignedInUser()
    await requestLink(ada.email)
    await mailService.runQueue()
    const signedIn = await useLink(mailsTo(ada)[0]?.token ?? '')
    expect(cookieOf(signedIn)).not.toBe('')
    await requestLink(ada.email)
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(2)
  })

  it('[SEC-12] [RELY-05] do not stand for the owner’s when their mail was not sent, as in an outage of the mail service', async () => {
    const ada = await newSignedInUser()
    mailService.before('mail', () => throwServiceError('TooManyRequestsException', 'down'))
    await requestLink(ada.email)
    await mailService.runQueue()
    mailService.heal()
    advance(2 * MINUTE_MS)
    await requestLink(ada.email)
    await mailService.runQueue()
    expect(mailsTo(ada)).toHaveLength(1)
    expect((await useLink(mailsTo(ada)[0]?.token ?? '')).status).toBe(200)
  })

  const request = fc.record({
    afterMs: fc.oneof(fc.integer({ min: 0, max: MINUTE_MS }), fc.integer({ min: 0, max: 20 * MINUTE_MS })),
    owner: fc.nat({ max: 1 }),
    kind: fc.constantFrom('magic', 'recovery'),
    network: fc.nat({ max: 3 }),
    variant: fc.constantFrom('', '+1', '+2'),
    byOwner: fc.integer({ min: 0, max: 9 }).map((n) => n < 3),
    uses: fc.integer({ min: 0, max: 9 }).map((n) => n < 2),
  })

  it('[SEC-12] whatever they request, the owner has a working mail within 15 minutes, and gets at most four an hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 5, maxLength: 40 }), async (requests) => {
        vi.setSystemTime(earlyToday())
        const owners = [await newSignedInUser(), await newSignedInUser()]
        const sent = owners.map(() => [] as number[])
        const seen = owners.map(() => 0)
        const waiting: { owner: number; kind: string; until: number }[] = []
        const deliver = async () => {
          await mailService.runQueue()
          for (const [index, owner] of owners.entries()) {
            const count = mailsTo(owner).length
            for (let n = seen[index] ?? 0; n < count; n++) sent[index]?.push(Date.now())
            seen[index] = count
          }
        }
        const hasLink = async (index: number, kind: string) => {
          const owner = owners[index]
          const tokens = owner ? mailsTo(owner).map(({ token }) => token) : []
          for (const token of tokens) {
            if (token.startsWith(`${kind}.`) && (await isValid(token))) return true
          }
          return false
        }
        const check = async () => {
          for (const each of waiting.splice(0)) {
            if (await hasLink(each.owner, each.kind)) continue
            expect(Date.now(), `the owner still waits for ${each.kind}`).toBeLessThan(each.until)
            waiting.push(each)
          }
        }
        for (const { afterMs, owner, kind, network, variant, byOwner, uses } of requests) {
          const end = Date.now() + afterMs
          while (Date.now() < end) {
            advance(Math.min(30_000, end - Date.now()))
            await deliver()
            await check()
          }
          const address = owners[owner]?.email.replace('@', `${byOwner ? '' : variant}@`) ?? ''
          expect((await requestLink(address, kind, `192.0.2.${network}`)).status).toBe(200)
          if (byOwner) waiting.push({ owner, kind, until: Date.now() + 15 * MINUTE_MS + 1_000 })
          await deliver()
          await check()
          const last = owners[owner] && mailsTo(owners[owner]).at(-1)
          if (uses && kind === 'magic' && last && (await useLink(last.token)).status === 200) sent[owner]?.splice(0)
        }
        for (const times of sent)
          for (const from of times)
            expect(times.filter((time) => time >= from && time < from + HOUR_MS).length).toBeLessThanOrEqual(4)
      }),
      { seed, numRuns: Number(process.env['RUNS'] ?? 5) },
    )
  })
})
