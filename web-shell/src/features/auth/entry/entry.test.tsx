// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const signedOut = () => reply({ account: null, google: true })
const SIGNED_OUT = { 'GET /api/auth/session': signedOut, 'GET /api/home': () => homeReply() }
const link = (name: string) => screen.findByRole('link', { name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })

test('[ENTRY-01] [ENTRY-03] the options name the ways in, and say what the app is for', async () => {
  fakeService(SIGNED_OUT)
  openApp('/')
  await screen.findByText('Your companion for managing Interstitial Cystitis')
  expect(button('Continue with Google')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Create New Account', '/?step=sign-up'],
    ['Sign In to Existing Account', '/?step=sign-in'],
    ['More sign-in options', '/auth'],
    ['In a flare now? Open the Flare Kit', '/flare-kit'],
    ['terms', '/terms'],
    ['privacy notice', '/privacy'],
  ])
})

test('[ENTRY-01] [ENTRY-02] each step is in the address, leads to the other, and back to the options', async () => {
  fakeService(SIGNED_OUT)
  const { user } = openApp('/')
  await user.click(await link('Create New Account'))
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  expect(currentAddress()).toBe('/?step=sign-up')
  expect(screen.getByText('Join thousands finding relief and community')).toBeTruthy()
  await user.click(await link('Sign in'))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  expect(currentAddress()).toBe('/?step=sign-in')
  expect(screen.getByRole('checkbox', { name: 'Stay signed in' })).toBeTruthy()
  await user.click(await link('Back to options'))
  await link('Create New Account')
  expect(currentAddress()).toBe('/')
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
})

test.each(['/?step=sign-up', '/?step=sign-in'])('[ENTRY-01] %s opens its step, with Google', async (path) => {
  fakeService(SIGNED_OUT)
  openApp(path)
  await link('Back to options')
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
})

test.each(['/?step=nothing', '/?step=__proto__'])('[ENTRY-01] %s opens the options', async (path) => {
  fakeService(SIGNED_OUT)
  openApp(path)
  expect(await link('Create New Account')).toBeTruthy()
})

test('[ENTRY-02] nothing typed is lost between the steps and /auth', async () => {
  fakeService(SIGNED_OUT)
  const { user } = openApp('/?step=sign-up')
  await user.type(await field('Full Name'), 'Mia Hart')
  await user.type(await field('Email'), 'mia@example.com')
  await user.type(await field('Password'), 'otter lantern')
  await user.click(await link('Back to options'))
  await user.click(await link('Sign In to Existing Account'))
  expect([(await field('Email')).value, (await field('Password')).value]).toEqual(['mia@example.com', 'otter lantern'])
  await user.type(await field('Email'), '.uk')
  await user.click(await link('Create an account'))
  expect([(await field('Full Name')).value, (await field('Email')).value]).toEqual(['Mia Hart', 'mia@example.com.uk'])
  await user.click(await link('Back to options'))
  await user.click(await link('More sign-in options'))
  expect((await field('Email')).value).toBe('mia@example.com.uk')
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(/otter/)
})

test('[ENTRY-02] signing in welcomes the user, opens home and forgets what was typed', async () => {
  const sent = fakeService({ ...SIGNED_OUT, 'POST /api/auth/sign-in': () => reply({ account: ACCOUNT }) })
  const { user, close } = openApp('/?step=sign-in')
  await user.type(await field('Email'), 'mia@example.com')
  await user.type(await field('Password'), 'otter lantern')
  await user.click(screen.getByRole('checkbox', { name: 'Stay signed in' }))
  await user.click(button('Sign In'))
  await screen.findByText("You're successfully signed in.")
  expect(screen.getByText('Welcome back!')).toBeTruthy()
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({ stayLoggedIn: true })
  expect(sessionStorage).toHaveLength(0)
  close()
  openApp('/?step=sign-in')
  expect([(await field('Email')).value, (await field('Password')).value]).toEqual(['', ''])
})

test('[ENTRY-02] [ENTRY-04] a forgotten password needs an email, and has the words of entry', async () => {
  const sent = fakeService({ ...SIGNED_OUT, 'POST /api/auth/links': () => reply({}) })
  const { user } = openApp('/?step=sign-in')
  await user.click(await screen.findByRole('button', { name: 'Forgot Password?' }))
  await screen.findByText('Email Required')
  expect(screen.getByText('Please enter your email address first.')).toBeTruthy()
  await user.type(await field('Email'), 'mia@example.com')
  await user.click(button('Forgot Password?'))
  await screen.findByText('Password Reset Sent')
  expect(screen.getByText('Check your email for password reset instructions.')).toBeTruthy()
  expect(sent.find(({ line }) => line.startsWith('POST'))?.body).toEqual({ kind: 'recovery', email: 'mia@example.com' })
})

test.each(['/?step=sign-in', '/auth'])(
  '[ENTRY-04] [AUTH-02] on %s each action removes the messages of the one before',
  async (path) => {
    fakeService({
      ...SIGNED_OUT,
      'POST /api/auth/sign-in': () => problem('wrong-credentials'),
      'POST /api/auth/links': () => reply({}),
    })
    const { user } = openApp(path)
    const messages = () => [
      ...screen.queryAllByRole('alert').map((each) => each.textContent),
      ...screen
        .queryAllByRole('status')
        .map((each) => each.textContent)
        .filter((each) => each.includes('Reset')),
    ]
    await user.type(await field('Email'), 'mia@example.com')
    await user.type(await field('Password'), 'otter lantern')
    await user.click(button('Sign In'))
    await screen.findByText(/That email and password do not match/)
    await user.click(button('Forgot Password?'))
    await screen.findByText(/^Password Reset/)
    expect(messages()).toHaveLength(1)
    await user.clear(await field('Email'))
    await user.click(button('Forgot Password?'))
    await screen.findByText('Email Required')
    expect(messages()).toHaveLength(1)
    await user.click(button('Sign In'))
    expect(messages()).toEqual([])
    expect(screen.getByText('Enter your email address')).toBeTruthy()
  },
)

test('[ENTRY-04] signing up opens home without a pause', async () => {
  fakeService({ ...SIGNED_OUT, 'POST /api/auth/sign-up': () => reply({ account: ACCOUNT }) })
  const { user } = openApp('/?step=sign-up')
  await user.type(await field('Full Name'), 'Mia Hart')
  await user.type(await field('Email'), 'mia@example.com')
  await user.type(await field('Password'), 'otter lantern')
  const started = performance.now()
  await user.click(button('Create Account'))
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(performance.now() - started).toBeLessThan(1_400)
  expect(screen.getByText('Welcome to Stillwater')).toBeTruthy()
})

test('[ENTRY-02] a sign-up that fails keeps what was typed, also on the way to the options and back', async () => {
  fakeService({ ...SIGNED_OUT, 'POST /api/auth/sign-up': noNetwork })
  const { user } = openApp('/?step=sign-up')
  await user.type(await field('Full Name'), 'Mia Hart')
  await user.type(await field('Email'), 'mia@example.com')
  await user.type(await field('Password'), 'otter lantern')
  await user.click(button('Create Account'))
  await screen.findByText('No connection')
  await user.click(await link('Back to options'))
  await user.click(await link('Create New Account'))
  expect((await field('Full Name')).value).toBe('Mia Hart')
})

test('[AUTH-13] a taken address is refused in words that confirm nothing', async () => {
  fakeService({ ...SIGNED_OUT, 'POST /api/auth/sign-up': () => problem('email-unavailable') })
  const { user } = openApp('/?step=sign-up')
  await user.type(await field('Full Name'), 'Mia Hart')
  await user.type(await field('Email'), 'mia@example.com')
  await user.type(await field('Password'), 'otter lantern')
  await user.click(button('Create Account'))
  await screen.findByText(/We could not create this account/)
})

test.each(['/', '/?step=sign-up', '/auth?type=signup'])(
  '[ENTRY-01] %s says what creating an account confirms, with links',
  async (path) => {
    fakeService(SIGNED_OUT)
    openApp(path)
    expect((await screen.findByText(/you are 16 or older/)).textContent).toBe(
      'By creating an account you confirm that you are 16 or older, and accept our terms. How we treat your data is in our privacy notice.',
    )
  },
)
