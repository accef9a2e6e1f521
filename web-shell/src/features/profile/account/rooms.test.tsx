// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { beginLateRead } from '../../../testing/late-read.ts'
import { ACCOUNT, openApp } from '../../../testing/open-app.tsx'

const row = (name: RegExp | string) => screen.findByRole('button', { name })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const HOUR_MS = 3_600_000

const device = (id: string, details: object) => ({
  id: id.repeat(22),
  browser: 'Firefox on Android',
  createdAt: 0,
  usedAt: Date.now(),
  stayLoggedIn: false,
  isHere: false,
  ...details,
})

test('[PROF-02] devices are listed, and each or all others can be signed out', async () => {
  const ended: string[] = []
  fakeService({
    'GET /api/auth/sessions': () =>
      reply({
        sessions: [
          device('a', { isHere: true, browser: 'Chrome on Windows' }),
          device('b', { usedAt: Date.now() - 5 * HOUR_MS }),
          device('c', { usedAt: Date.now() - 72 * HOUR_MS, browser: '' }),
          device('d', { browser: 'Safari on Mac' }),
        ],
      }),
    ...SIGNED_IN,
    'DELETE /api/auth/sessions/b': ({ line }) => {
      ended.push(line)
      return reply({})
    },
    // It has ended elsewhere in the meantime.
    'DELETE /api/auth/sessions/c': () => problem('not-found'),
    'DELETE /api/auth/sessions': ({ line }) => {
      ended.push(line)
      return reply({})
    },
  })
  const { user } = openApp('/settings')
  await user.click(await row(/^Devices/))
  const here = (await screen.findByText('Chrome on Windows')).closest('li')
  expect(here?.textContent).toContain('This device')
  expect(here?.querySelector('button')).toBeNull()
  expect(screen.getByText('Last used 5 hours ago')).toBeTruthy()
  expect(screen.getByText('Last used 3 days ago')).toBeTruthy()
  await user.click(button('Sign out Firefox on Android'))
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Devices')
  await user.click(button('Sign out An unknown browser'))
  await waitFor(() => expect(screen.queryByText('An unknown browser')).toBeNull())
  await user.click(button('Sign out all other devices'))
  await screen.findByText('You are signed in on this device only.')
  expect(document.activeElement?.textContent).toBe('Devices')
  expect(ended).toEqual([`DELETE /api/auth/sessions/${'b'.repeat(22)}`, 'DELETE /api/auth/sessions'])
})

test('[PROF-02] a read that began before a device was signed out and ends after it does not show the device again', async () => {
  fakeService({
    'GET /api/auth/sessions': () =>
      reply({ sessions: [device('a', { isHere: true, browser: 'Chrome on Windows' }), device('b', {})] }),
    ...SIGNED_IN,
    'DELETE /api/auth/sessions/b': () => reply({}),
  })
  const { user, client } = openApp('/settings?room=devices')
  await screen.findByText('Firefox on Android')
  const endRead = await beginLateRead(client, ['devices'], '/api/auth/sessions')
  await user.click(button('Sign out Firefox on Android'))
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull())
  await endRead()
  expect(screen.queryByText('Firefox on Android')).toBeNull()
})

test('[AUTH-11] [PROF-02] this device can stay logged in', async () => {
  const sent = fakeService({
    'GET /api/auth/sessions': () => reply({ sessions: [device('a', { isHere: true })] }),
    ...SIGNED_IN,
    'PUT /api/auth/session': () => reply({ account: { ...ACCOUNT, stayLoggedIn: true } }),
  })
  const { user } = openApp('/settings?room=devices')
  await user.click(await screen.findByRole('switch', { name: 'Stay logged in' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Stay logged in' }).checked).toBe(true),
  )
  expect(sent.find(({ line }) => line === 'PUT /api/auth/session')?.body).toEqual({ stayLoggedIn: true })
})

test('[PROF-02] devices that cannot be read say so, with a retry', async () => {
  let works = false
  fakeService({
    'GET /api/auth/sessions': () =>
      works ? reply({ sessions: [device('a', { isHere: true })] }) : problem('unexpected'),
    ...SIGNED_IN,
  })
  const { user } = openApp('/settings?room=devices')
  const retry = await row('Retry')
  works = true
  await user.click(retry)
  await screen.findByText('You are signed in on this device only.')
})

const GOOGLE_ACCOUNT = { ...ACCOUNT, hasNoPassword: true as const }

test('[SEC-14] a user without a password is never asked for one: a new address needs a sign-in just before', async () => {
  let isRecent = false
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ account: GOOGLE_ACCOUNT }),
    'POST /api/auth/email': () => (isRecent ? reply({}) : problem('sign-in-again')),
    'POST /api/auth/links': () => reply({}),
  })
  const { user } = openApp('/settings?room=email')
  await user.type(await screen.findByLabelText('New email'), 'mia.new@example.com')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.click(button('Send Link'))
  await row('Continue with Google')
  await user.click(button('Send Magic Link'))
  await screen.findByText('Magic Link Sent!')
  isRecent = true
  await user.click(button('Send Link'))
  await screen.findByText('Check your new mailbox')
  expect(sent.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
    { email: 'mia.new@example.com' },
    { kind: 'magic', email: ACCOUNT.email },
    { email: 'mia.new@example.com' },
  ])
})

test('[PROF-02] a user without a password gets a link to set the first one', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ account: GOOGLE_ACCOUNT }),
    'POST /api/auth/links': () => reply({}),
  })
  const { user } = openApp('/settings?room=password')
  expect(await screen.findByText(/You have no password/)).toBeTruthy()
  await user.click(button('Send a link'))
  await screen.findByText('Password Reset Email Sent')
  expect(document.activeElement?.textContent).toMatch(/^Password Reset Email Sent/)
  expect(sent.at(-1)?.body).toEqual({ kind: 'recovery', email: ACCOUNT.email })
})

test.each([
  [false, ACCOUNT, /^Not linked\. .*mia@example\.com/],
  [true, ACCOUNT, /^Linked/],
  [true, GOOGLE_ACCOUNT, /choose a password first/],
])('[PROF-02] the room of Google says whether it is linked: %s', async (isLinked, account, words) => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ account }),
    'GET /api/auth/google': () => reply({ isLinked }),
  })
  openApp('/settings?room=google')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByLabelText('Current password')).toHaveLength(isLinked && account === ACCOUNT ? 1 : 0)
})

test('[SEC-14] the sign-in with Google ends only with the password', async () => {
  let isRight = false
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/google': () => reply({ isLinked: true }),
    'POST /api/auth/google/unlink': () => (isRight ? reply({}) : problem('wrong-password')),
  })
  const { user } = openApp('/settings?room=google')
  await user.click(await row('Unlink Google'))
  expect(screen.getByText('Enter your current password')).toBeTruthy()
  await user.type(screen.getByLabelText('Current password'), 'still')
  await user.click(button('Unlink Google'))
  await screen.findByText(/That is not your current password/)
  isRight = true
  await user.click(button('Unlink Google'))
  await screen.findByText('Google is not linked any more')
  expect(document.activeElement?.textContent).toMatch(/^Google is not linked any more/)
})
