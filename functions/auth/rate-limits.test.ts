import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../shared/auth/api.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { networksOf } from '../sign-in/rate-limits.ts'
import { table } from '../table/client.ts'
import { countAttempts, countIfAllowed } from '../table/records/rate-limits.ts'
import { handler } from './handler.ts'
import { newAccountLimits, signInLimits, signUpLimits } from './rate-limits.ts'

describe('the rate limits of password guesses', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
  afterEach(() => void vi.useRealTimers())

  const from = (address: string, cookie = '') => ({ headers: { 'x-viewer-address': address }, cookie })
  const signIn = (email: string, password: string, sent: object) =>
    invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })
  const guess = async (email: string, times: number, sent: object) =>
    (await Promise.all(Array.from({ length: times }, () => signIn(email, 'wrong', sent)))).map(({ status }) => status)

  it('[SEC-12] allow ten guesses from one network, also concurrent ones, and tell when to retry', async () => {
    const { email, password } = await newSignedInUser()
    const here = from('192.0.2.1')
    const statuses = await guess(email, 14, here)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await signIn(email, password, here)
    expect(refused.status).toBe(429)
    expect(refused.problem.type).toBe('/problems/too-many-tries')
    expect(refused.cookies).toEqual([])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    expect((await signIn(email, password, here)).status).toBe(200)
  })

  it('[SEC-12] apply in the same way to an address without an account', async () => {
    const statuses = await guess(`nobody${Date.now()}@stillwater.test`, 12, from('192.0.2.2'))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('[SEC-12] never lock out a known browser, and other networks only after a hundred guesses', async () => {
    const { email, password } = await newSignedInUser()
    const known = (await signIn(email, password, from('192.0.2.3'))).cookies[1]?.split(';')[0]
    await guess(email, 11, from('192.0.2.3'))
    expect((await signIn(email, password, from('192.0.2.4'))).status).toBe(200)
    for (let network = 0; network < 12; network++) await guess(email, 10, from(`198.51.100.${network}`))
    expect((await signIn(email, password, from('192.0.2.5'))).status).toBe(429)
    expect((await signIn(email, password, from('192.0.2.3', known))).status).toBe(200)
  })

  it('[SEC-12] of one network never lock out the user on another network', async () => {
    const { email, password } = await newSignedInUser()
    const start = Date.now()
    for (let window = 0; window < 8; window++) {
      vi.setSystemTime(start + window * 15 * 60_000)
      await guess(email, 60, from('192.0.2.10'))
      expect((await signIn(email, password, from('192.0.2.11'))).status).toBe(200)
    }
  })

  it('[SEC-12] are no higher with the cookie of a known browser or of another user', async () => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const knownCookieOf = async ({ email, password }: TestUser) =>
      (await signIn(email, password, from('192.0.2.6'))).cookies[1]?.split(';')[0] ?? ''
    expect(await guess(ada.email, 11, from('192.0.2.6', await knownCookieOf(ada)))).toContain(429)
    const withOtherCookie = from('192.0.2.7', await knownCookieOf(noor))
    await guess(ada.email, 10, withOtherCookie)
    expect((await signIn(ada.email, 'wrong', { ...withOtherCookie, cookie: '' })).status).toBe(429)
  })

  it('[SEC-12] allow a hundred guesses from one network at many accounts', async () => {
    const statuses: number[] = []
    for (let account = 0; account < 12; account++)
      statuses.push(...(await guess(`spray${account}@stillwater.test`, 9, from('2001:db8::1'))))
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    const { email, password } = await newSignedInUser()
    expect((await signIn(email, password, from('2001:db8::2:3'))).status).toBe(429)
  })

  it.each([
    ['a made-up secret', (cookie: string) => cookie.replace(/=.*/, `=${'A'.repeat(65)}`), 0],
    ['a cookie that is 181 days old', (cookie: string) => cookie, 181],
  ])('[SEC-12] treat a browser as unknown with %s', async (_, change, days) => {
    const { email, password } = await newSignedInUser()
    const known = (await signIn(email, password, from('192.0.2.12'))).cookies[1]?.split(';')[0] ?? ''
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await guess(email, 10, from('192.0.2.12'))
    expect((await signIn(email, 'wrong', from('192.0.2.12', change(known)))).status).toBe(429)
  })

  it('[SEC-12] know at most ten browsers of a user', async () => {
    const ada = await newSignedInUser()
    for (let browser = 0; browser < 12; browser++) await signIn(ada.email, ada.password, from(`192.0.2.${browser}`))
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('KNOWN#'))).toHaveLength(10)
  })

  it('reveal only to a known browser that the directory pauses', async () => {
    const { email, password } = await newSignedInUser()
    const known = (await signIn(email, password, from('192.0.2.13'))).cookies[1]?.split(';')[0]
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    const pauseError = new NotAuthorizedException({ message: 'Password attempts exceeded', $metadata: {} })
    cognito.on(AdminInitiateAuthCommand).rejects(pauseError)
    const [knownBrowser, unknownBrowser] = [
      await signIn(email, password, from('192.0.2.13', known)),
      await signIn(email, password, from('192.0.2.13')),
    ]
    expect(knownBrowser.status).toBe(429)
    expect(knownBrowser.headers['retry-after']).toBe('900')
    expect(unknownBrowser.status).toBe(401)
    expect(unknownBrowser.problem.type).toBe('/problems/wrong-credentials')
  })

  it('do not count a right password or a failure of the directory', async () => {
    const { email, password } = await newSignedInUser()
    const here = from('192.0.2.8')
    for (let attempt = 0; attempt < 12; attempt++) expect((await signIn(email, password, here)).status).toBe(200)
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    cognito.on(AdminInitiateAuthCommand).rejects(new TooManyRequestsException({ message: '', $metadata: {} }))
    for (let attempt = 0; attempt < 12; attempt++) expect(await guess(email, 1, here)).toEqual([503])
    cognito.restore()
    expect((await signIn(email, password, here)).status).toBe(200)
  })

  it('store neither an e-mail address nor an IP address in readable form', async () => {
    const email = `trace${Date.now()}@stillwater.test`
    const send = vi.spyOn(table, 'send')
    await signIn(email, 'wrong', from('192.0.2.9'))
    const limits = JSON.stringify(send.mock.calls.filter(([command]) => command instanceof UpdateCommand))
    expect(limits).toContain('LIMIT#network#')
    expect(limits).not.toMatch(/192\.0\.2\.9|trace/)
    // Hashing all possible addresses does not reveal them either, because the hash is keyed with a secret.
    const lastLimitKey = () => /LIMIT#network#[\w-]+/.exec(JSON.stringify(send.mock.calls.at(-1)))?.[0]
    send.mockClear()
    const secret = process.env['ORIGIN_SECRET']
    onTestFinished(() => void Object.assign(process.env, { ORIGIN_SECRET: secret }))
    const keys = new Set<string | undefined>()
    for (const ORIGIN_SECRET of [secret, 'another']) {
      Object.assign(process.env, { ORIGIN_SECRET })
      await countAttempts([{ limit: { name: 'network', max: 9, everyMs: 1_000 }, subject: '192.0.2.9' }], Date.now())
      keys.add(lastLimitKey())
    }
    expect(keys.size).toBe(2)
  })
})

describe('the networks of an IP address', () => {
  const v6 = (...prefixes: string[]) => prefixes.map((prefix) => ({ bits: prefix.length * 4, prefix }))

  it.each([
    ['203.0.113.7', [{ bits: 32, prefix: '203.0.113.7' }]],
    ['::ffff:203.0.113.7', [{ bits: 32, prefix: '203.0.113.7' }]],
    ['2001:db8:1:2:3:4:5:6', v6('20010db800010002', '20010db8000100', '20010db80001')],
    ['2001:DB8:1:2::6', v6('20010db800010002', '20010db8000100', '20010db80001')],
    ['2001:db8::6', v6('20010db800000000', '20010db8000000', '20010db80000')],
    ['::1', v6('0000000000000000', '00000000000000', '000000000000')],
    ['', [{ bits: 32, prefix: '' }]],
  ])('[SEC-12] of "%s" are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
  })

  it('[SEC-12] a rented /48 with its 65,536 networks makes at most 320 accounts an hour', {
    tags: ['deep'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    onTestFinished(() => void vi.useRealTimers())
    const now = Date.now()
    let allowed = 0
    for (let network = 0; network < 400; network++) {
      // A /56 of its own for each of the first 256.
      const group = (network % 256) * 256 + Math.floor(network / 256)
      const attempts = signUpLimits(`2001:db8:77:${group.toString(16)}::1`)
      if (await countIfAllowed(attempts, now)) allowed += 1
    }
    expect(allowed).toBe(320)
    expect(await countIfAllowed(signUpLimits('2001:db8:78::1'), now)).toBe(true)
  })

  it('[SEC-12] a rented /48 cannot use up the guesses of an account, so its owner still gets in', {
    tags: ['deep'],
  }, async () => {
    const { email, password } = await newSignedInUser()
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    for (let window = 0; window < 4; window++) {
      vi.setSystemTime(start + window * 15 * 60_000)
      for (let network = 0; network < 40; network++)
        await countIfAllowed(
          signInLimits(email, `2001:db8:79:${(network * 256).toString(16)}::1`, undefined),
          Date.now(),
        )
    }
    const body = { email, password, stayLoggedIn: false }
    expect(
      (await invoke(handler, authApi.signIn, { body, headers: { 'x-viewer-address': '192.0.2.99' } })).status,
    ).toBe(200)
  })

  it('[SEC-12] all sign-ups together are limited', async () => {
    expect(newAccountLimits().map(({ limit, subject }) => ({ ...limit, subject }))).toEqual([
      { name: 'all-sign-ups', max: 2_000, everyMs: 3_600_000, subject: 'all' },
      { name: 'all-daily-sign-ups', max: 5_000, everyMs: 86_400_000, subject: 'all' },
    ])
  })

  it('[SEC-12] an office of 200 can sign up on one day, and no network makes accounts without end', () => {
    const daily = signUpLimits('192.0.2.1').find(({ limit }) => limit.name === 'daily-sign-ups')
    expect(daily).toMatchObject({ limit: { max: 300, everyMs: 86_400_000 }, subject: '192.0.2.1' })
  })
})
