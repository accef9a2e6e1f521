import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { ROOT } from '../infra/root.ts'
import type { Endpoint } from '../shared/http/endpoint.ts'
import { itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints, type ServedEndpoint } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

/*
 * What a session that someone else has got cannot do. Which operations these are follows from the contracts: those of the
 * features about the account and the data as a whole, and those of admins, as far as they change anything. Each one is
 * refused without a recent proof, asks for one itself, or has a reason here why it needs none.
 */

/** The features about how someone gets in, and about everything that is stored. */
const OF_ACCOUNT = new Set(['auth', 'passkeys', 'profile', 'export', 'import', 'people'])

/** Why an operation needs no proof, in words that could stand in the README. */
const HARMLESS: Readonly<Record<string, string>> = {
  'auth.signOut': 'ends access',
  'auth.endSession': 'ends access',
  'auth.endOtherSessions': 'ends access, which the owner gets again by signing in',
  'auth.keepSession': 'lengthens this session alone, at most to 180 days, and never that of staff',
  'auth.resendVerification': 'mails the address that the account has',
  'auth.decideClaim': 'is for a session that has just been begun by the owner of the address',
  'auth.completeClaim': 'is for a session that has just been begun by the owner of the address',
  'auth.prove': 'is the proof: it needs the password',
  'passkeys.beginProof': 'begins the proof',
  'passkeys.prove': 'is the proof: it needs the passkey',
  'passkeys.rename': 'changes a name that the user alone sees',
  'operations.testOwnDevices': 'sends a test to the devices of this account alone',
  'people.find': 'changes nothing: a look-up is in the audit, and there are sixty an hour',
  'profile.edit': 'changes the name and the time zone',
  'profile.decideConsent': 'decides about the storing of data, and can be decided again',
  'profile.sendFeedback': 'sends a message to us',
}

/** What belongs to admins and changes no person: the audio library. Every act is in the audit, and none takes data along. */
const OF_LIBRARY = new Set(['audio', 'uploads'])

const changes = ({ method, caller }: Endpoint) => method !== 'GET' && caller !== 'anyone'

/** Whether the body asks for the password itself. */
const asksForPassword = ({ body }: Endpoint) => {
  const { shape = {} } = ((body as { _zod?: { def: object } })._zod?.def ?? {}) as { shape?: object }
  return 'currentPassword' in shape
}

const endpoints = await loadEndpoints()
const nameOf = ({ feature, name }: ServedEndpoint) => `${feature}.${name}`
const critical = endpoints.filter(
  ({ feature, endpoint }) =>
    (OF_ACCOUNT.has(feature) && (changes(endpoint) || feature === 'export')) ||
    (endpoint.caller === 'admin' && endpoint.method !== 'GET' && !OF_LIBRARY.has(feature)),
)
const guarded = critical.filter((served) => !(nameOf(served) in HARMLESS))

it('[SEC-14] [ADM-08] every operation on the account, on all data or on people takes a position about stolen sessions', () => {
  const names = new Set(critical.map(nameOf))
  expect(Object.keys(HARMLESS).filter((name) => !names.has(name))).toEqual([])
  const open = guarded.filter(({ endpoint }) => !endpoint.needsProof && !asksForPassword(endpoint))
  expect(open.map(nameOf)).toEqual([])
})

it.each(guarded.map((served) => [served.route, served] as const))(
  '[SEC-14] %s is refused in a session whose proof is 15 minutes old, and changes nothing',
  async (_, { endpoint, handler, example }) => {
    const user = await newSignedInUser({ roles: endpoint.caller === 'admin' ? ['admin'] : [] })
    const { body, ...rest } = await example(user)
    const before = await itemsOf(user)
    // Whoever has the session does not know the password.
    const guess = asksForPassword(endpoint) ? { ...(body as object), currentPassword: 'a guess of a thief' } : body
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    const sent = { cookie: user.cookie, ...rest, ...(guess !== undefined && { body: guess }) }
    const { status } = await invoke(handler, endpoint, sent).finally(() => vi.useRealTimers())
    expect([403, 422]).toContain(status)
    expect(await itemsOf(user)).toEqual(before)
  },
)

it('[SEC-14] the README names every one of them', () => {
  const readme = readFileSync(join(ROOT, 'functions/README.md'), 'utf8')
  const part = readme.split('## What a stolen session cannot do')[1]?.split('\n## ')[0] ?? ''
  expect(guarded.map(({ route }) => route.replace(' /api', ' ')).filter((route) => !part.includes(route))).toEqual([])
})
