// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { correctClock } from '../../../shell/first/api/clock.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import {
  button,
  isDisabled,
  moveTo,
  note,
  openLog,
  openToEdit,
  pain,
  TODAY,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.useRealTimers())

test('each date has its own draft, and other screens say that there is one', async () => {
  const { user } = await openToEdit()
  moveTo(await pain(), 8)
  await user.click(await button('Previous day'))
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  await waitFor(async () => expect((await pain()).getAttribute('aria-valuetext')).toBe('Not answered'))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByText(/not saved yet/)
  await user.click(screen.getByRole('link', { name: 'Open it' }))
  await waitFor(async () => expect((await pain()).value).toBe('8'))
  await user.click(await button("Update Today's Log"))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
})

test('a draft can be discarded, and the discard can be undone', async () => {
  const { user, puts } = await openToEdit()
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  moveTo(await pain(), 8)
  await user.click(await button('Discard changes'))
  await screen.findByText('Today is logged.')
  expect((await pain()).value).toBe('4')
  await user.click(await button('Undo'))
  expect((await pain()).value).toBe('8')
  expect(isDisabled(await button("Update Today's Log"))).toBe(false)
  expect(puts()).toHaveLength(0)
})

test('[LOG-10] [FLAREKIT-01] a day with only "managing a flare" is not locked and can be filled in', async () => {
  const managed = { ...emptyDay(TODAY), version: 1, values: { isManagingFlare: true } }
  openLog({ days: { [TODAY]: managed }, home: { today: managed, loggedOn: [TODAY, YESTERDAY] } })
  await button('Same as yesterday')
  moveTo(await pain(), 3)
  await button('Save')
  expect(screen.queryByText('Today is logged.')).toBeNull()
})

test('the browser asks before closing the page on any screen if there is a draft, and not otherwise', async () => {
  const isBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = await openToEdit()
  await pain()
  expect(isBlocked()).toBe(false)
  moveTo(await pain(), 8)
  expect(isBlocked()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  expect(isBlocked()).toBe(true)
})

test('the form keeps its date and its values when midnight passes while the user is typing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T23:58:00`) })
  await openToEdit()
  moveTo(await pain(), 8)
  const noteField = note()
  noteField.focus()
  fireEvent.change(noteField, { target: { value: 'It began at eleven' } })
  vi.setSystemTime(new Date(`${addDays(TODAY, 1)}T00:02:00`))
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  expect((await pain()).value).toBe('8')
  expect(note().value).toBe('It began at eleven')
  expect(note()).toBe(noteField)
  expect(currentAddress()).toBe('/log')
  expect((await button(/Yesterday/)).textContent).toContain('Yesterday')
  fireEvent.click(await button('Cancel'))
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
})

test.each([
  ['the new today', false, 'Log Symptoms'],
  ['the same day if there is a draft', true, 'Edit Past Entry'],
] as const)('after a correction of the clock by one day the screen shows %s', async (_, hasDraft, heading) => {
  const late = `${addDays(TODAY, 1)}T12:00:00Z`
  await openToEdit()
  if (hasDraft) moveTo(await pain(), 8)
  act(() => correctClock(late))
  onTestFinished(() => correctClock(new Date().toUTCString()))
  await screen.findByRole('heading', { level: 1, name: heading })
})
