// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { LINK_SENT, postedBodies, SIGNED_OUT } from '../../../testing/mail-links.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const button = (name: string) => screen.getByRole('button', { name })

async function requestMagicLink(user: ReturnType<typeof openApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'Mia@Example.com')
  await user.click(screen.getByRole('link', { name: 'Sign in with Magic Link' }))
  expect(currentAddress()).toBe('/auth?type=magic')
  await user.click(button('Send Magic Link'))
  await screen.findByText('Magic Link Sent!')
}

test('[AUTH-04] a magic link is sent to the typed address, and the user can go back to the password form', async () => {
  const sent = fakeService({ ...SIGNED_OUT, ...LINK_SENT })
  const { user } = openApp('/auth')
  await requestMagicLink(user)
  expect(screen.getByText('Check your email for a secure sign-in link.')).toBeTruthy()
  expect(postedBodies(sent, 'links')).toEqual([{ kind: 'magic', email: 'mia@example.com' }])
  await user.click(screen.getByRole('link', { name: 'Back to Password Sign In' }))
  expect(currentAddress()).toBe('/auth')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.com')
})

test('[AUTH-04] the code from the email signs in, with or without spaces and dashes', async () => {
  const sent = fakeService({
    'POST /api/auth/links/code': () => reply({ outcome: 'signed-in', account: ACCOUNT }),
    ...SIGNED_OUT,
    ...LINK_SENT,
    'GET /api/home': () => homeReply(),
  })
  const { user } = openApp('/auth')
  await requestMagicLink(user)
  await user.type(screen.getByLabelText('Code from the email'), '1234')
  await user.click(button('Sign In with Code'))
  expect(screen.getByText('Enter the eight digits from the email')).toBeTruthy()
  await user.type(screen.getByLabelText('Code from the email'), ' 56-78')
  await user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }))
  await user.click(button('Sign In with Code'))
  await screen.findByText('Welcome back!')
  expect(currentAddress()).toBe('/home')
  expect(postedBodies(sent, 'links/code')).toEqual([{ email: 'mia@example.com', code: '12345678', stayLoggedIn: true }])
})

test('a wrong code shows a friendly message and stays in its field', async () => {
  fakeService({ 'POST /api/auth/links/code': () => problem('link-invalid'), ...SIGNED_OUT, ...LINK_SENT })
  const { user } = openApp('/auth?type=magic')
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  await user.click(button('Send Magic Link'))
  await user.type(await screen.findByLabelText('Code from the email'), '12345678')
  await user.click(button('Sign In with Code'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^ErrorThat code does not fit/)
  expect(screen.getByLabelText<HTMLInputElement>('Code from the email').value).toBe('12345678')
})

test.each([
  ['an unexpected error', () => problem('unexpected'), /^Error.*unexpected error/],
  ['no connection', noNetwork, /^No connection.*What you entered is still here/],
])('[AUTH-13] a failed request for a link shows %s and keeps the typed address', async (_, response, words) => {
  fakeService({ ...SIGNED_OUT, 'POST /api/auth/links': response })
  const { user } = openApp('/auth?type=magic')
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  await user.click(button('Send Magic Link'))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.com')
})

test('[AUTH-05] Forgot Password requires an email address and then sends a recovery link', async () => {
  const sent = fakeService({ ...SIGNED_OUT, ...LINK_SENT })
  const { user } = openApp('/auth')
  const email = await screen.findByLabelText('Email')
  await user.click(button('Forgot Password?'))
  expect(screen.getByText('Email Required')).toBeTruthy()
  expect(screen.getByText('Please enter your email address first.')).toBeTruthy()
  expect(postedBodies(sent, 'links')).toEqual([])
  await user.type(email, 'mia@example')
  await user.click(button('Forgot Password?'))
  expect(screen.getByText('Enter an email address like name@example.com')).toBeTruthy()
  await user.type(email, '.com')
  await user.click(button('Forgot Password?'))
  await screen.findByText('Password Reset Email Sent')
  expect(screen.getByText('Check your email for a link to reset your password.')).toBeTruthy()
  expect(screen.queryByText('Email Required')).toBeNull()
  expect(postedBodies(sent, 'links')).toEqual([{ kind: 'recovery', email: 'mia@example.com' }])
})
