// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startSession } from '../../../shell/first/session/session.ts'
import { fakeService, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const HEADING = 'Choose a longer password'
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A service where an editor has a short password until it is changed. */
function serviceOfEditor(change: () => Response | Promise<Response> = () => reply({})) {
  let account: object = { ...ACCOUNT, needsLongPassword: true }
  return fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account: account as typeof ACCOUNT }),
    'POST /api/auth/sign-out': () => reply({}),
    'POST /api/auth/password': async () => {
      const response = await change()
      if (response.ok) account = { ...ACCOUNT, roles: ['editor'] }
      return response
    },
  })
}
async function change(user: ReturnType<typeof openApp>['user'], password: string): Promise<void> {
  await user.type(input('Current password'), 'still-water')
  await user.type(input('New password'), password)
  await user.type(input('Confirm new password'), password)
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
}

test.each(['/home', '/profile', '/learn/manage', '/trends'])(
  '[SEC-08] an editor with a short password chooses a longer one before %s opens',
  async (path) => {
    const sent = serviceOfEditor()
    const { user } = openApp(path)
    await screen.findByRole('heading', { name: HEADING })
    expect(currentAddress()).toBe(`/staff-password?next=${encodeURIComponent(path)}`)
    await change(user, 'otter lamps')
    expect(screen.getByText('Choose a password of at least 12 characters')).toBeTruthy()
    expect(sent.filter(({ line }) => line.startsWith('POST'))).toEqual([])
    await user.clear(input('New password'))
    await user.clear(input('Confirm new password'))
    await user.clear(input('Current password'))
    await change(user, 'otter lantern')
    await screen.findByText('Password changed')
    await expect.poll(currentAddress).toBe(path)
    expect(screen.queryByRole('heading', { name: HEADING })).toBeNull()
  },
)

test('[SEC-08] a refusal of the service is shown at the field, and nothing typed is lost', async () => {
  serviceOfEditor(() => problem('password-too-short'))
  const { user } = openApp('/home')
  await screen.findByRole('heading', { name: HEADING })
  await change(user, 'otter lantern')
  await screen.findByText(/Editors and admins need at least 12 characters/)
  expect(input('New password').value).toBe('otter lantern')
})

test('[SEC-08] immediate help opens first, and the editor can sign out', async () => {
  serviceOfEditor()
  const { close } = openApp('/flare-kit')
  await screen.findByRole('heading', { level: 1 })
  expect(currentAddress()).toBe('/flare-kit')
  close()
  openApp('/home')
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('[SEC-08] the screen is not for other users', async () => {
  fakeService(SIGNED_IN)
  openApp('/staff-password')
  await expect.poll(currentAddress).toBe('/home')
})

test('[AUTH-15] the next editor in this browser is not told that the password of the earlier one was changed', async () => {
  const changed = Promise.withResolvers<Response>()
  const sent = serviceOfEditor(() => changed.promise)
  const { user, client } = openApp('/home')
  await screen.findByRole('heading', { name: HEADING })
  await change(user, 'otter lantern')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Stillwater' })
  await startSession(client, { ...ACCOUNT, id: 'b'.repeat(32), needsLongPassword: true })
  const before = sent.length
  changed.resolve(reply({}))
  await expect.poll(() => sent.slice(before).map(({ line }) => line)).toContain('GET /api/auth/session')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText('Password changed')).toBeNull()
})
