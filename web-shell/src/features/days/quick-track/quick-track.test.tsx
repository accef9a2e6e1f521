// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { noNetwork, reply } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import {
  button,
  isDisabled,
  knownDay,
  moveTo,
  note,
  openLog,
  pain,
  savedReply,
  TODAY,
  urgency,
} from '../../../testing/open-log.ts'

const withMood = applyPreferencesEdit(DEFAULT_PREFERENCES, { sections: { emotional_wellbeing: true } })
const untouched = { today: emptyDay(TODAY), loggedOn: [], preferences: withMood }
const savedDay = (values: DayValues) => ({ ...knownDay, values, writers: {} })
const loggedToday = (values: DayValues) => ({
  home: { today: savedDay(values), loggedOn: [TODAY], preferences: withMood },
  days: { [TODAY]: savedDay(values) },
})

/** Opens home and then the sheet from home's card. */
async function openQuick(setting: Parameters<typeof openLog>[0] = { home: untouched }) {
  const opened = openLog({ path: '/home', save: (sent) => reply(savedReply(emptyDay(TODAY), sent)), ...setting })
  await opened.user.click(await button('Quick Track'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Quick Track' }))
  return { ...opened, sheet }
}

test('[QT-01] the sheet has fields for pain, urgency, mood, a flare and a note, and a subtitle', async () => {
  const { user, sheet } = await openQuick()
  expect(sheet.getByText('Log the essentials in seconds')).toBeTruthy()
  expect(sheet.queryByRole('textbox')).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Add a note' }))
  expect(document.activeElement).toBe(note())
  const controls = [...sheet.getAllByRole('slider'), ...sheet.getAllByRole('switch'), ...sheet.getAllByRole('textbox')]
  expect(controls.map((control) => (control as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Pain',
    'Urgency',
    'This is a flare day',
    'Note',
  ])
  expect(sheet.getAllByRole<HTMLInputElement>('slider').map(({ max }) => max)).toEqual(['10', '10'])
  expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Good',
    'Okay',
    'Stressed',
    'Low',
  ])
  expect(isDisabled(sheet.getByRole('button', { name: 'Save' }))).toBe(true)
})

test('[QT-01] [QT-02] a save sends only the sheet’s five fields, with urgency halved, and is confirmed', async () => {
  const { user, puts, sheet } = await openQuick()
  moveTo(await pain(), 6)
  moveTo(await urgency(), 7)
  await user.click(sheet.getByRole('radio', { name: 'Good' }))
  await user.click(sheet.getByRole('switch', { name: 'This is a flare day' }))
  await user.click(sheet.getByRole('button', { name: 'Add a note' }))
  await user.type(note(), 'Warm bath')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^✓ Entry saved!|^Saved\./)
  expect(puts()).toHaveLength(1)
  expect(puts()[0]?.line).toBe(`PUT /api/days/${TODAY}`)
  expect(puts()[0]?.body.set).toEqual({
    painLevel: 6,
    urgencyLevel: 4,
    quickMoods: ['happy'],
    flareManual: true,
    notes: 'Warm bath',
  })
})

test('[QT-01] saved values are loaded, and only the changed field is sent', async () => {
  const { user, puts, sheet } = await openQuick(
    loggedToday({ painLevel: 4, urgencyLevel: 3, quickMoods: ['low'], notes: 'Cold feet', waterGlasses: 5 }),
  )
  expect((await pain()).value).toBe('4')
  expect((await urgency()).value).toBe('6')
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Low' }).checked).toBe(true)
  await user.clear(note())
  expect(note().value).toBe('')
  await user.type(note(), 'Cold feet')
  moveTo(await pain(), 5)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 5 }))
})

test('[QT-02] the slider keeps an unsaved position, tells it as 0–5, loads the stored level doubled, and sends only real changes', async () => {
  const { user, puts, sheet } = await openQuick(loggedToday({ urgencyLevel: 2 }))
  expect((await urgency()).value).toBe('4')
  moveTo(await urgency(), 7)
  expect((await urgency()).value).toBe('7')
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('4 of 5')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await user.click(await button('Quick Track'))
  expect((await urgency()).value).toBe('7')
  // 3 of 10 corresponds to the stored 2 of 5, so there is nothing to save.
  moveTo(await urgency(), 3)
  expect((await urgency()).value).toBe('3')
  expect(isDisabled(await button('Save'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear urgency' }))
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ urgencyLevel: null }))
})

test('[QT-01] Track More Details opens the log, which shows the draft', async () => {
  const { user } = await openQuick()
  moveTo(await pain(), 6)
  moveTo(await urgency(), 7)
  await user.click(screen.getByRole('link', { name: 'Track More Details →' }))
  await screen.findByRole('heading', { level: 1, name: 'Log Symptoms' })
  expect(currentAddress()).toBe('/log')
  expect((await pain()).value).toBe('6')
  expect((await urgency()).value).toBe('4')
})

test('[QT-01] draft values of fields that only the log has are neither saved nor lost', async () => {
  const { user, puts } = openLog({ home: untouched, save: (sent) => reply(savedReply(emptyDay(TODAY), sent)) })
  moveTo(await pain(), 3)
  fireEvent.change(screen.getByLabelText('What did you take?'), { target: { value: 'Aloe' } })
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(await button('Quick Track'))
  expect((await pain()).value).toBe('3')
  await user.click(await button('Save'))
  await screen.findByText(/^✓ Entry saved!|^Saved\./)
  expect(puts().map(({ body }) => body.set)).toEqual([{ painLevel: 3 }])
  await user.click(screen.getByRole('link', { name: 'Log' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('What did you take?')).value).toBe('Aloe')
})

test('[QT-01] a failed save shows a message, keeps every value, and can be retried', async () => {
  let works = false
  const { user, puts, sheet } = await openQuick({
    home: untouched,
    save: (sent) => (works ? reply(savedReply(emptyDay(TODAY), sent)) : noNetwork()),
  })
  moveTo(await pain(), 8)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect((await sheet.findByRole('alert')).textContent).toContain('Failed to save entry')
  expect((await pain()).value).toBe('8')
  works = true
  await user.click(sheet.getByRole('button', { name: 'Retry' }))
  await screen.findByText(/^✓ Entry saved!|^Saved\./)
  expect(new Set(puts().map(({ text }) => text)).size).toBe(1)
})

test('[QT-01] a save without a flare closes the sheet, and home shows the entry', async () => {
  const { user } = await openQuick()
  moveTo(await pain(), 2)
  await user.click(await button('Save'))
  await screen.findByRole('heading', { name: "Today's Log Complete" })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('[QT-01] [FLARE-04] a detected flare opens help, and its Home link returns to home', async () => {
  const { user } = await openQuick({
    home: untouched,
    save: (sent) => reply(savedReply(emptyDay(TODAY), sent, true)),
  })
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const help = within(await screen.findByRole('dialog', { name: 'Flare Detected' }))
  await user.click(help.getByRole('link', { name: 'Home' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentAddress()).toBe('/home')
  await screen.findByRole('heading', { name: 'Flare Support Active' })
})

test.each([
  ['is saved', undefined, true],
  ['is not saved', noNetwork, false],
] as const)('[CARE-03] a heavy note that %s is answered by people who listen', async (_, save, isSaved) => {
  const { user, sheet } = await openQuick({ home: untouched, ...(save && { save }) })
  await user.click(await button('Add a note'))
  await user.type(sheet.getByLabelText('Note'), 'I want to end my life.')
  await user.click(await button('Save'))
  const care = within(await screen.findByRole('dialog', { name: 'What you wrote sounds very heavy' }))
  expect(care.queryByText(/^Saved\. Nothing else/) !== null).toBe(isSaved)
  // The message says that the entry is saved, and gives no verdict.
  expect(screen.queryByText(/flare|sudden rise/i, { selector: '[role=status] *' })).toBeNull()
})

test('[TIP-01] a pattern tip, which the service returns only once, is shown', async () => {
  const { user } = await openQuick({
    home: untouched,
    save: (sent) => reply({ ...savedReply(emptyDay(TODAY), sent), patternTip: { tip: 'calm-days' } }),
  })
  moveTo(await pain(), 1)
  await user.click(await button('Save'))
  expect(within(await screen.findByRole('dialog', { name: 'A good start' })).getByText('A calm stretch')).toBeTruthy()
})

test.each([
  ['emotional_wellbeing', () => screen.queryByRole('radio', { name: 'Good' })],
  ['physical_symptoms', () => screen.queryByRole('slider')],
  ['notes', () => screen.queryByLabelText('Note')],
] as const)('[PREF-01] with %s turned off its fields are hidden', async (section, findField) => {
  const preferences = applyPreferencesEdit(withMood, { sections: { [section]: false } })
  const { sheet } = await openQuick({ home: { ...untouched, preferences } })
  expect(sheet.getByRole('switch', { name: 'This is a flare day' })).toBeTruthy()
  expect(findField()).toBeNull()
})

test('[FLARE-06] with alert mode auto the flare switch is hidden', async () => {
  const preferences = applyPreferencesEdit(withMood, { flare: { alertMode: 'auto' } })
  const { sheet } = await openQuick({ home: { ...untouched, preferences } })
  expect(sheet.queryByRole('switch')).toBeNull()
  expect(sheet.getAllByRole('slider')).toHaveLength(2)
})

test.each([
  ['Ready to Check-In', {}],
  ["Today's Log Complete", { painLevel: 1 }],
  ['Flare Support Active', { flareManual: true }],
] as const)('[QT-01] [HOME-06] the card "%s" opens the sheet', async (name, values) => {
  const { sheet } = await openQuick(loggedToday(values))
  expect(screen.getByRole('heading', { name, hidden: true })).toBeTruthy()
  expect(sheet.getByRole('slider', { name: 'Pain' })).toBeTruthy()
})

/** Moves the clock to the next day while the app is open. */
async function moveToNextDay() {
  const morning = Date.now() + 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  onTestFinished(() => void vi.useRealTimers())
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const TOMORROW = addDays(TODAY, 1)

test('[QT-01] a sheet left open overnight without a draft logs the new day', async () => {
  const { user, puts, sheet } = await openQuick()
  await moveToNextDay()
  await waitFor(async () => expect((await pain()).disabled).toBe(false))
  moveTo(await pain(), 6)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()[0]?.line).toBe(`PUT /api/days/${TOMORROW}`))
})

test('[QT-01] a draft from before midnight stays on its day, and the sheet shows that day', async () => {
  const { user, puts, sheet } = await openQuick()
  moveTo(await pain(), 6)
  expect(sheet.queryByText(/^Yesterday/)).toBeNull()
  await moveToNextDay()
  sheet.getByText(/^Yesterday · /)
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()[0]?.line).toBe(`PUT /api/days/${TODAY}`))
})

test('[QT-01] the field of a note stays when the user deletes a text that was never saved', async () => {
  const { user, sheet } = await openQuick()
  await user.click(sheet.getByRole('button', { name: 'Add a note' }))
  await user.type(note(), 'Tea')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await user.click(await button('Quick Track'))
  expect(note().value).toBe('Tea')
  await user.clear(note())
  expect(note().value).toBe('')
})
