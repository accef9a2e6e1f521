// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { openApp } from '../../testing/open-app.tsx'

const SERVICE = {
  'GET /api/auth/session': () => reply({ account: null }),
  'POST /api/auth/links/show': () => reply({ kind: 'magic', email: 'm…@example.com', isClaim: false, isHere: false }),
  'POST /api/auth/links': () => reply({}),
}

test.each([
  ['the sign-in form', '/auth', async () => undefined],
  [
    'the form for a code',
    '/auth?type=magic',
    async (user: ReturnType<typeof openApp>['user']) => {
      await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
      await user.click(screen.getByRole('button', { name: 'Send Magic Link' }))
    },
  ],
  ['an opened magic link', `/auth#link=magic.${'a'.repeat(32)}.${'b'.repeat(43)}`, async () => undefined],
])('[SW-02] %s says what each choice keeps on this device', async (_, path, prepare) => {
  fakeService(SERVICE)
  const { user } = openApp(path)
  await prepare(user)
  const checkbox = await screen.findByRole('checkbox', { name: 'Stay logged in' })
  const description = () => document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')?.textContent
  expect(description()).toMatch(/^After the browser closes, this device keeps only what is not yet saved or sent/)
  await user.click(checkbox)
  expect(description()).toMatch(/^This device keeps, encrypted, what you read here in the last 30 days/)
  await user.click(checkbox)
  expect(description()).toMatch(/^After the browser closes/)
})
