// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import {
  applyPreferencesEdit,
  DEFAULT_PREFERENCES,
  type Preferences,
} from '../../../../../shared/preferences/preferences.ts'
import { addDays, monthOf } from '../../../../../shared/time/local-date.ts'
import { emptyToday } from '../../../testing/custom-items.ts'
import { problem } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import { button, isDisabled, knownDay, moveTo, openLog, pain, TODAY, YESTERDAY } from '../../../testing/open-log.ts'
import { swipe } from '../../../testing/swipe.ts'

afterEach(() => void vi.useRealTimers())

const withPreferences = (edit: Parameters<typeof applyPreferencesEdit>[1]): { preferences: Preferences } => ({
  preferences: applyPreferencesEdit(DEFAULT_PREFERENCES, edit),
})
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('[LOG-01] today’s title is "Log Symptoms", with Settings and History', async () => {
  openLog()
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
  await button('Settings')
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/history')
})

test('[LOG-01] [LOG-10] a past day is titled "Edit Past Entry", with Save Entry and Cancel', async () => {
  const { user } = openLog({ path: `/log?date=${YESTERDAY}` })
  await screen.findByRole('heading', { level: 1, name: 'Edit Past Entry' })
  await button('Save Entry')
  await user.click(await button('Cancel'))
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('[LOG-03] days up to 14 back can be chosen, and an address with an older day shows today', async () => {
  const { user } = openLog({ path: `/log?date=${addDays(TODAY, -15)}`, home: emptyToday })
  await screen.findByText('Cannot log data more than 14 days in the past.')
  expect(isDisabled(await button('Next day'))).toBe(true)
  for (let back = 0; back < 14; back++) {
    expect(isDisabled(await button('Previous day'))).toBe(false)
    await user.click(await button('Previous day'))
  }
  expect(isDisabled(await button('Previous day'))).toBe(true)
  expect(currentAddress()).toBe(`/log?date=${addDays(TODAY, -14)}`)
})

test("[LOG-02] [LOG-10] today's saved entry is read-only until Edit Today's Log is pressed", async () => {
  const { user } = openLog()
  await screen.findByText('Today is logged.')
  expect(isDisabled(await button('Already Submitted for Today'))).toBe(true)
  expect((await pain()).closest('fieldset:disabled')).toBeTruthy()
  await user.click(await button("Edit Today's Log"))
  expect((await pain()).closest('fieldset:disabled')).toBeNull()
  expect(screen.queryByText('Today is logged.')).toBeNull()
  expect(isDisabled(await button("Update Today's Log"))).toBe(true)
  moveTo(await pain(), 6)
  expect(isDisabled(await button("Update Today's Log"))).toBe(false)
})

test('[LOG-04] Quick shows the essential fields, Detailed shows all sections, and the choice is saved', async () => {
  const { user, sent } = openLog({ home: emptyToday })
  await screen.findByText(/^0 of 8 sections done/)
  expect(screen.getByText('Flare Management')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Quick' }))
  await waitFor(() => expect(screen.queryByText('Flare Management')).toBeNull())
  await pain()
  expect(screen.getByRole('switch', { name: 'This is a flare day' })).toBeTruthy()
  expect(screen.getByLabelText('Note')).toBeTruthy()
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ trackingMode: 'quick' })
})

test('[LOG-04] the progress counts a section as soon as one of its fields has a value', async () => {
  openLog({ home: emptyToday })
  moveTo(await pain(), 3)
  await screen.findByText('1 of 8 sections done')
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  expect(bar.value).toBe(1)
  expect(bar.max).toBe(8)
})

test('[LOG-05] a swipe closes the section and opens the next or previous one', async () => {
  openLog({ home: emptyToday })
  await pain()
  const section = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement
  expect(section('Bladder Symptoms').open).toBe(true)
  swipe(screen.getByText('Bladder Symptoms'), -80)
  expect(section('Bladder Symptoms').open).toBe(false)
  expect(section('Pelvic Floor Symptoms').open).toBe(true)
  swipe(screen.getByText('Pelvic Floor Symptoms'), 80)
  expect(section('Bladder Symptoms').open).toBe(true)
  expect(section('Pelvic Floor Symptoms').open).toBe(false)
  swipe(screen.getByText('Bladder Symptoms'), -49)
  expect(section('Bladder Symptoms').open).toBe(true)
})

test('[LOG-09] medications are entered one per line, and empty lines are dropped', async () => {
  const { user, puts } = openLog({ home: emptyToday })
  await user.type(await screen.findByLabelText('What did you take?'), 'Amitriptyline 10 mg\n\n  Aloe  \n')
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ medications: ['Amitriptyline 10 mg', 'Aloe'] }))
})

test('[LOG-08] the time of the first symptom appears with the first level above 0', async () => {
  openLog({ home: emptyToday })
  await pain()
  expect(screen.queryByLabelText('When did it begin?')).toBeNull()
  moveTo(await pain(), 1)
  await screen.findByLabelText('When did it begin?')
})

test('[LOG-08] clearing the time of the first symptom sends null', async () => {
  const day = { ...knownDay, values: { painLevel: 4, firstSymptomTime: '06:30' } }
  const { user, puts } = openLog({ home: { today: day } })
  await user.click(await button("Edit Today's Log"))
  await user.click(await button('Clear when did it begin?'))
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ firstSymptomTime: null }))
})

test('[LOG-11] fields that are turned off are neither shown nor sent, so their saved values stay', async () => {
  const off = { sections: { lifestyle_factors: false } }
  const { user, puts } = openLog({
    home: { today: { ...knownDay, values: { painLevel: 4, waterGlasses: 6 } }, ...withPreferences(off) },
  })
  await user.click(await button("Edit Today's Log"))
  expect(screen.queryByText('Water')).toBeNull()
  moveTo(await pain(), 5)
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 5 }))
})

test('[LOG-11] a draft value of a field that was turned off meanwhile is not sent', async () => {
  const { user, puts } = openLog({ home: emptyToday })
  fireEvent.click(await button('Increase water'))
  moveTo(await pain(), 5)
  await user.click(await button('Settings'))
  await user.click(await screen.findByRole('switch', { name: 'Lifestyle' }))
  await user.click(await button('Done'))
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 5 }))
})

test('[LOG-17] a save shows "Saved" for six seconds', async () => {
  openLog({ home: emptyToday })
  moveTo(await pain(), 1)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(await button('Save'))
  await screen.findByText(/^Saved/)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('Saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('[LOG-03] an address with a future day shows a message and opens today', async () => {
  openLog({ path: `/log?date=${addDays(TODAY, 1)}`, home: emptyToday })
  await screen.findByText('Cannot log data for future dates.')
  expect(currentAddress()).toBe('/log')
})

test('[LOG-13] a threshold that is changed just before closing the settings is saved', async () => {
  const { user, sent } = openLog({ home: emptyToday })
  await pain()
  await user.click(await button('Settings'))
  moveTo(await screen.findByRole('slider', { name: 'Pain that counts from' }), 6)
  await user.click(await button('Done'))
  await waitFor(() =>
    expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ flare: { painThreshold: 6 } }),
  )
})

test('[LOG-13] the settings turn sections off and set the flare sensitivity, and confirm the save', async () => {
  const { user, sent } = openLog({ home: emptyToday })
  const puts = () => sent.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body)
  await pain()
  await user.click(await button('Settings'))
  const sheet = within(await dialog('Tracking & Alert Settings'))
  await user.click(sheet.getByRole('switch', { name: 'Lifestyle' }))
  await screen.findByText('Settings Updated')
  await user.click(sheet.getByRole('switch', { name: 'Only a sudden rise' }))
  await screen.findByText('Flare settings updated')
  moveTo(sheet.getByRole('slider', { name: 'Pain that counts from' }), 6)
  await waitFor(() => expect(puts()).toHaveLength(3))
  expect(puts()).toEqual([
    { sections: { lifestyle_factors: false } },
    { flare: { suddenIncreaseOnly: false } },
    { flare: { painThreshold: 6 } },
  ])
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('Food & Diet')).toBeNull()
})

test('[LOG-13] after several changes in a row that fail, the screen shows the values of the service', async () => {
  const { user } = openLog({ home: emptyToday, preferences: () => problem('unexpected') })
  await pain()
  await user.click(await button('Settings'))
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Lifestyle' })
  await user.dblClick(toggle)
  await user.click(await screen.findByRole('switch', { name: 'Notes' }))
  await screen.findByText('Failed to update tracking preferences.')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Notes' }).checked).toBe(true))
  expect(toggle.checked).toBe(true)
})

test('a message above an open sheet can be dismissed', async () => {
  const { user } = openLog({ home: emptyToday })
  await pain()
  await user.click(await button('Settings'))
  const sheet = await dialog('Tracking & Alert Settings')
  await user.click(within(sheet).getByRole('switch', { name: 'Lifestyle' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Settings Updated')).toBeNull()
  await user.click(within(sheet).getByRole('switch', { name: 'Lifestyle' }))
  await screen.findByText('Settings Updated')
  await user.click(within(sheet).getByRole('button', { name: 'Done' }))
  expect(screen.getByText('Settings Updated')).toBeTruthy()
})

test.each([
  ['Lifestyle', 'Failed to update tracking preferences.'],
  ['Only a sudden rise', 'Failed to update flare settings.'],
])('[LOG-13] a change of "%s" that fails shows a message and is reverted', async (name, words) => {
  const { user } = openLog({ home: emptyToday, preferences: () => problem('unexpected') })
  await pain()
  await user.click(await button('Settings'))
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name })
  await user.click(toggle)
  await screen.findByText(words)
  expect(toggle.checked).toBe(true)
})

test('[TODAY-07] the calendar marks the shown month and fetches it only when it is shown', async () => {
  const { user, sent } = openLog({ month: [{ ...emptyDay(TODAY), version: 3, values: { painLevel: 8 } }] })
  await pain()
  const fetchedMonths = () => sent.flatMap(({ line }) => /\/days\?from=([\d-]{7})/.exec(line)?.[1] ?? [])
  expect(fetchedMonths()).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Date:/ }))
  await screen.findByRole('button', { name: /, today, chosen, flare or strong pain$/ })
  expect(fetchedMonths()).toEqual([monthOf(TODAY)])
})
