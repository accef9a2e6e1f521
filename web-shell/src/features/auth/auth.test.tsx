// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeReply } from '../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../testing/open-app.tsx'

const signedOut = () => reply({ account: null })
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn(user: ReturnType<typeof openApp>['user']) {
  await user.type(await email(), ' Mia@Example.com ')
  await user.type(password(), 'correct horse')
  await user.click(submitButton())
}

test('[AUTH-02] signing in shows a welcome message and opens home at once', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => reply({ account: ACCOUNT }),
    'GET /api/home': () => homeReply(),
  })
  const { user } = openApp('/auth')
  await email()
  await user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }))
  await signIn(user)
  await screen.findByText('Welcome back!')
  expect(screen.getByText("You've been signed in successfully.")).toBeTruthy()
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(currentAddress()).toBe('/home')
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    email: 'mia@example.com',
    password: 'correct horse',
    stayLoggedIn: true,
  })
})

test('[AUTH-02] a sign-in that the browser did not keep is said to be that, without a welcome', async () => {
  fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => reply({ account: ACCOUNT }),
    'GET /api/home': () => problem('not-signed-in'),
  })
  const { user } = openApp('/auth')
  await signIn(user)
  await screen.findByText(/^This browser did not keep the sign-in/)
  expect(screen.queryByText('Welcome back!')).toBeNull()
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('[AUTH-02] a session that ends after the browser had kept the sign-in is said to have ended', async () => {
  let home: () => Response | Promise<Response> = () => homeReply()
  fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => reply({ account: ACCOUNT }),
    'GET /api/home': () => home(),
  })
  const { user, client } = openApp('/auth')
  await signIn(user)
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  home = () => problem('not-signed-in')
  await client.refetchQueries({ queryKey: ['home'] })
  await screen.findByText(/^Your session has ended/)
  expect(screen.queryByText(/did not keep/)).toBeNull()
})

test('[AUTH-02] an invalid form sends nothing and shows an error at each field', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/auth')
  await email()
  await user.click(submitButton())
  expect(screen.getByText('Enter your email address')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  await user.type(await email(), 'mia@home')
  await user.type(password(), 'x')
  await user.click(submitButton())
  expect(screen.getByText('Enter an email address like name@example.com')).toBeTruthy()
  expect((await email()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Enter your password')).toBeNull()
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

test.each([
  ['wrong credentials', () => problem('wrong-credentials'), /^Error.*email and password do not match/],
  ['an unexpected error', () => problem('unexpected'), /^ErrorAn unexpected error occurred\. Please try again\./],
  [
    'a reply that makes the app throw',
    () => Response.json({}),
    /^ErrorAn unexpected error occurred\. Please try again\./,
  ],
  ['no connection', noNetwork, /^No connection.*check your connection.*What you entered is still here/],
])('[AUTH-13] signing in with %s shows a notice and keeps the typed values', async (_name, response, words) => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-in': response })
  const { user } = openApp('/auth')
  await signIn(user)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(words)
  expect((await email()).value.trim()).toBe('Mia@Example.com')
  expect(currentAddress()).toBe('/auth')
})

test('[AUTH-12] the submit button shows a busy label and is disabled while a request is in flight', async () => {
  const answer = Promise.withResolvers<Response>()
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => answer.promise,
  })
  const { user } = openApp('/auth')
  await signIn(user)
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).not.toBe(document.body)
  await user.type(password(), '{Enter}')
  answer.resolve(problem('wrong-credentials'))
  await waitFor(() => expect(submitButton().getAttribute('aria-disabled')).toBeNull())
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1)
})

test('[AUTH-08] the password field has a show/hide toggle with an accessible name', async () => {
  fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/auth')
  await email()
  expect(password().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

const createButton = () => screen.getByRole('button', { name: 'Create Account' })

test('[AUTH-03] signing up asks the user to check the email address and opens home after 1.5 s', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-up': () => reply({ account: ACCOUNT }),
    'GET /api/home': () => homeReply(),
  })
  const { user } = openApp('/auth')
  await email()
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(currentAddress()).toBe('/auth?type=signup')
  await user.type(screen.getByLabelText('Full Name'), ' Mia Hart ')
  await user.type(await email(), 'Mia@Example.com')
  await user.type(password(), 'otter lantern chives')
  await user.click(createButton())
  await screen.findByText('Welcome to Stillwater')
  expect(screen.getByText(/make sure that your email is correct/)).toBeTruthy()
  expect(currentAddress()).toBe('/auth?type=signup')
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(currentAddress()).toBe('/home')
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    fullName: 'Mia Hart',
    email: 'mia@example.com',
    password: 'otter lantern chives',
    zone: expect.stringMatching(/^[A-Z]/),
    attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('[AUTH-03] signing up requires a name, a valid email address and a password of six characters', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/auth?type=signup')
  await user.type(await email(), 'mia')
  await user.type(password(), '12345')
  await user.click(createButton())
  for (const words of [/Enter your name/, /like name@example\.com/, /password of at least 6/])
    expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

async function signUp(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('Full Name'), 'Mia')
  await user.type(await email(), 'mia@example.com')
  await user.type(password(), 'hart1984')
  await user.click(createButton())
}

test('a weak password shows an error at the password field', async () => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': () => problem('weak-password') })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  await screen.findByText(/too common/)
  expect(document.activeElement).toBe(password())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[AUTH-13] signing up with a taken email address shows a message that does not reveal the account', async () => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': () => problem('email-unavailable') })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ErrorWe could not create this account. If you already have one, sign in or ask for a magic link.',
  )
})

test('an unchanged sign-up is sent again with the same idempotency key, an edited one with a new key', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': noNetwork })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  await screen.findByRole('alert')
  await user.click(createButton())
  // Each press of the button leads to two requests: the first one and its retry.
  const attempts = () => sent.filter(({ body }) => body).map(({ body }) => body.attempt as string)
  await waitFor(() => expect(attempts()).toHaveLength(4))
  expect(new Set(attempts()).size).toBe(1)
  await waitFor(() => expect(createButton().getAttribute('aria-disabled')).toBeNull())
  await user.type(password(), '!')
  await user.click(createButton())
  await waitFor(() => expect(new Set(attempts()).size).toBe(2))
  // Wait for the retry, so that it does not run during the next test.
  await waitFor(() => expect(attempts()).toHaveLength(6))
})

test('a device with an unknown time zone signs up with UTC', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-up': () => problem('email-unavailable'),
  })
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Mars/Base' })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  await waitFor(() => expect(sent.find(({ body }) => body)?.body.zone).toBe('UTC'))
})

test('typed values stay while the session is fetched again', async () => {
  let failing = true
  fakeService({
    'GET /api/auth/session': () =>
      failing ? problem('unavailable', { 'retry-after': '60' }) : new Promise(() => undefined),
  })
  const { user, client } = openApp('/auth')
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  await user.type(email, 'mia@exam')
  failing = false
  void client.refetchQueries({ queryKey: ['session'] })
  await waitFor(() => expect(client.isFetching()).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.body.contains(email)).toBe(true)
  expect(email.value).toBe('mia@exam')
})
