// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLAIM_TOKEN } from '../../../../../shared/auth/link-fragment.ts'
import { createQueryClient } from '../../../shell/first/data/query-client.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'
import { CallbackPage } from './callback.tsx'

const signedOut = () => reply({ account: null, google: true })
const googleButton = () => screen.findByRole('button', { name: 'Continue with Google' })
const posts = (sent: SentRequest[]) => sent.filter(({ line }) => line.startsWith('POST'))
const CALLBACK = '/auth/callback?code=a-code&state=a-state&scope=openid'
const signedIn = () => reply({ outcome: 'signed-in', account: ACCOUNT })
const openedUrls: string[] = []

beforeEach(() => {
  // Clear the last message of the previous test.
  notify({ title: '' })
  openedUrls.length = 0
  vi.spyOn(location, 'assign').mockImplementation((address) => void openedUrls.push(String(address)))
})
afterEach(() => sessionStorage.clear())

test.each(['/auth', '/auth?type=signup'])('[AUTH-09] Continue with Google opens Google from %s', async (path) => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google': () => reply({ address: 'https://accounts.google.example/way' }),
  })
  const { user } = openApp(path)
  await user.click(await googleButton())
  await waitFor(() => expect(openedUrls).toEqual(['https://accounts.google.example/way']))
  expect(posts(sent)[0]).toMatchObject({ line: 'POST /api/auth/google', body: undefined })
})

test('the Google button is hidden when the service offers no Google sign-in', async () => {
  fakeService({ 'GET /api/auth/session': () => reply({ account: null, google: false }) })
  openApp('/auth')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
})

test('[AUTH-12] the Google button is busy, sends one request and shows a failure on the same screen', async () => {
  const answer = Promise.withResolvers<Response>()
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google': () => answer.promise,
  })
  const { user } = openApp('/auth')
  await user.click(await googleButton())
  const busy = await screen.findByRole('button', { name: 'Opening Google…' })
  await user.click(busy)
  answer.resolve(problem('google-unavailable', { 'retry-after': '10' }))
  await screen.findByText('Google cannot be reached')
  expect(posts(sent)).toHaveLength(1)
  expect(openedUrls).toEqual([])
  expect(currentAddress()).toBe('/auth')
  await googleButton()
})

test('[AUTH-10] returning from Google signs in, welcomes the user, opens home and clears the address', async () => {
  const sent = fakeService({ 'POST /api/auth/google/callback': signedIn, 'GET /api/home': () => homeReply() })
  openApp(CALLBACK)
  await waitFor(() => expect(currentAddress()).not.toContain('code'))
  await screen.findByText('Welcome back!')
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(currentAddress()).toBe('/home')
  expect(posts(sent).map(({ body }) => body)).toEqual([
    { code: 'a-code', state: 'a-state', stayLoggedIn: false, zone: expect.stringMatching(/^[A-Z]/) },
  ])
})

test('[AUTH-10] the address is cleared before the service responds', async () => {
  fakeService({ 'POST /api/auth/google/callback': () => new Promise(() => undefined) })
  openApp(CALLBACK)
  await screen.findByText('Signing in…')
  expect(currentAddress()).toBe('/auth/callback')
})

test('[AUTH-10] the response is not lost when React discards the first render', async () => {
  const sent = fakeService({ 'POST /api/auth/google/callback': () => new Promise(() => undefined) })
  history.replaceState(null, '', CALLBACK)
  const Loading = lazy(async () => ({ default: () => null }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Suspense>
          <CallbackPage />
          <Loading />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(posts(sent)).toHaveLength(1))
  expect(posts(sent)[0]?.body).toMatchObject({ code: 'a-code', state: 'a-state' })
})

test('[AUTH-10] a failed read of the profile is retried after one second', async () => {
  let reads = 0
  const times: number[] = []
  fakeService({
    'POST /api/auth/google/callback': signedIn,
    'GET /api/home': () => {
      times.push(performance.now())
      return reads++ ? homeReply() : problem('unexpected')
    },
  })
  openApp(CALLBACK)
  await screen.findByText('Welcome back!')
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950)
  expect(currentAddress()).toBe('/home')
})

test('[AUTH-10] home opens without a welcome message when the profile cannot be read', async () => {
  fakeService({
    'POST /api/auth/google/callback': signedIn,
    'GET /api/home': () => problem('unexpected', { 'retry-after': '60' }),
  })
  openApp(CALLBACK)
  await screen.findByRole('button', { name: 'Retry' })
  expect(currentAddress()).toBe('/home')
  expect(screen.queryByText('Welcome back!')).toBeNull()
})

test('[AUTH-10] a user who has not finished the onboarding sees no "Welcome back!"', async () => {
  fakeService({
    'POST /api/auth/google/callback': signedIn,
    'GET /api/home': () => homeReply({ onboarded: false }),
  })
  openApp(CALLBACK)
  await screen.findByRole('heading', { level: 1, name: 'Cycle Tracking' })
  expect(currentAddress()).toBe('/home')
  expect(screen.queryByText('Welcome back!')).toBeNull()
})

test('[AUTH-10] a refused code opens the sign-in screen with a message, without a retry', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google/callback': () => problem('google-refused'),
  })
  openApp(CALLBACK)
  await screen.findByText('Something went wrong')
  expect(screen.getByText('Please try signing in again.')).toBeTruthy()
  await googleButton()
  expect(currentAddress()).toBe('/auth')
  expect(posts(sent)).toHaveLength(1)
})

test.each([
  ['a failure of Google', () => problem('google-unavailable', { 'retry-after': '10' }), 'Google cannot be reached', 1],
  ['an unverified email address', () => problem('sign-in-otherwise'), 'Please sign in another way', 1],
  ['a network failure', noNetwork, 'No connection', 2],
])('%s opens the sign-in screen with a specific message', async (_, response, words, attempts) => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/google/callback': response })
  openApp(CALLBACK)
  await screen.findByText(words)
  await googleButton()
  expect(currentAddress()).toBe('/auth')
  expect(posts(sent)).toHaveLength(attempts)
})

test.each([
  ['?error=access_denied&state=a-state', 'Nothing has changed'],
  ['?error=server_error&state=a-state', 'Something went wrong'],
])('returning with %s, without a code, sends no request and opens the sign-in screen', async (search, words) => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  openApp(`/auth/callback${search}`)
  await screen.findByText(words)
  await googleButton()
  expect(currentAddress()).toBe('/auth')
  expect(posts(sent)).toEqual([])
})

test('opening the callback screen directly leads a visitor to the sign-in screen', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  openApp('/auth/callback')
  await googleButton()
  expect(currentAddress()).toBe('/auth')
})

test('[ROUTE-01] [SEC-15] the options are sent, and the requested screen opens, but never another site', async () => {
  const responses = {
    'GET /api/auth/session': signedOut,
    'POST /api/auth/google/callback': signedIn,
    'POST /api/auth/google': () => reply({ address: 'https://accounts.google.example/' }),
    'GET /api/home': () => homeReply(),
  }
  for (const [next, opens] of [
    ['/profile?from=google', '/profile?from=google'],
    ['https://evil.example/home', '/home'],
    ['//evil.example/home', '/home'],
  ] as const) {
    const sent = fakeService(responses)
    const { user } = openApp(`/auth?next=${encodeURIComponent(next)}`)
    await googleButton()
    await user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }))
    await user.click(await googleButton())
    await waitFor(() => expect(openedUrls).toHaveLength(1))
    openedUrls.length = 0
    cleanup()
    openApp(CALLBACK)
    await waitFor(() => expect(currentAddress()).toBe(opens))
    expect(posts(sent).at(-1)?.body).toMatchObject({ stayLoggedIn: true })
    expect(sessionStorage).toHaveLength(0)
  }
})

test('[SEC-15] a foreign URL in the tab’s storage is not opened', async () => {
  fakeService({ 'POST /api/auth/google/callback': signedIn, 'GET /api/home': () => homeReply() })
  sessionStorage.setItem('google-trip', JSON.stringify({ next: 'https://evil.example/', stayLoggedIn: 'yes' }))
  openApp(CALLBACK)
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(currentAddress()).toBe('/home')
})

test('[AUTH-18] a user who claims an account sees a message and chooses a password', async () => {
  const sent = fakeService({
    'POST /api/auth/google/callback': () => reply({ outcome: 'choose-password' }),
    'POST /api/auth/links/show': () => reply({ kind: 'recovery', email: 'm…@example.com', isClaim: false }),
    'GET /api/auth/session': signedOut,
  })
  openApp(CALLBACK)
  await screen.findByText('This account is yours')
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  expect(currentAddress()).toBe('/reset-password')
  expect(sent.find(({ line }) => line.endsWith('/links/show'))?.body).toEqual({ token: CLAIM_TOKEN })
})
