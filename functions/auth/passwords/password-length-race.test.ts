import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authApi } from '../../../shared/auth/api.ts'
import { earlyToday, itemsOf, newSignedInUser, type TestUser } from '../../../tests/fixtures/data/users.ts'
import { invoke } from '../../../tests/fixtures/invoke.ts'
import { startMail } from '../../../tests/fixtures/mail/mail-stand-ins.ts'
import { handler } from '../handler.ts'

const [LONG, SHORT] = ['otter lantern chives', 'vwqk7m']
const mailService = await startMail()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: earlyToday() }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const advance = () => void vi.setSystemTime(Date.now() + 10)

const change = ({ cookie }: Pick<TestUser, 'cookie'>, currentPassword: string, password: string) =>
  invoke(handler, authApi.changePassword, { cookie, body: { currentPassword, password } })
const signIn = ({ email }: TestUser, password: string) =>
  invoke(handler, authApi.signIn, { body: { email, password, stayLoggedIn: false } })
const countsAsLong = async (user: TestUser) => (await itemsOf(user))['ME#PROFILE']?.['hasLongPassword']

/** Calls `run` once, before the directory gets the command that has `input`. */
function beforeDirectoryCall(input: object, run: () => Promise<unknown>): void {
  const { prototype } = CognitoIdentityProviderClient
  const send = Reflect.get(prototype, 'send') as (command: { input: object }) => Promise<unknown>
  let hasRun = false
  vi.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, command: { input: object }) {
    if (!hasRun && Object.entries(input).every(([name, value]) => Reflect.get(command.input, name) === value)) {
      hasRun = true
      await run()
    }
    return send.call(this, command)
  } as never)
}

it('[SEC-14] a short password does not count as long when a change to a long one is completed after it', async () => {
  const ada = await newSignedInUser()
  let hasRun = false
  mailService.before('queue', async () => {
    if (hasRun) return
    hasRun = true
    expect((await change(ada, LONG, SHORT)).status).toBe(200)
    advance()
  })
  await change(ada, ada.password, LONG)
  expect(await countsAsLong(ada)).toBe(false)
  expect((await signIn(ada, SHORT)).status).toBe(200)
})

it('[SEC-14] a short password does not count as long when the session that sets it ends meanwhile', async () => {
  const ada = await newSignedInUser()
  const elsewhere = (await signIn(ada, ada.password)).cookies[0]?.split(';')[0] ?? ''
  advance()
  beforeDirectoryCall({ Password: SHORT }, async () => {
    expect((await change({ cookie: elsewhere }, ada.password, LONG)).status).toBe(200)
    advance()
  })
  expect((await change(ada, ada.password, SHORT)).status).toBe(401)
  expect(await countsAsLong(ada)).toBe(false)
})

it('[SEC-14] [SEC-12] the check of a new long password does not count as a guess', async () => {
  const ada = await newSignedInUser()
  let password = ada.password
  for (let n = 0; n < 9; n++) {
    const next = `${LONG} ${n}`
    expect((await change(ada, password, next)).status).toBe(200)
    password = next
    advance()
  }
  expect(await countsAsLong(ada)).toBe(true)
})
