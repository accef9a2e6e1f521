// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyDay } from '../../shared/days/model/day.ts'
import { whatIs } from './shell/early/declared.ts'
import type { Screen } from './shell/early/feature.ts'
import { isProtected, signInPath } from './shell/early/paths.ts'
import { fakeService, noNetwork, problem, reply } from './testing/fake-service.ts'
import { homeReply, SIGNED_IN } from './testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from './testing/open-app.tsx'

const signedIn = () => reply({ account: ACCOUNT })
const signedOut = () => reply({ account: null })
const spins = () => screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading')
const profile = () => whatIs().screens['/profile'] as Screen
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
])('[ROUTE-06] an unknown path shows a 404 page with a link home to somebody %s', async (_who, session) => {
  fakeService({ ...SIGNED_IN, 'GET /api/auth/session': session })
  openApp('/nowhere/at-all')
  expect(await heading('Page not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy()
  expect(whereabouts()).toBe('/nowhere/at-all')
})

test.each(Object.keys(whatIs().screens).filter(isProtected))(
  '[ROUTE-01] %s leads to sign-in without a session',
  async (path) => {
    const refused = () => problem('not-signed-in')
    fakeService({ 'GET /api/auth/session': signedOut, 'GET /api/home': refused, 'GET /api/days': refused })
    openApp(path)
    await heading('Welcome back')
    expect(whereabouts()).toBe(signInPath(path))
  },
)

test('[ROUTE-01] somebody who was led to sign-in comes back to the screen they wanted', async () => {
  let isSignedIn = false
  fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => {
      isSignedIn = true
      return signedIn()
    },
    'GET /api/home': () => (isSignedIn ? homeReply() : problem('not-signed-in')),
    'GET /api/days': () => reply(emptyDay('2026-11-20')),
  })
  const { user } = openApp('/track?date=2026-11-20')
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  expect(whereabouts()).toBe(`/auth?next=${encodeURIComponent('/track?date=2026-11-20')}`)
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { level: 1, name: /Log Symptoms|Edit Past Entry/ })
  expect(whereabouts()).toBe('/track?date=2026-11-20')
})

test('home that is refused for want of a session leads to sign-in', async () => {
  fakeService({ 'GET /api/home': () => problem('not-signed-in') })
  openApp('/home')
  await heading('Welcome back')
  expect(whereabouts()).toBe('/auth?next=%2Fhome')
})

test.each([
  ['a fault of the service', () => problem('unexpected')],
  ['a missing connection', noNetwork],
])('[SEC-19] %s signs nobody out, and Retry opens the screen', async (_name, fail) => {
  let works = false
  fakeService({ ...SIGNED_IN, 'GET /api/auth/session': () => (works ? signedIn() : fail()) })
  const { user } = openApp('/profile')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(whereabouts()).toBe('/profile')
  works = true
  await user.click(retry)
  await heading('Profile')
})

test.each(['/', '/auth', '/auth?next=https://evil.example/'])(
  '[ROUTE-02] somebody signed in at %s goes to home',
  async (path) => {
    fakeService(SIGNED_IN)
    openApp(path)
    await screen.findByRole('heading', { level: 1, name: /, Mia$/ })
    expect(whereabouts()).toBe('/home')
  },
)

test('[AUTH-01] /auth shows a spinner while sign-in state loads', async () => {
  let answer = (_: Response) => {}
  fakeService({ 'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)) })
  openApp('/auth')
  await waitFor(() => expect(spins()).toBe(true))
  expect(screen.queryByLabelText('Email')).toBeNull()
  answer(signedOut())
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('the entry leads to sign-in', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/')
  await heading('Stillwater')
  expect(screen.getByText('Your companion for managing Interstitial Cystitis')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Sign In to Existing Account' }))
  await heading('Welcome back')
})

const items = () => [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a')]
const DESTINATIONS = ['Home', 'Log', 'Trends', 'Flare Kit', 'Tools', 'Learn', 'Profile']

test('[NAV-01] [NAV-05] the items stand in order, the current one is marked and each is reached by keyboard', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  await heading('Profile')
  expect(items().map(({ textContent }) => textContent)).toEqual(DESTINATIONS)
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([...Array(6).fill(null), 'page'])
  items()[0]?.focus()
  for (const item of items().slice(1)) {
    await user.tab()
    expect(document.activeElement).toBe(item)
  }
})

test.each([
  [['admin'], '/admin'],
  [['editor'], '/learn/manage'],
  [['editor', 'admin'], '/admin'],
  [[], undefined],
] as const)('[NAV-01] [NAV-02] the Admin item leads somebody with the roles %j to %s', async (roles, address) => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: { ...ACCOUNT, roles } }),
    'GET /api/home': () => homeReply({ account: { ...ACCOUNT, roles: [...roles] } }),
  })
  openApp('/profile')
  await heading('Profile')
  expect(screen.queryByRole('link', { name: 'Admin' })?.getAttribute('href')).toBe(address)
})

test.each([
  ['expired', false, 'Upgrade to unlock', 'locked'],
  ['trial', true, 'Premium feature - Try free!', 'trial'],
  ['manual', true, null, undefined],
  ['admin', true, null, undefined],
] as const)('[NAV-03] [SUB-12] on the tier %s, access %s, Trends and Tools say "%s"', async (tier, has, tip, badge) => {
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ premium: { tier, hasPremiumAccess: has } }) })
  openApp('/home')
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  const marked = items().filter((item) => item.title)
  expect(marked.map(({ title }) => title)).toEqual(tip ? [tip, tip] : [])
  expect(marked.map(({ textContent }) => textContent)).toEqual(tip ? [`Trends, ${tip}`, `Tools, ${tip}`] : [])
  expect(marked.map((item) => item.querySelector('[data-lock]')?.getAttribute('data-lock'))).toEqual(
    tip ? [badge, badge] : [],
  )
})

test.each(['/trends', '/tools', '/tools/exercises', '/tools/food', '/subscription', '/about'])(
  '%s says what it will be',
  async (path) => {
    fakeService(SIGNED_IN)
    openApp(path)
    await screen.findByText(/We are still building this/)
  },
)

test('a navigation names the document and moves the focus to the heading', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  await heading('Profile')
  expect(document.title).toBe('Profile – Stillwater')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  const arrived = await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(document.title).toBe('Home – Stillwater')
  expect(document.activeElement).toBe(arrived)
})

test('[ROUTE-07] a screen is loaded when it is wanted, with a spinner while it comes', async () => {
  fakeService(SIGNED_IN)
  const { load } = profile()
  let arrive = () => {}
  const asked = vi
    .spyOn(profile(), 'load')
    .mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(load(false)))))
  const { user } = openApp('/home')
  await heading(/Mia/)
  expect(asked).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await waitFor(() => expect(spins()).toBe(true))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  arrive()
  await heading('Profile')
})

test('[ROUTE-07] a screen whose code did not arrive is loaded by trying again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeService(SIGNED_IN)
  vi.spyOn(profile(), 'load').mockRejectedValueOnce(new TypeError())
  const { user } = openApp('/profile')
  await heading('This screen could not be opened')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await heading('Profile')
})

test('Retry stays where it is while it tries again', async () => {
  let answers = true
  const failing = () => problem('unavailable', { 'retry-after': '60' })
  fakeService({ 'GET /api/home': () => (answers ? failing() : new Promise(() => undefined)) })
  const { user } = openApp('/home')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answers = false
  await user.click(retry)
  await waitFor(() => expect(retry.textContent).toBe('Trying again…'))
  expect([document.body.contains(retry), document.activeElement]).toEqual([true, retry])
})

test.each(['/flare-kit', '/flare-kit/', '/Flare-Kit'])(
  'help at %s waits for no answer about who is signed in',
  async (path) => {
    fakeService({ 'GET /api/auth/session': () => new Promise(() => undefined) })
    openApp(path)
    await heading('Flare Kit')
  },
)

test.each(['/home', '/profile'])('%s that was opened without a network is there once it comes', async (path) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fakeService({ 'GET /api': noNetwork })
  openApp(path)
  await screen.findByRole('button', { name: 'Retry' })
  fakeService(SIGNED_IN)
  network.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await heading(path === '/home' ? /, Mia$/ : 'Profile')
})
