// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DayOperation } from '../../../../../shared/days/model/schema.ts'
import { noNetwork, problem, reply, type Sent } from '../../../testing/fake-service.ts'
import { ACCOUNT, whereabouts } from '../../../testing/open-app.tsx'
import {
  applied,
  button,
  isOff,
  known,
  moveTo,
  note,
  openLog,
  openToEdit,
  pain,
  TODAY,
  urgency,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.useRealTimers())

test('what is known of the day is shown; what is not answered is a dash', async () => {
  await openToEdit()
  expect((await pain()).getAttribute('aria-valuetext')).toBe('4 of 10')
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('Not answered')
  expect(note().value).toBe('Cold feet')
  expect(isOff(await button("Update Today's Log"))).toBe(true)
})

test('saving sends only what was changed, with the writers that were seen, the time and the zone', async () => {
  const { user, puts } = await openToEdit()
  moveTo(await pain(), 8)
  await user.clear(note())
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText('Saved')
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
  expect(isOff(await button('Already Submitted for Today'))).toBe(true)
})

test('home shows a saved day at once, without asking', async () => {
  const { user, sent } = await openToEdit()
  moveTo(await pain(), 9)
  await user.click(await button("Update Today's Log"))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  const card = (await screen.findByRole('heading', { name: "Today's Log Complete" })).closest('section')
  expect(card?.textContent).toContain('Pain9 / 10')
  expect(sent.filter(({ line }) => line.startsWith('GET /api/home'))).toHaveLength(1)
})

test('[LOG-12] after a failure the form keeps its values, and Retry sends the same operation byte for byte', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) => (works ? reply(applied(known, sent)) : noNetwork()))
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
  await screen.findByText('Saved')
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
  expect(puts().length).toBeGreaterThan(1)
})

test('[LOG-12] a save without an answer for ten seconds says so, stays unsent, and Retry sends the same', async () => {
  let works = false
  const never = new Promise<Response>(() => undefined)
  const { puts } = await openToEdit((sent) => (works ? reply(applied(known, sent)) : never))
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
  await screen.findByText('Saved')
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
})

test('after a failure the same is sent again, and then further edits, which have seen it', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) => (works ? reply(applied(known, sent)) : problem('unavailable')))
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await button('Retry')
  moveTo(await urgency(), 3)
  works = true
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText('Saved')
  const [first, last] = [puts()[0]?.body, puts().at(-1)?.body]
  expect(last).toMatchObject({ n: first.n + 1, set: { urgencyLevel: 3 }, seen: { urgencyLevel: [] } })
  expect(new Set(puts().map(({ text }) => text)).size).toBe(2)
})

test('a day the service refuses says why, and its values can be saved again as a new operation', async () => {
  let works = false
  const { user, puts } = await openToEdit((sent) => (works ? reply(applied(known, sent)) : problem('date-too-old')))
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Date Too Old')
  expect(notice.textContent).toContain('Cannot log data more than 14 days in the past.')
  works = true
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText('Saved')
  expect(puts()[1]?.body.n).toBe(puts()[0]?.body.n + 1)
})

test('[LOG-16] [AUTH-17] saving while signed out explains; after signing in again the values are there and are sent', async () => {
  let signedIn = false
  const { user, puts } = openLog({
    save: (sent) => (signedIn ? reply(applied(emptyDay(YESTERDAY), sent)) : problem('not-signed-in')),
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
  expect(whereabouts()).toBe(`/log?date=${YESTERDAY}`)
  await waitFor(() => expect(puts().length).toBeGreaterThan(1))
  expect(puts()[0]?.text).toBe(puts()[1]?.text)
})

test('[AUTH-17] nobody else who signs in finds what was typed', async () => {
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
  expect(isOff(await button('Save Entry'))).toBe(true)
})

test('the answer to an earlier save takes nothing from a later one that failed', async () => {
  const answers: ((response: Response) => void)[] = []
  const { user, puts } = await openToEdit(() => new Promise((resolve) => answers.push(resolve)))
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Since three' } })
  await user.click(await button("Update Today's Log"))
  answers[0]?.(reply(applied(known, puts()[0] as Sent)))
  await waitFor(() => expect(puts()).toHaveLength(2))
  answers[1]?.(problem('too-large'))
  await screen.findByText(/Everything you entered is still here/)
  expect(note().value).toBe('Since three')
})

test('another visit while a save is on its way shows what is being saved, and nothing more to save', async () => {
  let answer: (response: Response) => void = () => undefined
  const { user, puts } = await openToEdit(() => new Promise((resolve) => (answer = resolve)))
  moveTo(await pain(), 8)
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  expect((await pain()).value).toBe('8')
  expect(isOff(await button('Already Submitted for Today'))).toBe(true)
  answer(reply(applied(known, puts()[0] as Sent)))
  await screen.findByText('Saved')
  expect(puts()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Saves, leaves for home, and only then hears what became of it. */
async function leaveWhileSaving(outcome: Response) {
  const answer = Promise.withResolvers<Response>()
  const opened = await openToEdit(() => answer.promise)
  moveTo(await pain(), 8)
  await opened.user.click(await button(/^(Save|Update Today's Log)$/))
  await opened.user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  answer.resolve(outcome)
  return opened
}

test('a save that cannot be sent after its screen was left says so, and leads back', async () => {
  const { user } = await leaveWhileSaving(problem('unavailable', { 'retry-after': '60' }))
  await screen.findByText('Error saving symptoms')
  await user.click(await button('Open'))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
})

test('[RELY-03] a save that is refused after its screen was left says so, and leads to where it stands', async () => {
  const { user } = await leaveWhileSaving(problem('too-large'))
  await screen.findByText('Everything you entered is still here.')
  await user.click(await button('Open'))
  await screen.findByRole('region', { name: /This entry was not accepted/ })
})

test('a read that began before a save does not take it back', async () => {
  const { user, client } = await openToEdit()
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await screen.findByText('Saved')
  await client.invalidateQueries({ queryKey: ['day', TODAY] })
  expect((await pain()).value).toBe('8')
})

test('what is sent names the person whose screen it is', async () => {
  const { user, puts } = await openToEdit()
  moveTo(await pain(), 8)
  await user.click(await button(/^(Save|Update Today's Log)$/))
  await waitFor(() => expect(puts()[0]?.headers.get('x-account')).toBe(ACCOUNT.id))
})
