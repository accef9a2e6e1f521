import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { beginSession } from '../../sign-in/sessions.ts'
import { table } from '../../table/client.ts'
import { handler } from '../handler.ts'
import { verifyAddress } from './verification.ts'

const signIn = (person: TestUser) =>
  invoke(handler, authApi.signIn, { body: { email: person.email, password: person.password, stayLoggedIn: false } })
const isSignedIn = async ({ cookie }: Pick<TestUser, 'cookie'>) =>
  (await invoke(handler, authApi.session, { cookie })).body.account !== null
const signedInUnverified = () => newSignedInUser({ proven: false })
const verify = (person: TestUser, me?: TestUser) => verifyAddress(person, { me, now: Date.now() })
const profileOf = async (person: TestUser) => (await itemsOf(person))['ME#PROFILE']

afterEach(() => void vi.restoreAllMocks())

describe('the first verification of an address', () => {
  it('[AUTH-18] is not a claim where the account is signed in', async () => {
    const ada = await signedInUnverified()
    expect(await verify(ada, ada)).toMatchObject({ isClaim: false, identity: { id: ada.userId } })
    expect((await profileOf(ada))?.['emailProvenAt']).toEqual(expect.any(Number))
    expect(await isSignedIn(ada)).toBe(true)
    expect((await signIn(ada)).status).toBe(200)
  })

  it('[AUTH-18] claims the account from its creator: sessions, known browsers and the password end', async () => {
    const ada = await signedInUnverified()
    const otherBrowser = { cookie: (await signIn(ada)).cookies[0]?.split(';')[0] ?? '' }
    const noor = await newSignedInUser()
    expect(await verify(ada, noor)).toMatchObject({ isClaim: true, identity: { id: ada.userId } })
    expect(await isSignedIn(ada)).toBe(false)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    expect(await isSignedIn(noor)).toBe(true)
    expect((await signIn(ada)).status).toBe(401)
    expect(Object.keys(await itemsOf(ada)).filter((sk) => /SESSION|KNOWN/.test(sk))).toEqual([])
  })

  it('[AUTH-18] lets the user who verified it begin a session', async () => {
    const ada = await signedInUnverified()
    const verification = await verify(ada)
    if (!verification) throw new Error('not verified')
    const { cookie } = await beginSession(verification.identity, 'browser', {
      presented: undefined,
      userAgent: '',
      now: verification.now,
    })
    expect(await isSignedIn({ cookie: cookie.split(';')[0] ?? '' })).toBe(true)
  })

  it('[AUTH-18] ends a concurrent sign-in of the creator', async () => {
    const ada = await signedInUnverified()
    const askedAt = Date.now()
    const verification = await verify(ada)
    if (!verification) throw new Error('not verified')
    vi.spyOn(Date, 'now').mockReturnValue(verification.now + 1)
    const { cookie } = await beginSession(verification.identity, 'browser', {
      presented: undefined,
      userAgent: '',
      now: askedAt - 1,
    })
    expect(await isSignedIn({ cookie: cookie.split(';')[0] ?? '' })).toBe(false)
  })

  it('is the only claim: a later verification changes nothing', async () => {
    const ada = await newSignedInUser()
    const before = await profileOf(ada)
    expect(await verify(ada)).toMatchObject({ isClaim: false })
    expect(await profileOf(ada)).toEqual(before)
    expect(await isSignedIn(ada)).toBe(true)
  })

  it.each(['before', 'meanwhile'])('changes nothing if the address of the account was changed %s', async (when) => {
    const ada = await signedInUnverified()
    const before = await profileOf(ada)
    if (when === 'meanwhile')
      vi.spyOn(table, 'send').mockResolvedValueOnce({ Item: { ...before, email: 'old@stillwater.test' } } as never)
    expect(await verifyAddress({ ...ada, email: 'old@stillwater.test' }, { me: ada, now: 1 })).toBeUndefined()
    expect(await profileOf(ada)).toEqual(before)
  })

  it.each([
    ['the directory', () => vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockRejectedValue(new Error())],
    ['the deletion of items', () => refuse(DeleteCommand)],
    ['the update of the profile', () => refuse(UpdateCommand)],
  ])('[AUTH-18] is completed by the next one after a failure at %s', async (_, fail) => {
    const ada = await signedInUnverified()
    fail()
    await expect(verify(ada)).rejects.toBeInstanceOf(Error)
    vi.restoreAllMocks()
    expect((await profileOf(ada))?.['emailProvenAt']).toBeUndefined()
    expect(await verify(ada)).toMatchObject({ isClaim: true })
    expect(await isSignedIn(ada)).toBe(false)
    expect((await signIn(ada)).status).toBe(401)
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
