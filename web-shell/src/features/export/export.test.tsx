// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ExportFile } from '../../../../shared/export/schema.ts'
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences/preferences.ts'
import { fakeService, noNetwork, problem, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'

const button = (name: string) => screen.findByRole('button', { name })

const dayEntry = (date: string) => {
  const writer = { device: 'phone000', n: 1, stamp: Date.parse(date) }
  const entry = {
    date,
    values: { notes: '=1+1' },
    writers: { notes: writer },
    devices: { phone000: 1 },
    flareInferred: false,
  }
  return { part: 'diary', section: 'days', entry }
}
const FIRST = {
  entries: [
    { part: 'account', section: 'profile', entry: { email: ACCOUNT.email } },
    { part: 'diary', section: 'preferences', entry: DEFAULT_PREFERENCES },
    dayEntry('2026-11-18'),
  ],
  next: 'place',
  days: 2,
}
const LAST = { entries: [dayEntry('2026-11-19')] }

/** What the user gets as a file. */
function catchFile(): Blob[] {
  const files: Blob[] = []
  // The download itself: happy-dom would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  return files
}

test('[PROF-03] an export goes on where a broken connection stopped it, and is one valid file', async () => {
  const files = catchFile()
  let isBroken = true
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/export?after=place': () => (isBroken ? noNetwork() : reply(LAST)),
    'GET /api/export': () => reply(FIRST),
  })
  const { user } = openApp('/settings?room=export')
  await user.click(await button('Save everything'))
  await screen.findByText('The connection was lost', {}, { timeout: 20_000 })
  expect(screen.getByRole('progressbar', { name: '1 of 2 days' })).toBeTruthy()
  isBroken = false
  await user.click(await button('Continue'))
  await screen.findByText('Your file is ready')
  const file = ExportFile.parse(JSON.parse((await files[0]?.text()) ?? ''))
  expect(file.account).toEqual({ profile: [{ email: ACCOUNT.email }] })
  expect(file.diary.days.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19'])
  expect(file.diary.lostEdits).toEqual([])
  expect(sent.filter(({ line }) => line === 'GET /api/export')).toHaveLength(1)
})

test('[PROF-03] [SEC-29] the table has one line a day, and no formula', async () => {
  const files = catchFile()
  fakeService({
    ...SIGNED_IN,
    'GET /api/export?after=place': () => reply(LAST),
    'GET /api/export': () => reply(FIRST),
  })
  const { user } = openApp('/settings?room=export')
  await user.click(await button('Save the table'))
  await screen.findByText('Your file is ready')
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=1+1"`)
})

test('[SEC-14] the password is asked for when the service wants it, and the export then begins', async () => {
  catchFile()
  let isProven = false
  fakeService({
    ...SIGNED_IN,
    'GET /api/export': () => (isProven ? reply(LAST) : problem('prove-again')),
    'POST /api/auth/prove': ({ body }) => {
      isProven = body.currentPassword === 'still-water'
      return isProven ? reply({}) : problem('wrong-password')
    },
  })
  const { user } = openApp('/settings?room=export')
  await user.click(await button('Save everything'))
  await user.click(await button('Continue'))
  await screen.findByText('Enter your password')
  const password = screen.getByLabelText('Your password')
  await user.type(password, 'wrong')
  await user.click(await button('Continue'))
  await screen.findByText(/That is not your current password/)
  await user.clear(password)
  await user.type(password, 'still-water')
  await user.click(await button('Continue'))
  await screen.findByText('Your file is ready')
})

test('[SEC-14] a user without a password proves it with Google or a mailed link', async () => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ account: { ...ACCOUNT, hasNoPassword: true } }),
    'GET /api/export': () => problem('sign-in-again'),
  })
  const { user } = openApp('/settings?room=export')
  await user.click(await button('Save everything'))
  await button('Continue with Google')
  expect(screen.queryByLabelText('Your password')).toBeNull()
})

test('[PROF-03] without a network, the room says so and offers nothing that cannot work', async () => {
  fakeService(SIGNED_IN)
  openApp('/settings?room=export')
  await button('Save everything')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText('No connection')
  await waitFor(async () => expect((await button('Save everything')).getAttribute('aria-disabled')).toBe('true'))
})
