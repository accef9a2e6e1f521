import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LINKS } from '../../shared/auth/mail-links.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import type { StoredLink } from '../table/items/link.ts'
import { MAX_WAIT_MS, timeLink } from './link-timing.ts'

const MINUTE_MS = 60_000
const START = Date.UTC(2026, 10, 22)
const EMAIL = 'ada@stillwater.test'
/** An unused link, requested at `START`. */
const LINK: StoredLink = { email: EMAIL, askedAt: START, expiresAt: START + 900_000, hash: 'h', tries: 0 }

interface Mail {
  at: number
  expiresAt: number
  fromKnownBrowser: boolean
  isEarly: boolean
}

interface Job {
  askedAt: number
  requestId: string
  fromKnownBrowser: boolean
  hasWaited: boolean
}

/** A mailbox with links of one kind. Requests go through `timeLink` as in the mail function. */
class Model {
  readonly mails: Mail[] = []
  /** When a mail was not accepted by the mail service. */
  readonly failures: number[] = []
  isMailServiceDown = false
  readonly uses: number[] = []
  readonly kind: 'magic' | 'recovery'
  private now = START
  private link: StoredLink | undefined
  private waiting: (Job & { dueAt: number })[] = []
  private requests = 0
  private earlyLeft: number

  constructor(kind: 'magic' | 'recovery', earlyLeft: number) {
    this.kind = kind
    this.earlyLeft = earlyLeft
  }

  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const next = this.waiting.toSorted((one, other) => one.dueAt - other.dueAt)[0]
      if (!next || next.dueAt > until) break
      this.waiting = this.waiting.filter((job) => job !== next)
      this.now = next.dueAt
      this.process({ ...next, hasWaited: true })
    }
    this.now = until
  }

  request(fromKnownBrowser: boolean): number {
    this.process({ askedAt: this.now, requestId: String(this.requests++), fromKnownBrowser, hasWaited: false })
    return this.now
  }

  use(): void {
    if (!this.link?.hash || !this.link.sent || this.link.expiresAt <= this.now) return
    const { hash: _, ...used } = this.link
    this.link = used
    this.uses.push(this.now)
  }

  private process(job: Job): void {
    const { kind, now } = this
    const mayBeEarly = this.earlyLeft > 0
    const timing = timeLink(this.link, { ...job, kind, email: EMAIL, validSince: 0, mayBeEarly, now })
    if (timing === 'skip' || timing === 'stands') return
    if (typeof timing === 'number') return void this.waiting.push({ ...job, dueAt: now + timing })
    const isEarly = timing === 'send-early'
    const { askedAt, requestId, fromKnownBrowser } = job
    const expiresAt = now + LINKS[kind].validForMs
    const spacedAt = this.link?.spacedAt
    this.link = {
      email: EMAIL,
      askedAt,
      requestId,
      expiresAt,
      hash: requestId,
      tries: 0,
      ...(spacedAt && { spacedAt }),
    }
    if (this.isMailServiceDown) return void this.failures.push(now)
    this.link.sent = true
    if (isEarly) this.earlyLeft -= 1
    if (!isEarly || !fromKnownBrowser) this.link.spacedAt = now
    this.mails.push({ at: now, expiresAt, fromKnownBrowser, isEarly })
  }
}

/** The times between mails, except those between which a link was used, or the mail service failed. */
const gapsBetween = (mails: readonly Mail[], events: readonly number[]) =>
  mails.flatMap((mail, index) => {
    const next = mails[index + 1]
    const isBroken = next && events.some((at) => at >= mail.at && at <= next.at)
    return next && !isBroken ? [next.at - mail.at] : []
  })

const step = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 6 * MINUTE_MS }), fc.integer({ min: 0, max: 40 * MINUTE_MS })),
  isOwner: fc.integer({ min: 0, max: 9 }).map((n) => n < 4),
  fromKnownBrowser: fc.integer({ min: 0, max: 9 }).map((n) => n < 1),
  isUsed: fc.integer({ min: 0, max: 29 }).map((n) => n < 1),
  isMailServiceDown: fc.integer({ min: 0, max: 9 }).map((n) => n < 1),
})

/** The requests of the owner that no outage of the mail service keeps from an answer within `withinMs`. */
const withoutOutage = (requests: readonly number[], failures: readonly number[], withinMs: number) =>
  requests.filter((at) => !failures.some((failure) => failure > at - MINUTE_MS && failure <= at + withinMs))

it('[SEC-12] keeps its promises to owners, whatever strangers request and whenever', () => {
  fc.assert(
    fc.property(fc.constantFrom('magic', 'recovery'), fc.array(step, { maxLength: 80 }), (kind, steps) => {
      const model = new Model(kind, Number.POSITIVE_INFINITY)
      const ownerRequests: number[] = []
      for (const { afterMs, isOwner, fromKnownBrowser, isUsed, isMailServiceDown } of steps) {
        model.pass(afterMs)
        model.isMailServiceDown = isMailServiceDown
        const at = model.request(isOwner && fromKnownBrowser)
        if (isOwner) ownerRequests.push(at)
        if (isUsed) model.use()
      }
      model.isMailServiceDown = false
      model.pass(2 * MAX_WAIT_MS)
      const { mails, uses, failures } = model
      for (const at of withoutOutage(ownerRequests, failures, 20 * MINUTE_MS)) {
        const isAnswered = mails.some((mail) => mail.at <= at + MAX_WAIT_MS && mail.expiresAt > at)
        expect(isAnswered, 'a mail that works within 15 minutes').toBe(true)
        const isLasting = mails.some(
          (mail) => mail.at <= at + 20 * MINUTE_MS && mail.expiresAt >= Math.max(at, mail.at) + 5 * MINUTE_MS,
        )
        expect(isLasting, 'within 20 minutes, a mail that works for five').toBe(true)
      }
      expect(gapsBetween(mails, [...uses, ...failures]).filter((gap) => gap < 10 * MINUTE_MS)).toEqual([])
      const byStrangers = mails.filter(({ fromKnownBrowser }) => !fromKnownBrowser)
      expect(gapsBetween(byStrangers, [...uses, ...failures]).filter((gap) => gap < 30 * MINUTE_MS)).toEqual([])
    }),
    { seed, numRuns: 2_000 },
  )
})

it('[SEC-12] an owner whose early mails are used up has a working mail within half an hour, and the others stay spaced', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('magic', 'recovery'),
      fc.nat({ max: 3 }),
      fc.array(step, { maxLength: 80 }),
      (kind, earlyLeft, steps) => {
        const model = new Model(kind, earlyLeft)
        const ownerRequests: number[] = []
        for (const { afterMs, isOwner, fromKnownBrowser, isUsed, isMailServiceDown } of steps) {
          model.pass(afterMs)
          model.isMailServiceDown = isMailServiceDown
          const at = model.request(isOwner && fromKnownBrowser)
          if (isOwner) ownerRequests.push(at)
          if (isUsed || fromKnownBrowser) model.use()
        }
        model.isMailServiceDown = false
        model.pass(3 * MAX_WAIT_MS)
        const { mails, failures } = model
        for (const at of withoutOutage(ownerRequests, failures, 2 * MAX_WAIT_MS)) {
          const isAnswered = mails.some((mail) => mail.at <= at + 2 * MAX_WAIT_MS && mail.expiresAt > at)
          expect(isAnswered, 'a mail that works within 30 minutes').toBe(true)
        }
        expect(mails.filter(({ isEarly }) => isEarly).length).toBeLessThanOrEqual(earlyLeft)
        const spaced = mails.filter(({ isEarly }) => !isEarly)
        expect(gapsBetween(spaced, []).filter((gap) => gap < 30 * MINUTE_MS)).toEqual([])
      },
    ),
    { seed, numRuns: 2_000 },
  )
})

it('[SEC-12] a link whose mail was not sent stands for a new request for a minute only, and spaces none', () => {
  const link = { ...LINK, requestId: 'one' }
  const request = { kind: 'magic', email: EMAIL, validSince: 0, requestId: 'two', hasWaited: false } as const
  const ask = (now: number, previous: StoredLink, fromKnownBrowser = false) =>
    timeLink(previous, { ...request, fromKnownBrowser, mayBeEarly: true, askedAt: now, now })
  expect(ask(START + MINUTE_MS - 1, link)).toBe('stands')
  expect(ask(START + MINUTE_MS - 1, link, true)).toBe('stands')
  expect(ask(START + MINUTE_MS, link)).toBe('send')
  expect(ask(START + MINUTE_MS, { ...link, sent: true })).toBe('stands')
  expect(ask(START + MINUTE_MS, { ...link, spacedAt: START - 10 * MINUTE_MS })).toBe('send-early')
})

it('[SEC-12] sends the same link again only when its mail was not sent', () => {
  const request = { kind: 'magic', email: EMAIL, validSince: 0, askedAt: START, requestId: 'one' } as const
  const timing = { ...request, fromKnownBrowser: false, mayBeEarly: true, hasWaited: false, now: START + 1_000 }
  const link = { ...LINK, requestId: 'one' }
  expect(timeLink(link, timing)).toBe('send')
  expect(timeLink({ ...link, sent: true }, timing)).toBe('skip')
  expect(timeLink({ ...link, requestId: 'two' }, timing)).toBe('stands')
})

it('[SEC-12] a request waits until a stranger could not have caused the mail, and not when a newer one was answered', () => {
  const link = { ...LINK, sent: true, spacedAt: START }
  const lane = { fromKnownBrowser: false, mayBeEarly: true }
  const request = { ...lane, kind: 'magic', email: EMAIL, validSince: 0, requestId: 'two' } as const
  const now = START + 16 * MINUTE_MS
  expect(timeLink(link, { ...request, askedAt: now, hasWaited: false, now })).toBe(14 * MINUTE_MS)
  const later = START + 30 * MINUTE_MS
  expect(timeLink(link, { ...request, askedAt: now, hasWaited: true, now: later })).toBe('send')
  expect(timeLink(link, { ...request, askedAt: START - 1, hasWaited: true, now: START + MINUTE_MS })).toBe('skip')
  const expired = { ...link, spacedAt: 0 }
  expect(timeLink(expired, { ...request, askedAt: START - 1, hasWaited: true, now })).toBe('skip')
})

it('[SEC-14] a link that a new password has made invalid does not stand in for a new one', () => {
  const link = { ...LINK, sent: true, spacedAt: START }
  const timing = { kind: 'magic', email: EMAIL, askedAt: START + 2, requestId: 'two', now: START + 3 } as const
  const lane = { fromKnownBrowser: false, mayBeEarly: true, hasWaited: false }
  expect(timeLink(link, { ...timing, ...lane, validSince: 0 })).toBe('stands')
  expect(timeLink(link, { ...timing, ...lane, validSince: START + 1 })).toBe('send-early')
  expect(timeLink(link, { ...timing, ...lane, validSince: 0, email: 'new@stillwater.test' })).toBe('send-early')
})
