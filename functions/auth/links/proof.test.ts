import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, type Person, signedIn } from '../../../tests/fixtures/data/people.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'
import { beginSession } from '../sessions/sessions.ts'
import { proveAddress } from './proof.ts'

const signIn = (person: Person) =>
  invoke(handler, authApi.signIn, { body: { email: person.email, password: person.password, stayLoggedIn: false } })
const isIn = async ({ cookie }: Pick<Person, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const unproven = () => signedIn({ proven: false })
const prove = (person: Person, me?: Person) => proveAddress(person, { me, now: Date.now() })
const profileOf = async (person: Person) => (await itemsOf(person))['ME#PROFILE']

afterEach(() => void vi.restoreAllMocks())

describe('the first proof of an address', () => {
  it('[AUTH-18] just proves it where the account is signed in', async () => {
    const ada = await unproven()
    expect(await prove(ada, ada)).toMatchObject({ isClaim: false, identity: { id: ada.userId } })
    expect((await profileOf(ada))?.['emailProvenAt']).toEqual(expect.any(Number))
    expect(await isIn(ada)).toBe(true)
    expect((await signIn(ada)).status).toBe(200)
  })

  it('[AUTH-18] takes the account from whoever made it: sessions, known browsers and the password end', async () => {
    const ada = await unproven()
    const other = { cookie: (await signIn(ada)).cookies[0]?.split(';')[0] ?? '' }
    const noor = await signedIn()
    expect(await prove(ada, noor)).toMatchObject({ isClaim: true, identity: { id: ada.userId } })
    expect([await isIn(ada), await isIn(other), await isIn(noor)]).toEqual([false, false, true])
    expect((await signIn(ada)).status).toBe(401)
    expect(Object.keys(await itemsOf(ada)).filter((sk) => /SESSION|KNOWN/.test(sk))).toEqual([])
  })

  it('[AUTH-18] lets in whoever made it', async () => {
    const ada = await unproven()
    const proof = await prove(ada)
    if (!proof) throw new Error('not proven')
    const { cookie } = await beginSession(proof.identity, 'browser', { presented: undefined, now: proof.now })
    expect(await isIn({ cookie: cookie.split(';')[0] ?? '' })).toBe(true)
  })

  it('[AUTH-18] ends a sign-in of the maker that was on its way meanwhile', async () => {
    const ada = await unproven()
    const asked = Date.now()
    const proof = await prove(ada)
    if (!proof) throw new Error('not proven')
    vi.spyOn(Date, 'now').mockReturnValue(proof.now + 1)
    const { cookie } = await beginSession(proof.identity, 'browser', { presented: undefined, now: asked - 1 })
    expect(await isIn({ cookie: cookie.split(';')[0] ?? '' })).toBe(false)
  })

  it('is the only claim: a later one proves nothing new and ends nothing', async () => {
    const ada = await signedIn()
    const before = await profileOf(ada)
    expect(await prove(ada)).toMatchObject({ isClaim: false })
    expect(await profileOf(ada)).toEqual(before)
    expect(await isIn(ada)).toBe(true)
  })

  it.each(['as it was asked', 'meanwhile'])('counts for nothing when the address is another %s', async (when) => {
    const ada = await unproven()
    const before = await profileOf(ada)
    if (when === 'meanwhile')
      vi.spyOn(table, 'send').mockResolvedValueOnce({ Item: { ...before, email: 'old@stillwater.test' } } as never)
    expect(await proveAddress({ ...ada, email: 'old@stillwater.test' }, { me: ada, now: 1 })).toBeUndefined()
    expect(await profileOf(ada)).toEqual(before)
  })

  it.each([
    ['the directory', () => vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValue(new Error())],
    ['what is to be deleted', () => refuse(DeleteCommand)],
    ['the profile', () => refuse(UpdateCommand)],
  ])('[AUTH-18] that breaks off at %s is done whole by the next one', async (_, fail) => {
    const ada = await unproven()
    fail()
    await expect(prove(ada)).rejects.toBeInstanceOf(Error)
    vi.restoreAllMocks()
    expect((await profileOf(ada))?.['emailProvenAt']).toBeUndefined()
    expect(await prove(ada)).toMatchObject({ isClaim: true })
    expect([await isIn(ada), (await signIn(ada)).status]).toEqual([false, 401])
  })
})

/** Makes the table fail at one kind of command. */
function refuse(Command: typeof DeleteCommand | typeof UpdateCommand) {
  const send = table.send.bind(table)
  vi.spyOn(table, 'send').mockImplementation((async (command: object) => {
    if (command instanceof Command) throw new Error('down')
    return send(command as never)
  }) as never)
}
