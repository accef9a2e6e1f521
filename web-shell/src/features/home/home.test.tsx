// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { today } from '../../shell/first/api/clock.ts'
import { fakeService, noNetwork, problem } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { ACCOUNT, openApp } from '../../testing/open-app.tsx'

afterEach(() => void vi.useRealTimers())

const logged: Day = {
  date: today(),
  version: 1,
  values: { painLevel: 0, notes: 'Slept well' },
  writers: { painLevel: 'aaaaaaaa.1', notes: 'aaaaaaaa.1' },
  flareInferred: false,
}

test.each([
  [0, 'Mia Hart', 'Good Morning, Mia'],
  [11, 'Mia Hart', 'Good Morning, Mia'],
  [12, 'Mia Hart', 'Good Afternoon, Mia'],
  [16, '', 'Good Afternoon, friend'],
  [17, 'Mia', 'Good Evening, Mia'],
  [23, '  ', 'Good Evening, friend'],
])('[HOME-01] at %d:59 the greeting for the full name %j is "%s"', async (hour, fullName, greeting) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, hour, 59), toFake: ['Date'] })
  fakeService({ 'GET /api/home': () => homeReply({ account: { ...ACCOUNT, fullName } }) })
  openApp('/home')
  await screen.findByRole('heading', { level: 1, name: greeting })
})

test('a cold start of home sends exactly one request, for the device’s local date', async () => {
  const sent = fakeService({ 'GET /api/home': () => homeReply() })
  openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(sent.map(({ line }) => line)).toEqual([`GET /api/home?today=${today()}`])
})

test('[HOME-06] a day without an entry shows a prompt to log it', async () => {
  fakeService({ 'GET /api/home': () => homeReply() })
  openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.getByRole('link', { name: 'All details' }).getAttribute('href')).toBe('/log')
})

test.each([
  [1, true, {}, true],
  [1, false, {}, false],
  [2, true, {}, false],
  [1, true, { painLevel: 6 }, true],
  [1, true, { painLevel: 1, urgencyLevel: 0 }, false],
])(
  '[HOME-06] %d days after a day with flareInferred %j and with %j today, the flare kit link is shown: %j',
  async (age, flareInferred, values, isOffered) => {
    const earlierDay = { ...logged, date: addDays(today(), -age), flareInferred }
    fakeService({ 'GET /api/home': () => homeReply({ today: { ...logged, values }, recent: [earlierDay] }) })
    openApp('/home')
    const checkIn = await card('painLevel' in values ? "Today's Log Complete" : 'Ready to Check-In')
    expect(checkIn?.textContent?.includes('Yesterday was a flare day.')).toBe(isOffered)
    expect(checkIn?.querySelector('a[href="/flare-kit"]') !== null).toBe(isOffered)
  },
)

test("[HOME-06] [CARE-03] a logged day shows today's values (0 as 0, a missing value as not answered) and Edit", async () => {
  fakeService({ 'GET /api/home': () => homeReply({ today: logged, loggedOn: [today()] }) })
  openApp('/home')
  const card = (await screen.findByRole('heading', { name: "Today's Log Complete" })).closest('section')
  expect(card?.textContent).toContain('Pain0 / 10')
  expect(card?.textContent).toContain('Urgency–not answered')
  // Home is seen by others, so it does not repeat a note.
  expect(card?.textContent).toContain('Note kept')
  expect(document.body.textContent).not.toContain('Slept well')
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/log')
})

test('[STRK-01] [HOME-06] strong pain is answered with three ways on: no tick, no badges, and a gentle tip', async () => {
  const loggedOn = daysAgo(0, 1, 2, 3, 4, 5, 6)
  fakeService({ 'GET /api/home': () => homeReply({ today: { ...logged, values: { painLevel: 8 } }, loggedOn }) })
  openApp('/home')
  const checkIn = await card("Today's Log Complete")
  expect([...(checkIn?.querySelectorAll(':scope section a') ?? [])].map((way) => way.getAttribute('href'))).toEqual([
    '/tools/exercises#breathe',
    '/flare-kit',
    '/flare-kit#care',
  ])
  expect(checkIn?.querySelector('h2 svg')).toBeNull()
  expect((await card('Progress Snapshot'))?.textContent).not.toContain('Week warrior')
  await card('Go gently today')
})

const daysAgo = (...ages: number[]) => ages.map((age) => addDays(today(), -age))
const card = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).closest('section')

test.each([
  [[0, 1, 3, 6, 7, 20], '4 of 7 days · 3 to go', []],
  [[0, 1, 2, 3, 4], '5 of 7 days · 2 to go', ['3-day streak', 'Weekly champion']],
  [[0, 1, 2, 3, 4, 5, 6], '7 of 7 days', ['Week warrior', 'Weekly champion']],
  // Today has no entry yet, which does not end the streak.
  [[1, 2, 3], '3 of 7 days · 4 to go', ['3-day streak']],
])('[HOME-05] with entries %j days ago the snapshot says "%s" and shows the badges %j', async (ages, words, badges) => {
  fakeService({ 'GET /api/home': () => homeReply({ loggedOn: daysAgo(...ages) }) })
  openApp('/home')
  const snapshot = await card('Progress Snapshot')
  expect(snapshot?.textContent).toContain(words)
  const shown = snapshot?.querySelectorAll('[aria-label="What you have reached"] li') ?? []
  expect([...shown].map((badge) => badge.textContent)).toEqual(badges)
})

test('[HOME-05] the week shows the pain of each day, names flares and gaps, and each day opens its entry', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] })
  const day = (age: number, values: Day['values']) => ({ ...logged, date: addDays(today(), -age), values })
  fakeService({
    'GET /api/home': () =>
      homeReply({
        recent: [day(1, { painLevel: 8, flareManual: true }), day(3, { painLevel: 0 }), day(6, { notes: 'Tired' })],
        loggedOn: daysAgo(1, 3, 6),
      }),
  })
  openApp('/home')
  const snapshot = await card('Progress Snapshot')
  const days = [...(snapshot?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
  expect(days).toEqual([
    ['MMonday 16 November: logged', '/log?date=2026-11-16'],
    ['T–Tuesday 17 November: not logged yet', '/log?date=2026-11-17'],
    ['W–Wednesday 18 November: not logged yet', '/log?date=2026-11-18'],
    ['T0Thursday 19 November: pain 0', '/log?date=2026-11-19'],
    ['F–Friday 20 November: not logged yet', '/log?date=2026-11-20'],
    ['S8Saturday 21 November: pain 8, flare', '/log?date=2026-11-21'],
    ['S+Sunday 22 November: not logged yet', '/log'],
  ])
})

test('[HOME-06] [QT-01] each level of the check-in shows its number and opens Quick Track with it', async () => {
  fakeService({ 'GET /api/home': () => homeReply() })
  const { user } = openApp('/home')
  await card('Ready to Check-In')
  const levels = screen.getAllByRole('button', { name: /: pain \d$/ })
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    'None: pain 0',
    'Mild: pain 2',
    'Some: pain 5',
    'Strong: pain 7',
    'Severe: pain 9',
  ])
  await user.click(screen.getByRole('button', { name: /^Strong.*pain 7$/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Quick Track' })
  await waitFor(() => expect(within(sheet).getByRole<HTMLInputElement>('slider', { name: 'Pain' }).value).toBe('7'))
})

test.each([
  ['marked by the user', { flareManual: true }, false],
  ['with a managed flare', { isManagingFlare: true }, false],
  ['inferred from its values', { painLevel: 8 }, true],
])('[HOME-06] a flare day %s links to the flare kit', async (_name, values, flareInferred) => {
  const day = { ...logged, values, flareInferred }
  fakeService({ 'GET /api/home': () => homeReply({ today: day, loggedOn: [today()] }) })
  openApp('/home')
  const flare = await card('Flare Support Active')
  expect(flare?.querySelector('a')?.getAttribute('href')).toBe('/flare-kit')
  expect(screen.queryByText('Ready to Check-In')).toBeNull()
})

test.each([
  ['a flare day', { today: { ...logged, values: { flareManual: true } } }, 'Go gently today', '/flare-kit'],
  ['a week with few entries', {}, 'A few seconds are enough', '/log'],
  ['a long streak', { loggedOn: daysAgo(1, 2, 3, 4, 5, 6, 7) }, 'A week and more', '/trends'],
  ['an ordinary day', { today: logged, loggedOn: daysAgo(0) }, 'Small things count', '/tools/exercises#breathe'],
])('[HOME-07] %s has its specific tip', async (_name, overrides, title, to) => {
  fakeService({ 'GET /api/home': () => homeReply(overrides) })
  openApp('/home')
  expect((await card(title))?.querySelector('a')?.getAttribute('href')).toBe(to)
})

test('[HOME-08] the quick tools lead to breathing, the flare kit and food tools', async () => {
  fakeService({ 'GET /api/home': () => homeReply() })
  openApp('/home')
  const links = [...((await card('Quick Tools'))?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Breathing', '/tools/exercises#breathe'],
    ['Flare Kit', '/flare-kit'],
    ['Food Tools', '/tools/food'],
  ])
})

test("[HOME-09] You're Not Alone shows its fixed text", async () => {
  fakeService({ 'GET /api/home': () => homeReply() })
  openApp('/home')
  expect((await card("You're Not Alone"))?.textContent).toMatch(/active users10K\+.*30-day streaks2\.5K\+/)
})

test.each([
  ['/home', 'Help with home'],
  ['/log', 'Help with logging'],
  ['/track', 'Help with logging'],
  ['/trends', 'Help with trends'],
  ['/tools', 'Help with tools'],
])('[HOME-10] %s has its specific help', async (path, title) => {
  fakeService(SIGNED_IN)
  const { user } = openApp(path)
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.querySelectorAll('li').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('help that fails to load shows a message and opens after a retry', async () => {
  fakeService(SIGNED_IN)
  const loadHelp = vi.spyOn(registeredFeatures().help, 'home').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = openApp('/home')
  expect(loadHelp).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  await screen.findByText('Help could not be opened')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('dialog', { name: 'Help with home' })
})

test('[HOME-11] Why Premium? lists six features and says what stays free', async () => {
  const premium = { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 3 } as const
  fakeService({ ...SIGNED_IN, 'GET /api/home': () => homeReply({ premium }) })
  const { user } = openApp('/home')
  await user.click(await screen.findByRole('button', { name: 'Why Premium?' }))
  const dialog = await screen.findByRole('dialog', { name: 'Why Premium?' })
  expect(dialog.querySelectorAll('li')).toHaveLength(6)
  expect(dialog.textContent).toContain('safety guidance stay free')
})

test('[HOME-11] Why Premium? is not shown to users who have premium', async () => {
  fakeService(SIGNED_IN)
  openApp('/home')
  await screen.findByRole('heading', { level: 2, name: 'Ready to Check-In' })
  expect(screen.queryByRole('button', { name: 'Why Premium?' })).toBeNull()
})

test('[HOME-12] the rest of home works when its data cannot be read', async () => {
  fakeService({ 'GET /api/home': () => problem('unexpected'), 'GET /api/auth/session': () => problem('unexpected') })
  const { user } = openApp('/home')
  await screen.findByRole('alert')
  expect(screen.getByRole('link', { name: 'Breathing' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: /^Good/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  await screen.findByRole('dialog', { name: 'Help with home' })
})

test('home shows that it is loading, shows a failure, and loads after Retry', async () => {
  let works = false
  fakeService({ 'GET /api/home': () => (works ? homeReply() : problem('unavailable')) })
  const { user } = openApp('/home')
  await screen.findByText('Loading your day')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Nothing you saved is lost.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loaded data stays on the screen when a refetch fails', async () => {
  let works = true
  fakeService({ 'GET /api/home': () => (works ? homeReply() : problem('unavailable')) })
  const { client } = openApp('/home')
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
  works = false
  await act(() => client.refetchQueries({ queryKey: ['home'] }))
  await screen.findByText('Not reachable just now')
  expect(screen.getByRole('heading', { name: 'Ready to Check-In' })).toBeTruthy()
})

test('data that could not be read offline is read when the network is back', async () => {
  let connected = false
  fakeService({ 'GET /api/home': () => (connected ? homeReply() : noNetwork()) })
  openApp('/home')
  await screen.findByText('No connection')
  connected = true
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await screen.findByRole('heading', { name: 'Ready to Check-In' })
})
