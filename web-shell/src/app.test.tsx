// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyDay } from '../../shared/days/day.ts'
import { SCREENS } from './routes.tsx'
import { fakeService, noNetwork, problem, reply } from './testing/fake-service.ts'
import { homeOf } from './testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from './testing/open-app.tsx'

const signedIn = () => reply({ account: ACCOUNT })
const signedOut = () => reply({ account: null })
const home = () => reply(homeOf())
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['signed in', signedIn],
  ['signed out', signedOut],
])('[ROUTE-06] an unknown path shows a 404 page with a link home to somebody %s', async (_who, session) => {
  fakeService({ 'GET /api/auth/session': session })
  openApp('/nowhere/at-all')
  expect(await heading('Page not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy()
  expect(whereabouts()).toBe('/nowhere/at-all')
})

test('a protected screen leads somebody signed out to sign-in, and back to it afterwards', async () => {
  fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': signedIn,
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
])('%s signs nobody out, and Retry opens the screen', async (_name, fail) => {
  let works = false
  fakeService({ 'GET /api/auth/session': () => (works ? signedIn() : fail()) })
  const { user } = openApp('/profile')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(whereabouts()).toBe('/profile')
  works = true
  await user.click(retry)
  await heading('Profile')
})

test.each(['/', '/auth', '/auth?next=https://evil.example/'])('somebody signed in at %s goes to home', async (path) => {
  fakeService({ 'GET /api/auth/session': signedIn, 'GET /api/home': home })
  openApp(path)
  await screen.findByRole('heading', { level: 1, name: /, Mia$/ })
  expect(whereabouts()).toBe('/home')
})

test('[AUTH-01] /auth shows a spinner while sign-in state loads', async () => {
  let answer = (_: Response) => {}
  fakeService({ 'GET /api/auth/session': () => new Promise((resolve) => (answer = resolve)) })
  openApp('/auth')
  await waitFor(() => expect(screen.getAllByRole('status').some((each) => each.textContent === 'Loading')).toBe(true))
  expect(screen.queryByLabelText('Email')).toBeNull()
  answer(signedOut())
  await screen.findByLabelText('Email')
})

test('the entry leads to sign-in', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/')
  await heading('Stillwater')
  expect(screen.getByText('Your companion for managing Interstitial Cystitis')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Sign In to Existing Account' }))
  await heading('Welcome back')
})

test('[NAV-05] the current item is marked and every item is reachable by keyboard', async () => {
  fakeService({ 'GET /api/auth/session': signedIn, 'GET /api/home': home })
  const { user } = openApp('/profile')
  await heading('Profile')
  const items = screen.getByRole('navigation').querySelectorAll('a')
  expect([...items].map((item) => item.textContent)).toEqual(['Home', 'Log', 'Profile'])
  expect([...items].filter((item) => item.ariaCurrent === 'page' || item.getAttribute('aria-current'))).toEqual([
    items[2],
  ])
  items[0]?.focus()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(items[2])
})

test('a navigation names the document and moves the focus to the heading', async () => {
  fakeService({ 'GET /api/auth/session': signedIn, 'GET /api/home': home })
  const { user } = openApp('/profile')
  await heading('Profile')
  expect(document.title).toBe('Profile – Stillwater')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  const arrived = await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(document.title).toBe('Home – Stillwater')
  expect(document.activeElement).toBe(arrived)
})

test('a screen whose code did not arrive is loaded by trying again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeService({ 'GET /api/auth/session': signedIn })
  vi.spyOn(SCREENS, '/profile').mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError())
  const { user } = openApp('/profile')
  await heading('This screen could not be opened')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await heading('Profile')
})
