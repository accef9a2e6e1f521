import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { table } from '../../table/client.ts'
import { count } from '../../table/records/limits.ts'
import { handler } from '../handler.ts'
import { networkOf } from './guessing.ts'

describe('guessing a password', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() }))
  afterEach(() => void vi.useRealTimers())

  const from = (address: string, cookie = '') => ({ headers: { 'x-viewer-address': address }, cookie })
  const tryAs = (email: string, password: string, sent: object) =>
    invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false }, ...sent })
  const guesses = async (email: string, count: number, sent: object) =>
    (await Promise.all(Array.from({ length: count }, () => tryAs(email, 'wrong', sent)))).map(({ status }) => status)

  it('[SEC-12] ends after ten tries from one place, side by side too, and says when to come back', async () => {
    const { email, password } = await signedIn()
    const here = from('192.0.2.1')
    const statuses = await guesses(email, 14, here)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await tryAs(email, password, here)
    expect([refused.status, refused.problem.type, refused.cookies]).toEqual([429, '/problems/too-many-tries', []])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    expect((await tryAs(email, password, here)).status).toBe(200)
  })

  it('[SEC-12] is stopped just so where nobody has an account', async () => {
    const statuses = await guesses(`nobody${Date.now()}@stillwater.test`, 12, from('192.0.2.2'))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('[SEC-12] never shuts a known browser out, and an unknown one elsewhere only after a hundred guesses from many places', async () => {
    const { email, password } = await signedIn()
    const known = (await tryAs(email, password, from('192.0.2.3'))).cookies[1]?.split(';')[0]
    await guesses(email, 11, from('192.0.2.3'))
    expect((await tryAs(email, password, from('192.0.2.4'))).status).toBe(200)
    for (let place = 0; place < 12; place++) await guesses(email, 10, from(`198.51.100.${place}`))
    expect((await tryAs(email, password, from('192.0.2.5'))).status).toBe(429)
    expect((await tryAs(email, password, from('192.0.2.3', known))).status).toBe(200)
  })

  it('[SEC-12] from one place, however often, keeps nobody out who comes from another', async () => {
    const { email, password } = await signedIn()
    const start = Date.now()
    for (let quarter = 0; quarter < 8; quarter++) {
      vi.setSystemTime(start + quarter * 15 * 60_000)
      await guesses(email, 60, from('192.0.2.10'))
      expect((await tryAs(email, password, from('192.0.2.11'))).status).toBe(200)
    }
  })

  it('[SEC-12] does not come cheaper with the cookie of a known browser, or with that of somebody else', async () => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const knownTo = async ({ email, password }: Person) =>
      (await tryAs(email, password, from('192.0.2.6'))).cookies[1]?.split(';')[0] ?? ''
    expect(await guesses(ada.email, 11, from('192.0.2.6', await knownTo(ada)))).toContain(429)
    const elsewhere = from('192.0.2.7', await knownTo(noor))
    await guesses(ada.email, 10, elsewhere)
    expect((await tryAs(ada.email, 'wrong', { ...elsewhere, cookie: '' })).status).toBe(429)
  })

  it('[SEC-12] of many accounts from one place ends after a hundred', async () => {
    const statuses: number[] = []
    for (let person = 0; person < 12; person++)
      statuses.push(...(await guesses(`spray${person}@stillwater.test`, 9, from('2001:db8::1'))))
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    const { email, password } = await signedIn()
    expect((await tryAs(email, password, from('2001:db8::2:3'))).status).toBe(429)
  })

  it.each([
    ['a made-up secret', (cookie: string) => cookie.replace(/\..*/, `.${'A'.repeat(43)}`), 0],
    ['a cookie of half a year ago', (cookie: string) => cookie, 181],
  ])('[SEC-12] takes no browser for known by %s', async (_, change, days) => {
    const { email, password } = await signedIn()
    const known = (await tryAs(email, password, from('192.0.2.12'))).cookies[1]?.split(';')[0] ?? ''
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await guesses(email, 10, from('192.0.2.12'))
    expect((await tryAs(email, 'wrong', from('192.0.2.12', change(known)))).status).toBe(429)
  })

  it('[SEC-12] knows ten browsers of one person at most', async () => {
    const ada = await signedIn()
    for (let browser = 0; browser < 12; browser++) await tryAs(ada.email, ada.password, from(`192.0.2.${browser}`))
    expect(Object.keys(await itemsOf(ada)).filter((sk) => sk.startsWith('KNOWN#'))).toHaveLength(10)
  })

  it('says to a known browser alone that the directory judges nothing for a while', async () => {
    const { email, password } = await signedIn()
    const known = (await tryAs(email, password, from('192.0.2.13'))).cookies[1]?.split(';')[0]
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    const pause = new NotAuthorizedException({ message: 'Password attempts exceeded', $metadata: {} })
    cognito.on(AdminInitiateAuthCommand).rejects(pause)
    const [there, elsewhere] = [
      await tryAs(email, password, from('192.0.2.13', known)),
      await tryAs(email, password, from('192.0.2.13')),
    ]
    expect([there.status, there.headers['retry-after']]).toEqual([429, '900'])
    expect([elsewhere.status, elsewhere.problem.type]).toEqual([401, '/problems/wrong-credentials'])
  })

  it('counts no right password, and no try that the directory could not judge', async () => {
    const { email, password } = await signedIn()
    const here = from('192.0.2.8')
    for (let again = 0; again < 12; again++) expect((await tryAs(email, password, here)).status).toBe(200)
    const cognito = mockClient(CognitoIdentityProviderClient)
    onTestFinished(() => cognito.restore())
    cognito.on(AdminInitiateAuthCommand).rejects(new TooManyRequestsException({ message: '', $metadata: {} }))
    for (let again = 0; again < 12; again++) expect(await guesses(email, 1, here)).toEqual([503])
    cognito.restore()
    expect((await tryAs(email, password, here)).status).toBe(200)
  })

  it('leaves neither address nor place readable in the table', async () => {
    const email = `trace${Date.now()}@stillwater.test`
    const send = vi.spyOn(table, 'send')
    await tryAs(email, 'wrong', from('192.0.2.9'))
    const limits = JSON.stringify(send.mock.calls.filter(([command]) => command instanceof UpdateCommand))
    expect(limits).toContain('LIMIT#network#')
    expect(limits).not.toMatch(/192\.0\.2\.9|trace/)
    // Not to be found out by trying all addresses either: the key is a secret.
    const hidden = () => /LIMIT#network#[\w-]+/.exec(JSON.stringify(send.mock.calls.at(-1)))?.[0]
    send.mockClear()
    const secret = process.env['ORIGIN_SECRET']
    onTestFinished(() => void Object.assign(process.env, { ORIGIN_SECRET: secret }))
    const keys = new Set<string | undefined>()
    for (const ORIGIN_SECRET of [secret, 'another']) {
      Object.assign(process.env, { ORIGIN_SECRET })
      await count([{ limit: { name: 'network', max: 9, everyMs: 1_000 }, who: '192.0.2.9' }], Date.now())
      keys.add(hidden())
    }
    expect(keys.size).toBe(2)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('[SEC-12] of "%s" is "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
