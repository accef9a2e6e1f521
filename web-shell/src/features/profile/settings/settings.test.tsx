// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { today } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const row = (name: RegExp | string) => screen.findByRole('button', { name })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const HOUR_MS = 3_600_000

/** Opens the settings, or a room of them, on a service that stores preferences, profile and consent. */
function openSettings({ path = '/settings', home = {} }: { path?: string; home?: Partial<Home> } = {}) {
  let state: Partial<Home> = { preferences: DEFAULT_PREFERENCES, account: ACCOUNT, zone: 'Europe/London', ...home }
  const sent = fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account: state.account }),
    'GET /api/home': () => homeReply(state),
    'PUT /api/preferences': ({ body }) => {
      state = { ...state, preferences: applyPreferencesEdit(state.preferences ?? DEFAULT_PREFERENCES, body) }
      return reply(state.preferences ?? {})
    },
    'PUT /api/profile/consent': ({ body }) => {
      state = { ...state, consent: body.isGiven ? 'given' : 'withdrawn' }
      return reply({ consent: state.consent })
    },
    'PUT /api/profile': ({ body }) => {
      const { zone = state.zone, ...names } = body
      state = { ...state, zone, account: { ...ACCOUNT, ...names } }
      return reply({ account: state.account, zone })
    },
  })
  const app = openApp(path)
  const bodies = (line: string) => sent.filter((each) => each.line === line).map(({ body }) => body)
  return { ...app, sent, bodies }
}

test('[PROF-02] every room opens from its row, is in the address, and closes with Back', async () => {
  const { user } = openSettings()
  for (const [name, room] of [
    [/^Custom symptoms/, 'custom'],
    [/^Cycle/, 'cycle'],
    [/^Hydration goal/, 'hydration'],
    [/^Wellness focus/, 'focus'],
    [/^Your agreement/, 'consent'],
    [/^Notifications/, 'notifications'],
    [/^Time zone/, 'zone'],
    [/^First day of the week/, 'week'],
    [/^Email/, 'email'],
    [/^Password/, 'password'],
  ] as const) {
    await user.click(await row(name))
    expect(currentAddress()).toBe(`/settings?room=${room}`)
    expect(screen.getByRole('dialog')).toBeTruthy()
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(currentAddress()).toBe('/settings')
  }
})

test('[PROF-02] a room opens from its address, and an unknown one does not', async () => {
  openSettings({ path: '/settings?room=hydration' })
  expect(await screen.findByRole('dialog', { name: 'Hydration goal' })).toBeTruthy()
})

test('[PROF-02] the rows say what is set', async () => {
  const date = addDays(today(), -3)
  openSettings({
    home: {
      preferences: {
        ...DEFAULT_PREFERENCES,
        cycle: { isCycleTracked: true, lastPeriodOn: date, cycleLengthDays: 30 },
        hydrationGoal: 1,
        concerns: ['urgency', 'sleep-issues'],
        weekStart: 'sunday',
      },
      zone: 'America/Argentina/Buenos_Aires',
    },
  })
  await row(/^Cycle Last period began .*, 30 days$/)
  for (const name of [
    'Hydration goal 1 glass a day',
    'Wellness focus Urgency, Sleep',
    'First day of the week Sunday',
    'Time zone Buenos Aires',
    `Email ${ACCOUNT.email}`,
  ])
    expect(button(name)).toBeTruthy()
})

test('[ONB-06] several steps of the hydration goal are saved once, when the control rests or closes', async () => {
  const { user, bodies } = openSettings({ path: '/settings?room=hydration' })
  const more = await row('One glass more')
  for (let n = 0; n < 3; n++) await user.click(more)
  await waitFor(() => expect(bodies('PUT /api/preferences')).toEqual([{ hydrationGoal: 9 }]))
  await screen.findByText('Settings Updated')
  await user.click(more)
  await user.click(button('Done'))
  await waitFor(() => expect(bodies('PUT /api/preferences')).toEqual([{ hydrationGoal: 9 }, { hydrationGoal: 10 }]))
  await row('Hydration goal 10 glasses a day')
})

test('[CYC-06] cycle tracking can be turned off, which clears date and length', async () => {
  const cycle = { isCycleTracked: true, lastPeriodOn: addDays(today(), -3), cycleLengthDays: 30 }
  const { user, bodies } = openSettings({ home: { preferences: { ...DEFAULT_PREFERENCES, cycle } } })
  await user.click(await row(/^Cycle/))
  await user.click(screen.getByRole('switch', { name: 'Track my cycle' }))
  await user.click(button('Done'))
  await waitFor(() =>
    expect(bodies('PUT /api/preferences')).toEqual([
      { cycle: { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null } },
    ]),
  )
  await row('Cycle Not tracked')
})

test('[PROF-02] a change that cannot be saved says so, and the former value is shown again', async () => {
  fakeService({ ...SIGNED_IN, 'PUT /api/preferences': () => problem('unexpected') })
  const { user } = openApp('/settings?room=week')
  await user.click(await screen.findByRole('radio', { name: 'Sunday' }))
  await screen.findByText('Your change could not be saved. Please try again.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monday' }).checked).toBe(true)
})

test('[SEC-30] a change without consent says what is needed', async () => {
  fakeService({
    ...SIGNED_IN,
    'GET /api/home': () => homeReply({ consent: 'withdrawn' }),
    'PUT /api/preferences': () => problem('consent-needed'),
  })
  const { user } = openApp('/settings')
  await user.click(await screen.findByRole('switch', { name: 'Notes' }))
  await screen.findByText('Your agreement is needed first')
})

test('[PROF-02] the time zone is chosen from all zones, or taken from this device', async () => {
  const { user, bodies } = openSettings({ path: '/settings?room=zone', home: { zone: 'Pacific/Auckland' } })
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })
  expect(list.value).toBe('Pacific/Auckland')
  expect(list.querySelectorAll('option').length).toBeGreaterThan(300)
  await user.selectOptions(list, 'Europe/Paris')
  await screen.findByText('Time zone changed')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await user.click(await row(/^Use /))
  await waitFor(() => expect(bodies('PUT /api/profile')).toEqual([{ zone: 'Europe/Paris' }, { zone: timeZone }]))
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
})

test('[PROF-02] a time zone that cannot be saved says so', async () => {
  fakeService({ ...SIGNED_IN, 'PUT /api/profile': noNetwork })
  const { user } = openApp('/settings?room=zone')
  await user.selectOptions(await screen.findByRole('combobox'), 'Europe/Paris')
  await screen.findByText('Your time zone could not be changed')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Europe/London')
})

test('[SEC-30] consent is withdrawn after a question that says what it means, and can be given again', async () => {
  const { user, bodies } = openSettings({ path: '/settings?room=consent' })
  await user.click(await row('Withdraw my agreement'))
  expect(within(screen.getByRole('alert')).getByText(/From then on nothing new/)).toBeTruthy()
  await user.click(button('Keep it'))
  expect(bodies('PUT /api/profile/consent')).toEqual([])
  await user.click(button('Withdraw my agreement'))
  await user.click(button('Withdraw'))
  await screen.findByText('Withdrawn. Nothing new is stored.')
  await user.click(button('I agree'))
  await row('Withdraw my agreement')
  expect(bodies('PUT /api/profile/consent')).toEqual([
    { version: 1, isGiven: false },
    { version: 1, isGiven: true },
  ])
})

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
  await user.click(button('Sign out An unknown browser'))
  await waitFor(() => expect(screen.queryByText('An unknown browser')).toBeNull())
  await user.click(button('Sign out all other devices'))
  await screen.findByText('You are signed in on this device only.')
  expect(ended).toEqual([`DELETE /api/auth/sessions/${'b'.repeat(22)}`, 'DELETE /api/auth/sessions'])
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
  await user.click(await row('End the sign-in with Google'))
  expect(screen.getByText('Enter your current password')).toBeTruthy()
  await user.type(screen.getByLabelText('Current password'), 'still')
  await user.click(button('End the sign-in with Google'))
  await screen.findByText(/That is not your current password/)
  isRight = true
  await user.click(button('End the sign-in with Google'))
  await screen.findByText('Google is not linked any more')
})

test('[PROF-02] appearance and account stay usable while the settings cannot be read', async () => {
  let works = false
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => (works ? homeReply() : problem('unexpected')) })
  openApp('/settings')
  const retry = await row('Retry')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeTruthy()
  works = true
  fireEvent.click(retry)
  await row(/^Hydration goal/)
})
