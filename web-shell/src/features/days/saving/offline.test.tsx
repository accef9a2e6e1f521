// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import {
  button,
  knownDay,
  moveTo,
  openLog,
  openToEdit,
  pain,
  savedReply,
  TODAY,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

const inRegion = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const acceptSave = (sent: SentRequest) => reply(savedReply(emptyDay(sent.body.date), sent))
const openHistory = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getAllByRole('link', { name: 'History' })[0] as HTMLElement)

test('[LOG-14] an offline save shows "Saved offline" and is sent once when the network is back', async () => {
  const { user, puts } = await openToEdit()
  setOnline(false)
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  await screen.findByText('Saved offline')
  expect(screen.getByText(/will sync when you reconnect/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect((await pain()).value).toBe('6')
  expect(puts()).toHaveLength(0)
  setOnline(true)
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ set: { painLevel: 6 }, seen: { painLevel: ['otherdev.7'] } })
  expect((await pain()).value).toBe('6')
  await screen.findByText('Back online')
  expect(screen.queryByText('Saved offline')).toBeNull()
})

test('[LOG-14] a save that was never said to wait is not said to be back online', async () => {
  const { user, puts } = await openToEdit()
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await screen.findByRole('button', { name: 'Close' })
  expect(screen.queryByText('Back online')).toBeNull()
})

test('[LOG-14] what has waited on this device is said to be sent', async () => {
  const { user } = await openToEdit()
  setOnline(false)
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  await screen.findByText('Saved offline')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  setOnline(true)
  await screen.findByText('Back online')
  expect(screen.getByText('Today is sent.')).toBeTruthy()
})

test('[LOG-14] two offline saves of the same day are sent as one operation', async () => {
  const { user, puts } = await openToEdit()
  setOnline(false)
  for (const level of [6, 7]) {
    moveTo(await pain(), level)
    await user.click(await button("Update Today's Log"))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    if (level === 6) await user.click(await button("Edit Today's Log"))
  }
  setOnline(true)
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ set: { painLevel: 7 }, seen: { painLevel: ['otherdev.7'] } })
})

test('[RELY-02] an offline save is sent after the app was closed and opened again', async () => {
  const first = await openToEdit()
  setOnline(false)
  moveTo(await pain(), 6)
  await first.user.click(await button("Update Today's Log"))
  await screen.findByText('Saved offline')
  first.close()
  setOnline(true)
  const { puts } = openLog()
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ set: { painLevel: 6 } })
})

test('[LOG-14] home and history show the queued values and that they are not sent yet', async () => {
  const { user } = await openToEdit(noNetwork)
  setOnline(false)
  moveTo(await pain(), 9)
  await user.click(await button("Update Today's Log"))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  await screen.findByText(/One day is saved on this device/)
  expect(screen.getAllByText('9').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: 'Look' }))
  const card = await inRegion(/One day is saved on this device/)
  expect(card.getByText(/Pain 9/)).toBeTruthy()
})

test('[RELY-03] a set-aside edit is shown, does not block other edits, and can be moved to today', async () => {
  const { user, puts } = openLog({
    path: `/log?date=${YESTERDAY}`,
    save: (sent) => (sent.body.date === YESTERDAY ? problem('date-in-future') : acceptSave(sent)),
    home: { today: emptyDay(TODAY), loggedOn: [] },
    days: { [TODAY]: emptyDay(TODAY) },
  })
  setOnline(false)
  moveTo(await pain(), 6)
  await user.click(await button('Save Entry'))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  setOnline(true)
  await waitFor(() => expect(puts()).toHaveLength(1))
  await openHistory(user)
  const card = await inRegion(/This entry was not accepted/)
  expect(card.getByText(/Cannot log data for future dates/)).toBeTruthy()
  expect(card.getByText('Pain 6')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Move to today' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]?.body).toMatchObject({ date: TODAY, set: { painLevel: 6 } })
  await waitFor(() => expect(screen.queryByRole('region', { name: /not accepted/ })).toBeNull())
})

test('[RELY-03] a set-aside edit is discarded only after a confirmation', async () => {
  const { user } = openLog({ path: `/log?date=${YESTERDAY}`, save: () => problem('date-too-old') })
  setOnline(false)
  moveTo(await pain(), 6)
  await user.click(await button('Save Entry'))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  setOnline(true)
  await openHistory(user)
  const card = await inRegion(/This entry was not accepted/)
  await user.click(card.getByRole('button', { name: 'Discard' }))
  await user.click(card.getByRole('button', { name: 'Keep it' }))
  await user.click(card.getByRole('button', { name: 'Discard' }))
  await user.click(card.getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /not accepted/ })).toBeNull())
})

const lost = { date: TODAY, field: 'painLevel' as const, write: 'tablet00.3', value: 9, editedAt: Date.now() }

test.each([
  [/^Use “9/, 9],
  [/^Keep “4/, 4],
] as const)(
  '[LOG-14] a lost edit and the current value are shown, and %s chooses between them',
  async (choice, painLevel) => {
    const { user, puts } = openLog({ path: '/history', home: { lost: [lost] } })
    const card = await inRegion(/Changed in two places: Pain/)
    await user.click(card.getByRole('button', { name: choice }))
    await waitFor(() => expect(puts()).toHaveLength(1))
    expect(puts()[0]?.body).toMatchObject({
      set: { painLevel },
      seen: { painLevel: ['otherdev.7'] },
      settles: [{ field: 'painLevel', write: 'tablet00.3' }],
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: /saved on this device/ })).toBeNull())
    expect(screen.queryByRole('region', { name: /Changed in two places/ })).toBeNull()
  },
)

test('[LOG-14] lost edits of several fields show the explanation once', async () => {
  openLog({ path: '/history', home: { lost: [lost, { ...lost, field: 'urgencyLevel', value: 2 }] } })
  await inRegion(/Changed in two places: Pain/)
  await inRegion(/Changed in two places: Urgency/)
  expect(screen.getAllByText(/without knowing of each other/)).toHaveLength(1)
})

test('[LOG-14] a day that cannot be read, and that this device has never read before, can be logged', async () => {
  const date = addDays(TODAY, -5)
  const { user, puts } = openLog({ path: `/log?date=${date}`, save: acceptSave, days: {}, unreadableDates: [date] })
  await screen.findByText('Earlier answers may be missing')
  moveTo(await pain(), 3)
  await user.click(await button('Save Entry'))
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ date, set: { painLevel: 3 }, seen: { painLevel: [] } })
})

test('[LOG-12] without storage on the device, an unsent save shows a warning and blocks closing the page', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const { user } = await openToEdit(noNetwork)
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/could not keep it: please leave this page open/)
  expect((await pain()).value).toBe('6')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('[AUTH-15] signing out names the day that is not sent and offers to send it first', async () => {
  let works = false
  const { user, sent } = await openToEdit((request) =>
    works ? reply(savedReply(knownDay, request)) : problem('unavailable', { 'retry-after': '60' }),
  )
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  await button('Retry')
  // Two queued edits of the same day count as one entry.
  moveTo(await pain(), 7)
  await user.click(await button(/^(Retry|Update Today's Log)$/))
  await button('Retry')
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await user.click(await button('Sign out'))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('An entry is not sent yet')).toBeTruthy()
  expect(notice.getByText(/^Today · .*\.$/)).toBeTruthy()
  works = true
  await user.click(notice.getByRole('button', { name: 'Send and sign out' }))
  await screen.findByRole('link', { name: 'Sign In to Existing Account' })
  const lines = sent.map(({ line }) => line)
  expect(lines.lastIndexOf(`PUT /api/days/${TODAY}`)).toBeLessThan(lines.indexOf('POST /api/auth/sign-out'))
})

test('[SEC-12] [LOG-14] a save during a wait says that the entry is kept and will be sent by itself', async () => {
  const { user, puts } = await openToEdit(() => problem('too-many-changes', { 'retry-after': '2700' }))
  moveTo(await pain(), 6)
  await user.click(await button("Update Today's Log"))
  await screen.findByText('Many changes at once')
  expect(screen.getByText(/kept on this device and will be sent automatically/)).toBeTruthy()
  expect(screen.queryByText(/check your connection/)).toBeNull()
  // What usually sends queued edits at once does not shorten the wait that the service asked for.
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(puts()).toHaveLength(1)
  expect((await pain()).value).toBe('6')
  // A device that slept has no timer for the end of the wait.
  const later = Date.now() + 2_701_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(puts()).toHaveLength(2))
})
