// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeReply } from '../../testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from '../../testing/open-app.tsx'

const signedOut = () => reply({ account: null })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn(user: ReturnType<typeof openApp>['user']) {
  await user.type(await email(), ' Mia@Example.com ')
  await user.type(password(), 'correct horse')
  await user.click(submit())
}

test('[AUTH-02] signing in welcomes and goes straight home', async () => {
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
  expect(whereabouts()).toBe('/home')
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    email: 'mia@example.com',
    password: 'correct horse',
    stayLoggedIn: true,
  })
})

test('[AUTH-02] nothing is sent while the form is wrong, and the fields say why', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/auth')
  await email()
  await user.click(submit())
  expect(screen.getByText('Enter your email address')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  expect(document.activeElement).toBe(await email())
  await user.type(await email(), 'mia@home')
  await user.type(password(), 'x')
  await user.click(submit())
  expect(screen.getByText('Enter an email address like name@example.com')).toBeTruthy()
  expect((await email()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Enter your password')).toBeNull()
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

test.each([
  ['wrong credentials', () => problem('wrong-credentials'), /^Error.*email and password do not match/],
  ['a fault', () => problem('unexpected'), /^ErrorAn unexpected error occurred\. Please try again\./],
  ['no connection', noNetwork, /^No connection.*check your connection.*What you typed is still here/],
])('%s shows a notice and keeps what was typed', async (_name, answer, words) => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-in': answer })
  const { user } = openApp('/auth')
  await signIn(user)
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(words)
  expect((await email()).value.trim()).toBe('Mia@Example.com')
  expect(whereabouts()).toBe('/auth')
})

test('[AUTH-12] the submit button shows a busy label and is disabled while a call is in flight', async () => {
  let answer = (_: Response) => {}
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-in': () => new Promise((resolve) => (answer = resolve)),
  })
  const { user } = openApp('/auth')
  await signIn(user)
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).not.toBe(document.body)
  await user.type(password(), '{Enter}')
  answer(problem('wrong-credentials'))
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
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

const create = () => screen.getByRole('button', { name: 'Create Account' })

test('[AUTH-03] signing up says that the email matters, and opens home after 1.5 s', async () => {
  const sent = fakeService({
    'GET /api/auth/session': signedOut,
    'POST /api/auth/sign-up': () => reply({ account: ACCOUNT }),
    'GET /api/home': () => homeReply(),
  })
  const { user } = openApp('/auth')
  await email()
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(whereabouts()).toBe('/auth?type=signup')
  await user.type(screen.getByLabelText('Full Name'), ' Mia Hart ')
  await user.type(await email(), 'Mia@Example.com')
  await user.type(password(), 'otter lantern chives')
  await user.click(create())
  await screen.findByText('Welcome to Stillwater')
  expect(screen.getByText(/make sure that your email is correct/)).toBeTruthy()
  expect(whereabouts()).toBe('/auth?type=signup')
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  expect(whereabouts()).toBe('/home')
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    fullName: 'Mia Hart',
    email: 'mia@example.com',
    password: 'otter lantern chives',
    zone: expect.stringMatching(/^[A-Z]/),
    attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('[AUTH-03] a sign-up needs a name, an address and six characters of password', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut })
  const { user } = openApp('/auth?type=signup')
  await user.type(await email(), 'mia')
  await user.type(password(), '12345')
  await user.click(create())
  for (const words of [/Enter your name/, /like name@example\.com/, /password of at least 6/])
    expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
})

async function signUp(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('Full Name'), 'Mia')
  await user.type(await email(), 'mia@example.com')
  await user.type(password(), 'hart1984')
  await user.click(create())
}

test('a password that is easy to guess is refused at its field', async () => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': () => problem('weak-password') })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  await screen.findByText(/too common/)
  expect(document.activeElement).toBe(password())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[AUTH-13] a taken address is refused in general words', async () => {
  fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': () => problem('email-unavailable') })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ErrorWe could not create this account. If you already have one, sign in or ask for a magic link.',
  )
})

test('a sign-up sent again unchanged is the same try, and another one once it is changed', async () => {
  const sent = fakeService({ 'GET /api/auth/session': signedOut, 'POST /api/auth/sign-up': noNetwork })
  const { user } = openApp('/auth?type=signup')
  await signUp(user)
  await screen.findByRole('alert')
  await user.click(create())
  const attempts = () => sent.filter(({ body }) => body).map(({ body }) => body.attempt as string)
  await waitFor(() => expect(attempts()).toHaveLength(4))
  expect(new Set(attempts()).size).toBe(1)
  await waitFor(() => expect(create().getAttribute('aria-disabled')).toBeNull())
  await user.type(password(), '!')
  await user.click(create())
  await waitFor(() => expect(new Set(attempts()).size).toBe(2))
  // Its repetition must not reach into the next test.
  await waitFor(() => expect(attempts()).toHaveLength(6))
})

test('a device whose zone nobody knows signs up all the same, in UTC', async () => {
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

test('what was typed stays while the session is asked for again', async () => {
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
