// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ActionLog } from '../../../../../shared/reminders/schema.ts'
import { problem, reply } from '../../../testing/fake-service.ts'
import { button, idAgo, openReminders, TABLET } from '../../../testing/open-reminders.ts'
import { NOON, setOnline, standAtNoon } from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const MINUTE_MS = 60_000
const log = (minutes: number, more: Partial<ActionLog> = {}): ActionLog => ({
  change: idAgo(minutes),
  action: 'done',
  reminderId: TABLET.id,
  title: 'Morning tablet',
  ...more,
})
const LOGS = [
  log(30),
  log(60, { action: 'snooze', snoozeUntil: NOON - 50 * MINUTE_MS }),
  log(24 * 60, { action: 'skip', title: 'Tea', notes: 'Out of it' }),
]
const open = async (user: ReturnType<typeof openReminders>['user']) =>
  user.click(await screen.findByText('What you did'))
const day = async (name: RegExp) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('[REM-03] the history is read when it is opened, newest first, by day', async () => {
  const { user, sent } = openReminders({ state: { reminders: [TABLET] }, logs: LOGS })
  await button('Done')
  expect(sent.some(({ line }) => line.includes('/history'))).toBe(false)
  await open(user)
  expect(await day(/^Today/)).toEqual(['Morning tabletDone11:30', 'Morning tabletSnoozed until 11:1011:00'])
  expect(await day(/^Yesterday/)).toEqual(['TeaSkippedOut of it12:00'])
})

test('[REM-03] what waits is in the history, too', async () => {
  const { user } = openReminders({ state: { reminders: [TABLET] }, logs: LOGS })
  await open(user)
  await day(/^Today/)
  setOnline(false)
  await user.click(await button('Done'))
  await vi.waitFor(async () => expect((await day(/^Today/))[0]).toBe('Morning tabletDone12:00'))
})

test('[REM-03] an empty history says so', async () => {
  const { user } = openReminders({ state: { reminders: [TABLET] } })
  await open(user)
  await screen.findByText('Nothing yet. What you do about a reminder is listed here.')
})

test('[REM-04] a history that cannot be read says why, and tries again', async () => {
  let works = false
  const { user } = openReminders({
    state: { reminders: [TABLET] },
    others: {
      'GET /api/reminders/history': () => (works ? reply({ logs: LOGS }) : problem('unavailable')),
    },
  })
  await open(user)
  await screen.findByRole('alert')
  works = true
  await user.click(await button('Retry'))
  await day(/^Today/)
})
