import { type SendMessageCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { accounts, itemsOf, type Person, signedIn, startOfHour } from '../../../tests/fixtures/data/people.ts'
import { comeBack, ISSUER, useOwnGoogle } from '../../../tests/fixtures/google/own-google.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'

useOwnGoogle()

let count = 0
/** Somebody at Google whose address nobody has here; `hd` makes Google speak for an address of our own. */
function googler(more: Record<string, unknown> = {}) {
  count += 1
  const id = `${count}.${Date.now()}`
  return { sub: `sub-${id}`, email: `mia${id}@gmail.com`, name: 'Mia Hart', ...more }
}
const HD = { hd: 'stillwater.test' }
const accountIn = async (cookie: string) => (await invoke(handler, authApi.session, { cookie })).body.account
const signIn = async ({ email, password }: Person) =>
  (await invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })).status
const profileOf = async (userId: string) => (await itemsOf({ userId } as Person))['ME#PROFILE']
const linkItems = (sub: string) => accounts.items(`IDENTITY#${encodeURIComponent(ISSUER)}#${sub}`)

describe('somebody new', () => {
  it('[AUTH-09] gets an account and is in; the next time it is the same one, whatever their address has become', async () => {
    const mia = googler({ name: ' Mia Hart ' })
    const first = await comeBack(mia, { zone: 'Europe/Paris' })
    expect(first.body).toMatchObject({
      outcome: 'signed-in',
      account: { email: mia.email, fullName: 'Mia Hart', roles: [] },
    })
    expect(await accountIn(first.cookie)).toEqual(first.body.account)
    expect(await profileOf(first.body.account.id)).toMatchObject({ zone: 'Europe/Paris' })
    const again = await comeBack({ ...mia, email: `later.${mia.email}` })
    expect([again.status, again.body.account.id]).toEqual([200, first.body.account.id])
    expect(again.body.account.email).toBe(mia.email)
    expect(await accounts.items('UNFINISHED')).not.toContainEqual(
      expect.objectContaining({ sk: again.body.account.id }),
    )
  })

  it.each([undefined, 42, 'x'.repeat(201)])('may have no name that we could keep: %.9s', async (name) => {
    const { status, body } = await comeBack(googler({ name }))
    expect([status, body.account?.fullName]).toEqual([200, ''])
  })

  it('[SEC-13] is one person by issuer and subject, and another subject another', async () => {
    const [mia, noor] = [googler(), googler()]
    const [one, other] = [await comeBack(mia), await comeBack(noor)]
    expect(one.body.account.id).not.toBe(other.body.account.id)
    expect(await linkItems(mia.sub)).toMatchObject([{ userId: one.body.account.id }])
  })

  it('is asked by mail whether an address is theirs that Google does not speak for', async () => {
    const send = vi.spyOn(SQSClient.prototype, 'send')
    const asked = () =>
      send.mock.calls.map(([{ input }]) => JSON.parse(String((input as SendMessageCommandInput).MessageBody)))
    await comeBack(googler())
    expect(asked()).toEqual([])
    const { body } = await comeBack(googler({ email: `mia.mail.${Date.now()}@fenland.example` }))
    expect(asked()).toMatchObject([{ kind: 'verify', userId: body.account.id }])
  })

  it.each([
    ['has it proven where Google speaks for it', {}, expect.any(Number)],
    ['has it unproven where Google does not', { email: `mia.${Date.now()}@fenland.example` }, undefined],
  ])('[SEC-13] with an address %s', async (_, more, provenAt) => {
    const { body } = await comeBack(googler(more))
    expect((await profileOf(body.account.id))?.['emailProvenAt']).toEqual(provenAt)
  })

  it('has no password that anybody knows', async () => {
    const mia = googler()
    await comeBack(mia)
    for (const password of ['', 'still-water']) expect(await signIn({ ...mia, password } as never)).not.toBe(200)
  })

  it('[AUTH-11] stays signed in by choice alone', async () => {
    const mia = googler()
    expect((await comeBack(mia)).cookies.find((each) => /session/.test(each))).not.toContain('Max-Age')
    const stays = await comeBack(mia, { stayLoggedIn: true })
    expect(stays.cookies.find((each) => /session/.test(each))).toContain('Max-Age')
  })

  it('gets one account when they come back many times at once', async () => {
    const mia = googler()
    const all = await Promise.all(Array.from({ length: 6 }, () => comeBack(mia)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const ids = all.filter(({ status }) => status === 200).map(({ body }) => body.account.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('[SEC-12] is one of twenty an hour from one network, where those who have an account still get in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startOfHour() })
    onTestFinished(() => void vi.useRealTimers())
    const headers = { 'x-viewer-address': '192.0.2.99' }
    const people = Array.from({ length: 21 }, () => googler())
    const statuses: number[] = []
    for (const each of people) statuses.push((await comeBack(each, { headers })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect((await comeBack(people[0] ?? {}, { headers })).status).toBe(200)
  })
})

describe('somebody who has an account with that address', () => {
  it('[SEC-13] is joined with it where both sides are proven, and loses nothing', async () => {
    const ada = await signedIn()
    const { body, cookie } = await comeBack(googler({ email: ada.email.toUpperCase(), ...HD }))
    expect(body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId, email: ada.email } })
    expect((await accountIn(cookie)).id).toBe(ada.userId)
    expect([(await accountIn(ada.cookie))?.id, await signIn(ada)]).toEqual([ada.userId, 200])
  })

  it.each([
    ['proven', {}],
    ['unproven', { hd: 'fenland.example' }],
  ])('[SEC-13] is not joined where Google does not speak for it: %s', async (name, more) => {
    const ada = await signedIn({ proven: name === 'proven' })
    const before = await itemsOf(ada)
    const noor = googler({ email: ada.email, ...more })
    const { status, problem, cookies } = await comeBack(noor, { as: ada.cookie })
    expect([status, problem.type, cookies]).toEqual([409, '/problems/sign-in-otherwise', []])
    expect([await itemsOf(ada), await linkItems(noor.sub)]).toEqual([before, []])
  })

  it('[AUTH-18] takes it from whoever made it: session and password end, and it is theirs by Google from then on', async () => {
    const maker = await signedIn({ proven: false })
    const owner = googler({ email: maker.email, ...HD })
    const { body, cookie } = await comeBack(owner)
    expect(body).toEqual({ outcome: 'choose-password', token: expect.stringContaining(maker.userId) })
    expect([await accountIn(maker.cookie), await signIn(maker), cookie]).toEqual([null, 401, ''])
    const again = await comeBack(owner)
    expect(again.body).toMatchObject({ outcome: 'signed-in', account: { id: maker.userId } })
    expect((await accountIn(again.cookie))?.id).toBe(maker.userId)
  })

  it('[AUTH-18] chooses a password for what they took, and gets in by Google and by that', async () => {
    const maker = await signedIn({ proven: false })
    const owner = googler({ email: maker.email, ...HD })
    const { token } = (await comeBack(owner)).body
    const password = 'otter lantern chives'
    expect((await invoke(handler, authApi.setPassword, { body: { token, password } })).status).toBe(200)
    expect(await signIn({ ...maker, password })).toBe(200)
    expect((await comeBack(owner)).body).toMatchObject({ outcome: 'signed-in', account: { id: maker.userId } })
  })

  it('[AUTH-18] takes it from a maker who came by Google, too, who does not get back in that way', async () => {
    const maker = googler({ email: `owner.${Date.now()}@stillwater.test` })
    const made = await comeBack(maker)
    const linksOf = async () =>
      Object.values(await itemsOf({ userId: made.body.account.id })).filter(({ linkedAt }) => linkedAt)
    const [before] = await linksOf()
    const { body } = await comeBack(googler({ email: maker.email, ...HD }))
    expect(body).toMatchObject({ outcome: 'choose-password' })
    expect(await accountIn(made.cookie)).toBeNull()
    expect(await linksOf()).toHaveLength(1)
    expect(await linksOf()).not.toContainEqual(before)
    // Nor by a link that was on its way when it ended.
    await table.send(new PutCommand({ TableName: process.env['TABLE_NAME'], Item: before }))
    expect((await comeBack(maker)).status).toBe(409)
    // Somewhere else their identity may begin anew.
    const elsewhere = await comeBack({ ...maker, email: `anew.${Date.now()}@stillwater.test` })
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.body.account.id).not.toBe(made.body.account.id)
    expect((await comeBack(maker)).body.account.id).toBe(elsewhere.body.account.id)
  })

  it('[AUTH-18] just proves it where it is signed in', async () => {
    const ada = await signedIn({ proven: false })
    const { body } = await comeBack(googler({ email: ada.email, ...HD }), { as: ada.cookie })
    expect(body).toMatchObject({ outcome: 'signed-in', account: { id: ada.userId } })
    expect([(await profileOf(ada.userId))?.['emailProvenAt'], await signIn(ada)]).toEqual([expect.any(Number), 200])
  })

  it('[AUTH-18] has claimed it when the link could not be stored, and gets in the next time', async () => {
    const maker = await signedIn({ proven: false })
    const owner = googler({ email: maker.email, ...HD })
    const send = table.send.bind(table)
    vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
      if (command instanceof TransactWriteCommand) throw new Error('down')
      return send(command as never)
    }) as never)
    expect((await comeBack(owner)).status).toBe(500)
    vi.restoreAllMocks()
    expect([await accountIn(maker.cookie), await signIn(maker)]).toEqual([null, 401])
    expect((await comeBack(owner)).body).toMatchObject({ outcome: 'signed-in', account: { id: maker.userId } })
  })

  it('leaves the browser to whoever came last', async () => {
    const ada = await signedIn()
    const { body, cookie } = await comeBack(googler(), { as: ada.cookie })
    expect([(await accountIn(cookie)).id, await accountIn(ada.cookie)]).toEqual([body.account.id, null])
  })
})
