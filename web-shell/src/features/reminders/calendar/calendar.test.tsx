// @vitest-environment happy-dom

import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, openReminders, TABLET } from '../../../testing/open-reminders.ts'
import { standAtNoon } from '../../../testing/open-training.ts'

standAtNoon()
afterEach(() => void vi.restoreAllMocks())

test('[PUSH-06] [SEC-21] reminders are saved as a calendar file, which says nothing about the user', async () => {
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File)}`)
  const { user, changes } = openReminders({ state: { reminders: [TABLET] } })
  await user.click(await button(/^In your calendar ?For devices without notifications/))
  await screen.findByText('Each entry says only “Stillwater: a reminder for you”.')
  await user.click(await button('Save calendar file'))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]).toMatchObject({ name: 'stillwater-reminders.ics', type: 'text/calendar' })
  const content = await files[0]?.text()
  expect(content).toMatch(/BEGIN:VEVENT[^]*RRULE:FREQ=DAILY[^]*SUMMARY:Stillwater: a reminder for you/)
  expect(content).not.toContain(TABLET.title)
  expect(changes()).toEqual([])
})
