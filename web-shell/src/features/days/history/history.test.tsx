// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, monthOf } from '../../../../../shared/time/local-date.ts'
import { formatMonth } from '../../../../../shared/ui/calendar/format-day.ts'
import { fakeService, noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { currentAddress, openApp } from '../../../testing/open-app.tsx'
import { button, moveTo, openLog, pain, TODAY } from '../../../testing/open-log.ts'

afterEach(() => onlineManager.setOnline(true))

const day = (date: string, values: DayValues, version = 1): Day => ({
  date,
  version,
  values,
  writers: {},
  flareInferred: false,
})
const LAST_ENTRY_DATE = '2024-02-29'
const OLD_DAYS = [
  day(LAST_ENTRY_DATE, { painLevel: 8, urgencyLevel: 0, notes: 'A leap of a day' }),
  day('2024-02-10', { painLevel: 1, urgencyLevel: 2 }),
  day('2024-02-09', {}, 3),
  day('2024-02-03', { urgencyLevel: 1, flareManual: true }),
  { ...day('2024-02-02', { waterGlasses: 3 }), flareInferred: true },
]

/** A handler that returns the given days month by month, like the service. */
function respondWithMonths(days: readonly Day[], names: Record<string, string> = {}) {
  return ({ line }: SentRequest) => {
    const month = line.slice(-10, -3)
    const earlier = days.find(({ date }) => monthOf(date) < month)?.date
    return reply({ days: days.filter(({ date }) => monthOf(date) === month), names, ...(earlier && { earlier }) })
  }
}

function openHistory(
  path: string,
  days: readonly Day[] = OLD_DAYS,
  moreResponses: Parameters<typeof fakeService>[0] = {},
) {
  const sent = fakeService({ ...SIGNED_IN, 'GET /api/days?from=': respondWithMonths(days), ...moreResponses })
  return {
    ...openApp(path),
    sent,
    monthRequests: () => sent.filter(({ line }) => line.includes('?from=')).map(({ line }) => line),
  }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = async (month: string) => within(await screen.findByRole('region', { name: `Entries of ${month}` }))
const entries = async (month: string) =>
  (await (await list(month)).findAllByRole('listitem')).map(({ textContent }) => textContent)

test('beside an open day, on a wide screen, the calendar opens another one; Back still leads to the list', async () => {
  const { user } = openHistory('/history?month=2024-02')
  await heading('History')
  await user.click((await (await list('February 2024')).findAllByRole('link'))[0] as HTMLElement)
  const calendar = within(await screen.findByRole('grid', { name: 'February 2024' }))
  expect(calendar.getByRole('gridcell', { selected: true }).textContent).toContain('29')
  await user.click(calendar.getByRole('button', { name: /Saturday 10 February/ }))
  await heading('Saturday 10 February 2024')
  await user.click(screen.getByRole('link', { name: 'Back to history' }))
  await heading('History')
})

test('[HIST-01] a month lists its entries, newest first, with marks as text and missing values as a dash', async () => {
  const { monthRequests } = openHistory('/history?month=2024-02')
  await heading('History')
  expect(await entries('February 2024')).toEqual([
    '8Thursday 29Pain 8. Urgency 0 of 5A leap of a day',
    'Sunday 11 to Wednesday 28, not logged',
    '1Saturday 10Pain 1. Urgency 2 of 5Good day',
    'Sunday 4 to Friday 9, not logged',
    '–Saturday 3Pain not answered. Urgency 1 of 5Flare',
    '–Friday 2Pain not answered. Looks like a flare',
  ])
  screen.getByText('4 days logged')
  screen.getByText('This is where your entries begin.')
  expect(monthRequests()).toEqual(['GET /api/days?from=2024-02-01&to=2024-02-29'])
})

test('[HIST-01] the calendar marks the month’s days, and pressing a day opens it', async () => {
  const { user } = openHistory('/history?month=2024-02')
  const grid = within(await screen.findByRole('grid', { name: 'February 2024' }))
  await grid.findByRole('button', { name: 'Saturday 10 February 2024, pain 1' })
  await user.click(grid.getByRole('button', { name: 'Thursday 29 February 2024, pain 8' }))
  await heading('Thursday 29 February 2024')
  expect(currentAddress()).toBe('/history?date=2024-02-29')
})

test('[HIST-01] the user can choose a month and a year, and each month is fetched once', async () => {
  const { user, monthRequests } = openHistory('/history?month=2024-03')
  await list('March 2024')
  await user.selectOptions(await screen.findByRole('combobox', { name: /year/i }), '2023')
  await (await list('March 2023')).findByText('Nothing was logged in March 2023.')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await list('April 2023')
  expect(currentAddress()).toBe('/history?month=2023-04')
  await user.selectOptions(screen.getByRole('combobox', { name: /year/i }), '2024')
  await list('April 2024')
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await list('March 2024')
  expect(monthRequests().filter((line) => line.endsWith('2024-03-31'))).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await entries('February 2024')
  // No older year can be chosen.
  expect(screen.getByRole('combobox', { name: /year/i }).querySelector('option')?.value).toBe('2024')
})

test('[HIST-01] history opens the newest month with entries, and an empty month links to it', async () => {
  const { user } = openHistory('/history')
  await entries('February 2024')
  expect(currentAddress()).toBe('/history?month=2024-02')
  await user.click(await screen.findByRole('button', { name: 'Next month' }))
  const empty = await list('March 2024')
  await user.click(await empty.findByRole('link', { name: 'Earlier: February 2024' }))
  expect(await entries('February 2024')).toHaveLength(6)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('History'))
})

test('[HIST-01] a user without any entry sees a message with a link to the log', async () => {
  openHistory('/history', [])
  await screen.findByText('No entries yet. Everything you log will be here, day by day.')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Log Symptoms' }).getAttribute('href')).toBe('/log')
})

test('[HIST-01] a day shows all its values by section, with the names of deleted custom items', async () => {
  const values: DayValues = {
    painLevel: 0,
    bladderSpasms: false,
    quickMoods: ['low'],
    medications: ['Aloe', 'Zinc'],
    painAfterUrinationLevel: 4,
    'symptom.aching': 3,
    'symptom.gone00': 2,
    'trigger.other0': 1,
  }
  const custom = { symptoms: [{ id: 'aching', name: 'Aching legs' }], triggers: [] }
  openHistory('/history?date=2024-02-10', [], {
    'GET /api/home': () => homeReply({ custom }),
    'GET /api/days?from=': respondWithMonths([day('2024-02-10', values)], {
      'symptom.aching': 'Legs',
      'symptom.gone00': 'Dizzy',
    }),
  })
  await heading('Saturday 10 February 2024')
  await screen.findByText('Aching legs')
  const sections = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('section')?.textContent)
  expect(sections).toEqual([
    'Bladder SymptomsPain0 of 10Bladder spasms?No',
    'Medications & SupplementsWhat did you take?Aloe\nZinc',
    'Daily JournalMoodLow',
    'Your Custom SymptomsAching legs3 of 10Dizzy2 of 10',
    'Your Custom TriggersYour own trigger1 time',
  ])
})

test.each([
  [0, '/log'],
  [1, `/log?date=${addDays(TODAY, -1)}`],
  [14, `/log?date=${addDays(TODAY, -14)}`],
  [15, undefined],
])('[HIST-01] an entry of %i days ago links to %s for editing', async (daysBack, to) => {
  const date = addDays(TODAY, -daysBack)
  openHistory(`/history?date=${date}`, [day(date, { painLevel: 3 })])
  await screen.findByText('3 of 10')
  expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(to)
  expect(screen.queryByText(/Entries can be changed for 14 days/) === null).toBe(to !== undefined)
})

test('[HIST-01] a day without an entry shows a message', async () => {
  openHistory('/history?date=2024-02-09')
  await screen.findByText('Nothing was logged on this day.')
})

test.each(['/history?date=2024-02-30', '/history?date=2999-01-01', '/history?month=2024-13', '/history?month=2999-01'])(
  '[ROUTE-03] [HIST-01] the invalid address %s opens the current month',
  async (path) => {
    openHistory(path, [day(TODAY, { painLevel: 1 }), ...OLD_DAYS])
    await heading('History')
    await entries(formatMonth(monthOf(TODAY)))
  },
)

test('[HIST-01] Back returns to the list without adding a browser history entry', async () => {
  const { user } = openHistory('/history?month=2024-02')
  await user.click(await screen.findByRole('link', { name: /Thursday 29/ }))
  const length = history.length
  await user.click(await screen.findByRole('link', { name: 'Back to history' }))
  await waitFor(() => expect(currentAddress()).toBe('/history?month=2024-02'))
  expect(history.length).toBe(length)
})

test('[HIST-01] Back on a day that was opened by its address opens the day’s month', async () => {
  const { user } = openHistory('/history?date=2024-02-10')
  await user.click(await screen.findByRole('link', { name: 'Back to history' }))
  await entries('February 2024')
})

test('[HIST-01] a month that cannot be read shows Retry, which fetches it again', async () => {
  let works = false
  const { user } = openHistory('/history?month=2024-02', [], {
    'GET /api/days?from=': (sent) => (works ? respondWithMonths(OLD_DAYS)(sent) : problem('unavailable')),
  })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  vi.useRealTimers()
  works = true
  await user.click(retry)
  expect(await entries('February 2024')).toHaveLength(6)
})

test('[HIST-01] [SW-02] offline, a cached month is shown with its age', async () => {
  let works = true
  const { user } = openHistory('/history?month=2024-02', [], {
    'GET /api/days?from=': (sent) => (works ? respondWithMonths(OLD_DAYS)(sent) : noNetwork()),
  })
  await entries('February 2024')
  works = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText(/This is what this device last saw/)
  await user.click(screen.getByRole('link', { name: /Saturday 10/ }))
  await screen.findByText('1 of 10')
})

test('[HIST-01] a save shows in the month at once, and an outdated reply does not overwrite it', async () => {
  const known = day(TODAY, { painLevel: 4 }, 2)
  const { user, sent, client } = openLog({ month: [known], path: '/history' })
  const month = formatMonth(monthOf(TODAY))
  expect((await entries(month))[0]).toContain('Pain 4.')
  await user.click(screen.getByRole('link', { name: /Today/ }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  fireEvent.click(await button("Edit Today's Log"))
  moveTo(await pain(), 8)
  await user.click(await button("Update Today's Log"))
  await screen.findByText(/^Saved/)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'History' }))
  expect((await entries(month))[0]).toContain('Pain 8.')
  const reads = () => sent.filter(({ line }) => line.includes('?from=')).length
  const readsBefore = reads()
  await act(() => client.refetchQueries({ queryKey: ['range'] }))
  expect(reads()).toBeGreaterThan(readsBefore)
  expect((await entries(month))[0]).toContain('Pain 8.')
})

test('[HIST-01] a day of a loaded month opens in the log without another request', async () => {
  const yesterday = addDays(TODAY, -1)
  const { user, sent } = openLog({ month: [day(yesterday, { painLevel: 9 })], path: `/history?date=${yesterday}` })
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  await waitFor(async () => expect((await pain()).value).toBe('9'))
  expect(sent.filter(({ line }) => line.startsWith('GET /api/days/'))).toEqual([])
})
