// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authApi } from '../../../../shared/auth/api.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { setPendingSignOut } from '../../shell/early/pending-sign-out.ts'
import { call } from '../../shell/first/api/call.ts'
import { today } from '../../shell/first/api/clock.ts'
import { storeDraft } from '../../shell/first/data/drafts.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../testing/open-app.tsx'

const CREDENTIALS = { email: 'mia@example.com', password: 'wrong', stayLoggedIn: false }
const signOutButton = () => screen.findByRole('button', { name: 'Sign out' })

test('[PROF-01] the profile shows name, nickname, address, plan and badges, and leads on', async () => {
  const loggedOn = Array.from({ length: 8 }, (_, age) => addDays(today(), -age))
  fakeService({
    ...SIGNED_IN,
    'GET /api/home': () =>
      homeReply({
        loggedOn,
        preferences: { ...DEFAULT_PREFERENCES, nickname: 'Heron' },
        premium: { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 8 },
      }),
  })
  openApp('/profile')
  await screen.findByRole('heading', { level: 2, name: 'Heron' })
  expect(screen.getByText('8 days remaining in your free trial')).toBeTruthy()
  for (const words of ['Mia Hart', 'mia@example.com', 'Week warrior', 'Weekly champion'])
    expect(screen.getByText(words)).toBeTruthy()
  const links = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/settings',
    '/history',
    '/reports',
    '/learn',
    '/settings?room=export',
    '/about',
  ])
})

test.each([
  [{ tier: 'admin', hasPremiumAccess: true }, 'Admin Access - No Expiration'],
  [{ tier: 'manual', hasPremiumAccess: true }, 'Premium Access - No Expiration'],
  [{ tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 1 }, '1 day remaining in your free trial'],
  [{ tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }, 'Trial expired - Upgrade to Premium'],
] as const)('[SUB-07] the plan %j is called "%s"', async (premium, words) => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ premium }) })
  openApp('/profile')
  await screen.findByText(words)
})

test('[PROF-01] name and nickname are changed together, and both are shown at once', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'PUT /api/profile': ({ body }) => reply({ account: { ...ACCOUNT, ...body }, zone: 'Europe/London' }),
    'PUT /api/preferences': ({ body }) => reply({ ...DEFAULT_PREFERENCES, ...body }),
  })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Edit names' }))
  const name = screen.getByLabelText('Full name')
  await user.clear(name)
  await user.type(name, 'Mia H.')
  await user.type(screen.getByLabelText('Nickname'), 'Heron')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Mia H.')
  expect(screen.getByRole('heading', { level: 2, name: 'Heron' })).toBeTruthy()
  const changes = sent.filter(({ line }) => line.startsWith('PUT'))
  expect(changes.map(({ line, body }) => [line, body])).toEqual([
    ['PUT /api/profile', { fullName: 'Mia H.' }],
    ['PUT /api/preferences', { nickname: 'Heron' }],
  ])
})

test('[PROF-01] a name of 200 emoji is refused at its field, and nothing is sent', async () => {
  const sent = fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Edit names' }))
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: '😀'.repeat(200) } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/That name is too long/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  expect(sent.some(({ line }) => line.startsWith('PUT'))).toBe(false)
})

test.each([
  ['Mia Hart', 'Enter your name', 0],
  ['', undefined, 1],
])('[AUTH-03] [PROF-01] with the name %j, an empty name is answered with %j', async (fullName, refusal, sentEdits) => {
  const account = { ...ACCOUNT, fullName }
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account }),
    'PUT /api/preferences': ({ body }) => reply({ ...DEFAULT_PREFERENCES, ...body }),
  })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Edit names' }))
  await user.clear(screen.getByLabelText('Full name'))
  await user.type(screen.getByLabelText('Nickname'), 'Heron')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  if (refusal) await screen.findByText(refusal)
  else await screen.findByRole('heading', { level: 2, name: 'Heron' })
  expect(sent.filter(({ line }) => line.startsWith('PUT'))).toHaveLength(sentEdits)
})

test('[PROF-01] names that cannot be saved stay in the form, with the reason', async () => {
  fakeService({ ...SIGNED_IN, 'PUT /api/profile': noNetwork })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Edit names' }))
  await user.type(screen.getByLabelText('Full name'), ' of Bath')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/What you entered is still here/)
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mia Hart of Bath')
})

test.each([
  ['ends the session', () => reply({})],
  ['accepts a session that has already ended', () => problem('not-signed-in')],
])('[AUTH-15] signing out %s, deletes the data and returns to /', async (_name, response) => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': response })
  const { user, client } = openApp('/profile')
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await user.click(await signOutButton())
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(currentAddress()).toBe('/')
  const queries = client.getQueryCache().getAll()
  expect(JSON.stringify(queries.map(({ state }) => state.data))).not.toMatch(/painLevel|Mia/)
})

test.each([
  ['offline', noNetwork],
  ['while the service fails', () => problem('unexpected')],
])('[AUTH-15] signing out %s works on the device, and the next request first ends the session', async (_name, fail) => {
  let works = false
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: works ? null : ACCOUNT }),
    'POST /api/auth/sign-out': () => (works ? reply({}) : fail()),
    'POST /api/auth/sign-in': () => problem('wrong-credentials'),
  })
  const { user, client } = openApp('/profile')
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await user.click(await signOutButton())
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(screen.getByText('Signed out on this device')).toBeTruthy()
  expect(currentAddress()).toBe('/')
  expect(JSON.stringify(client.getQueryCache().getAll())).not.toMatch(/painLevel/)
  works = true
  sent.length = 0
  await expect(call(authApi.signIn, { body: CREDENTIALS })).rejects.toThrow('wrong-credentials')
  await expect(call(authApi.signIn, { body: CREDENTIALS })).rejects.toThrow('wrong-credentials')
  const signIn = 'POST /api/auth/sign-in'
  expect(sent.map(({ line }) => line)).toEqual(['POST /api/auth/sign-out', signIn, signIn])
})

test('[AUTH-15] after signing out offline, no screen uses the session at the next start', async () => {
  setPendingSignOut(ACCOUNT.id)
  const sent = fakeService({ 'POST /api/auth/sign-out': noNetwork })
  openApp('/home')
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(currentAddress()).toBe('/')
  await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  expect(new Set(sent.map(({ line }) => line))).toEqual(new Set(['POST /api/auth/sign-out']))
  // The header names the account, so that the service never ends the session of another user of this browser.
  expect(new Set(sent.map(({ headers }) => headers.get('x-account')))).toEqual(new Set([ACCOUNT.id]))
})

test('[AUTH-15] signing out in another tab signs out this tab, unless it was another account', async () => {
  fakeService(SIGNED_IN)
  openApp('/profile')
  await signOutButton()
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: 'b'.repeat(32) }))
  await signOutButton()
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: ACCOUNT.id }))
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(currentAddress()).toBe('/')
})

test('signing out asks for confirmation when it would discard a draft', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': () => reply({}) })
  const { user } = openApp('/profile')
  await signOutButton()
  storeDraft(ACCOUNT, '/log?date=2026-11-20', { edits: {} })
  await user.click(await signOutButton())
  await screen.findByText('You have an entry that is not saved')
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByText('You have an entry that is not saved')).toBeNull()
  expect(document.activeElement).toBe(await signOutButton())
  await user.click(await signOutButton())
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
})
