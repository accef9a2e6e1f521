// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { today } from '../../../shell/first/api/clock.ts'
import { HOME_KEY, type Home } from '../../../shell/first/data/home-query.ts'
import { fakeService, noNetwork, problem, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { beginLateRead } from '../../../testing/late-read.ts'
import { ACCOUNT, currentAddress, openApp } from '../../../testing/open-app.tsx'

const row = (name: RegExp | string) => screen.findByRole('button', { name })
const button = (name: RegExp | string) => screen.getByRole('button', { name })

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
    [/^Country of emergency numbers/, 'country'],
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

test('[ONB-06] a step of the hydration goal that is made while the one before is saved is saved after it', async () => {
  const released = Promise.withResolvers<void>()
  const sent = fakeService({
    ...SIGNED_IN,
    'PUT /api/preferences': async ({ body }) => {
      await released.promise
      return reply(applyPreferencesEdit(DEFAULT_PREFERENCES, body))
    },
  })
  const bodies = () => sent.filter(({ line }) => line === 'PUT /api/preferences').map(({ body }) => body)
  const { user } = openApp('/settings?room=hydration')
  const more = await row('One glass more')
  await user.click(more)
  await waitFor(() => expect(bodies()).toEqual([{ hydrationGoal: 7 }]))
  await user.click(more)
  released.resolve()
  await screen.findByText('Settings Updated')
  await waitFor(() => expect(bodies()).toEqual([{ hydrationGoal: 7 }, { hydrationGoal: 8 }]))
})

test.each([
  ['/settings', () => screen.findByRole('switch', { name: 'Notes' }), 'Failed to update tracking preferences.'],
  ['/settings?room=hydration', () => row('One glass more'), 'Your change could not be saved'],
])('[PREF-01] a change without a connection on %s says so, and that nothing was changed', async (path, find, title) => {
  fakeService({ ...SIGNED_IN, 'PUT /api/preferences': noNetwork })
  const { user } = openApp(path)
  await user.click(await find())
  await screen.findByText(title)
  expect(screen.getByText(/^There is no connection, and nothing has changed\./)).toBeTruthy()
})

test('[ONB-04] what a change opens stays open while the change is saved', async () => {
  const cycle = { isCycleTracked: false, lastPeriodOn: null, cycleLengthDays: null }
  const home = { preferences: { ...DEFAULT_PREFERENCES, cycle } }
  const { user, bodies } = openSettings({ path: '/settings?room=cycle', home })
  await user.click(await screen.findByRole('switch', { name: 'Track my cycle' }))
  const chooseDay = button(/^First day of your last period/)
  await waitFor(() => expect(bodies('PUT /api/preferences')).toHaveLength(1))
  expect(button(/^First day of your last period/)).toBe(chooseDay)
  await screen.findByText('Settings Updated')
  expect(button(/^First day of your last period/)).toBe(chooseDay)
})

test.each([
  ['45', 'Done'],
  ['45 days', 'Done'],
  ['45', 'Escape'],
  ['4', 'Escape'],
])('[ONB-10] a cycle of "%s" is not dropped on %s: the sheet stays, at its field', async (typed, how) => {
  const cycle = { isCycleTracked: true, lastPeriodOn: null, cycleLengthDays: 30 }
  const path = '/settings?room=cycle'
  const { user, bodies } = openSettings({ path, home: { preferences: { ...DEFAULT_PREFERENCES, cycle } } })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Length of your cycle/ })
  const sheet = screen.getByRole('dialog')
  const close = () => (how === 'Done' ? user.click(button('Done')) : fireEvent(sheet, new Event('cancel')))
  await user.clear(field)
  await user.type(field, typed)
  await close()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(typed)
  expect(screen.getByText('This works for cycles of 21 to 40 whole days.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '33')
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(bodies('PUT /api/preferences')).toEqual([{ cycle: { ...cycle, cycleLengthDays: 33 } }]))
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

test('[PROF-02] a read that began before a change and ends after it does not undo the change on the screen', async () => {
  const { user, client } = openSettings({ path: '/settings?room=week' })
  const sunday = await screen.findByRole<HTMLInputElement>('radio', { name: 'Sunday' })
  const endRead = await beginLateRead(client, HOME_KEY, '/api/home')
  await user.click(sunday)
  await screen.findByText('Settings Updated')
  await endRead()
  expect(sunday.checked).toBe(true)
})

test('[SEC-30] a read that began before a withdrawal and ends after it does not undo the withdrawal on the screen', async () => {
  const { user, client } = openSettings({ path: '/settings?room=consent' })
  await user.click(await row('Withdraw my agreement'))
  const endRead = await beginLateRead(client, HOME_KEY, '/api/home')
  await user.click(button('Withdraw'))
  await screen.findByText('Withdrawn. Nothing new is stored.')
  await endRead()
  expect(screen.getByText('Withdrawn. Nothing new is stored.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw my agreement' })).toBeNull()
})

test('[PROF-02] a change that cannot be saved says so, and the former value is shown again', async () => {
  fakeService({ ...SIGNED_IN, 'PUT /api/preferences': () => problem('unexpected') })
  const { user } = openApp('/settings?room=week')
  await user.click(await screen.findByRole('radio', { name: 'Sunday' }))
  await screen.findByText('Your change could not be saved. Please try again.')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monday' }).checked).toBe(true))
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
  const sheet = await screen.findByRole('dialog', { name: 'Your agreement' })
  const focused = () => document.activeElement?.textContent
  await user.click(await row('Withdraw my agreement'))
  // The question takes the place of the text, with two answers and no other button that looks like one.
  expect(focused()).toBe('Withdraw your agreement?')
  expect(within(sheet).getByText(/From then on nothing new about your health/)).toBeTruthy()
  expect(within(sheet).queryByText('What we store')).toBeNull()
  expect(
    within(sheet)
      .getAllByRole('button')
      .map((each) => each.textContent || each.getAttribute('aria-label')),
  ).toEqual(['Close', 'Withdraw', 'Keep it'])
  await user.click(button('Keep it'))
  expect(focused()).toBe('Your agreement')
  expect(bodies('PUT /api/profile/consent')).toEqual([])
  await user.click(button('Withdraw my agreement'))
  await user.click(button('Withdraw'))
  await screen.findByText('Withdrawn. Nothing new is stored.')
  expect(focused()).toBe('Your agreement')
  await user.click(button('I agree'))
  await row('Withdraw my agreement')
  expect(focused()).toBe('Your agreement')
  expect(bodies('PUT /api/profile/consent')).toEqual([
    { version: 1, isGiven: false },
    { version: 1, isGiven: true },
  ])
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
