import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { measureCapacity } from '../../../tests/fixtures/capacity.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import {
  cookieOf,
  LINK_INVALID,
  requestLink,
  setUpMagicLinks,
  useLink,
} from '../../../tests/fixtures/mail/magic-links.ts'
import { mintLinkToken } from '../../../tests/fixtures/mail/mail-links.ts'
import { throwInternalError } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { table } from '../../table/client.ts'
import { UNKNOWN_USER } from '../../table/keys.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const { mailService, advance, magicFor } = await setUpMagicLinks()

const show = (token: string) => invoke(handler, authApi.showLink, { body: { token } })
const isSignedIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account !== null

describe('requesting a link', () => {
  it.each(['magic', 'recovery'])(
    '[SEC-11] returns the same reply after the same calls with and without an account: %s',
    async (kind) => {
      const ada = await newSignedInUser()
      const observe = async (email: string) => {
        let reply: Awaited<ReturnType<typeof requestLink>> | undefined
        const cost = await measureCapacity(async () => void (reply = await requestLink(email, kind)))
        const { 'x-correlation-id': _, ...headers } = reply?.headers ?? {}
        const cookies = reply?.cookies.map((cookie) => cookie.replace(/=[\w-]{65};/, '=…;'))
        return { status: reply?.status, body: reply?.body, headers, cookies, cost }
      }
      const known = await observe(ada.email)
      const unknown = await observe(`nobody.${kind}@stillwater.test`)
      expect(unknown).toEqual(known)
      expect(known.cookies).toHaveLength(kind === 'magic' ? 1 : 0)
      const jobs = mailService.jobs().map(({ correlationId: _, ...job }) => Object.keys(job).join())
      expect(new Set(jobs).size).toBe(1)
      expect(mailService.jobs().map(({ userId }) => userId)).toEqual([ada.userId, UNKNOWN_USER])
    },
  )

  it('[SEC-10] stores no token or address in the queue', async () => {
    const ada = await newSignedInUser()
    await requestLink(ada.email)
    const [job] = mailService.jobs()
    expect(job).toEqual({
      id: expect.any(String),
      kind: 'magic',
      userId: ada.userId,
      correlationId: expect.any(String),
      askedAt: Date.now(),
      browser: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('[SEC-12] from a browser that the owner knows says so, from any other it does not', async () => {
    const ada = await newSignedInUser()
    const signedIn = await invoke(handler, authApi.signIn, {
      body: { email: ada.email, password: ada.password, stayLoggedIn: false },
    })
    const known = signedIn.cookies.find((cookie) => cookie.startsWith('__Host-known'))?.split(';')[0] ?? ''
    const body = { email: ada.email, kind: 'recovery' }
    for (const cookie of [known, known.replace(/=.*/, `=${'A'.repeat(65)}`), ''])
      await invoke(handler, authApi.requestLink, { body, cookie })
    expect(mailService.jobs().map((job) => 'fromKnownBrowser' in job)).toEqual([true, false, false])
  })

  it('[AUTH-04] keeps the secret of a browser that asks again, so the code in the first mail stays valid', async () => {
    const ada = await newSignedInUser()
    const { code, browser } = await magicFor(ada)
    const again = await invoke(handler, authApi.requestLink, {
      body: { email: ada.email, kind: 'magic' },
      cookie: browser,
    })
    expect(cookieOf(again)).toBe(browser)
    const body = { email: ada.email, code, stayLoggedIn: false }
    expect((await invoke(handler, authApi.useCode, { body, cookie: browser })).status).toBe(200)
  })

  it('[RELY-05] returns 503 while the queue fails, and does not count', async () => {
    const { email } = await newSignedInUser()
    mailService.before('queue', throwInternalError)
    for (let n = 0; n < 6; n++) expect((await requestLink(email)).status).toBe(503)
    mailService.heal()
    expect((await requestLink(email)).status).toBe(200)
  })
})

describe('a magic link', () => {
  it('[AUTH-04] [SEC-10] signs the user in once; showing it does not use it up', async () => {
    const ada = await newSignedInUser()
    const { token, to } = await magicFor(ada)
    expect(to).toBe(ada.email)
    for (let n = 0; n < 3; n++)
      expect((await show(token)).body).toEqual({
        kind: 'magic',
        email: `p…@stillwater.test`,
        isClaim: false,
        isHere: false,
      })
    const first = await useLink(token)
    expect(first.body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, email: ada.email } })
    expect(await isSignedIn(cookieOf(first))).toBe(true)
    expect(await isSignedIn(ada.cookie)).toBe(true)
    for (const reply of [await useLink(token), await show(token)]) expect(reply).toMatchObject(LINK_INVALID)
  })

  it('[SEC-10] succeeds once when it is used 50 times at once', async () => {
    const { token } = await magicFor(await newSignedInUser())
    const replies = await Promise.all(Array.from({ length: 50 }, () => useLink(token)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(49)
  })

  it('[SEC-10] is valid only while it is the newest', async () => {
    const ada = await newSignedInUser()
    const older = await mintLinkToken(ada, 'magic')
    advance(1_000)
    const newer = await mintLinkToken(ada, 'magic')
    expect(await useLink(older)).toMatchObject(LINK_INVALID)
    expect((await useLink(newer)).status).toBe(200)
  })

  it('[AUTH-04] is valid for 15 minutes after it was sent, to the millisecond', async () => {
    const { token } = await magicFor(await newSignedInUser())
    advance(15 * MINUTE_MS)
    for (const reply of [await useLink(token), await show(token)]) expect(reply).toMatchObject(LINK_INVALID)
    advance(-1)
    expect((await useLink(token)).status).toBe(200)
  })

  it.each([
    ['of another kind', (token: string) => token.replace('magic', 'verify')],
    ['of another user', (token: string, noor: TestUser) => token.replace(/(?<=magic\.)\w+/, noor.userId)],
    ['with a changed letter', (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['that is cut off', (token: string) => token.slice(0, -1)],
    ['with more text at its end', (token: string) => `${token}.x`],
    ['without its parts', () => 'magic'],
  ])('[SEC-10] is refused with a token %s, and still works with the right token', async (_, change) => {
    const ada = await newSignedInUser()
    const noor = await newSignedInUser()
    const { token } = await magicFor(ada)
    expect(await useLink(change(token, noor))).toMatchObject(LINK_INVALID)
    expect(await show(change(token, noor))).toMatchObject(LINK_INVALID)
    expect((await useLink(token)).status).toBe(200)
  })

  it('[SEC-10] cannot set a password, and a recovery link cannot sign in', async () => {
    const ada = await newSignedInUser()
    const magic = await mintLinkToken(ada, 'magic')
    const recovery = await mintLinkToken(ada, 'recovery')
    const body = { token: magic, password: 'otter lantern chives' }
    expect(await invoke(handler, authApi.setPassword, { body })).toMatchObject(LINK_INVALID)
    expect(await useLink(recovery)).toMatchObject(LINK_INVALID)
    expect((await show(magic)).status).toBe(200)
    expect((await show(recovery)).status).toBe(200)
  })

  it('[SEC-10] is stored only as a hash', async () => {
    const ada = await newSignedInUser()
    const { token, code } = await magicFor(ada)
    const stored = JSON.stringify(await itemsOf(ada))
    expect(stored).toContain('LINK#magic')
    expect(stored).not.toContain(token.split('.')[2])
    expect(stored).not.toContain(code)
  })

  it('[SEC-10] is invalid once the account has another address', async () => {
    const ada = await newSignedInUser()
    const { token } = await magicFor(ada)
    await table.send(
      new UpdateCommand({
        TableName: process.env['TABLE_NAME'],
        Key: { pk: `USER#${ada.userId}`, sk: 'ME#PROFILE' },
        UpdateExpression: 'set email = :new',
        ExpressionAttributeValues: { ':new': 'ada.new@stillwater.test' },
      }),
    )
    for (const reply of [await show(token), await useLink(token)]) expect(reply).toMatchObject(LINK_INVALID)
  })

  it('[RELY-05] still works after a fault during its use', async () => {
    const { token } = await magicFor(await newSignedInUser())
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { sk: string } } }) => {
      if (command.input.Item?.sk.startsWith('ME#SESSION')) throw Object.assign(new Error('down'), { $metadata: {} })
      return send(command as never)
    }) as never)
    expect((await useLink(token)).status).toBe(503)
    vi.restoreAllMocks()
    expect((await useLink(token)).status).toBe(200)
    expect(await useLink(token)).toMatchObject(LINK_INVALID)
  })

  it('[SEC-10] whose use fails does not come back in place of a newer one', async () => {
    const ada = await newSignedInUser()
    const older = await mintLinkToken(ada, 'magic')
    advance(1_000)
    let newer = ''
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { sk: string } } }) => {
      if (!command.input.Item?.sk.startsWith('ME#SESSION')) return send(command as never)
      vi.restoreAllMocks()
      newer = await mintLinkToken(ada, 'magic')
      throw Object.assign(new Error('down'), { $metadata: {} })
    }) as never)
    expect((await useLink(older)).status).toBe(503)
    expect(await useLink(older)).toMatchObject(LINK_INVALID)
    expect((await useLink(newer)).status).toBe(200)
  })
})
