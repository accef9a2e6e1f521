// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DayOperation } from '../../../../../shared/days/model/schema.ts'
import { noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { ACCOUNT, currentAddress } from '../../../testing/open-app.tsx'
import {
  button,
  isDisabled,
  knownDay,
  moveTo,
  note,
  openLog,
  openToEdit,
  pain,
  savedReply,
  TODAY,
  urgency,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.useRealTimers())

test('the day’s saved values are shown, and missing values as not answered', async () => {
  await openToEdit()
  expect((await pain()).getAttribute('aria-valuetext')).toBe('4 of 10')
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('Not answered')
  expect(note().value).toBe('Cold feet')
  expect(isDisabled(await button("Update Today's Log"))).toBe(true)
})

test('saving sends only the changed fields, the writers that the user saw, the time and the zone', async () => {
  const { user, puts } = await openToEdit()
  moveTo(await pain(), 8)
  await user.clear(note())
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText(/^Saved/)
  const { line, body } = puts()[0] ?? {}
  expect(line).toBe(`PUT /api/days/${TODAY}`)
  expect(DayOperation.parse(body)).toMatchObject({
    date: TODAY,
    set: { painLevel: 8, notes: null },
    seen: { painLevel: ['otherdev.7'], notes: ['otherdev.2'] },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(Math.abs(body.editedAt - Date.now())).toBeLessThan(10_000)
  expect(puts()).toHaveLength(1)
  expect(isDisabled(await button('Already Submitted for Today'))).toBe(true)
})

test('home shows a saved day at once, without another request', async () => {
  const { user, sent } = await openToEdit()
  moveTo(await pain(), 9)
  await user.click(await button("Update Today's Log"))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  const card = (await screen.findByRole('heading', { name: "Today's Log Complete" })).closest('section')
  expect(card?.textContent).toContain('Pain9 / 10')
  expect(sent.filter(({ line }) => line.startsWith('GET /api/home'))).toHaveLength(1)
})

test('[LOG-12] after a failure the form keeps its values, and Retry sends the same bytes again', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) => (works ? reply(savedReply(knownDay, sent)) : noNetwork()))
  moveTo(await pain(), 8)
  await user.type(note(), ', bad night')
  await user.click(await button(/^(Save|Update Today's Log)$/))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Error saving symptoms')
  expect(notice.textContent).toContain('Please check your connection and try again.')
  expect((await pain()).value).toBe('8')
  expect(note().value).toBe('Cold feet, bad night')
  works = true
  await user.click(await button('Retry'))
  await screen.findByText(/^Saved/)
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
  expect(puts().length).toBeGreaterThan(1)
})

test('[LOG-12] a save without a response for ten seconds times out, and Retry resends the same bytes', async () => {
  let works = false
  const never = new Promise<Response>(() => undefined)
  const { puts } = await openToEdit((sent) => (works ? reply(savedReply(knownDay, sent)) : never))
  moveTo(await pain(), 8)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  fireEvent.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(
    /Error saving symptoms.*Network timeout.*Everything you entered is kept on this device.*Please check your connection/,
  )
  works = true
  fireEvent.click(await button('Retry'))
  await screen.findByText(/^Saved/)
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
})

test('after a failure the queued operation is sent again, and later edits follow as a new operation', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) =>
    works ? reply(savedReply(knownDay, sent)) : problem('unavailable'),
  )
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await button('Retry')
  moveTo(await urgency(), 3)
  works = true
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText(/^Saved/)
  const [first, last] = [puts()[0]?.body, puts().at(-1)?.body]
  expect(last).toMatchObject({ n: first.n + 1, set: { urgencyLevel: 3 }, seen: { urgencyLevel: [] } })
  expect(new Set(puts().map(({ text }) => text)).size).toBe(2)
})

test('a refused save shows the reason, and its values can be saved again as a new operation', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) =>
    works ? reply(savedReply(knownDay, sent)) : problem('date-too-old'),
  )
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Date Too Old')
  expect(notice.textContent).toContain('Cannot log data more than 14 days in the past.')
  works = true
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText(/^Saved/)
  expect(puts()[1]?.body.n).toBe(puts()[0]?.body.n + 1)
})

test('[LOG-16] [AUTH-17] saving while signed out shows a message, and the next sign-in sends the values', async () => {
  let signedIn = false
  const { user, puts } = openLog({
    save: (sent) => (signedIn ? reply(savedReply(emptyDay(YESTERDAY), sent)) : problem('not-signed-in')),
    path: `/log?date=${YESTERDAY}`,
    home: { account: { ...ACCOUNT, stayLoggedIn: true } },
  })
  moveTo(await pain(), 8)
  await user.click(await button('Save Entry'))
  await screen.findByText('Authentication required')
  expect((await pain()).value).toBe('8')
  await user.click(await button('Sign In'))
  await screen.findByText(/^Your session has ended\./)
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  await user.type(screen.getByLabelText('Password'), 'right')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay logged in' }).checked).toBe(true)
  signedIn = true
  await user.click(await button('Sign In'))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
  expect(currentAddress()).toBe(`/log?date=${YESTERDAY}`)
  await waitFor(() => expect(puts().length).toBeGreaterThan(1))
  expect(puts()[0]?.text).toBe(puts()[1]?.text)
})

test('[AUTH-17] another user who signs in does not see the draft', async () => {
  let account = ACCOUNT
  const home = {
    get account() {
      return account
    },
  }
  const { user } = openLog({ save: () => problem('not-signed-in'), path: `/log?date=${YESTERDAY}`, home })
  moveTo(await pain(), 8)
  await user.click(await button('Save Entry'))
  await user.click(await button('Sign In'))
  account = { ...ACCOUNT, id: 'b'.repeat(32) }
  await user.type(await screen.findByLabelText('Email'), 'noor@example.com')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(await button('Sign In'))
  await waitFor(async () => expect((await pain()).getAttribute('aria-valuetext')).toBe('Not answered'))
  expect(isDisabled(await button('Save Entry'))).toBe(true)
})

test('the response to an earlier save does not discard the values of a later save that failed', async () => {
  const responders: ((response: Response) => void)[] = []
  const { user, puts } = await openToEdit(() => new Promise((resolve) => responders.push(resolve)))
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Since three' } })
  await user.click(await button("Update Today's Log"))
  responders[0]?.(reply(savedReply(knownDay, puts()[0] as SentRequest)))
  await waitFor(() => expect(puts()).toHaveLength(2))
  responders[1]?.(problem('too-large'))
  await screen.findByText(/Everything you entered is still here/)
  expect(note().value).toBe('Since three')
})

test('reopening the screen during a save shows the values being saved, and nothing else to save', async () => {
  let respond: (response: Response) => void = () => undefined
  const { user, puts } = await openToEdit(() => new Promise((resolve) => (respond = resolve)))
  moveTo(await pain(), 8)
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  expect((await pain()).value).toBe('8')
  expect(isDisabled(await button('Already Submitted for Today'))).toBe(true)
  respond(reply(savedReply(knownDay, puts()[0] as SentRequest)))
  await screen.findByText(/^Saved/)
  expect(puts()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Saves and opens home. The service responds with `outcome` only after that. */
async function leaveWhileSaving(outcome: Response) {
  const pending = Promise.withResolvers<Response>()
  const opened = await openToEdit(() => pending.promise)
  moveTo(await pain(), 8)
  await opened.user.click(await button(/^(Save|Update Today's Log)$/))
  await opened.user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  pending.resolve(outcome)
  return opened
}

test('a save that fails after the user left its screen shows a link to the screen', async () => {
  const { user } = await leaveWhileSaving(problem('unavailable', { 'retry-after': '60' }))
  await screen.findByText('Error saving symptoms')
  await user.click(await button('Open'))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
})

test('[RELY-03] a save that is refused after the user left its screen shows a link to the set-aside edit', async () => {
  const { user } = await leaveWhileSaving(problem('too-large'))
  await screen.findByText('Everything you entered is still here.')
  await user.click(await button('Open'))
  await screen.findByRole('region', { name: /This entry was not accepted/ })
})

test('a read that began before a save does not overwrite the saved value', async () => {
  const { user, client } = await openToEdit()
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText(/^Saved/)
  await client.invalidateQueries({ queryKey: ['day', TODAY] })
  expect((await pain()).value).toBe('8')
})

test('a save names the account of the screen in the x-account header', async () => {
  const { user, puts } = await openToEdit()
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await waitFor(() => expect(puts()[0]?.headers.get('x-account')).toBe(ACCOUNT.id))
})
