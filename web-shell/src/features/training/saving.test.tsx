// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { instantOf } from '../../../../shared/changes/change-id.ts'
import { problem, reply } from '../../testing/fake-service.ts'
import {
  button,
  expectCountdown,
  logAgo,
  NOON,
  openTraining,
  SESSION,
  setOnline,
  standAtNoon,
  wakeUpAt,
} from '../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const MINUTE_MS = 60_000
const RUNNING = { session: SESSION, logs: [logAgo(50)] }
const ENDED = { session: { ...SESSION, endedAt: NOON - MINUTE_MS }, logs: [] }

test('[LOG-14] [SW-02] [TRAIN-02] offline: changes are shown, kept, and sent in order, the last interval only', async () => {
  const { user, changes, close, service } = openTraining({ state: ENDED })
  await button('Start')
  setOnline(false)
  await user.click(await button('Start'))
  await screen.findByText('Saved offline')
  await expectCountdown('1:00:00')
  act(() => wakeUpAt(20))
  await user.click(await button('Went early'))
  await expectCountdown('1:00:00')
  await screen.findByText('0 of 1 on time or later')
  expect(screen.getByText(/^What you logged here is kept on this device/)).toBeTruthy()
  expect(screen.getByText(/^This is what this device last saw/)).toBeTruthy()
  await user.click(await button('Increase interval'))
  await expectCountdown('1:05:00')
  await user.click(await button('Increase interval'))
  await expectCountdown('1:10:00')
  expect(changes()).toEqual([])
  close()
  setOnline(true)
  const again = openTraining({ state: service.state })
  await waitFor(() => expect(again.changes()).toHaveLength(3))
  const [start, log, interval] = again.changes()
  expect(start?.line).toBe('POST /api/training')
  expect(log?.line).toBe(`POST /api/training/${start?.body.id}/logs`)
  expect(instantOf(log?.body.id)).toBe(NOON + 20 * MINUTE_MS)
  expect(interval?.line).toBe(`PUT /api/training/${start?.body.id}/interval`)
  expect(interval?.body.targetIntervalMinutes).toBe(70)
})

const later = () => problem('unavailable', { 'retry-after': '60' })

test('[TRAIN-02] a change that is not sent takes away that the one before was saved', async () => {
  const { user } = openTraining({ state: RUNNING })
  await user.click(await button('On time'))
  await screen.findByText('Saved')
  setOnline(false)
  await user.click(await button('Went early'))
  await screen.findByText('Saved offline')
  expect(screen.queryByText('Saved')).toBeNull()
})

test.each([
  ['start', 'Start', 'The session is not sent yet', ENDED],
  ['log', 'On time', 'This visit is not sent yet', RUNNING],
  ['interval', 'Increase interval', 'The new interval is not sent yet', RUNNING],
] as const)('[TRAIN-02] a failed %s is kept, said and sent again', async (_, name, title, state) => {
  let works = false
  const { user, service, changes } = openTraining({
    state,
    others: {
      'PUT /api/training': () => (works ? reply(service.state) : later()),
      'POST /api/training': () => (works ? reply(service.state) : later()),
    },
  })
  await user.click(await button(name))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(title)).toBeTruthy()
  expect(notice.getByText(/kept on this device and will be sent automatically/)).toBeTruthy()
  works = true
  await waitFor(() => {
    // An attempt of the queue itself may be on its way.
    const retry = screen.queryByRole('button', { name: 'Retry' })
    if (retry) fireEvent.click(retry)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(changes().length).toBeGreaterThanOrEqual(2)
  })
  expect(new Set(changes().map((sent) => sent.text)).size).toBe(1)
})

test('[TRAIN-02] a failed end is kept and said', async () => {
  const { user } = openTraining({ state: RUNNING, others: { [`POST /api/training/${SESSION.id}/end`]: later } })
  await user.click(await button('End session'))
  await user.click(await button('End session'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The end of the session is not sent yet/)
})

test.each([
  ['start', 'Start', 'The session could not be started', ENDED, 'clock-ahead'],
  ['log', 'On time', 'This visit could not be saved', RUNNING, 'training-session-unknown'],
] as const)('[TRAIN-02] a refused %s says why, and that it is kept', async (_, name, title, state, code) => {
  const refuse = () => problem(code)
  const { user } = openTraining({ state, others: { 'PUT /api/training': refuse, 'POST /api/training': refuse } })
  await user.click(await button(name))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent?.startsWith(title)).toBe(true)
  expect(textContent).toMatch(/It is kept under History until you decide\.$/)
  await screen.findByText(/^A change to your training was not accepted/)
})

test('[TRAIN-02] [RELY-03] a refused change of the interval is set aside, and the screen reads what is true', async () => {
  const { user, service } = openTraining({
    state: RUNNING,
    others: {
      'PUT /api/training': () => {
        service.state = ENDED
        return problem('training-session-over')
      },
    },
  })
  await user.click(await button('Increase interval'))
  await screen.findByText('A change to your training was not accepted. It is kept for you.')
  await button('Start')
})

test('[SEC-30] without consent what was started is kept, and leads to the decision', async () => {
  const { user } = openTraining({ state: ENDED, others: { 'POST /api/training': () => problem('consent-needed') } })
  await user.click(await button('Start'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/It waits for your agreement/)
})
