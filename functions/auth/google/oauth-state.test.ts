import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, earlyToday } from '../../../tests/fixtures/data/users.ts'
import {
  beginGoogleSignIn,
  chooseGoogleAccount,
  GOOGLE_ACCOUNT,
  SIGN_IN_CHOICES,
} from '../../../tests/fixtures/google/google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { hashOf } from '../../table/hash.ts'
import { handler } from '../handler.ts'

const EMAIL = GOOGLE_ACCOUNT.email

const finish = (callback: { code: string; state: string }, cookie: string) =>
  invoke(handler, authApi.finishGoogle, { body: { ...callback, ...SIGN_IN_CHOICES }, cookie })
const outcome = async (...sent: Parameters<typeof finish>) => {
  const { status, problem, cookies } = await finish(...sent)
  return status === 200 ? 'signed in' : [status, problem.type, cookies.length].join()
}
const REFUSED = '401,/problems/google-refused,0'
const storedStates = async (cookie: string) => accounts.items(`TRIP#${hashOf(cookie.split('=')[1] ?? '')}`)

// The first sign-in creates the account, so that the tests sign in to an existing one.
beforeEach(async () => {
  const { address, cookie } = await beginGoogleSignIn()
  await finish(await chooseGoogleAccount(address, EMAIL), cookie)
})

describe('the OAuth state of a Google sign-in', () => {
  it('[AUTH-09] signs the user in in the browser that started the sign-in', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    expect(await outcome(await chooseGoogleAccount(address, EMAIL), cookie)).toBe('signed in')
  })

  it('[SEC-13] is refused in every other browser', async () => {
    const started = await beginGoogleSignIn()
    const other = await beginGoogleSignIn()
    const callback = await chooseGoogleAccount(started.address, EMAIL)
    for (const cookie of ['', '__Host-google=', `__Host-google=${'A'.repeat(65)}`, other.cookie])
      expect(await outcome(callback, cookie)).toBe(REFUSED)
    expect(await outcome(callback, started.cookie)).toBe('signed in')
  })

  it('[SEC-13] must be returned unchanged, and a wrong one does not end the sign-in', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    const callback = await chooseGoogleAccount(address, EMAIL)
    const other = (await beginGoogleSignIn()).address.searchParams.get('state') ?? ''
    expect(await outcome({ ...callback, state: other }, cookie)).toBe(REFUSED)
    expect(await outcome(callback, cookie)).toBe('signed in')
  })

  it('[SEC-13] refuses a code of another sign-in', async () => {
    const started = await beginGoogleSignIn()
    const other = await beginGoogleSignIn()
    const { code } = await chooseGoogleAccount(other.address, EMAIL)
    const { state } = await chooseGoogleAccount(started.address, EMAIL)
    expect(await outcome({ code, state }, started.cookie)).toBe(REFUSED)
  })

  it('[SEC-13] works once, also when requests are concurrent', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    const callback = await chooseGoogleAccount(address, EMAIL)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(callback, cookie)))
    expect(outcomes.filter((result) => result === 'signed in')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['signed in', REFUSED]))
    expect(await storedStates(cookie)).toEqual([])
  })

  it.each([
    [599, 'signed in'],
    [601, REFUSED],
  ])('[SEC-13] is valid for ten minutes: after %i seconds the outcome is %s', async (seconds, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    onTestFinished(() => void vi.useRealTimers())
    const { address, cookie } = await beginGoogleSignIn()
    const callback = await chooseGoogleAccount(address, EMAIL)
    vi.setSystemTime(Date.now() + seconds * 1_000)
    expect(await outcome(callback, cookie)).toBe(expected)
  })

  it('is stored without its cookie', async () => {
    const { address, cookie } = await beginGoogleSignIn()
    const items = await storedStates(cookie)
    expect(items).toMatchObject([{ state: address.searchParams.get('state'), ttl: expect.any(Number) }])
    expect(JSON.stringify(items)).not.toContain(cookie.split('=')[1])
  })

  it('[SEC-12] can be created three hundred times in 15 minutes from one network, such as an office', {
    tags: ['deep'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() })
    onTestFinished(() => void vi.useRealTimers())
    const begin = (ip: string) =>
      invoke(handler, authApi.beginGoogle, { headers: { 'x-viewer-address': ip } }).then(({ status }) => status)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 302; attempt++) statuses.push(await begin('192.0.2.77'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.at(-1)).toBe(429)
    expect(await begin('192.0.2.78')).toBe(200)
  })
})
