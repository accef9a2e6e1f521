// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CLAIM_TOKEN } from '../../../../../shared/auth/link-fragment.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { LINK_SENT, postedBodies, SIGNED_OUT } from '../../../testing/mail-links.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const TOKEN = `${'a'.repeat(32)}.${'s'.repeat(43)}`
const button = (name: string) => screen.getByRole('button', { name })
const view = (kind: string, details = {}) => ({
  'POST /api/auth/links/show': () => reply({ kind, email: 'm…@example.com', isClaim: false, ...details }),
})

test('[AUTH-04] [SEC-10] opening a magic link only removes it from the address, and the button signs in', async () => {
  const sent = fakeService({
    ...view('magic'),
    'POST /api/auth/links/use': () => reply({ outcome: 'signed-in', account: ACCOUNT }),
    ...SIGNED_OUT,
    'GET /api/home': () => homeReply(),
  })
  const { user } = openApp(`/auth?type=magic#link=magic.${TOKEN}`)
  await screen.findByText('You will be signed in as m…@example.com.')
  expect(location.href).not.toContain('link=')
  expect(sent.map(({ line }) => line).toSorted()).toEqual(['GET /api/auth/session', 'POST /api/auth/links/show'])
  await user.click(button('Sign In'))
  await screen.findByText('Welcome back!')
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(postedBodies(sent, 'links/use')).toEqual([{ token: `magic.${TOKEN}`, stayLoggedIn: false }])
})

const submitPasswords = async (user: ReturnType<typeof openApp>['user'], password: string, confirm: string) => {
  await user.clear(screen.getByLabelText('New Password'))
  await user.type(screen.getByLabelText('New Password'), password)
  await user.clear(screen.getByLabelText('Confirm New Password'))
  if (confirm) await user.type(screen.getByLabelText('Confirm New Password'), confirm)
  await user.click(button('Update Password'))
}

test.each(['/reset-password', '/auth?type=recovery'])(
  '[AUTH-06] [AUTH-07] a recovery link at %s sets a new password and opens the sign-in screen',
  async (path) => {
    const sent = fakeService({
      ...view('recovery'),
      'POST /api/auth/links/password': () => reply({ email: 'mia@example.com' }),
      ...SIGNED_OUT,
    })
    const { user } = openApp(`${path}#link=recovery.${TOKEN}`)
    await screen.findByText('Password Reset')
    expect(screen.getByText('Please enter your new password below.')).toBeTruthy()
    expect(screen.getByText(/m…@example\.com/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy()
    await submitPasswords(user, '12b45', '')
    expect(screen.getByText('Choose a password of at least 6 characters')).toBeTruthy()
    expect(screen.getByText('Enter the new password once more')).toBeTruthy()
    await submitPasswords(user, 'otter lantern', 'otter lanterns')
    expect(screen.getByRole('alert').textContent).toBe('ErrorPasswords do not match.')
    expect(screen.queryByText('Enter the same password in both fields')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(postedBodies(sent, 'links/password')).toEqual([])
    await submitPasswords(user, 'otter lantern', 'otter lantern')
    await screen.findByText('Password Updated')
    expect(screen.getByText('Your password has been successfully updated. You can now sign in.')).toBeTruthy()
    expect(postedBodies(sent, 'links/password')).toEqual([{ token: `recovery.${TOKEN}`, password: 'otter lantern' }])
    expect(location.pathname + location.search + location.hash).toBe('/auth')
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mia@example.com')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  },
)

test('[AUTH-06] the password fields are marked for password managers', async () => {
  fakeService({ ...view('recovery'), ...SIGNED_OUT })
  openApp(`/reset-password#link=recovery.${TOKEN}`)
  await screen.findByText('Password Reset')
  for (const label of ['New Password', 'Confirm New Password'])
    expect(screen.getByLabelText<HTMLInputElement>(label).autocomplete).toBe('new-password')
})

test.each([
  ['weak-password', /That password is too common/],
  ['password-too-short', /Editors and admins need at least 12 characters/],
  ['unavailable', /The fault is ours/],
] as const)('[AUTH-06] a password refused as %s shows a message and stays in its field', async (code, words) => {
  fakeService({ ...view('recovery'), 'POST /api/auth/links/password': () => problem(code), ...SIGNED_OUT })
  const { user } = openApp(`/reset-password#link=recovery.${TOKEN}`)
  await screen.findByText('Password Reset')
  await submitPasswords(user, 'otter lantern', 'otter lantern')
  await screen.findByText(words)
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('otter lantern')
})

test.each([
  ['recovery', '/reset-password', 'Send Reset Link'],
  ['magic', '/auth?type=magic', 'Send Magic Link'],
])('[AUTH-06] a used or expired %s link shows a message and offers a new one', async (kind, path, buttonName) => {
  const sent = fakeService({ 'POST /api/auth/links/show': () => problem('link-invalid'), ...SIGNED_OUT, ...LINK_SENT })
  const { user } = openApp(`/auth#link=${kind}.${TOKEN}`)
  await screen.findByRole('heading', { name: 'This link no longer works' })
  await user.click(screen.getByRole('link', { name: 'Send a new link' }))
  expect(currentAddress()).toBe(path)
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  await user.click(button(buttonName))
  await screen.findByText(/Sent/)
  expect(postedBodies(sent, 'links')).toEqual([{ kind, email: 'mia@example.com' }])
})

test('[AUTH-06] a recovery link used elsewhere after it was opened offers a new one', async () => {
  fakeService({ ...view('recovery'), 'POST /api/auth/links/password': () => problem('link-invalid'), ...SIGNED_OUT })
  const { user } = openApp(`/auth?type=recovery#link=recovery.${TOKEN}`)
  await screen.findByLabelText('New Password')
  await submitPasswords(user, 'otter lantern', 'otter lantern')
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/reset-password')
})

test.each(['recovery', 'invite'])('[ROUTE-02] a %s link opens for a signed-in user instead of home', async (kind) => {
  fakeService({ ...view(kind), ...SIGNED_IN })
  openApp(`/auth?type=${kind}#link=${kind}.${TOKEN}`)
  await screen.findByLabelText('New Password')
  expect(location.pathname).toBe('/auth')
})

test('[AUTH-14] an invitation shows a greeting and a field for the password', async () => {
  fakeService({ ...view('invite'), ...SIGNED_OUT })
  openApp(`/auth?type=invite#link=invite.${TOKEN}`)
  await screen.findByRole('heading', { name: 'Welcome to Stillwater' })
  expect(screen.getByText('You have been invited')).toBeTruthy()
  expect(screen.getByLabelText('New Password')).toBeTruthy()
  expect(screen.queryByText(/12 characters/)).toBeNull()
})

test('[AUTH-14] [SEC-08] an invitation to work with us says first that the password must be long', async () => {
  const sent = fakeService({
    ...view('invite', { needsLongPassword: true }),
    'POST /api/auth/links/password': () => reply({ email: 'mia@example.com' }),
    ...SIGNED_OUT,
  })
  const { user } = openApp(`/auth?type=invite#link=invite.${TOKEN}`)
  await screen.findByText(/^You will work with us, .* 12 characters or more\.$/)
  const submit = async (password: string) => {
    for (const label of ['New Password', 'Confirm New Password']) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), password)
    }
    await user.click(button('Accept Invitation'))
  }
  await submit('otter lamps')
  expect(screen.getByText('Choose a password of at least 12 characters')).toBeTruthy()
  expect(postedBodies(sent, 'links/password')).toEqual([])
  await submit('otter lamps!')
  await screen.findByText('Invitation accepted')
  expect(postedBodies(sent, 'links/password')).toEqual([{ token: `invite.${TOKEN}`, password: 'otter lamps!' }])
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.com')
})

test('[AUTH-18] a verification link verifies the email address of the signed-in account', async () => {
  const sent = fakeService({
    ...view('verify'),
    'POST /api/auth/links/use': () => reply({ outcome: 'confirmed' }),
    ...SIGNED_IN,
  })
  const { user } = openApp(`/auth?type=signup#link=verify.${TOKEN}`)
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText('Email confirmed')
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(postedBodies(sent, 'links/use')).toHaveLength(1)
})

test('[AUTH-18] a claim explains what it does and then asks for a password', async () => {
  let claimed = false
  const sent = fakeService({
    'POST /api/auth/links/show': () =>
      reply({ kind: claimed ? 'recovery' : 'verify', email: 'm…@example.com', isClaim: !claimed }),
    'POST /api/auth/links/use': () => {
      claimed = true
      return reply({ outcome: 'choose-password' })
    },
    'POST /api/auth/links/password': () => reply({ email: 'mia@example.com' }),
    ...SIGNED_OUT,
  })
  const { user } = openApp(`/auth?type=signup#link=verify.${TOKEN}`)
  await screen.findByText(/all devices that are signed in to it will be signed out/)
  await user.click(button('Go On'))
  await screen.findByText('Password Reset')
  await submitPasswords(user, 'otter lantern', 'otter lantern')
  await screen.findByText('Password Updated')
  expect(postedBodies(sent, 'links/password')).toEqual([{ token: CLAIM_TOKEN, password: 'otter lantern' }])
})

test('[SEC-19] a link stays usable after a failed request and can be retried', async () => {
  let isDown = true
  fakeService({
    'POST /api/auth/links/show': () => (isDown ? noNetwork() : view('magic')['POST /api/auth/links/show']()),
    ...SIGNED_OUT,
  })
  const { user } = openApp(`/auth?type=magic#link=magic.${TOKEN}`)
  await screen.findByText('No connection')
  isDown = false
  await user.click(button('Retry'))
  await screen.findByText('You will be signed in as m…@example.com.')
})

test('[AUTH-16] an email-change link changes the email address of the signed-in account', async () => {
  let account = ACCOUNT
  const sent = fakeService({
    ...view('email-change', { isHere: true }),
    'POST /api/auth/links/use': () => {
      account = { ...ACCOUNT, email: 'mia.new@example.com' }
      return reply({ outcome: 'email-changed' })
    },
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account }),
  })
  const { user, client } = openApp(`/auth?type=email-change#link=email-change.${TOKEN}`)
  await screen.findByText('m…@example.com becomes the address of your account.')
  // Someone may have signed the user in to an account of their own.
  await screen.findByText(/Until now, this account has mia@example\.com\. If you do not know that address/)
  await user.click(button('Use This Address'))
  await screen.findByText('Email changed')
  expect(postedBodies(sent, 'links/use')).toHaveLength(1)
  await waitFor(() =>
    expect(client.getQueryData(['session'])).toMatchObject({ account: { email: 'mia.new@example.com' } }),
  )
})

test('[AUTH-16] an email-change link asks a visitor to sign in and is not used', async () => {
  const sent = fakeService({ ...view('email-change', { isHere: false }), ...SIGNED_OUT })
  const { user } = openApp(`/auth?type=email-change#link=email-change.${TOKEN}`)
  await screen.findByText(/You are not signed in to its account here/)
  await user.click(screen.getByRole('link', { name: 'Go to sign-in' }))
  await screen.findByLabelText('Password')
  expect(postedBodies(sent, 'links/use')).toEqual([])
})

test('[AUTH-16] an email address that was taken meanwhile shows a friendly message', async () => {
  fakeService({
    ...view('email-change', { isHere: true }),
    'POST /api/auth/links/use': () => problem('email-unavailable'),
    ...SIGNED_IN,
  })
  const { user } = openApp(`/auth?type=email-change#link=email-change.${TOKEN}`)
  await user.click(await screen.findByRole('button', { name: 'Use This Address' }))
  await screen.findByText(/This address could not be used for your account/)
})

test('[AUTH-16] an expired email-change link leads to the profile', async () => {
  fakeService({ 'POST /api/auth/links/show': () => problem('link-invalid'), ...SIGNED_IN })
  const { user } = openApp(`/auth?type=email-change#link=email-change.${TOKEN}`)
  await user.click(await screen.findByRole('link', { name: 'Send a new link' }))
  await screen.findByRole('heading', { name: 'Profile' })
})

test('[AUTH-06] a reload of the reset page says that the link in the mail still works', async () => {
  fakeService(SIGNED_OUT)
  openApp('/reset-password')
  await screen.findByRole('button', { name: 'Send Reset Link' })
  expect(screen.queryByText(/it still works/)).toBeNull()
  cleanup()
  // The state of a history entry survives a reload; the token of the link, which is in memory only, does not.
  openApp('/reset-password', { usr: { link: 987 } })
  await screen.findByText(/it still works: open it again in your email/)
})
