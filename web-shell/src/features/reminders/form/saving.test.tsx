// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noNetwork, problem } from '../../../testing/fake-service.ts'
import { button, openReminders, sentChange, TABLET, tab, WATER } from '../../../testing/open-reminders.ts'
import { setOnline, standAtNoon } from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const EMPTY = { reminders: [], settings: { showsTitle: false }, zone: 'UTC' }
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const setField = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = async () => fireEvent.click(await button('Create reminder'))

/** Opens the form of a template. */
async function begin(template: RegExp, options: Parameters<typeof openReminders>[0] = {}) {
  const opened = openReminders({ state: { reminders: [TABLET] }, ...options })
  await opened.user.click(await button('New reminder'))
  await opened.user.click(await button(template))
  await title()
  return opened
}

test('[REM-04] creating needs a connection, and the form keeps everything', async () => {
  const { changes } = await begin(/^Medicine/)
  setField('Title', 'Heron')
  setOnline(false)
  await save()
  await screen.findByText('Connection required')
  await screen.findByText('Please check your connection and try again.')
  expect((await title()).value).toBe('Heron')
  expect(changes()).toEqual([])
  setOnline(true)
  await save()
  expect((await sentChange(changes)).body.title).toBe('Heron')
})

test.each(['Save', 'Delete reminder'])('[REM-04] %s needs a connection', async (name) => {
  const { user, changes } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^Morning tablet/))
  setField('Title', 'Heron')
  setOnline(false)
  await user.click(await button(name))
  await screen.findByText('Connection required')
  expect((await title()).value).toBe('Heron')
  expect(changes()).toEqual([])
})

test('[REM-04] [SEC-25] after a lost reply the same reminder is sent again, not a second one', async () => {
  let works = false
  const { user, changes } = await begin(/^Medicine/, {
    others: { 'PUT /api/reminders': () => (works ? Response.json(EMPTY) : noNetwork()) },
  })
  await save()
  await screen.findByText('Connection required')
  works = true
  const [first] = changes()
  const count = changes().length
  await user.click(await button('Close'))
  await user.click(await button('New reminder'))
  setField('Title', 'Tablet')
  await save()
  const again = await sentChange(changes, count)
  expect(again.line).toBe(first?.line)
  expect(again.body.change).not.toBe(first?.body.change)
})

test.each([
  ['unavailable', 'The reminder could not be created', /What you entered is still here\.$/],
  ['reminder-limit-reached', 'The reminder could not be created', /You have 20 reminders/],
  ['reminder-never-comes', 'The reminder could not be created', /choose a later day or time/],
] as const)('[REM-04] a refusal (%s) says why, and that nothing was lost', async (code, heading, sentence) => {
  await begin(/^Medicine/, { others: { 'PUT /api/reminders': () => problem(code) } })
  await save()
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(sentence))
  expect(alert.textContent?.startsWith(heading)).toBe(true)
  expect((await title()).value).toBe('Medicine')
})

test.each([
  ['Save', 'The change could not be saved'],
  ['Delete reminder', 'The reminder could not be deleted'],
])('[REM-04] a failed %s says so, and the sheet stays', async (name, heading) => {
  const refuse = () => problem('unavailable')
  const { user } = openReminders({
    state: { reminders: [TABLET] },
    others: { 'PUT /api/reminders': refuse, 'POST /api/reminders': refuse },
  })
  await user.click(await button(/^Morning tablet/))
  await user.click(await button(name))
  expect((await screen.findByRole('alert')).textContent?.startsWith(heading)).toBe(true)
  expect((await title()).value).toBe('Morning tablet')
})

test('[REM-04] after a refusal the list is read again, because another device may have changed it', async () => {
  const opened = openReminders({
    state: { reminders: [TABLET] },
    others: {
      'PUT /api/reminders': () => {
        opened.service.state = { ...opened.service.state, reminders: [TABLET, WATER] }
        return problem('reminder-limit-reached')
      },
    },
  })
  await opened.user.click(await button(/^Morning tablet/))
  await opened.user.click(await button('Save'))
  await screen.findByRole('alert')
  await opened.user.click(await button('Close'))
  await button(/^A glass of water/)
})

test('[SEC-30] without consent what was typed stays, and leads to the decision', async () => {
  await begin(/^Medicine/, { others: { 'PUT /api/reminders': () => problem('consent-needed') } })
  await save()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/only if you agree\. What you entered is still here/)).toBeTruthy()
  expect(alert.getByRole('button')).toBeTruthy()
})

test('[REM-04] what cannot be brought back says why, and can be tried again', async () => {
  let works = false
  const { user, changes } = openReminders({
    state: { reminders: [TABLET] },
    others: { 'PUT /api/reminders': () => (works ? Response.json(EMPTY) : problem('unavailable')) },
  })
  await user.click(await button(/^Morning tablet/))
  await user.click(await button('Delete reminder'))
  await tab('All · 0')
  setOnline(false)
  await user.click(await button('Undo'))
  await screen.findByText('Connection required')
  setOnline(true)
  await user.click(await button('Retry'))
  await screen.findByText('The reminder could not be brought back')
  works = true
  await user.click(await button('Retry'))
  await screen.findByText('It is back')
  const bodies = changes().flatMap(({ line, text }) => (line.startsWith('PUT') ? [text] : []))
  expect(new Set(bodies).size).toBe(1)
})
