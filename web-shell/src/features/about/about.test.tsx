// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const message = () => screen.findByLabelText<HTMLTextAreaElement>('Your message')
const button = (name: string) => screen.getByRole('button', { name })
const SIGNED_OUT = { 'GET /api/auth/session': () => reply({ account: null, google: false }) }

test('[PROF-04] says what the app is and is not, and leads to care, privacy, terms and the agreement', async () => {
  fakeService(SIGNED_IN)
  openApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Stillwater' })
  expect(screen.getByText(/makes no diagnosis, does not know what a symptom comes from/)).toBeTruthy()
  expect(screen.getByText(/No clinician has reviewed the safety texts yet/)).toBeTruthy()
  expect(screen.getByText(/^“10K\+ active users”.* are what we aim for/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/medical device/)
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/flare-kit#care',
    '/privacy',
    '/terms',
    '/settings?room=export',
    '/settings?room=consent',
  ])
})

test('[PROF-04] a message is sent, and the form is empty afterwards', async () => {
  const sent = fakeService({ ...SIGNED_IN, 'POST /api/feedback': () => reply({}) })
  const { user } = openApp('/about')
  await user.type(await message(), 'The log is long.')
  await user.click(button('Send'))
  await screen.findByText('Your message is on its way to us.')
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(sent.at(-1)?.body).toEqual({ text: 'The log is long.', attempt: expect.stringMatching(/^[\w-]{36}$/) })
  await user.click(button('Write another one'))
  expect((await message()).value).toBe('')
  expect(document.activeElement).toBe(await message())
})

test('[SEC-25] a message that is sent again has the same key, and another text has another', async () => {
  const sent = fakeService({
    ...SIGNED_IN,
    'POST /api/feedback': () => problem('too-many-tries', { 'retry-after': '7200' }),
  })
  const { user } = openApp('/about')
  await user.type(await message(), 'The log is long.')
  for (const count of [1, 2]) {
    await user.click(button('Send'))
    await waitFor(() => expect(sent.filter(({ line }) => line === 'POST /api/feedback')).toHaveLength(count))
    await waitFor(() => expect(button('Send').hasAttribute('disabled')).toBe(false))
  }
  await user.type(await message(), '!')
  await user.click(button('Send'))
  const keysOf = () => sent.flatMap(({ body }) => (body as { attempt?: string } | undefined)?.attempt ?? [])
  await waitFor(() => expect(keysOf()).toHaveLength(3))
  const [first, again, other] = keysOf()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('[PROF-04] an empty or too long message is not sent, and says so at its field', async () => {
  const sent = fakeService(SIGNED_IN)
  const { user } = openApp('/about')
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByText('Write a few words first')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await message()))
  fireEvent.change(await message(), { target: { value: 'x'.repeat(2_001) } })
  await user.click(button('Send'))
  expect(screen.getByText(/1 character too many\. Nothing was cut/)).toBeTruthy()
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false)
})

test.each([
  ['no connection', noNetwork, /What you entered is still here/],
  ['too many messages', () => problem('too-many-tries', { 'retry-after': '7200' }), /wait 2 hours/],
])('[PROF-04] with %s the message stays, also on the way to another screen and back', async (_, response, words) => {
  fakeService({ ...SIGNED_IN, 'POST /api/feedback': response })
  const { user } = openApp('/about')
  await user.type(await message(), 'The log is long.')
  await user.click(button('Send'))
  await screen.findByText(words)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  await user.click(screen.getByRole('link', { name: /^About & Feedback/ }))
  expect((await message()).value).toBe('The log is long.')
})

test('[PROF-04] the licences of all packages are listed, with a link to their texts', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/about')
  await user.click(await screen.findByRole('button', { name: 'Licences' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Licences' }))
  expect(sheet.getByRole('heading', { name: 'MIT' })).toBeTruthy()
  expect(sheet.getByText(/react 19\./)).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'All licence texts' }).getAttribute('href')).toBe('/licences.txt')
})

test.each([
  ['/privacy', 'Privacy', SIGNED_OUT, '/'],
  ['/terms', 'Terms', SIGNED_OUT, '/'],
  ['/privacy', 'Privacy', SIGNED_IN, '/about'],
])('[ROUTE-01] %s is for everyone, and leads back: %s', async (path, heading, responders, back) => {
  fakeService(responders)
  openApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  const link = () => within(screen.getByRole('main')).getAllByRole('link')[0]
  await waitFor(() => expect(link()?.getAttribute('href')).toBe(back))
})
