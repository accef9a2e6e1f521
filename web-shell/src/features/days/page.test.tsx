// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../shared/days/day.ts'
import { type Day, DayOperation, type Saved } from '../../../../shared/days/schema.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { today } from '../../shell/clock.ts'
import { fakeService, noNetwork, problem, reply, type Sent } from '../../testing/fake-service.ts'
import { homeOf } from '../../testing/home.ts'
import { ACCOUNT, openApp, whereabouts } from '../../testing/open-app.tsx'

afterEach(() => void vi.useRealTimers())

const TODAY = today()
const YESTERDAY = addDays(TODAY, -1)
const known: Day = {
  date: TODAY,
  version: 2,
  values: { painLevel: 4, notes: 'Cold feet' },
  writers: { painLevel: 'otherdev.7', notes: 'otherdev.2' },
  flareInferred: false,
}

/** What the service makes of an operation. */
function applied(day: Day, { body }: Sent): Saved {
  const values: Record<string, unknown> = { ...day.values, ...body.set }
  for (const [field, value] of Object.entries(values)) if (value === null) delete values[field]
  const writers = Object.fromEntries(Object.keys(body.set).map((field) => [field, `${body.device}.${body.n}`]))
  const changed = {
    ...day,
    version: day.version + 1,
    values,
    writers: { ...day.writers, ...writers },
    flareInferred: false,
  }
  return { day: changed }
}

type Save = (sent: Sent) => Response | Promise<Response>

function openLog(save: Save = (sent) => reply(applied(known, sent)), path = '/log') {
  const sent = fakeService({
    'GET /api/auth/session': () => reply({ account: ACCOUNT }),
    [`GET /api/days/${TODAY}`]: () => reply(known),
    'GET /api/days/': () => reply(emptyDay(YESTERDAY)),
    'PUT /api/days/': save,
    'GET /api/home': () => reply(homeOf({ today: known, loggedOn: [TODAY] })),
    'POST /api/auth/sign-in': () => reply({ account: ACCOUNT }),
  })
  const puts = () => sent.filter(({ line }) => line.startsWith('PUT'))
  return { ...openApp(path), puts, sent }
}

const pain = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Pain' })
const urgency = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Urgency' })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const moveTo = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } })

test('the title is "Log Symptoms" today', async () => {
  openLog()
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
})

test('a past day is titled "Edit Past Entry", has its own save label and a way back to today', async () => {
  const { user } = openLog(undefined, `/log?date=${YESTERDAY}`)
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  await button('Save Entry')
  await user.click(await button('Back to today'))
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
})

test('the date field offers today back to 14 days, and an address outside them is today', async () => {
  openLog(undefined, `/log?date=${addDays(TODAY, -15)}`)
  const date = await screen.findByLabelText<HTMLInputElement>('Date')
  expect([date.min, date.max, date.value]).toEqual([addDays(TODAY, -14), TODAY, TODAY])
})

test('what is known of the day is shown; what is not answered is a dash', async () => {
  openLog()
  expect((await pain()).getAttribute('aria-valuetext')).toBe('4 of 10')
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('Not answered')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Cold feet')
  expect(isOff(await button('Save'))).toBe(true)
})

test('saving sends only what was changed, with the writers that were seen, the time and the zone', async () => {
  const { user, puts } = openLog()
  moveTo(await pain(), 8)
  await user.clear(screen.getByLabelText('Note'))
  await user.click(await button('Save'))
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
  await waitFor(async () => expect(isOff(await button('Save'))).toBe(true))
})

test('home shows a saved day at once, without asking', async () => {
  const { user, sent } = openLog()
  await pain()
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  moveTo(await pain(), 9)
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  const card = (await screen.findByRole('heading', { name: "Today's Log Complete" })).closest('section')
  expect(card?.textContent).toContain('Pain9 / 10')
  expect(sent.filter(({ line }) => line.startsWith('GET /api/home'))).toHaveLength(1)
})

test('after a failure the form keeps its values, and Retry sends the same operation byte for byte', async () => {
  let works = false
  const { user, puts } = openLog((sent) => (works ? reply(applied(known, sent)) : noNetwork()))
  moveTo(await pain(), 8)
  await user.type(screen.getByLabelText('Note'), ', bad night')
  await user.click(await button('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Error saving symptoms')
  expect(notice.textContent).toContain('Please check your connection and try again.')
  expect((await pain()).value).toBe('8')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Cold feet, bad night')
  works = true
  await user.click(await button('Retry'))
  await screen.findByText('Saved')
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
  expect(puts().length).toBeGreaterThan(1)
})

test('after a failure and further edits a new operation is sent that has seen the one before', async () => {
  let works = false
  const { user, puts } = openLog((sent) => (works ? reply(applied(known, sent)) : problem('unavailable')))
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  await button('Retry')
  moveTo(await urgency(), 3)
  works = true
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  const [first, last] = [puts()[0]?.body, puts().at(-1)?.body]
  expect(last.n).toBe(first.n + 1)
  expect(last.set).toEqual({ painLevel: 8, urgencyLevel: 3 })
  expect(last.seen).toEqual({ painLevel: ['otherdev.7', `${first.device}.${first.n}`], urgencyLevel: [] })
})

test('a day the service refuses says why, and its values can be saved again as a new operation', async () => {
  let works = false
  const { user, puts } = openLog((sent) => (works ? reply(applied(known, sent)) : problem('date-too-old')))
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Date Too Old')
  expect(notice.textContent).toContain('Cannot log data more than 14 days in the past.')
  works = true
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  expect(puts()[1]?.body.n).toBe(puts()[0]?.body.n + 1)
})

test('saving while signed out explains, and the values are there after signing in again', async () => {
  const { user, puts } = openLog(() => problem('not-signed-in'), `/log?date=${YESTERDAY}`)
  moveTo(await pain(), 8)
  await user.click(await button('Save Entry'))
  await screen.findByText('Authentication required')
  expect((await pain()).value).toBe('8')
  await user.click(await button('Sign In'))
  await user.type(await screen.findByLabelText('Email'), 'mia@example.com')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(await button('Sign In'))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
  expect(whereabouts()).toBe(`/log?date=${YESTERDAY}`)
  expect(isOff(await button('Save Entry'))).toBe(false)
  expect(puts()).toHaveLength(1)
})

test('each date keeps its own unsaved changes, and other screens say that there are some', async () => {
  const { user } = openLog()
  moveTo(await pain(), 8)
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: YESTERDAY } })
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  expect((await pain()).getAttribute('aria-valuetext')).toBe('Not answered')
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByText(/not saved yet/)
  await user.click(screen.getByRole('link', { name: 'Open it' }))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
  await user.click(await button('Save'))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
})

test('the browser asks before a page with something unsent is closed, on any screen, and not otherwise', async () => {
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = openLog()
  await pain()
  expect(closing()).toBe(false)
  moveTo(await pain(), 8)
  expect(closing()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  expect(closing()).toBe(true)
})

test('midnight takes nothing away from somebody who is typing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T23:58:00`) })
  openLog()
  moveTo(await pain(), 8)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'It began at eleven' } })
  vi.setSystemTime(new Date(`${addDays(TODAY, 1)}T00:02:00`))
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  expect((await pain()).value).toBe('8')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('It began at eleven')
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(TODAY)
})

test('the answer to an earlier save takes nothing from a later one that failed', async () => {
  const answers: ((response: Response) => void)[] = []
  const { user, puts } = openLog(() => new Promise((resolve) => answers.push(resolve)))
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Since three' } })
  await user.click(await screen.findByRole('button', { name: /Sav/ }))
  answers[0]?.(reply(applied(known, puts()[0] as Sent)))
  await waitFor(() => expect(puts()).toHaveLength(2))
  answers[1]?.(problem('too-large'))
  await screen.findByText(/Everything you entered is still here/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Since three')
})

test('a save that fails after its screen was left says so, and leads back', async () => {
  let answer: (response: Response) => void = () => undefined
  const { user } = openLog(() => new Promise((resolve) => (answer = resolve)))
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { level: 1, name: /Mia/ })
  answer(problem('too-large'))
  await screen.findByText('Error saving symptoms')
  await user.click(await button('Open'))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
})

test('a read that began before a save does not take it back', async () => {
  const { user, client } = openLog()
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  await screen.findByText('Saved')
  await client.invalidateQueries({ queryKey: ['day', TODAY] })
  expect((await pain()).value).toBe('8')
})

test('what is sent names the person whose screen it is', async () => {
  const { user, puts } = openLog()
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.headers.get('x-account')).toBe(ACCOUNT.id))
})
