import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { spent } from '../../../tests/fixtures/capacity.ts'
import { itemsOf, type Person, signedIn } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { ask, cookieOf, INVALID, magicLinks, use } from '../../../tests/fixtures/mail/magic-links.ts'
import { linkFor } from '../../../tests/fixtures/mail/mail-links.ts'
import { breaks } from '../../../tests/fixtures/mail/post.ts'
import { table } from '../../table/client.ts'
import { NOBODY } from '../../table/keys.ts'
import { handler } from '../handler.ts'

const MINUTE_MS = 60_000
const { post, pass, magicFor } = await magicLinks()

const show = (token: string) => invoke(handler, authApi.showLink, { body: { token } })
const isIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account !== null

describe('asking for a link', () => {
  it.each(['magic', 'recovery'])(
    '[SEC-11] answers the same whether anybody has the address, after the same calls: %s',
    async (kind) => {
      const ada = await signedIn()
      const told = async (email: string) => {
        let reply: Awaited<ReturnType<typeof ask>> | undefined
        const cost = await spent(async () => void (reply = await ask(email, kind)))
        const { 'x-correlation-id': _, ...headers } = reply?.headers ?? {}
        const cookies = reply?.cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))
        return { status: reply?.status, body: reply?.body, headers, cookies, cost }
      }
      const [known, unknown] = [await told(ada.email), await told('nobody@stillwater.test')]
      expect(unknown).toEqual(known)
      expect(known.cookies).toHaveLength(kind === 'magic' ? 1 : 0)
      const jobs = post.jobs().map(({ correlationId: _, ...job }) => Object.keys(job).join())
      expect(new Set(jobs).size).toBe(1)
      expect(post.jobs().map(({ userId }) => userId)).toEqual([ada.userId, NOBODY])
    },
  )

  it('[SEC-10] leaves no token and no address in the queue', async () => {
    const ada = await signedIn()
    await ask(ada.email)
    const [job] = post.jobs()
    expect(job).toEqual({
      kind: 'magic',
      userId: ada.userId,
      correlationId: expect.any(String),
      askedAt: Date.now(),
      browser: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('[SEC-12] [SEC-11] is limited for each mailbox, known or not, and for each network', async () => {
    const ada = await signedIn()
    for (const email of [ada.email, `nobody.${Date.now()}@stillwater.test`]) {
      const [box, domain] = email.split('@')
      const statuses: number[] = []
      for (let n = 0; n < 6; n++)
        statuses.push((await ask(`${box}${n && email !== ada.email ? `+${n}` : ''}@${domain}`)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    const here: number[] = []
    for (let n = 0; n < 61; n++)
      here.push((await ask(`n${n}.${Date.now()}@stillwater.test`, 'magic', '192.0.2.77')).status)
    expect(here.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(here.at(-1)).toBe(429)
  })

  it('[RELY-05] says so when the queue takes nothing, and that counts for nothing', async () => {
    const { email } = await signedIn()
    post.before('queue', breaks)
    for (let n = 0; n < 6; n++) expect((await ask(email)).status).toBe(503)
    post.heal()
    expect((await ask(email)).status).toBe(200)
  })
})

describe('a magic link', () => {
  it('[AUTH-04] [SEC-10] signs in once and never again; looking at it uses nothing', async () => {
    const ada = await signedIn()
    const { token, to } = await magicFor(ada)
    expect(to).toBe(ada.email)
    for (let n = 0; n < 3; n++)
      expect((await show(token)).body).toEqual({
        kind: 'magic',
        email: `p…@stillwater.test`,
        isClaim: false,
        isHere: false,
      })
    const first = await use(token)
    expect(first.body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, email: ada.email } })
    expect(await isIn(cookieOf(first))).toBe(true)
    expect(await isIn(ada.cookie)).toBe(true)
    for (const again of [await use(token), await show(token)]) expect(again).toMatchObject(INVALID)
  })

  it('[SEC-10] of 50 uses at once one succeeds', async () => {
    const { token } = await magicFor(await signedIn())
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(token)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(49)
  })

  it('[SEC-10] counts only as the newest', async () => {
    const ada = await signedIn()
    const older = await magicFor(ada)
    pass(1_000)
    const newer = await magicFor(ada)
    expect(await use(older.token)).toMatchObject(INVALID)
    expect((await use(newer.token)).status).toBe(200)
  })

  it('[AUTH-04] lasts until 15 minutes after it was sent, to the millisecond', async () => {
    const { token } = await magicFor(await signedIn())
    pass(15 * MINUTE_MS)
    for (const late of [await use(token), await show(token)]) expect(late).toMatchObject(INVALID)
    pass(-1)
    expect((await use(token)).status).toBe(200)
  })

  it.each([
    ['of another kind', (token: string) => token.replace('magic', 'verify')],
    ['of another person', (token: string, noor: Person) => token.replace(/(?<=magic\.)\w+/, noor.userId)],
    ['with a letter changed', (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['cut', (token: string) => token.slice(0, -1)],
    ['with more behind it', (token: string) => `${token}.x`],
    ['that is nothing', () => 'magic'],
  ])('[SEC-10] %s is refused like a used one, and the right one still works', async (_, change) => {
    const [ada, noor] = [await signedIn(), await signedIn()]
    const { token } = await magicFor(ada)
    expect(await use(change(token, noor))).toMatchObject(INVALID)
    expect(await show(change(token, noor))).toMatchObject(INVALID)
    expect((await use(token)).status).toBe(200)
  })

  it('[SEC-10] sets no password, and a link for the password signs nobody in', async () => {
    const ada = await signedIn()
    const [magic, recovery] = [await linkFor(ada, 'magic'), await linkFor(ada, 'recovery')]
    const body = { token: magic, password: 'otter lantern chives' }
    expect(await invoke(handler, authApi.setPassword, { body })).toMatchObject(INVALID)
    expect(await use(recovery)).toMatchObject(INVALID)
    expect([(await show(magic)).status, (await show(recovery)).status]).toEqual([200, 200])
  })

  it('[SEC-10] rests in the table as a hash alone', async () => {
    const ada = await signedIn()
    const { token, code } = await magicFor(ada)
    const stored = JSON.stringify(await itemsOf(ada))
    expect(stored).toContain('LINK#magic')
    expect(stored).not.toContain(token.split('.')[2])
    expect(stored).not.toContain(code)
  })

  it('[SEC-10] goes to the address that the account had, and counts only while it has it', async () => {
    const ada = await signedIn()
    const { token } = await magicFor(ada)
    await table.send(
      new UpdateCommand({
        TableName: process.env['TABLE_NAME'],
        Key: { pk: `USER#${ada.userId}`, sk: 'ME#PROFILE' },
        UpdateExpression: 'set email = :new',
        ExpressionAttributeValues: { ':new': 'ada.new@stillwater.test' },
      }),
    )
    for (const late of [await show(token), await use(token)]) expect(late).toMatchObject(INVALID)
  })

  it('[RELY-05] still works after a fault while it was used', async () => {
    const { token } = await magicFor(await signedIn())
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: { input: { Item?: { sk: string } } }) => {
      if (command.input.Item?.sk.startsWith('ME#SESSION')) throw Object.assign(new Error('down'), { $metadata: {} })
      return send(command as never)
    }) as never)
    expect((await use(token)).status).toBe(503)
    vi.restoreAllMocks()
    expect((await use(token)).status).toBe(200)
    expect(await use(token)).toMatchObject(INVALID)
  })
})
