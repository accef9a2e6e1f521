// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { problem, reply } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import { button, idAgo, openReminders, sentChange, TABLET, tab, WATER } from '../../../testing/open-reminders.ts'
import { NOON, setOnline, standAtNoon, wakeUpAt } from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const MINUTE_MS = 60_000
const BOTH = { reminders: [TABLET, WATER] }
const dueCard = (name = 'Morning tablet') => screen.findByRole('region', { name })

test('[REM-03] [REM-01] a reminder whose time has passed is due, with its note and since when', async () => {
  openReminders({ state: BOTH })
  const card = within(await dueCard())
  expect(card.getByText('Due since 11:00')).toBeTruthy()
  expect(card.getByText('With a little food')).toBeTruthy()
  expect((await tab('All · 2')).getAttribute('aria-selected')).toBe('true')
  expect(await tab('Due · 1')).toBeTruthy()
})

test('[REM-03] it becomes due when its time passes, and stays due', async () => {
  openReminders({ state: { reminders: [WATER] }, path: '/reminders?tab=due' })
  await screen.findByText('Next: A glass of water, 14:00.')
  act(() => wakeUpAt(119))
  expect(screen.queryByText('Due since 14:00')).toBeNull()
  act(() => wakeUpAt(120))
  await screen.findByText('Due since 14:00')
  act(() => wakeUpAt(12 * 60 + 10))
  await screen.findByText('Due since yesterday, 14:00')
})

test.each([
  ['Done', 'done', 'Done'],
  ['Skip this one', 'skip', 'Skipped'],
] as const)('[REM-03] %s says so, is sent, and the reminder comes again tomorrow', async (name, action, said) => {
  const { user, changes } = openReminders({ state: BOTH })
  await user.click(await button(name))
  await screen.findByText(said, { selector: '[role=status] p' })
  await screen.findByText('Morning tablet comes next tomorrow at 11:00.')
  const { line, body } = await sentChange(changes)
  expect(line).toBe(`POST /api/reminders/${TABLET.id}/actions`)
  expect(body).toEqual({ change: expect.any(String), action })
  expect(instantOf(body.change)).toBe(NOON)
  await tab('Due · 0')
  expect(document.activeElement?.textContent).toBe('Reminders')
})

test.each([
  ['10 minutes', 10, '12:10'],
  ['1 hour', 60, '13:00'],
  ['Tomorrow', 24 * 60, 'tomorrow, 12:00'],
])('[REM-03] a snooze for %s comes back then', async (name, minutes, when) => {
  const { user, changes } = openReminders({ state: BOTH })
  const snooze = await button('Snooze')
  expect(snooze.getAttribute('aria-expanded')).toBe('false')
  await user.click(snooze)
  expect(snooze.getAttribute('aria-expanded')).toBe('true')
  await user.click(await button(name))
  await screen.findByText(`Snoozed until ${when}`)
  const { body } = await sentChange(changes)
  expect(body).toMatchObject({ action: 'snooze', snoozeUntil: NOON + minutes * MINUTE_MS })
  await screen.findByText(`Every day at 11:00 · snoozed until ${when}`)
  act(() => wakeUpAt(minutes))
  await dueCard()
})

test('[REM-03] [DATA-01] what is done can have a note, which is not cut when it is too long', async () => {
  const { user, changes } = openReminders({ state: BOTH })
  await user.click(await button('Add a note'))
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note, kept with what you did')
  fireEvent.change(note, { target: { value: 'x'.repeat(201) } })
  await user.click(await button('Done'))
  expect(document.activeElement).toBe(note)
  expect(changes()).toEqual([])
  fireEvent.change(note, { target: { value: ' Only half of it ' } })
  await user.click(await button('Done'))
  expect((await sentChange(changes)).body).toMatchObject({ action: 'done', notes: 'Only half of it' })
})

test('[REM-03] a snooze until tomorrow is at the same time in the zone of the account', async () => {
  // The clocks of London go back in the night to 25 October 2026.
  vi.setSystemTime(Date.parse('2026-10-24T12:00:00Z'))
  const countsFromAt = Date.parse('2026-10-24T06:00:00Z')
  const tablet = { ...TABLET, countsFromAt, id: `${countsFromAt}-heron1`, edit: `${countsFromAt}-heron1` }
  const { user, changes } = openReminders({ state: { reminders: [tablet], zone: 'Europe/London' } })
  await user.click(await button('Snooze'))
  await user.click(await button('Tomorrow'))
  const { body } = await sentChange(changes)
  expect(new Date(body.snoozeUntil).toISOString()).toBe('2026-10-25T13:00:00.000Z')
})

test('[REM-03] [LOG-14] offline: what is done is shown, kept, and sent later', async () => {
  const { user, changes, close, service } = openReminders({ state: BOTH })
  await button('Done')
  setOnline(false)
  await user.click(await button('Done'))
  await screen.findByText('It is kept on this device and will sync when you reconnect.')
  await tab('Due · 0')
  await screen.findByText(/^What you logged here is kept on this device/)
  expect(screen.getByText(/^This is what this device last saw/)).toBeTruthy()
  expect(changes()).toEqual([])
  close()
  setOnline(true)
  const again = openReminders({ state: service.state })
  const { line } = await sentChange(again.changes)
  expect(line).toBe(`POST /api/reminders/${TABLET.id}/actions`)
  await tab('Due · 0')
})

test('[REM-04] an action that fails is kept, said and sent again, the same bytes', async () => {
  let works = false
  const { user, service, changes } = openReminders({
    state: BOTH,
    others: {
      'POST /api/reminders': () => (works ? reply(service.state) : problem('unavailable', { 'retry-after': '60' })),
    },
  })
  await user.click(await button('Done'))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('What you did is not sent yet')).toBeTruthy()
  expect(notice.getByText(/kept on this device and will be sent automatically/)).toBeTruthy()
  works = true
  await waitFor(() => {
    const retry = screen.queryByRole('button', { name: 'Retry' })
    if (retry) fireEvent.click(retry)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(changes().length).toBeGreaterThanOrEqual(2)
  })
  expect(new Set(changes().map((sent) => sent.text)).size).toBe(1)
})

test('[REM-04] [RELY-03] an action on a reminder that is gone is set aside, and says why', async () => {
  const { user } = openReminders({
    state: BOTH,
    others: { 'POST /api/reminders': () => problem('reminder-unknown') },
  })
  await user.click(await button('Done'))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toMatch(/^What you did could not be saved/)
  expect(textContent).toMatch(
    /It may have been deleted on another device\. It is kept under History until you decide\.$/,
  )
  await screen.findByText(/^A change to your reminders was not accepted/)
  // It was not done: what is true is shown again.
  await dueCard()
})

test('[SEC-30] without consent an action is kept, and leads to the decision', async () => {
  const { user } = openReminders({
    state: BOTH,
    others: { 'POST /api/reminders': () => problem('consent-needed') },
  })
  await user.click(await button('Done'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/It waits for your agreement/)
})

test('[REM-03] what came last is first, and the rest is on the tab of what is due', async () => {
  const tea = { ...TABLET, id: idAgo(400), edit: idAgo(400), title: 'Tea', countsFromAt: NOON - 180 * MINUTE_MS }
  const early = { ...tea, schedule: { frequency: 'daily' as const, times: ['10:00'] } }
  const { user } = openReminders({ state: { reminders: [TABLET, early] } })
  await dueCard()
  expect(screen.queryByRole('region', { name: 'Tea' })).toBeNull()
  await user.click(await button('1 more is due'))
  await dueCard('Tea')
  await dueCard()
  expect(currentAddress()).toBe('/reminders?tab=due')
})

test('[ROUTE-11] [ROUTE-03] the address opens the tab of what is due, and the tabs change the address', async () => {
  const { user } = openReminders({ state: BOTH, path: '/reminders?tab=due' })
  expect((await tab('Due · 1')).getAttribute('aria-selected')).toBe('true')
  await dueCard()
  expect(screen.queryByRole('heading', { name: 'Active' })).toBeNull()
  ;(await tab('Due · 1')).focus()
  await user.keyboard('{ArrowLeft}')
  await screen.findByRole('heading', { name: 'Active' })
  expect(currentAddress()).toBe('/reminders')
  await user.keyboard('{ArrowRight}')
  expect(currentAddress()).toBe('/reminders?tab=due')
})
