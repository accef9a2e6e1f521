import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { choose, chosenBefore, GOOGLER, setOut } from '../../../tests/fixtures/google/google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { hashOf } from '../../table/hash.ts'
import { handler } from '../handler.ts'

const WHO = GOOGLER.email

const finish = (answer: { code: string; state: string }, cookie: string) =>
  invoke(handler, authApi.finishGoogle, { body: { ...answer, ...chosenBefore }, cookie })
const outcome = async (...sent: Parameters<typeof finish>) => {
  const { status, problem, cookies } = await finish(...sent)
  return status === 200 ? 'in' : [status, problem.type, cookies.length].join()
}
const REFUSED = '401,/problems/google-refused,0'
const stored = async (cookie: string) => accounts.items(`TRIP#${hashOf(cookie.split('=')[1] ?? '')}`)

// Its first sign-in makes the account.
beforeEach(async () => {
  const { address, cookie } = await setOut()
  await finish(await choose(address, WHO), cookie)
})

describe('a sign-in by Google', () => {
  it('[AUTH-09] that comes back to the browser that began it is let in', async () => {
    const { address, cookie } = await setOut()
    expect(await outcome(await choose(address, WHO), cookie)).toBe('in')
  })

  it('[SEC-13] counts in no other browser', async () => {
    const [mine, theirs] = [await setOut(), await setOut()]
    const answer = await choose(mine.address, WHO)
    for (const cookie of ['', '__Host-google=', `__Host-google=${'A'.repeat(43)}`, theirs.cookie])
      expect(await outcome(answer, cookie)).toBe(REFUSED)
    expect(await outcome(answer, mine.cookie)).toBe('in')
  })

  it('[SEC-13] brings back the state that it left with, and a wrong one ends nothing', async () => {
    const { address, cookie } = await setOut()
    const answer = await choose(address, WHO)
    const other = (await setOut()).address.searchParams.get('state') ?? ''
    expect(await outcome({ ...answer, state: other }, cookie)).toBe(REFUSED)
    expect(await outcome(answer, cookie)).toBe('in')
  })

  it('[SEC-13] takes no code that was given for another one', async () => {
    const [mine, theirs] = [await setOut(), await setOut()]
    const { code } = await choose(theirs.address, WHO)
    const { state } = await choose(mine.address, WHO)
    expect(await outcome({ code, state }, mine.cookie)).toBe(REFUSED)
  })

  it('[SEC-13] counts once, side by side too', async () => {
    const { address, cookie } = await setOut()
    const answer = await choose(address, WHO)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(answer, cookie)))
    expect(outcomes.filter((each) => each === 'in')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['in', REFUSED]))
    expect(await stored(cookie)).toEqual([])
  })

  it.each([
    [599, 'in'],
    [601, REFUSED],
  ])('[SEC-13] may take ten minutes: after %i seconds', async (seconds, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() })
    onTestFinished(() => void vi.useRealTimers())
    const { address, cookie } = await setOut()
    const answer = await choose(address, WHO)
    vi.setSystemTime(Date.now() + seconds * 1_000)
    expect(await outcome(answer, cookie)).toBe(expected)
  })

  it('keeps its cookie out of the table', async () => {
    const { address, cookie } = await setOut()
    const items = await stored(cookie)
    expect(items).toMatchObject([{ state: address.searchParams.get('state'), ttl: expect.any(Number) }])
    expect(JSON.stringify(items)).not.toContain(cookie.split('=')[1])
  })

  it('[SEC-12] can be begun a hundred times in a quarter of an hour from one network', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() })
    onTestFinished(() => void vi.useRealTimers())
    const begin = (place: string) =>
      invoke(handler, authApi.beginGoogle, { headers: { 'x-viewer-address': place } }).then(({ status }) => status)
    const statuses: number[] = []
    for (let tries = 0; tries < 102; tries++) statuses.push(await begin('192.0.2.77'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect([statuses.at(-1), await begin('192.0.2.78')]).toEqual([429, 200])
  })
})
