// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeIdOf, instantOf } from '../../../../../shared/changes/change-id.ts'
import type { ActionType } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { problem, reply } from '../../../testing/fake-service.ts'
import {
  button,
  expectCountdown,
  idAgo,
  intervalField,
  logAgo,
  NOON,
  openTraining,
  SESSION,
  standAtNoon,
  wakeUpAt,
} from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const MINUTE_MS = 60_000
const RUNNING = { session: SESSION, logs: [logAgo(50)] }

const said = () => within(screen.getByRole('region', { name: /^Next visit/ })).getByRole('status').textContent

test('[TRAIN-02] the countdown follows the clock through sleep, is told every five minutes, and knows the night', async () => {
  openTraining({ state: RUNNING })
  await expectCountdown('25:00')
  expect(screen.getByText('at 12:25, every 75 minutes')).toBeTruthy()
  const told = new Set<string | null>()
  for (const seconds of [10, 50, 110, 170, 230, 290]) {
    act(() => wakeUpAt(seconds / 60))
    told.add(said())
  }
  expect(told.size).toBe(1)
  act(() => wakeUpAt(10 + 50 / 60))
  await expectCountdown('14:10')
  expect(said()).toBe('About 15 minutes until the next visit')
  act(() => wakeUpAt(25))
  await expectCountdown('Now')
  expect(said()).toBe('It is time for a visit, whenever it suits you.')
  expect(screen.getByText('Planned for 12:25, whenever it suits you')).toBeTruthy()
  act(() => wakeUpAt(60 * 5))
  expect(await screen.findByText(/^Nights and long breaks do not count. Tap what happens next/)).toBeTruthy()
  expect(screen.queryByText(trainingText.dayOnly)).toBeNull()
  act(() => wakeUpAt(60 * 10))
  await expectCountdown('Resting until morning')
  expect(screen.getByText(trainingText.dayOnly)).toBeTruthy()
  expect(screen.queryByText('Now')).toBeNull()
  expect(said()).toBe('Resting until morning')
})

test('[TRAIN-02] at night nothing counts down, either', async () => {
  openTraining({ state: RUNNING })
  await expectCountdown('25:00')
  act(() => wakeUpAt(60 * 10))
  fireEvent.click(await button('On time'))
  await screen.findByText('Saved')
  await expectCountdown('Resting until morning')
  act(() => wakeUpAt(60 * 19))
  await expectCountdown('Now')
})

const TAPS: readonly [name: string, actionType: ActionType, words: string, met: number][] = [
  ['On time', 'scheduled_void', 'Saved', 2],
  ['Held a little longer', 'successful_delay', 'Saved', 3],
  ['Went early', 'early_void', 'Saved. Going was right. It is kept as a visit.', 3],
  ['A leak', 'accident', 'Saved. That happens, and the time starts again.', 3],
]

test('[TRAIN-02] each answer is logged at once, once in a double tap, and starts the time again', async () => {
  const { changes } = openTraining({ state: RUNNING })
  await expectCountdown('25:00')
  for (const [index, [name, actionType, words, met]] of TAPS.entries()) {
    act(() => wakeUpAt(30 * index))
    const pressed = await button(name)
    fireEvent.click(pressed)
    fireEvent.click(pressed)
    await waitFor(() => expect(changes()).toHaveLength(index + 1))
    await screen.findByText(`${met} of ${index + 2} on time or later`)
    // Below the answers, not above them as a toast.
    const status = await screen.findByText(words)
    expect(status.getAttribute('role')).toBe('status')
    expect(status.previousElementSibling?.querySelector('button')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    await expectCountdown('1:15:00')
    const { line, body } = changes().at(-1) ?? {}
    expect(line).toBe(`POST /api/training/${SESSION.id}/logs`)
    const dueAt = index === 0 ? 25 : 30 * (index - 1) + 75
    expect(body).toEqual({ id: expect.any(String), scheduledAt: NOON + dueAt * MINUTE_MS, actionType })
    expect(instantOf(body.id)).toBe(NOON + 30 * index * MINUTE_MS)
  }
})

test('[TRAIN-02] the last one can be taken back, and the time counts from the one before', async () => {
  const { changes } = openTraining({ state: RUNNING })
  await expectCountdown('25:00')
  fireEvent.click(await button('A leak'))
  await expectCountdown('1:15:00')
  await waitFor(() => expect(changes()).toHaveLength(1))
  const { body } = changes()[0] ?? {}
  fireEvent.click(await button('Take back: A leak, 12:00'))
  fireEvent.click(await button('Keep it'))
  fireEvent.click(await button('Take back: A leak, 12:00'))
  expect(changes()).toHaveLength(1)
  fireEvent.click(await button('Take it back'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Last 2' }))
  await expectCountdown('25:00')
  await screen.findByText('Taken back')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Last visit' }))
  expect(changes().at(-1)?.line).toBe(`DELETE /api/training/${SESSION.id}/logs/${body.id}`)
  await screen.findByText('1 of 1 on time or later')
})

test('[TRAIN-02] when the only one is taken back, the focus stays where it was', async () => {
  openTraining({ state: RUNNING })
  fireEvent.click(await button('Take back: On time, 11:10'))
  fireEvent.click(await button('Take it back'))
  await screen.findByText('Taken back')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nothing logged yet.' }))
})

test('[TRAIN-02] a question about one visit is not about the next: another device has logged meanwhile', async () => {
  const { service } = openTraining({ state: RUNNING })
  fireEvent.click(await button('Take back: On time, 11:10'))
  service.state = { ...RUNNING, logs: [logAgo(10, 'accident'), ...RUNNING.logs] }
  act(() => wakeUpAt(0))
  await button('Take back: A leak, 11:50')
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

/** In minutes before noon. */
test.each([
  ['four hours', { due: 250, logged: 10 }, '240 minutes longer'],
  ['more than four hours', { due: 251, logged: 10 }, 'A night or a long break is not timed'],
  ['from 6:50', { due: 310, logged: 295 }, 'A night or a long break is not timed'],
  ['until 22:05', { due: 850, logged: 835 }, 'A night or a long break is not timed'],
])('[TRAIN-02] the minutes of a wait: %s', async (_, { due, logged }, words) => {
  const logs = [logAgo(logged, 'successful_delay', { scheduledAt: NOON - due * MINUTE_MS })]
  openTraining({ state: { session: { ...SESSION, id: idAgo(20 * 60) }, logs } })
  const card = within(await screen.findByRole('region', { name: 'Last visit' }))
  expect(card.getByText(words)).toBeTruthy()
  expect(card.getByText('1 of 1 on time or later')).toBeTruthy()
})

test('[TRAIN-02] the last ten are listed with their words, notes and times', async () => {
  const logs = [
    logAgo(10),
    logAgo(65, 'successful_delay', { scheduledAt: NOON - 75 * MINUTE_MS }),
    logAgo(80, 'early_void', { notes: 'After coffee', scheduledAt: NOON - 95 * MINUTE_MS }),
    logAgo(90, 'accident'),
    ...[91, 92, 93, 94, 95].map((minutes) => logAgo(minutes)),
    logAgo(14 * 60),
  ]
  openTraining({ state: { session: { ...SESSION, id: idAgo(20 * 60) }, logs } })
  const card = within(await screen.findByRole('region', { name: 'Last 10' }))
  expect(card.getByText('8 of 10 on time or later')).toBeTruthy()
  const items = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(10)
  expect(items.slice(0, 4)).toEqual([
    'On time11:50',
    'Held a little longer10 minutes longer10:55',
    'Went earlyAfter coffee10:40',
    'A leak10:30',
  ])
  expect(items[9]).toMatch(/^On time\d+ \w+, 22:00$/)
})

test('[TRAIN-02] a note is saved with what is tapped, survives leaving, and is not cut', async () => {
  const { user, changes } = openTraining({ state: RUNNING })
  await user.click(await screen.findByText('Add a note'))
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
  fireEvent.change(note(), { target: { value: 'x'.repeat(501) } })
  await user.click(await button('On time'))
  expect(document.activeElement).toBe(note())
  expect(changes()).toEqual([])
  fireEvent.change(note(), { target: { value: ' After coffee ' } })
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
  await waitFor(() => expect(screen.queryByText('What happened?')).toBeNull())
  act(() => history.back())
  await expectCountdown('25:00')
  expect(note().value).toBe(' After coffee ')
  await user.click(await button('On time'))
  await waitFor(() => expect(changes()[0]?.body.notes).toBe('After coffee'))
  expect(note().value).toBe('')
})

test('[TRAIN-02] several steps of the interval are one change, and 241 is a sentence', async () => {
  const { user, changes } = openTraining({ state: RUNNING })
  for (let step = 0; step < 3; step++) await user.click(await button('Increase interval'))
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]?.line).toBe(`PUT /api/training/${SESSION.id}/interval`)
  expect(changes()[0]?.body).toEqual({ change: expect.any(String), targetIntervalMinutes: 90 })
  await expectCountdown('40:00')
  const field = await intervalField()
  for (const typed of ['241', '14']) {
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    expect(screen.getByText('Choose 15 to 240, in steps of 5.')).toBeTruthy()
  }
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(changes()).toHaveLength(1)
})

test('[TRAIN-01] a session ends after a second press, and its progress stays', async () => {
  const { user, changes } = openTraining({ state: RUNNING })
  await user.click(await button('End session'))
  await user.click(await button('Keep training'))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await button('End session'))
  expect(changes()).toEqual([])
  const keep = await button('Keep training')
  const confirm = await button('End session')
  expect(shown.mock.contexts).toEqual([keep.parentElement])
  expect(keep.parentElement?.contains(confirm)).toBe(true)
  await user.click(confirm)
  expect((await screen.findByText('Session ended')).getAttribute('role')).toBe('status')
  expect(changes()[0]?.line).toBe(`POST /api/training/${SESSION.id}/end`)
  expect(screen.getByText('1 of 1 on time or later')).toBeTruthy()
  await button('Start')
})

test('[TRAIN-02] a failed load says so, and the urge drill is there all the same', async () => {
  let works = false
  const { user } = openTraining({
    state: RUNNING,
    others: { 'GET /api/training': () => (works ? reply(RUNNING) : problem('unavailable', { 'retry-after': '60' })) },
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not reachable just now.*Nothing you saved is lost/)
  await button(/^Urge drill/)
  works = true
  await user.click(await button('Retry'))
  await expectCountdown('25:00')
})

test('[TRAIN-01] a session that another device has started is shown when the user comes back', async () => {
  const { service } = openTraining({ state: RUNNING })
  await expectCountdown('25:00')
  service.state = { session: { id: changeIdOf(NOON, 'other1'), targetIntervalMinutes: 30 }, logs: [] }
  act(() => wakeUpAt(0))
  await expectCountdown('30:00')
  expect(screen.getByText('Nothing logged yet.')).toBeTruthy()
})

test('[TRAIN-02] a read that began before a log does not take it away', async () => {
  const reads: (() => void)[] = []
  let isSlow = false
  const { user } = openTraining({
    state: RUNNING,
    others: {
      'GET /api/training/': () => reply({ logs: [] }),
      'GET /api/training': () =>
        isSlow ? new Promise((resolve) => reads.push(() => resolve(reply(RUNNING)))) : reply(RUNNING),
    },
  })
  await expectCountdown('25:00')
  isSlow = true
  act(() => wakeUpAt(1))
  await waitFor(() => expect(reads).toHaveLength(1))
  await user.click(await button('On time'))
  await screen.findByText('Saved')
  await expectCountdown('1:15:00')
  await act(async () => reads[0]?.())
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expectCountdown('1:15:00')
})

test('[TOOLS-01] the card of the tool says how long it is until the next visit, and leads there', async () => {
  const { user, service } = openTraining({ path: '/tools' })
  await screen.findByText('Bladder training, at your own pace.')
  service.state = RUNNING
  act(() => wakeUpAt(0))
  await screen.findByText('Bladder training: 25 minutes until the next visit.')
  act(() => wakeUpAt(24.5))
  await screen.findByText('Bladder training: 1 minute until the next visit.')
  act(() => wakeUpAt(25))
  await screen.findByText('Bladder training: the next visit, whenever it suits you.')
  act(() => wakeUpAt(60 * 10))
  await screen.findByText('Bladder training: resting until morning.')
  act(() => wakeUpAt(25))
  await user.click(screen.getByRole('link', { name: /^Training programs/ }))
  await expectCountdown('Now')
})
