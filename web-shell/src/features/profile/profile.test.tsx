// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { authApi } from '../../../../shared/auth/api.ts'
import { setPendingSignOut } from '../../shell/early/pending-sign-out.ts'
import { call } from '../../shell/first/api/call.ts'
import { storeDraft } from '../../shell/first/data/drafts.ts'
import { chooseTheme } from '../../shell/first/frame/theme.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../testing/open-app.tsx'

afterEach(() => chooseTheme('system'))

const CREDENTIALS = { email: 'mia@example.com', password: 'wrong', stayLoggedIn: false }
const signOutButton = () => screen.findByRole('button', { name: 'Sign out' })

test('the profile shows name and email', async () => {
  fakeService(SIGNED_IN)
  openApp('/profile')
  await screen.findByText('Mia Hart')
  expect(screen.getByText('mia@example.com')).toBeTruthy()
})

/** The page's `theme-color` entries, which colour the browser's bars: [theme, media query] of each. */
const themeColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => [
    meta.dataset['theme'],
    meta.media,
  ])

test('a chosen appearance applies at once and after a restart, and System follows the device', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  document.head.innerHTML = ['light', 'dark'].map((theme) => `<meta name="theme-color" data-theme="${theme}">`).join('')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(themeColours()).toEqual([
    ['light', 'not all'],
    ['dark', 'all'],
  ])
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(themeColours()).toEqual([
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ])
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
  expect(screen.getByText('You are signed out here')).toBeTruthy()
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
