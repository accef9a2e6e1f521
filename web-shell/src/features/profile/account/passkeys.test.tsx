// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const PASSKEY = { id: 'p'.repeat(22), name: 'Firefox on Android', addedAt: Date.UTC(2026, 10, 1), usedAt: null }
const ROOM = '/settings?room=passkeys'
const credentials = { create: vi.fn(), get: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
})
afterEach(() => {
  credentials.create.mockReset()
  credentials.get.mockReset()
  vi.unstubAllGlobals()
})

const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Stillwater' },
  user: { id: 'AAAA', name: 'mia@example.com', displayName: 'Mia Hart' },
  pubKeyCredParams: [],
  timeout: 1000,
  attestation: 'none',
  excludeCredentials: [],
}
const refusal = (name: string) => Object.assign(new Error(name), { name })
const bytes = new Uint8Array([1]).buffer
const USED = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}

function serviceWith(account: object, more: Parameters<typeof fakeService>[0] = {}) {
  return fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account: account as typeof ACCOUNT }),
    'GET /api/passkeys': () => reply({ passkeys: [PASSKEY] }),
    'POST /api/passkeys/options': () => reply(OPTIONS),
    'POST /api/auth/passkey/options': () => reply({ ...OPTIONS, rpId: 'localhost', allowCredentials: [] }),
    'POST /api/auth/passkey/proof/options': () => reply({ ...OPTIONS, rpId: 'localhost', allowCredentials: [] }),
    ...more,
  })
}

test('[SEC-14] a browser that is told to stop, or that has the passkey already, alarms nobody', async () => {
  const sent = serviceWith(ACCOUNT)
  const { user } = openApp(ROOM)
  const add = await screen.findByRole('button', { name: 'Add a passkey' })
  credentials.create.mockRejectedValueOnce(refusal('NotAllowedError'))
  await user.click(add)
  expect((await screen.findByText('No passkey was added. Nothing has changed.')).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('alert')).toBeNull()
  credentials.create.mockRejectedValueOnce(refusal('InvalidStateError'))
  await user.click(add)
  await screen.findByText(/This device has a passkey for your account/)
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/passkeys')
})

test('[SEC-14] a passkey is removed after a question, and a proof if the service wants one', async () => {
  let isProven = false
  const sent = serviceWith(ACCOUNT, {
    [`DELETE /api/passkeys/${PASSKEY.id}`]: () => (isProven ? reply({ passkeys: [] }) : problem('prove-again')),
    'POST /api/auth/prove': () => {
      isProven = true
      return reply({})
    },
  })
  const { user } = openApp(ROOM)
  await user.click(await screen.findByRole('button', { name: 'Remove Firefox on Android' }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await user.click(screen.getByRole('button', { name: 'Remove Firefox on Android' }))
  expect(sent.some(({ line }) => line.startsWith('DELETE'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  await user.type(await screen.findByLabelText('Your password'), 'still-water')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('You have no passkey yet.')
})

test('[SEC-14] a passkey whose removal had no reply is shown only while the account has it', async () => {
  let passkeys = [PASSKEY]
  serviceWith(ACCOUNT, {
    'GET /api/passkeys': () => reply({ passkeys }),
    [`DELETE /api/passkeys/${PASSKEY.id}`]: () => {
      passkeys = []
      return noNetwork()
    },
  })
  const { user } = openApp(ROOM)
  await user.click(await screen.findByRole('button', { name: 'Remove Firefox on Android' }))
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  await screen.findByText('You have no passkey yet.', undefined, { timeout: 5_000 })
})

test('[SEC-14] a name cannot be empty, and is kept as typed when the service does not answer', async () => {
  serviceWith(ACCOUNT, { [`PUT /api/passkeys/${PASSKEY.id}`]: () => problem('busy') })
  const { user } = openApp(ROOM)
  await user.click(await screen.findByRole('button', { name: 'Rename Firefox on Android' }))
  const name = screen.getByLabelText<HTMLInputElement>('Name of the passkey')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await screen.findByText('Please enter a name')
  await user.type(name, 'My phone')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await screen.findByRole('alert', undefined, { timeout: 5_000 })
  expect(name.value).toBe('My phone')
})

test('[SEC-14] a browser without passkeys shows nothing of them', async () => {
  vi.unstubAllGlobals()
  serviceWith(ACCOUNT)
  const { close } = openApp('/settings')
  await screen.findByRole('button', { name: /^Devices/ })
  expect(screen.queryByRole('button', { name: /^Passkeys/ })).toBeNull()
  close()
  fakeService({ 'GET /api/auth/session': () => reply({ account: null, google: false }) })
  openApp('/auth')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})

test('[SEC-08] signs in with a passkey, and says calmly that it does not work', async () => {
  let isKnown = false
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: null, google: false }),
    'POST /api/auth/passkey/options': () => reply({ ...OPTIONS, rpId: 'localhost', allowCredentials: [] }),
    'POST /api/auth/passkey': () => (isKnown ? reply({ account: ACCOUNT }) : problem('passkey-refused')),
  })
  credentials.get.mockResolvedValue(USED)
  const { user } = openApp('/auth')
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  await user.click(button)
  await screen.findByText(/sign in another way/)
  isKnown = true
  await user.click(button)
  await screen.findByText('Welcome back!')
})

test('[SEC-08] offline, the button says that it needs a connection, and asks nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = fakeService({ 'GET /api/auth/session': () => reply({ account: null, google: false }) })
  const { user } = openApp('/auth')
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(screen.getByText('A passkey needs a connection.')).toBeTruthy()
  expect(sent.map(({ line }) => line)).not.toContain('POST /api/auth/passkey/options')
})

test('[SEC-08] an editor with a passkey is asked for it before a screen opens, and then has the role', async () => {
  let account: object = { ...ACCOUNT, hasPasskey: true, needsPasskey: true }
  // Such as a security key that is offered certain passkeys.
  credentials.get.mockResolvedValue({ ...USED, response: { ...USED.response, userHandle: null } })
  const service = {
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account: account as typeof ACCOUNT }),
    'POST /api/auth/passkey/proof': () => {
      account = { ...ACCOUNT, hasPasskey: true, roles: ['editor'] }
      return reply({})
    },
  }
  const sent = serviceWith(account, service)
  const { user } = openApp('/trends')
  await screen.findByRole('heading', { name: 'Please use your passkey' })
  expect(currentAddress()).toBe('/staff-passkey?next=%2Ftrends')
  await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await expect.poll(currentAddress).toBe('/trends')
  const proof = sent.find(({ line }) => line === 'POST /api/auth/passkey/proof')
  expect(proof?.body).toEqual({ passkey: { id: 'AQ', clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' } })
})

test('[SEC-08] an editor goes on without the role, and is not asked again', async () => {
  serviceWith({ ...ACCOUNT, id: 'c'.repeat(32), hasPasskey: true, needsPasskey: true })
  const { user } = openApp('/home')
  await user.click(await screen.findByRole('button', { name: 'Continue without my role' }))
  await expect.poll(currentAddress).toBe('/home')
  openApp('/settings?room=passkeys')
  await screen.findByText('Please use your passkey first')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('[SEC-08] immediate help opens without the question', async () => {
  serviceWith({ ...ACCOUNT, id: 'd'.repeat(32), hasPasskey: true, needsPasskey: true })
  openApp('/flare-kit')
  await screen.findByRole('heading', { level: 1 })
  expect(currentAddress()).toBe('/flare-kit')
})
