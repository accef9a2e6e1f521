// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, reply } from '../../../testing/fake-service.ts'
import { homeReply } from '../../../testing/home.ts'
import { beginLateRead } from '../../../testing/late-read.ts'
import { ACCOUNT } from '../../../testing/open-app.tsx'
import { button, openReminders, sentChange, TABLET } from '../../../testing/open-reminders.ts'
import { setOnline, standAtNoon } from '../../../testing/open-training.ts'
import { REMINDERS_KEY } from '../reminders-cache.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

const setField = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const showsTitle = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show the title in notifications' })
const hasQuiet = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Keep some hours quiet' })

async function openSettings(options: Parameters<typeof openReminders>[0] = {}) {
  const opened = openReminders({ state: { reminders: [TABLET] }, ...options })
  await opened.user.click(await button(/^Quiet hours/))
  await showsTitle()
  return opened
}

test('[SEC-21] a notification says nothing about the user, unless they want its title', async () => {
  const { user, changes } = openReminders({ state: { reminders: [TABLET] } })
  const row = await button(/^What a notification says/)
  expect(row.textContent).toMatch(/“Stillwater: a reminder for you\.” The title does not show on a locked screen/)
  await user.click(row)
  expect((await showsTitle()).checked).toBe(false)
  await screen.findByText(/^Anyone who sees your locked screen can then read it/)
  await user.click(await showsTitle())
  await user.click(await button('Save'))
  const { line, body } = await sentChange(changes)
  expect(line).toBe('PUT /api/reminders/settings')
  expect(body).toEqual({ showsTitle: true })
  await button(/^What a notification says ?It shows the title of the reminder\. Also on a locked screen/)
})

test('[REM-04] a read that began before a change and ends after it does not undo the change on the screen', async () => {
  const { user, client, changes } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^What a notification says/))
  const endRead = await beginLateRead(client, REMINDERS_KEY, '/api/reminders')
  await user.click(await showsTitle())
  await user.click(await button('Save'))
  await sentChange(changes)
  await button(/^What a notification says ?It shows the title/)
  await endRead()
  await button(/^What a notification says ?It shows the title/)
})

test('[REM-05] quiet hours are saved, shown, and turned off again', async () => {
  const { user, changes } = await openSettings()
  await user.click(await hasQuiet())
  setField('From', '21:30')
  await user.click(await button('Save'))
  const { body } = await sentChange(changes)
  expect(body).toEqual({ showsTitle: false, quietHours: { from: '21:30', until: '07:00' } })
  await user.click(await button(/^Quiet hours ?21:30 to 07:00$/))
  await user.click(await hasQuiet())
  await user.click(await button('Save'))
  expect((await sentChange(changes, 1)).body).toEqual({ showsTitle: false })
  await button(/^Quiet hours ?None$/)
})

test.each([
  ['07:00', 'Please choose two different times.'],
  ['', 'Please fill in both times.'],
])('[REM-05] quiet hours from %j until 07:00 are a sentence at the field', async (from, sentence) => {
  const { user, changes } = await openSettings()
  await user.click(await hasQuiet())
  setField('From', from)
  await user.click(await button('Save'))
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(screen.getByLabelText('Until'))
  expect(changes()).toEqual([])
})

test('[REM-04] settings need a connection, and keep what was chosen', async () => {
  const { user, changes } = await openSettings()
  await user.click(await hasQuiet())
  setOnline(false)
  await user.click(await button('Save'))
  await screen.findByText('Connection required')
  await user.click(await button('Close'))
  await user.click(await button(/^Quiet hours/))
  expect((await hasQuiet()).checked).toBe(true)
  expect(changes()).toEqual([])
})

test('[REM-04] settings that cannot be saved say so', async () => {
  const { user } = await openSettings({
    state: {},
    others: { 'PUT /api/reminders': () => problem('unavailable') },
  })
  await user.click(await button('Save'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This could not be saved.*still here\.$/)
})

test('[REM-05] reminders come by mail, too, and no longer, at one tap each', async () => {
  const { user, changes } = openReminders({ state: { reminders: [TABLET], settings: { showsTitle: true } } })
  const mail = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Also by email' })
  expect((await mail()).checked).toBe(false)
  await user.click(await mail())
  expect((await sentChange(changes)).body).toEqual({ showsTitle: true, byMail: true })
  await screen.findByText('Reminders come by email, too')
  await user.click(await mail())
  expect((await sentChange(changes, 1)).body).toEqual({ showsTitle: true })
  await screen.findByText('Reminders no longer come by email')
})

test('[REM-05] a user whose address is not proven is led to that first', async () => {
  const account = { ...ACCOUNT, emailProven: false }
  openReminders({
    others: { 'GET /api/auth/session': () => reply({ account }), 'GET /api/home': () => homeReply({ account }) },
  })
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Confirm it' })).search).toBe('?room=email')
  expect(screen.queryByRole('switch', { name: 'Also by email' })).toBeNull()
})
