// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { noNetwork, problem } from '../../testing/fake-service.ts'
import { button, idAgo, openReminders, TABLET, tab, WATER } from '../../testing/open-reminders.ts'
import { NOON, setOnline, standAtNoon } from '../../testing/open-training.ts'
import { approximateTimes } from './times/approximate-times.ts'
import { timesLoader } from './times/use-times.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const BOTH = { reminders: [TABLET, WATER] }
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('[REM-01] [ROUTE-03] active reminders are listed newest first, with when they come', async () => {
  const once = { ...TABLET, id: idAgo(100), edit: idAgo(100), title: 'Call the clinic', countsFromAt: NOON }
  openReminders({
    state: {
      reminders: [WATER, { ...once, schedule: { frequency: 'once', on: '2020-01-01', times: ['09:00'] } }, TABLET],
    },
  })
  await screen.findByRole('heading', { name: 'Active' })
  expect(rows().slice(0, 3)).toEqual([
    'Call the clinicOnce, on 1 January 2020 at 09:00 · ended',
    'Morning tabletEvery day at 11:00 · due now',
    'A glass of waterEvery 2 hours from 8 to 20 · next 14:00',
  ])
})

test('[REM-04] without reminders the screen says what they are, and offers beginnings', async () => {
  openReminders()
  await screen.findByRole('heading', { name: 'Nothing to remember yet' })
  await tab('All · 0')
  for (const name of [/^A glass of water/, /^Medicine/, /^Pelvic-floor drop/, /^Log the day/, /^Something else/])
    await button(name)
})

test('[REM-04] while they load the screen says so', async () => {
  openReminders({ others: { 'GET /api/reminders': () => new Promise<never>(() => undefined) } })
  await screen.findByText('Loading your reminders')
  expect(screen.queryByRole('button', { name: 'New reminder' })).toBeNull()
})

test('[REM-04] when they cannot be read the screen says why, and tries again', async () => {
  let works = false
  const { user } = openReminders({
    others: { 'GET /api/reminders': () => (works ? Response.json(EMPTY) : problem('unavailable')) },
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing you saved is lost/)
  works = true
  await user.click(await button('Retry'))
  await screen.findByRole('heading', { name: 'Nothing to remember yet' })
})
const EMPTY = { reminders: [], settings: { showsTitle: false }, zone: 'UTC' }

test('[REM-04] offline the screen shows what this device last saw', async () => {
  openReminders({ state: BOTH })
  await tab('All · 2')
  setOnline(false)
  await screen.findByText(/^This is what this device last saw/)
  await tab('All · 2')
})

test('[REM-06] without the code of exact times the screen shows about when they come, and says so', async () => {
  vi.spyOn(timesLoader, 'load').mockRejectedValue(new Error('heron'))
  const { user } = openReminders({ state: BOTH })
  await screen.findByText('A glass of water')
  await screen.findByText(/^The exact times could not be worked out just now/)
  await button(/^A glass of water ?Every 2 hours from 8 to 20 · next 14:00$/)
  await user.click(await button(/^A glass of water/))
  await screen.findByText('The next times cannot be shown just now.')
})

test('[REM-06] with a time zone that this browser does not know, the screen goes on', async () => {
  openReminders({ state: { ...BOTH, zone: 'Heron/Lake' } })
  await screen.findByText('Due since 11:00')
  await button(/^A glass of water ?Every 2 hours from 8 to 20 · next 14:00$/)
  expect(approximateTimes.isExact).toBe(false)
})

test('[TOOLS-01] the card of the tools says what is due, or what comes next', async () => {
  openReminders({ state: { reminders: [WATER] }, path: '/tools' })
  const card = await screen.findByRole('link', { name: /^Smart reminders/ })
  await vi.waitFor(() => expect(card.textContent).toBe('Smart remindersNext: A glass of water, 14:00.'))
  expect(screen.queryByRole('link', { name: /is due/ })).toBeNull()
})

test('[TOOLS-01] [ROUTE-11] a banner says that something is due, and leads there', async () => {
  const { user } = openReminders({ state: BOTH, path: '/tools' })
  const banner = await screen.findByRole('link', { name: /^1 reminder is due/ })
  expect(banner.textContent).toBe('1 reminder is dueMorning tablet, 11:00')
  expect(screen.getByRole('link', { name: /^Smart reminders/ }).textContent).toBe('Smart reminders1 reminder is due.')
  await user.click(banner)
  expect((await tab('Due · 1')).getAttribute('aria-selected')).toBe('true')
})

test('[TOOLS-01] without its code the tools have no banner', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(registeredFeatures().sharedComponents, 'dueBanner').mockRejectedValue(new Error('heron'))
  openReminders({ state: BOTH, path: '/tools' })
  const card = await screen.findByRole('link', { name: /^Smart reminders/ })
  await vi.waitFor(() => expect(card.textContent).toBe('Smart reminders1 reminder is due.'))
  expect(screen.queryByRole('link', { name: /^1 reminder is due/ })).toBeNull()
})

test('[REM-04] without a network the tools say what reminders are for', async () => {
  openReminders({ others: { 'GET /api/reminders': () => noNetwork() }, path: '/tools' })
  const card = await screen.findByRole('link', { name: /^Smart reminders/ })
  await vi.waitFor(() => expect(card.textContent).toBe('Smart remindersMedicine, water and whatever else you choose.'))
})
