// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, localDate } from '../../../../../shared/time/local-date.ts'
import { button, openReminders, sentChange, TABLET, tab } from '../../../testing/open-reminders.ts'
import { NOON, standAtNoon } from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const TODAY = localDate(NOON, Intl.DateTimeFormat().resolvedOptions().timeZone)
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const setField = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const preview = async () => within(await screen.findByRole('region', { name: 'When it comes' }))
const instants = async () =>
  (await preview()).queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\w+ \d+ \w+/, 'day'))
const save = async () => fireEvent.click(await button('Create reminder'))

/** Opens the form of a template. */
async function begin(template: RegExp, options: Parameters<typeof openReminders>[0] = {}) {
  const opened = openReminders({ state: { reminders: [TABLET] }, ...options })
  await opened.user.click(await button('New reminder'))
  await opened.user.click(await button(template))
  await title()
  return opened
}

test('[REM-01] a reminder begins with a template, shows its next five times, and is created', async () => {
  const { user, changes } = openReminders()
  await user.click(await button(/^A glass of water/))
  expect((await title()).value).toBe('A glass of water')
  expect((await preview()).getByText('Every 2 hours from 8 to 20')).toBeTruthy()
  expect(await instants()).toEqual(['Today, 14:00', 'Today, 16:00', 'Today, 18:00', 'Today, 20:00', 'Tomorrow, 08:00'])
  await save()
  const { line, body } = await sentChange(changes)
  expect(line).toBe(`PUT /api/reminders/${body.change}`)
  expect(body).toEqual({
    change: expect.any(String),
    title: 'A glass of water',
    kind: 'water',
    schedule: { frequency: 'hours', everyHours: 2, from: '08:00', until: '20:00' },
  })
  await screen.findByText('Reminder created')
  await tab('All · 1')
  await button(/^A glass of water ?Every 2 hours from 8 to 20 · next 14:00$/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [/^Medicine/, 'Every day at 09:00'],
  [/^Pelvic-floor drop/, 'Every day at 10, 14 and 18'],
  [/^Log the day/, 'Every day at 20:00'],
])('[REM-01] the template %s comes %s', async (template, words) => {
  await begin(template)
  expect((await preview()).getByText(words)).toBeTruthy()
})

test('[REM-01] every frequency is said in words, with its times', async () => {
  await begin(/^Medicine/)
  await choose('Days of the week')
  expect((await preview()).getByText('Monday to Friday at 09:00')).toBeTruthy()
  await choose('Every few days')
  expect((await preview()).getByText('Every 2 days at 09:00')).toBeTruthy()
  expect(await instants()).toHaveLength(5)
  await choose('Once')
  setField('Day', addDays(TODAY, 1))
  expect(await instants()).toEqual(['Tomorrow, 09:00'])
  await choose('Every few hours')
  expect((await preview()).getByText('Every 2 hours from 8 to 20')).toBeTruthy()
})

test('[REM-01] several times a day are added and removed, and sent in order', async () => {
  const { user, changes } = await begin(/^Medicine/)
  await user.click(await button('Add a time'))
  setField('Time 2', '08:00')
  expect((await preview()).getByText('Every day at 8 and 9')).toBeTruthy()
  await user.click(await button('Add a time'))
  setField('Time 3', '21:30')
  await user.click(await button('Remove time 1'))
  await save()
  const { body } = await sentChange(changes)
  expect(body.schedule).toEqual({ frequency: 'daily', times: ['08:00', '21:30'] })
})

test('[REM-01] there are at most twelve times a day', async () => {
  const { user, changes } = await begin(/^Medicine/)
  for (let n = 2; n <= 12; n++) await user.click(await button('Add a time'))
  expect(screen.queryByRole('button', { name: 'Add a time' })).toBeNull()
  await choose('Every few hours')
  await user.click(await button('Decrease every'))
  await save()
  await screen.findByText(/^That is 13 times a day, and 12 are the most/)
  expect(changes()).toEqual([])
})

test.each<[string, () => Promise<unknown>, string | RegExp]>([
  ['a note that is too long', async () => setField('Note (optional)', 'x'.repeat(201)), /^1 character too many/],
  ['no title', async () => setField('Title', '   '), 'Please give it a title.'],
  ['an empty time', async () => setField('Time', ''), 'Please fill in every time.'],
  ['no day of the week', noWeekday, 'Please choose at least one day.'],
  ['a window that ends before it begins', badWindow, 'This has to be after the first time.'],
  ['a date that is missing', badDate, 'Please choose a day.'],
])('[REM-01] %s is a sentence at its field, which gets the focus', async (_, spoil, sentence) => {
  const { changes } = await begin(/^Medicine/)
  await spoil()
  await save()
  await screen.findByText(sentence)
  const field = document.activeElement
  expect(field?.matches('[aria-invalid=true], [data-invalid] input')).toBe(true)
  expect(changes()).toEqual([])
})

async function noWeekday() {
  await choose('Days of the week')
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) fireEvent.click(screen.getByRole('checkbox', { name: day }))
}

async function badWindow() {
  await choose('Every few hours')
  setField('Until', '07:00')
}

async function badDate() {
  await choose('Once')
  setField('Day', '')
}

test('[REM-01] the same time twice is refused, and the second one is marked until it is corrected', async () => {
  const { user } = await begin(/^Medicine/)
  await user.click(await button('Add a time'))
  setField('Time 2', '09:00')
  await save()
  await screen.findByText('Two of these times are the same.')
  expect(screen.getByLabelText('Time 2').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Time 1'))
  setField('Time 2', '10:00')
  expect(screen.queryByText('Two of these times are the same.')).toBeNull()
})

test('[REM-01] a date in the past is said before it is sent', async () => {
  await begin(/^Medicine/)
  await choose('Once')
  setField('Day', addDays(TODAY, -1))
  expect((await preview()).getByText('That time has passed. Please choose a later day or time.')).toBeTruthy()
})

test('[REM-01] times are those of the account, and the form says so on a device of another zone', async () => {
  await begin(/^Medicine/, { state: { reminders: [TABLET], zone: 'Pacific/Kiritimati' } })
  const note = (await preview()).getByText(/^Times are those of Kiritimati, the time zone of your account/)
  expect(within(note).getByRole('link', { name: 'Change time zone' }).getAttribute('href')).toBe('/settings?room=zone')
  // Noon in UTC is two in the morning of the next day there, so nine there is seven in the evening before in UTC.
  expect((await instants())[0]).toBe('Today, 09:00')
})

test('[REM-01] a reminder is changed, and keeps its id', async () => {
  const { user, changes } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^Morning tablet/))
  setField('Title', 'Evening tablet')
  setField('Time', '19:00')
  fireEvent.click(await button('Save'))
  const { line, body } = await sentChange(changes)
  expect(line).toBe(`PUT /api/reminders/${TABLET.id}`)
  expect(body).toMatchObject({ title: 'Evening tablet', note: 'With a little food', schedule: { times: ['19:00'] } })
  expect(body.change > TABLET.edit).toBe(true)
  await button(/^Evening tablet ?Every day at 19:00 · next today$/)
})

test('[REM-01] a deleted reminder comes back with Undo, with its note', async () => {
  const { user, changes } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^Morning tablet/))
  await user.click(await button('Delete reminder'))
  const { line, body } = await sentChange(changes)
  expect(line).toBe(`POST /api/reminders/${TABLET.id}/deletion`)
  await tab('All · 0')
  await user.click(await button('Undo'))
  const restored = await sentChange(changes, 1)
  expect(restored.line).toBe(`PUT /api/reminders/${TABLET.id}`)
  expect(restored.body.change > body.change).toBe(true)
  expect(restored.body.note).toBe('With a little food')
  await tab('All · 1')
  await screen.findByText('It is back')
})

test('[REM-01] the focus stays in the sheet when a template is chosen, and on the screen when it closes', async () => {
  const { user } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button('New reminder'))
  await user.click(await button(/^Medicine/))
  await title()
  expect(document.activeElement?.textContent).toBe('New reminder')
  await user.click(await button('Close'))
  await user.click(await button(/^Morning tablet/))
  await user.click(await button('Delete reminder'))
  await tab('All · 0')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reminders'))
})

test('[REM-01] what is typed survives closing the sheet, and can be discarded', async () => {
  const { user } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^Morning tablet/))
  setField('Title', 'Heron')
  await user.click(await button('Close'))
  await user.click(await button(/^Morning tablet/))
  expect((await title()).value).toBe('Heron')
  await user.click(await button('Discard them'))
  expect((await title()).value).toBe('Morning tablet')
  await user.click(await button('Close'))
  await user.click(await button('New reminder'))
  await user.click(await button(/^Something else/))
  setField('Title', 'Stretch')
  await user.click(await button('Close'))
  await user.click(await button('New reminder'))
  expect((await title()).value).toBe('Stretch')
  await user.click(await button('Begin with something else'))
  await button(/^Medicine/)
})
