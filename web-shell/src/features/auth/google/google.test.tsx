// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { fakeService, noNetwork, problem, reply, type Sent } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from '../../../testing/open-app.tsx'

const signedOut = () => reply({ account: null, google: true })
const google = () => screen.findByRole('button', { name: 'Continue with Google' })
const posts = (sent: Sent[]) => sent.filter(({ line }) => line.startsWith('POST'))
const BROUGHT = '/auth/callback?code=a-code&state=a-state&scope=openid'
const arrived = () => reply({ outcome: 'signed-in', account: ACCOUNT })
const left: string[] = []

beforeEach(() => {
  // The last message of the test before.
  notify({ title: '' })
  left.length = 0
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => sessionStorage.clear())

test.each(['/auth', '/auth?type=signup'])('[AUTH-09] Continue with Google leads there from %s', async (path) => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google': () => reply({ address: 'https://accounts.google.example/way' }),
  })
  const { user } = openApp(path)
  await user.click(await google())
  await waitFor(() => expect(left).toEqual(['https://accounts.google.example/way']))
  expect(posts(sent)[0]).toMatchObject({ line: 'POST /api/auth/google', body: undefined })
})

test('the way to Google is not offered where there is none', async () => {
  fakeService({ 'GET /api/auth/session': () => reply({ account: null, google: false }) })
  openApp('/auth')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
})

test('[AUTH-12] one press leaves once, says so meanwhile, and a failure is told where one is', async () => {
  let answer = (_: Response) => {}
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google': () => new Promise((resolve) => (answer = resolve)),
  })
  const { user } = openApp('/auth')
  await user.click(await google())
  const busy = await screen.findByRole('button', { name: 'Opening Google…' })
  await user.click(busy)
  answer(problem('google-unavailable', { 'retry-after': '10' }))
  await screen.findByText('Google cannot be reached')
  expect([posts(sent).length, left, whereabouts()]).toEqual([1, [], '/auth'])
  await google()
})

test('[AUTH-10] coming back signs in, welcomes and opens home; nothing of it stays in the address', async () => {
  const sent = fakeService({ 'POST /api/auth/google/callback': arrived, 'GET /api/home': () => homeReply() })
  openApp(BROUGHT)
  await waitFor(() => expect(whereabouts()).not.toContain('code'))
  await screen.findByText('Welcome back!')
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(whereabouts()).toBe('/home')
  expect(posts(sent).map(({ body }) => body)).toEqual([
    { code: 'a-code', state: 'a-state', stayLoggedIn: false, zone: expect.stringMatching(/^[A-Z]/) },
  ])
})

test('[AUTH-10] the address is clear before the service has answered', async () => {
  fakeService({ 'POST /api/auth/google/callback': () => new Promise(() => undefined) })
  openApp(BROUGHT)
  await screen.findByText('Signing in…')
  expect(whereabouts()).toBe('/auth/callback')
})

test('[AUTH-10] a profile that cannot be read at first is read again after a second', async () => {
  let reads = 0
  const times: number[] = []
  fakeService({
    'POST /api/auth/google/callback': arrived,
    'GET /api/home': () => {
      times.push(performance.now())
      return reads++ ? homeReply() : problem('unexpected')
    },
  })
  openApp(BROUGHT)
  await screen.findByText('Welcome back!')
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950)
  expect(whereabouts()).toBe('/home')
})

test('[AUTH-10] a profile that cannot be read at all opens home without a word of welcome', async () => {
  fakeService({
    'POST /api/auth/google/callback': arrived,
    'GET /api/home': () => problem('unexpected', { 'retry-after': '60' }),
  })
  openApp(BROUGHT)
  await screen.findByRole('button', { name: 'Retry' })
  expect(whereabouts()).toBe('/home')
  expect(screen.queryByText('Welcome back!')).toBeNull()
})

test('[AUTH-10] whoever has not been through the welcome is not told that they return', async () => {
  fakeService({
    'POST /api/auth/google/callback': arrived,
    'GET /api/home': () => homeReply({ onboarded: false }),
  })
  openApp(BROUGHT)
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(whereabouts()).toBe('/home')
  expect(screen.queryByText('Welcome back!')).toBeNull()
})

test('[AUTH-10] what does not count leads back to sign-in, once, and says so', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google/callback': () => problem('google-refused'),
  })
  openApp(BROUGHT)
  await screen.findByText('Something went wrong')
  expect(screen.getByText('Please try signing in again.')).toBeTruthy()
  await google()
  expect([whereabouts(), posts(sent).length]).toEqual(['/auth', 1])
})

test.each([
  ['Google that fails', () => problem('google-unavailable', { 'retry-after': '10' }), 'Google cannot be reached', 1],
  ['an address that it does not speak for', () => problem('sign-in-otherwise'), 'Please sign in another way', 1],
  ['a missing connection', noNetwork, 'No connection', 2],
])('%s leads back to sign-in with its own words', async (_, answer, words, tries) => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/google/callback': answer })
  openApp(BROUGHT)
  await screen.findByText(words)
  await google()
  expect([whereabouts(), posts(sent).length]).toEqual(['/auth', tries])
})

test.each([
  ['?error=access_denied&state=a-state', 'Nothing has changed'],
  ['?error=server_error&state=a-state', 'Something went wrong'],
])('coming back without a code, %s, asks nothing and leads to sign-in', async (search, words) => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  openApp(`/auth/callback${search}`)
  await screen.findByText(words)
  await google()
  expect([whereabouts(), posts(sent)]).toEqual(['/auth', []])
})

test('the screen opened by itself leads to sign-in, and whoever is signed in to home', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  openApp('/auth/callback')
  await google()
  expect(whereabouts()).toBe('/auth')
})

test('[ROUTE-01] [SEC-15] the screen that was wanted opens afterwards, with what was chosen; never another site', async () => {
  const answers = {
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google/callback': arrived,
    'POST /api/auth/google': () => reply({ address: 'https://accounts.google.example/' }),
    'GET /api/home': () => homeReply(),
  }
  for (const [next, opens] of [
    ['/profile?from=google', '/profile?from=google'],
    ['https://evil.example/home', '/home'],
    ['//evil.example/home', '/home'],
  ] as const) {
    const sent = fakeService(answers)
    const { user } = openApp(`/auth?next=${encodeURIComponent(next)}`)
    await google()
    await user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }))
    await user.click(await google())
    await waitFor(() => expect(left).toHaveLength(1))
    left.length = 0
    cleanup()
    openApp(BROUGHT)
    await waitFor(() => expect(whereabouts()).toBe(opens))
    expect(posts(sent).at(-1)?.body).toMatchObject({ stayLoggedIn: true })
    expect(sessionStorage).toHaveLength(0)
  }
})

test('[SEC-15] what stands in the tab’s storage leads to no other site', async () => {
  fakeService({ 'POST /api/auth/google/callback': arrived, 'GET /api/home': () => homeReply() })
  sessionStorage.setItem('google-trip', JSON.stringify({ next: 'https://evil.example/', stayLoggedIn: 'yes' }))
  openApp(BROUGHT)
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(whereabouts()).toBe('/home')
})

test('[AUTH-18] whoever takes their account from somebody else is told, and chooses a password', async () => {
  const sent = fakeService({
    'POST /api/auth/google/callback': () => reply({ outcome: 'choose-password', token: 'recovery.a-token' }),
    'POST /api/auth/links/show': () => reply({ kind: 'recovery', email: 'm…@example.com', isClaim: false }),
    'GET /api/auth/session': signedOut,
  })
  openApp(BROUGHT)
  await screen.findByText('This account is yours')
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  expect(whereabouts()).toBe('/reset-password')
  expect(sent.find(({ line }) => line.endsWith('/links/show'))?.body).toEqual({ token: 'recovery.a-token' })
})
