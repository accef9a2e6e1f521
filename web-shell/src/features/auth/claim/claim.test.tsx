// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ClaimView } from '../../../../../shared/auth/schema.ts'
import { sessionOf } from '../../../shell/first/session/session.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { postedBodies } from '../../../testing/mail-links.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const OWNER = { ...ACCOUNT, fullName: '', claimPending: true }
const EARLIER: ClaimView = {
  step: 'decide',
  earlier: {
    fullName: 'Grumpy <b>Goose</b>',
    days: { count: 2, first: '2025-11-18', last: '2025-11-20' },
    notes: ['You grumpy thing'],
    customItems: [],
    planLines: [],
    hasOther: false,
  },
}
const nameStep = (fullName = '', isRemoved = false): ClaimView => ({ step: 'name', fullName, isRemoved })
const button = (name: string) => screen.getByRole('button', { name })

/** The service while a claim is pending. `view` is what the owner does next. */
function fakeClaim(view = EARLIER, responders: Parameters<typeof fakeService>[0] = {}) {
  const state = { view }
  const sent = fakeService({
    'POST /api/auth/claim/name': ({ body }) => {
      state.view = { step: 'none' }
      return reply({ account: { ...ACCOUNT, fullName: body.fullName } })
    },
    'POST /api/auth/claim': ({ body: { decision } }) => {
      state.view = decision === 'keep' ? nameStep('Mia Hart') : nameStep('', true)
      return reply(state.view)
    },
    'GET /api/auth/claim': () => reply(state.view),
    'GET /api/auth/session': () => reply({ account: state.view.step === 'none' ? ACCOUNT : OWNER }),
    'GET /api/home': () => (state.view.step === 'none' ? homeReply() : problem('claim-pending')),
    ...responders,
  })
  return { sent, state }
}

test.each(['/home', '/log', '/profile', '/history'])(
  '[AUTH-18] %s opens the decision, which shows the words as plain text and preselects nothing',
  async (path) => {
    fakeClaim()
    openApp(path)
    await screen.findByRole('heading', { name: 'Was this you?' })
    expect(currentAddress()).toBe('/claim')
    expect(screen.getByText('Grumpy <b>Goose</b>')).toBeTruthy()
    expect(screen.getByText('You grumpy thing')).toBeTruthy()
    expect(screen.getByText('2 days, from Tuesday 18 November 2025 to Thursday 20 November 2025')).toBeTruthy()
    expect(screen.queryByText('Own symptoms and triggers')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    for (const name of ['Keep All of It', 'Remove All of It']) expect(document.activeElement).not.toBe(button(name))
  },
)

test('[AUTH-18] keeping offers the name that was there, and completes the claim', async () => {
  const { sent } = fakeClaim()
  const { user, client } = openApp('/claim')
  await user.click(await screen.findByRole('button', { name: 'Keep All of It' }))
  await screen.findByRole('heading', { name: 'What is your name?' })
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Mia Hart')
  await user.click(button('Go On'))
  await screen.findByText('Your account is ready')
  expect(currentAddress()).toBe('/home')
  expect(postedBodies(sent, 'claim')).toEqual([{ decision: 'keep' }])
  expect(postedBodies(sent, 'claim/name')).toEqual([{ fullName: 'Mia Hart', zone: expect.any(String) }])
  await vi.waitFor(() => expect(client.getQueryData(['claim'])).toBeUndefined())
})

test('[AUTH-18] removing also erases what this device stores of the account, by a new start of the app', async () => {
  fakeClaim()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { user } = openApp('/claim')
  await user.click(await screen.findByRole('button', { name: 'Remove All of It' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  expect(localStorage.getItem('forgets')).toBe(ACCOUNT.id)
})

test('[AUTH-18] after a removal the name is asked in an empty field, and is required', async () => {
  const { sent } = fakeClaim(nameStep('', true))
  const { user } = openApp('/home')
  await screen.findByText('What was there before is no longer part of your account.')
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('')
  await user.click(button('Go On'))
  expect(screen.getByText('Enter your name')).toBeTruthy()
  await user.type(screen.getByLabelText('Full Name'), 'Mia Hart{Enter}')
  await vi.waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(postedBodies(sent, 'claim/name')).toHaveLength(1)
})

test('[AUTH-18] a decision that was made elsewhere is shown', async () => {
  const { state } = fakeClaim(EARLIER, { 'POST /api/auth/claim': () => problem('claim-decided') })
  const { user } = openApp('/claim')
  await screen.findByRole('heading', { name: 'Was this you?' })
  state.view = nameStep('Mia Hart')
  await user.click(button('Remove All of It'))
  await screen.findByText('Already decided')
  await screen.findByRole('heading', { name: 'What is your name?' })
})

test('[AUTH-18] a claim that was completed elsewhere opens home', async () => {
  const { state } = fakeClaim()
  const { client } = openApp('/claim')
  await screen.findByRole('heading', { name: 'Was this you?' })
  state.view = { step: 'none' }
  await client.invalidateQueries({ queryKey: ['claim'] })
  await vi.waitFor(() => expect(currentAddress()).toBe('/home'))
})

test('[AUTH-15] [AUTH-18] a reply to the name that arrives after a sign-out does not sign in again', async () => {
  const named = Promise.withResolvers<Response>()
  fakeClaim(nameStep('Mia Hart'), {
    'POST /api/auth/claim/name': () => named.promise,
    'POST /api/auth/sign-out': () => reply({}),
  })
  const { user, client } = openApp('/claim')
  await user.click(await screen.findByRole('button', { name: 'Go On' }))
  await user.click(button('Sign out'))
  await vi.waitFor(() => expect(currentAddress()).toBe('/'))
  named.resolve(reply({ account: ACCOUNT }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sessionOf(client)?.account).toBeNull()
  expect(currentAddress()).toBe('/')
})

test('[SEC-19] a missing connection loses nothing: the name stays, and the decision can be repeated', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fakeClaim(EARLIER, { 'POST /api/auth/claim': noNetwork })
  const { user } = openApp('/claim')
  await user.click(await screen.findByRole('button', { name: 'Keep All of It' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No connection/)
  expect(button('Keep All of It').getAttribute('aria-disabled')).toBeNull()
})

test('[AUTH-18] the flare kit stays open, without the plan of the earlier use', async () => {
  const { sent } = fakeClaim()
  const { user } = openApp('/claim')
  await user.click(await screen.findByRole('link', { name: 'In pain now? Open the Flare Kit' }))
  await screen.findByRole('heading', { name: 'When to seek care' })
  expect(currentAddress()).toBe('/flare-kit')
  expect(sent.filter(({ line }) => line.startsWith('GET /api/home'))).toEqual([])
})
