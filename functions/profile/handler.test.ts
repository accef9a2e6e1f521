import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { profileApi } from '../../shared/profile/api.ts'
import { CONSENT_VERSION } from '../../shared/profile/consent.ts'
import { edit as editDay, newOperation } from '../../tests/fixtures/data/days.ts'
import { openHome } from '../../tests/fixtures/data/home.ts'
import {
  itemsOf,
  newSignedInUser,
  changeProfile as storeProfileField,
  type TestUser,
} from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { startMail } from '../../tests/fixtures/mail/mail-stand-ins.ts'
import { handler } from './handler.ts'
import { deleteFeedback, storeFeedback } from './repository.ts'

const mail = await startMail()

const edit = ({ cookie }: TestUser, body: object) => invoke(handler, profileApi.edit, { cookie, body })
const decide = ({ cookie }: TestUser, isGiven: boolean, version: number = CONSENT_VERSION) =>
  invoke(handler, profileApi.decideConsent, { cookie, body: { isGiven, version } })
const profileOf = async (user: TestUser) => (await itemsOf(user))['ME#PROFILE']

describe('[PROF-01] [DATA-01] the profile', () => {
  it('changes the name and the time zone, each without the other', async () => {
    const ada = await newSignedInUser()
    expect((await edit(ada, { fullName: ' Ada F. ' })).body).toMatchObject({
      account: { id: ada.userId, fullName: 'Ada F.', email: ada.email },
      zone: 'Europe/London',
    })
    expect((await edit(ada, { zone: 'Pacific/Auckland' })).body).toMatchObject({
      account: { fullName: 'Ada F.' },
      zone: 'Pacific/Auckland',
    })
    expect(await openHome(ada)).toMatchObject({ account: { fullName: 'Ada F.' }, zone: 'Pacific/Auckland' })
  })

  it('[SUB-02] a new time zone moves the end of the trial, and never a day', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-12T12:00Z') })
    const ada = await newSignedInUser({ zone: 'Pacific/Kiritimati' })
    // Half an hour after midnight in Kiritimati, half an hour before midnight in Pago Pago.
    await storeProfileField(ada, 'createdAt', Date.parse('2026-11-10T10:30Z'))
    await editDay(ada, newOperation({ date: '2026-11-12', set: { painLevel: 4 }, editedAt: Date.now() }))
    const dayOf = async () => (await itemsOf(ada))['DAY#2026-11-12']
    const trialDays = async () => (await openHome(ada)).premium.trialDaysRemaining
    const before = await dayOf()
    expect(before).toBeDefined()
    expect(await trialDays()).toBe(8)
    await edit(ada, { zone: 'Pacific/Pago_Pago' })
    expect(await trialDays()).toBe(7)
    expect(await dayOf()).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['a name of 200 emoji', { fullName: '😀'.repeat(200) }, '/body/fullName'],
    ['a name with a NUL', { fullName: 'A\0da' }, '/body/fullName'],
    ['a time zone that does not exist', { zone: 'Europe/Atlantis' }, '/body/zone'],
    ['no change', {}, '/body'],
    ['a role', { fullName: 'Ada', roles: ['admin'] }, '/body/roles'],
    ['a consent', { fullName: 'Ada', consent: { version: 1, isGiven: true, at: 0 } }, '/body/consent'],
  ])('[SEC-03] refuses %s, and stores nothing', async (_, body, pointer) => {
    const ada = await newSignedInUser()
    const before = await profileOf(ada)
    const { status, problem } = await edit(ada, body)
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer)
    expect(await profileOf(ada)).toEqual(before)
  })

  it('accepts a name of 100 emoji, and an empty one', async () => {
    const ada = await newSignedInUser()
    for (const fullName of ['😀'.repeat(100), ''])
      expect((await edit(ada, { fullName })).body.account.fullName).toBe(fullName)
  })
})

describe('[SEC-30] consent', () => {
  it('is given, withdrawn and given again, and counts from the next request', async () => {
    const ada = await newSignedInUser({ consent: false })
    const save = async () => (await editDay(ada, newOperation({ set: { painLevel: 4 } }))).status
    expect([await openHome(ada).then(({ consent }) => consent), await save()]).toEqual(['none', 403])
    expect((await decide(ada, true)).body).toEqual({ consent: 'given' })
    expect([await openHome(ada).then(({ consent }) => consent), await save()]).toEqual(['given', 200])
    expect((await decide(ada, false)).body).toEqual({ consent: 'withdrawn' })
    expect([await openHome(ada).then(({ consent }) => consent), await save()]).toEqual(['withdrawn', 403])
    await decide(ada, true)
    expect(await save()).toBe(200)
  })

  it('leaves a record of each decision, with its time and version', async () => {
    const ada = await newSignedInUser({ consent: false })
    await decide(ada, true)
    await decide(ada, false)
    const records = Object.entries(await itemsOf(ada)).filter(([sk]) => sk.startsWith('CONSENT#'))
    expect(records.map(([, { version, isGiven }]) => [version, isGiven])).toEqual([
      [CONSENT_VERSION, true],
      [CONSENT_VERSION, false],
    ])
    for (const [sk] of records) expect(Number(sk.split('#')[1])).toBeGreaterThan(Date.now() - 60_000)
  })

  it('is refused for a text that is not the present one, and can be withdrawn from any', async () => {
    const ada = await newSignedInUser({ consent: false })
    const { status, problem } = await decide(ada, true, CONSENT_VERSION + 1)
    expect([status, problem.type]).toEqual([409, '/problems/consent-text-outdated'])
    expect(await profileOf(ada)).not.toHaveProperty('consent')
    expect((await decide(ada, false, CONSENT_VERSION + 1)).status).toBe(200)
  })

  it('reading needs none: what was stored before a withdrawal stays readable', async () => {
    const ada = await newSignedInUser({ days: 2 })
    await decide(ada, false)
    expect((await openHome(ada)).loggedOn.length).toBeGreaterThan(0)
  })
})

describe('[PROF-04] a message to us', () => {
  const send = ({ cookie }: TestUser, text: string, attempt: string = randomUUID()) =>
    invoke(handler, profileApi.sendFeedback, { cookie, body: { text, attempt } })

  it('reaches our mailbox, where an answer goes to the user', async () => {
    const ada = await newSignedInUser({ consent: false })
    expect((await send(ada, ' The log is <b>too</b> long.\n\nAda ')).status).toBe(200)
    expect(JSON.stringify(mail.jobs())).not.toContain('too')
    await mail.sendQueuedMails()
    expect(mail.mailbox.list(null)).toMatchObject([
      {
        from: 'Stillwater <stillwater@example.com>',
        to: 'stillwater@example.com',
        replyTo: ada.email,
        text: expect.stringContaining('The log is <b>too</b> long.\n\nAda'),
        html: expect.stringContaining('&lt;b&gt;too&lt;/b&gt;'),
      },
    ])
  })

  it.each([
    ['nothing', ''],
    ['only spaces', ' \n '],
    ['2,001 characters', 'x'.repeat(2_001)],
  ])('[SEC-04] of %s is refused, and nothing is stored or sent', async (_, text) => {
    const ada = await newSignedInUser()
    const before = await itemsOf(ada)
    expect((await send(ada, text)).status).toBe(400)
    expect(await itemsOf(ada)).toEqual(before)
    expect(mail.jobs()).toEqual([])
  })

  it('[SEC-25] is sent once, however often the same request arrives; another text under its key is refused', async () => {
    const ada = await newSignedInUser()
    const attempt = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(ada, 'A heron', attempt)))
    const problems = replies.flatMap(({ status, problem }) => (status === 200 ? [] : [problem.type]))
    expect(problems.length).toBeLessThan(20)
    expect(new Set(problems)).toEqual(new Set(problems.length ? ['/problems/busy'] : []))
    expect((await send(ada, 'A heron', attempt)).status).toBe(200)
    expect(mail.jobs()).toHaveLength(1)
    expect(await send(ada, 'Two herons', attempt)).toMatchObject({
      status: 409,
      problem: { type: '/problems/key-used' },
    })
    await mail.sendQueuedMails()
    expect(mail.mailbox.list(null)).toMatchObject([{ text: expect.stringContaining('A heron') }])
  })

  it('[SEC-25] is not sent again an hour later, when a page that did not get the reply repeats its request', async () => {
    const ada = await newSignedInUser()
    const attempt = randomUUID()
    expect((await send(ada, 'A heron', attempt)).status).toBe(200)
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect((await send(ada, 'A heron', attempt)).status).toBe(200)
    expect(mail.jobs()).toHaveLength(1)
  })

  it('[SEC-25] whose request was broken off is sent by a later one', async () => {
    const ada = await newSignedInUser()
    const attempt = randomUUID()
    await storeFeedback(ada.userId, { text: 'A heron', attempt }, Date.now() - 59_000)
    expect((await send(ada, 'A heron', attempt)).problem.type).toBe('/problems/busy')
    await deleteFeedback(ada.userId, attempt)
    await storeFeedback(ada.userId, { text: 'A heron', attempt }, Date.now() - 61_000)
    expect((await send(ada, 'A heron', attempt)).status).toBe(200)
    expect(mail.jobs()).toHaveLength(1)
  })

  it('[SEC-12] can be sent thirty times a day', async () => {
    const ada = await newSignedInUser()
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await send(ada, `Message ${n}`)).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  })
})
