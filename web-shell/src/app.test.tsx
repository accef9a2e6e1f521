// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyDay } from '../../shared/days/model/day.ts'
import type { Screen } from './shell/early/feature.ts'
import { registeredFeatures } from './shell/early/feature-registry.ts'
import { isProtected, screenAt, signInPath } from './shell/early/paths.ts'
import { fakeService, noNetwork, problem, reply } from './testing/fake-service.ts'
import { homeReply, SIGNED_IN } from './testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from './testing/open-app.tsx'

const signedIn = () => reply({ account: ACCOUNT })
const signedOut = () => reply({ account: null })
const isSpinnerShown = () => screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading')
const profileScreen = () => registeredFeatures().screens['/profile'] as Screen
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
])('[ROUTE-06] an unknown path shows a 404 page with a link home to a user who is %s', async (_state, session) => {
  fakeService({ ...SIGNED_IN, 'GET /api/auth/session': session })
  openApp('/nowhere/at-all')
  expect(await heading('Page not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy()
  expect(currentAddress()).toBe('/nowhere/at-all')
})

const isForMembers = (path: string) => isProtected(path) && !screenAt(path)?.opensWithoutSession

test.each(Object.keys(registeredFeatures().screens).filter(isForMembers))(
  '[ROUTE-01] %s redirects to sign-in without a session',
  async (path) => {
    const refused = () => problem('not-signed-in')
    fakeService({ 'GET /api/auth/session': signedOut, 'GET /api/home': refused, 'GET /api/days': refused })
    openApp(path)
    await heading('Welcome back')
    expect(currentAddress()).toBe(signInPath(path))
  },
)

test('[ROUTE-01] after sign-in a redirected visitor returns to the requested screen', async () => {
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
  expect(currentAddress()).toBe(`/auth?next=${encodeURIComponent('/track?date=2026-11-20')}`)
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { level: 1, name: /Log Symptoms|Edit Past Entry/ })
  expect(currentAddress()).toBe('/track?date=2026-11-20')
})

test('home redirects to sign-in when the service replies not-signed-in', async () => {
  fakeService({ 'GET /api/home': () => problem('not-signed-in') })
  openApp('/home')
  await heading('Welcome back')
  expect(currentAddress()).toBe('/auth?next=%2Fhome')
})

test.each([
  ['an error of the service', () => problem('unexpected')],
  ['a missing connection', noNetwork],
])('[SEC-19] %s does not sign the user out, and Retry opens the screen', async (_name, fail) => {
  let works = false
  fakeService({ ...SIGNED_IN, 'GET /api/auth/session': () => (works ? signedIn() : fail()) })
  const { user } = openApp('/profile')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(currentAddress()).toBe('/profile')
  works = true
  await user.click(retry)
  await heading('Profile')
})

test.each(['/', '/auth', '/auth?next=https://evil.example/'])(
  '[ROUTE-02] a signed-in user at %s is redirected to home',
  async (path) => {
    fakeService(SIGNED_IN)
    openApp(path)
    await screen.findByRole('heading', { level: 1, name: /, Mia$/ })
    expect(currentAddress()).toBe('/home')
  },
)

test('[AUTH-01] /auth shows a spinner while sign-in state loads', async () => {
  const answer = Promise.withResolvers<Response>()
  fakeService({ 'GET /api/auth/session': () => answer.promise })
  openApp('/auth')
  await waitFor(() => expect(isSpinnerShown()).toBe(true))
  expect(screen.queryByLabelText('Email')).toBeNull()
  answer.resolve(signedOut())
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('the entry page links to sign-in', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/')
  await heading('Stillwater')
  expect(screen.getByText('Your companion for managing Interstitial Cystitis')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Sign In to Existing Account' }))
  await heading('Welcome back')
})

const navigationItems = () => [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a')]
const DESTINATIONS = ['Home', 'Log', 'Trends', 'Flare Kit', 'Tools', 'Learn', 'Profile']

test('[NAV-01] [NAV-05] the items are in order, the current one is marked and each is reachable by keyboard', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  await heading('Profile')
  expect(navigationItems().map(({ textContent }) => textContent)).toEqual(DESTINATIONS)
  expect(navigationItems().map((item) => item.getAttribute('aria-current'))).toEqual([...Array(6).fill(null), 'page'])
  navigationItems()[0]?.focus()
  for (const item of navigationItems().slice(1)) {
    await user.tab()
    expect(document.activeElement).toBe(item)
  }
})

test.each([
  [['admin'], '/admin'],
  [['editor'], '/learn/manage'],
  [['editor', 'admin'], '/admin'],
  [[], undefined],
] as const)('[NAV-01] [NAV-02] the Admin item of a user with the roles %j links to %s', async (roles, address) => {
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
  ['/track', [], 'Log'],
  ['/history', [], 'Log'],
  ['/trends/links', [], 'Trends'],
  ['/reports', [], 'Trends'],
  ['/tools/training', [], 'Tools'],
  ['/food-categories', [], 'Tools'],
  ['/reminders', [], 'Tools'],
  ['/settings', [], 'Profile'],
  ['/subscription', [], 'Profile'],
  ['/about', [], 'Profile'],
  ['/learn/manage', ['admin'], 'Admin'],
  ['/learn/manage', ['editor'], 'Admin'],
] as const)('[NAV-01] [NAV-02] the screen %s of a user with the roles %j belongs to %s', async (path, roles, label) => {
  const account = { ...ACCOUNT, roles: [...roles] }
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account }),
  })
  openApp(path)
  await screen.findByRole('link', { name: label })
  const current = navigationItems().filter((item) => item.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual([label])
})

test.each([
  ['expired', false, 'Upgrade to unlock', 'locked'],
  ['trial', true, 'Premium feature - Try free!', 'trial'],
  ['manual', true, null, undefined],
  ['admin', true, null, undefined],
] as const)(
  '[NAV-03] [SUB-12] on the tier %s with access %s, Trends and Tools show "%s"',
  async (tier, hasAccess, tip, badge) => {
    fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ premium: { tier, hasPremiumAccess: hasAccess } }) })
    openApp('/home')
    await screen.findByRole('heading', { level: 1, name: /Mia/ })
    const marked = navigationItems().filter((item) => item.title)
    expect(marked.map(({ title }) => title)).toEqual(tip ? [tip, tip] : [])
    expect(marked.map(({ textContent }) => textContent)).toEqual(tip ? [`Trends, ${tip}`, `Tools, ${tip}`] : [])
    expect(marked.map((item) => item.querySelector('[data-lock]')?.getAttribute('data-lock'))).toEqual(
      tip ? [badge, badge] : [],
    )
  },
)

test('a navigation sets the document title and moves the focus to the heading', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/profile')
  await heading('Profile')
  expect(document.title).toBe('Profile – Stillwater')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  const newHeading = await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(document.title).toBe('Home – Stillwater')
  expect(document.activeElement).toBe(newHeading)
})

test('[ROUTE-07] a screen is loaded when it is opened, with a spinner while it loads', async () => {
  fakeService(SIGNED_IN)
  const { load } = profileScreen()
  let finishLoading = () => {}
  const loading = vi
    .spyOn(profileScreen(), 'load')
    .mockImplementation(() => new Promise((resolve) => (finishLoading = () => resolve(load(false)))))
  const { user } = openApp('/home')
  await heading(/Mia/)
  expect(loading).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await waitFor(() => expect(isSpinnerShown()).toBe(true))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  finishLoading()
  await heading('Profile')
})

test('[ROUTE-07] Retry loads a screen whose code failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeService(SIGNED_IN)
  vi.spyOn(profileScreen(), 'load').mockRejectedValueOnce(new TypeError())
  const { user } = openApp('/profile')
  await heading('This screen could not be opened')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await heading('Profile')
})

test('the Retry button keeps its place and the focus during a retry', async () => {
  let replies = true
  const unavailable = () => problem('unavailable', { 'retry-after': '60' })
  fakeService({ 'GET /api/home': () => (replies ? unavailable() : new Promise(() => undefined)) })
  const { user } = openApp('/home')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  replies = false
  await user.click(retry)
  await waitFor(() => expect(retry.textContent).toBe('Trying again…'))
  expect(document.body.contains(retry)).toBe(true)
  expect(document.activeElement).toBe(retry)
})

test.each(['/flare-kit', '/flare-kit/', '/Flare-Kit'])(
  'help at %s opens before the session reply arrives',
  async (path) => {
    fakeService({ 'GET /api/auth/session': () => new Promise(() => undefined) })
    openApp(path)
    await heading('Flare Kit')
  },
)

test('[ROUTE-01] the flare kit opens for visitors, and leads back to it after sign-in', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/')
  await user.click(await screen.findByRole('link', { name: 'In a flare now? Open the Flare Kit' }))
  await heading('Flare Kit')
  expect(await screen.findByRole('heading', { name: 'When to seek care' })).toBeDefined()
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  await vi.waitFor(() =>
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/flare-kit', signInPath('/flare-kit')]),
  )
  expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull()
  await user.click(within(navigation).getByRole('link', { name: 'Sign In' }))
  await heading('Welcome back')
  expect(currentAddress()).toBe(signInPath('/flare-kit'))
})

test.each(['/home', '/profile'])(
  '%s that was opened without a network loads when the network returns',
  async (path) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeService({ 'GET /api': noNetwork })
    openApp(path)
    await screen.findByRole('button', { name: 'Retry' })
    fakeService(SIGNED_IN)
    network.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await heading(path === '/home' ? /, Mia$/ : 'Profile')
  },
)
