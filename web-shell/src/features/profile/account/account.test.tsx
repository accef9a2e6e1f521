// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const posted = (sent: SentRequest[], path: string) =>
  sent.filter(({ line }) => line === `POST /api/auth/${path}`).map(({ body }) => body)
const button = (name: string) => screen.getByRole('button', { name })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
type User = ReturnType<typeof openApp>['user']

const ROOMS = { 'Change password': /^Password/, 'Change email': /^Email/ }

async function open(form: keyof typeof ROOMS) {
  const { user } = openApp('/settings')
  await user.click(await screen.findByRole('button', { name: ROOMS[form] }))
  expect(within(screen.getByRole('dialog', { name: form })).getByRole('heading', { name: form })).toBeTruthy()
  return user
}
const fill = async (user: User, typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(input(label))
    if (text) await user.type(input(label), text)
  }
}
/** The service's replies for an account that differs from the default one. */
const repliesFor = (account: () => typeof ACCOUNT) => ({
  'GET /api/auth/session': () => reply({ account: account() }),
  'GET /api/home': () => homeReply({ account: account() }),
})
const PASSWORDS = {
  'Current password': 'still-water',
  'New password': 'otter lantern',
  'Confirm new password': 'otter lantern',
}

test('[SEC-14] changing the password requires the current one and keeps the session', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/auth/password': () => reply({}) })
  const user = await open('Change password')
  await fill(user, PASSWORDS)
  await user.click(button('Change Password'))
  await screen.findByText('Password changed')
  expect(document.activeElement?.textContent).toMatch(/^Password changed/)
  expect(posted(sent, 'password')).toEqual([{ currentPassword: 'still-water', password: 'otter lantern' }])
  await user.click(button('Close'))
  expect(currentAddress()).toBe('/settings')
  // Closing the form has cleared the fields.
  await user.click(screen.getByRole('button', { name: /^Password/ }))
  expect(Object.keys(PASSWORDS).map((label) => input(label).value)).toEqual(['', '', ''])
})

test('[SEC-14] a password is sent only when all three fields are valid', async () => {
  const sent = fakeService(SIGNED_IN)
  const user = await open('Change password')
  await fill(user, { 'New password': '12b45' })
  await user.click(button('Change Password'))
  for (const message of [
    'Enter your current password',
    'Choose a password of at least 6 characters',
    'Enter the new password once more',
  ])
    expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(input('Current password'))
  await fill(user, { ...PASSWORDS, 'Confirm new password': 'otter lanterns' })
  await user.click(button('Change Password'))
  expect(screen.getByText('Enter the same password in both fields')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(posted(sent, 'password')).toEqual([])
})

test.each([
  ['wrong-password', 'Current password', /That is not your current password/],
  ['weak-password', 'New password', /That password is too common/],
] as const)('[SEC-14] a password refused as %s shows an error at its field: %s', async (code, label, words) => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/password': () => problem(code) })
  const user = await open('Change password')
  await fill(user, PASSWORDS)
  await user.click(button('Change Password'))
  await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(input(label)))
  expect(input(label).getAttribute('aria-invalid')).toBe('true')
  expect(input('New password').value).toBe('otter lantern')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['too many tries', () => problem('too-many-tries', { 'retry-after': '900' }), /wait 15 minutes/],
  ['no connection', noNetwork, /What you entered is still here/],
])('[SEC-12] %s shows a message and keeps the typed values', async (_, response, words) => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/password': response })
  const user = await open('Change password')
  await fill(user, PASSWORDS)
  await user.click(button('Change Password'))
  await screen.findByText(words)
  expect(input('Current password').value).toBe('still-water')
})

test('[SEC-14] the form tells password managers the account and the purpose of each field', async () => {
  fakeService(SIGNED_IN)
  await open('Change password')
  const fields = [...screen.getByRole('dialog').querySelectorAll('input')].map((field) => field.autocomplete)
  expect(fields).toEqual(['username', 'current-password', 'new-password', 'new-password'])
  expect(screen.getByRole('dialog').querySelector('input')?.value).toBe('mia@example.com')
})

test('[AUTH-16] a new address requires the password, and the old one stays until the link is used', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/auth/email': () => reply({}) })
  const user = await open('Change email')
  await fill(user, { 'New email': 'Mia@Example.com', 'Current password': '' })
  await user.click(button('Send Link'))
  expect(screen.getByText('That is your address already')).toBeTruthy()
  expect(screen.getByText('Enter your current password')).toBeTruthy()
  await fill(user, { 'New email': 'Mia.New@Example.com', 'Current password': 'still-water' })
  await user.click(button('Send Link'))
  await screen.findByText('Check your new mailbox')
  expect(screen.getByText(/If Mia\.New@Example\.com can be used/)).toBeTruthy()
  expect(posted(sent, 'email')).toEqual([{ email: 'mia.new@example.com', currentPassword: 'still-water' }])
  await user.click(button('Close'))
  expect(screen.getAllByText('mia@example.com')).toBeTruthy()
})

test('[AUTH-16] a wrong password shows an error at its field when requesting a new address', async () => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/email': () => problem('wrong-password') })
  const user = await open('Change email')
  await fill(user, { 'New email': 'mia.new@example.com', 'Current password': 'still' })
  await user.click(button('Send Link'))
  await screen.findByText(/That is not your current password/)
  expect(input('New email').value).toBe('mia.new@example.com')
})

test('[AUTH-14] an unverified email address is marked, and its verification link can be sent again', async () => {
  let isVerified = false
  const sent = fakeService({
    ...SIGNED_IN,
    ...repliesFor(() => ({ ...ACCOUNT, emailProven: isVerified })),
    'POST /api/auth/email/proof': () => reply({}),
  })
  const { user } = openApp('/profile')
  await screen.findByText('Not confirmed yet')
  await user.click(button('Send confirmation email again'))
  await screen.findByText('Confirmation email sent')
  expect(posted(sent, 'email/proof')).toHaveLength(1)
  // The user verified the address in another browser: the next request shows it.
  isVerified = true
  await user.click(button('Send it once more'))
  await waitFor(() => expect(screen.queryByText('Not confirmed yet')).toBeNull())
})

test('[AUTH-14] a failure to send the verification link shows a message', async () => {
  fakeService({
    ...SIGNED_IN,
    ...repliesFor(() => ({ ...ACCOUNT, emailProven: false })),
    'POST /api/auth/email/proof': () => problem('too-many-tries', { 'retry-after': '60' }),
  })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Send confirmation email again' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/wait a minute/)
})

test('a verified email address has no mark', async () => {
  fakeService(SIGNED_IN)
  openApp('/profile')
  await screen.findByText('mia@example.com')
  expect(screen.queryByText('Not confirmed yet')).toBeNull()
})

test.each([
  ['bounce', true, 'Our email does not reach you'],
  ['bounce', false, 'Our email does not reach you'],
  ['complaint', true, 'You get no email from us'],
] as const)(
  'an address that refused mail (%s, verified: %s) says so and offers one mail',
  async (reason, emailProven, title) => {
    const sent = fakeService({
      ...SIGNED_IN,
      ...repliesFor(() => ({ ...ACCOUNT, emailProven })),
      'GET /api/auth/email': () => reply({ reason }),
      'POST /api/auth/email/proof': () => reply({}),
    })
    const { user } = openApp('/profile')
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(screen.queryByRole('button', { name: 'Send confirmation email again' })).toBeNull()
    await user.click(button('Send one email'))
    await screen.findByText('Email sent')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(posted(sent, 'email/proof')).toHaveLength(1)
  },
)

test('an unverified address whose owner complained offers no mail, only another address', async () => {
  fakeService({
    ...SIGNED_IN,
    ...repliesFor(() => ({ ...ACCOUNT, emailProven: false })),
    'GET /api/auth/email': () => reply({ reason: 'complaint' }),
  })
  openApp('/profile')
  expect((await screen.findByRole('alert')).textContent).toContain('Please give us another address')
  expect(screen.queryByRole('button', { name: 'Send one email' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toBe('/settings?room=email')
})

test('too many mails to prove an address say how long to wait', async () => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/email': () => reply({ reason: 'bounce' }),
    'POST /api/auth/email/proof': () => problem('too-many-tries', { 'retry-after': '7200' }),
  })
  const { user } = openApp('/profile')
  await user.click(await screen.findByRole('button', { name: 'Send one email' }))
  await screen.findByText(/wait 2 hours/)
})

test.each(['Change password', 'Change email'] as const)(
  '[PROF-02] "%s" has one main button, and no other that could be taken for it',
  async (form) => {
    fakeService(SIGNED_IN)
    await open(form)
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
    const names = buttons
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
      .filter((name) => !name?.startsWith('Show '))
    expect(names).toEqual(['Close', form === 'Change email' ? 'Send Link' : 'Change Password'])
  },
)

test('[PROF-02] a typed address stays when its sheet closes, until the link is sent; the password does not', async () => {
  fakeService({ ...SIGNED_IN, 'POST /api/auth/email': () => reply({}) })
  const user = await open('Change email')
  const reopen = () => user.click(screen.getByRole('button', { name: ROOMS['Change email'] }))
  await fill(user, { 'New email': 'new@example.com', 'Current password': 'still-water' })
  await user.click(button('Close'))
  await reopen()
  expect([input('New email').value, input('Current password').value]).toEqual(['new@example.com', ''])
  await fill(user, { 'Current password': 'still-water' })
  await user.click(button('Send Link'))
  await screen.findByText('Check your new mailbox')
  expect(document.activeElement?.textContent).toMatch(/^Check your new mailbox/)
  await user.click(button('Close'))
  await reopen()
  expect(input('New email').value).toBe('')
})
