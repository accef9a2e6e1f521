import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, itemsOf, newSignedInUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { mintCodeRequest, mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { countIfAllowed } from '../../table/records/rate-limits.ts'
import { handler } from '../handler.ts'
import { linkLimits } from '../rate-limits.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => void vi.useRealTimers())

const from = (address: string) => ({ headers: { 'x-viewer-address': address } })
const show = (token: string, address: string) =>
  invoke(handler, authApi.showLink, { body: { token }, ...from(address) })

/** Uses up the limit of a network, as requests for any links do. */
async function flood(address: string): Promise<number> {
  let allowed = 0
  while (await countIfAllowed(linkLimits(address), Date.now())) allowed += 1
  return allowed
}

describe('the rate limit of mailed links', () => {
  it('[SEC-12] allows a network three hundred in a quarter of an hour, then says when to try again', {
    tags: ['deep'],
  }, async () => {
    const token = await mintLinkToken(await newSignedInUser(), 'magic')
    const statuses: number[] = []
    for (let n = 0; n < 301; n++) statuses.push((await show(token, '192.0.2.30')).status)
    expect(statuses.indexOf(429)).toBe(300)
    const refused = await show(token, '192.0.2.30')
    expect(refused.problem.type).toBe('/problems/too-many-tries')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await show(token, '192.0.2.31')).status).toBe(200)
    vi.setSystemTime(Date.now() + 15 * 60_000)
    expect(await flood('192.0.2.30')).toBe(300)
  })

  it('[SEC-12] is the same for showing, for using and for a password, and refuses before it looks at the link', async () => {
    const ada = await newSignedInUser()
    await flood('192.0.2.32')
    const before = await itemsOf(ada)
    const token = await mintLinkToken(ada, 'magic')
    const code = await mintCodeRequest(await newSignedInUser())
    const requests = [
      invoke(handler, authApi.showLink, { body: { token }, ...from('192.0.2.32') }),
      invoke(handler, authApi.useLink, { body: { token, stayLoggedIn: false }, ...from('192.0.2.32') }),
      invoke(handler, authApi.useCode, {
        body: code.body,
        headers: { ...code.headers, 'x-viewer-address': '192.0.2.32' },
      }),
      invoke(handler, authApi.setPassword, {
        body: { token, password: 'otter lantern chives' },
        ...from('192.0.2.32'),
      }),
    ]
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect({ ...(await itemsOf(ada)), 'LINK#magic': undefined }).toEqual({ ...before, 'LINK#magic': undefined })
  })

  it('[SEC-12] [SEC-10] a stranger who tries an account until refused keeps its owner from nothing', async () => {
    const ada = await newSignedInUser()
    const { body, headers } = await mintCodeRequest(ada)
    const stranger = await mintCodeRequest(await newSignedInUser())
    for (let n = 0; n < 310; n++)
      await invoke(handler, authApi.useCode, {
        body: { email: ada.email, code: '00000000', stayLoggedIn: false },
        headers: { ...stranger.headers, 'x-viewer-address': '2001:db8:66::1' },
      })
    await flood('2001:db8:66::1')
    const used = await invoke(handler, authApi.useCode, {
      body,
      headers: { ...headers, 'x-viewer-address': '192.0.2.33' },
    })
    expect(used.status).toBe(200)
  })

  it('[SEC-12] grows only fourfold for a /56 and sixteenfold for a /48', async () => {
    const limits = linkLimits('2001:db8:67::1').map(({ limit }) => limit.max)
    expect(limits).toEqual([300, 1_200, 4_800])
  })
})
