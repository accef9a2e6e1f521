// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { authApi } from '../../../../shared/auth/api.ts'
import { markSignedOut } from '../../shell/early/pending-sign-out.ts'
import { call } from '../../shell/first/api/call.ts'
import { holdUnsent } from '../../shell/first/data/unsent.ts'
import { chooseTheme } from '../../shell/first/frame/theme.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from '../../testing/open-app.tsx'

afterEach(() => chooseTheme('system'))

const CREDENTIALS = { email: 'mia@example.com', password: 'wrong', stayLoggedIn: false }
const signOut = () => screen.findByRole('button', { name: 'Sign out' })

test('the profile shows name and email', async () => {
  fakeService(SIGNED_IN)
  openApp('/profile')
  await screen.findByText('Mia Hart')
  expect(screen.getByText('mia@example.com')).toBeTruthy()
})

/** The page's colours for the browser's own bars: for which appearance, and when. */
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => [
    meta.dataset['theme'],
    meta.media,
  ])

test('a chosen appearance holds now and at the next start; System leaves it to the device', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  document.head.innerHTML = ['light', 'dark'].map((own) => `<meta name="theme-color" data-theme="${own}">`).join('')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(barColours()).toEqual([
    ['light', 'not all'],
    ['dark', 'all'],
  ])
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(barColours()).toEqual([
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ])
})

test.each([
  ['ends the session', () => reply({})],
  ['counts a session that has ended already', () => problem('not-signed-in')],
])('[AUTH-15] signing out %s, forgets the data and returns to /', async (_name, answer) => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': answer })
  const { user, client } = openApp('/profile')
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await user.click(await signOut())
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(whereabouts()).toBe('/')
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toMatch(/painLevel|Mia/)
})

test.each([
  ['offline', noNetwork],
  ['while the service fails', () => problem('unexpected')],
])('[AUTH-15] signing out %s holds here, and the next call first ends the session', async (_name, fail) => {
  let works = false
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: works ? null : ACCOUNT }),
    'POST /api/auth/sign-out': () => (works ? reply({}) : fail()),
    'POST /api/auth/sign-in': () => problem('wrong-credentials'),
  })
  const { user, client } = openApp('/profile')
  client.setQueryData(['day', '2026-11-20'], { values: { painLevel: 7 } })
  await user.click(await signOut())
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(screen.getByText('You are signed out here')).toBeTruthy()
  expect(whereabouts()).toBe('/')
  expect(JSON.stringify(client.getQueryCache().getAll())).not.toMatch(/painLevel/)
  works = true
  sent.length = 0
  await expect(call(authApi.signIn, { body: CREDENTIALS })).rejects.toThrow('wrong-credentials')
  await expect(call(authApi.signIn, { body: CREDENTIALS })).rejects.toThrow('wrong-credentials')
  const ask = 'POST /api/auth/sign-in'
  expect(sent.map(({ line }) => line)).toEqual(['POST /api/auth/sign-out', ask, ask])
})

test('[AUTH-15] a session that was signed out of offline is used by no screen at the next start', async () => {
  markSignedOut(ACCOUNT.id)
  const sent = fakeService({ 'POST /api/auth/sign-out': noNetwork })
  openApp('/home')
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(whereabouts()).toBe('/')
  await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  expect(new Set(sent.map(({ line }) => line))).toEqual(new Set(['POST /api/auth/sign-out']))
  // Theirs alone: whoever's session the browser has by now, it is not ended for them.
  expect(new Set(sent.map(({ headers }) => headers.get('x-account')))).toEqual(new Set([ACCOUNT.id]))
})

test('[AUTH-15] signing out in another tab clears this one, unless it was somebody else', async () => {
  fakeService(SIGNED_IN)
  openApp('/profile')
  await signOut()
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: 'b'.repeat(32) }))
  await signOut()
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: ACCOUNT.id }))
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
  expect(whereabouts()).toBe('/')
})

test('signing out asks first when it would discard an entry', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/auth/sign-out': () => reply({}) })
  const { user } = openApp('/profile')
  await signOut()
  holdUnsent(ACCOUNT, '/log?date=2026-11-20', { edits: {} })
  await user.click(await signOut())
  await screen.findByText('You have an entry that is not saved')
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByText('You have an entry that is not saved')).toBeNull()
  expect(document.activeElement).toBe(await signOut())
  await user.click(await signOut())
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await screen.findByRole('heading', { level: 1, name: 'Stillwater' })
})
