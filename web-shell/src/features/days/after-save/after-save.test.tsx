// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES, type Preferences, withEdit } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { reply } from '../../../testing/fake-service.ts'
import { whereabouts } from '../../../testing/open-app.tsx'
import { applied, button, moveTo, openLog, pain, TODAY, YESTERDAY } from '../../../testing/open-log.ts'

afterEach(() => void vi.useRealTimers())

const untouched = { today: emptyDay(TODAY), loggedOn: [] }
const preferring = (edit: Parameters<typeof withEdit>[1]): { preferences: Preferences } => ({
  preferences: withEdit(DEFAULT_PREFERENCES, edit),
})
const dialog = (name: string) => screen.findByRole('dialog', { name })
const before = (days: number) => Array.from({ length: Math.min(days, 29) }, (_, age) => addDays(TODAY, -age - 1))
const flaring = (flareInferred: boolean) => (sent: Parameters<typeof applied>[1]) =>
  reply(applied(emptyDay(TODAY), sent, flareInferred))

test('[FLARE-04] [FLARE-05] a flare opens help of its own, without a tip, and waits to be read', async () => {
  const { user } = openLog({ save: flaring(true), home: untouched })
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const sheet = within(await dialog('Flare Detected'))
  expect(sheet.getByText('Strong pain')).toBeTruthy()
  expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(sheet.getByRole('link', { name: 'When to seek care' }).getAttribute('href')).toBe('/flare-kit#care')
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Strong pain'])
  expect(sheet.queryByRole('button', { name: /Stay here/ })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(whereabouts()).toBe('/log')
})

test('[FLARE-04] help for a day that is over is the kit, not advice that comes late', async () => {
  const { user } = openLog({
    save: (sent) => reply(applied(emptyDay(YESTERDAY), sent, true)),
    path: `/log?date=${YESTERDAY}`,
    home: untouched,
  })
  moveTo(await pain(), 8)
  await user.click(await button('Save Entry'))
  const sheet = within(await dialog('Flare Detected'))
  sheet.getByText(/^Flare detected on this day/)
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(sheet.queryByText('Strong pain')).toBeNull()
})

test.each([true, false])(
  'that a rise may be an infection is said of a day that was noticed by one: %s',
  async (noticed) => {
    const { user } = openLog({ save: flaring(noticed), home: untouched })
    moveTo(await pain(), 8)
    if (!noticed) await user.click(await screen.findByRole('switch', { name: 'This is a flare day' }))
    await user.click(await button('Save'))
    const sheet = within(await dialog('Flare Detected'))
    expect(sheet.queryByText(/more than in your last few days.*could be an infection/) !== null).toBe(noticed)
  },
)

test('[FLARE-04] where breathing is what helps, the flare kit is a tap away all the same', async () => {
  const { user } = openLog({ save: flaring(true), home: untouched })
  moveTo(await screen.findByRole('slider', { name: 'Urgency' }), 5)
  await user.click(await button('Save'))
  const sheet = within(await dialog('Flare Detected'))
  expect(sheet.getByRole('link', { name: 'Breathe along' }).getAttribute('href')).toBe('/tools/exercises')
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  for (const name of ['Trends', 'Learn', 'Home']) sheet.getByRole('link', { name })
})

test('[FLARE-04] with help only for flares that were tagged, an inferred one is only said', async () => {
  const { flare } = DEFAULT_PREFERENCES
  const quiet = preferring({ flare: { ...flare, manualTipsOnly: true } })
  const { user } = openLog({ save: flaring(true), home: { ...untouched, ...quiet } })
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const sheet = within(await dialog('A good start'))
  expect(sheet.getByText('Flare detected today', { ignore: '[role=status] *' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Stay here' })).toBeNull()
  expect(screen.queryByText('Strong pain')).toBeNull()
})

test('[FLARE-04] [TIP-02] without a flare the message says so, and a tip is shown', async () => {
  const { user } = openLog({ save: flaring(false), home: untouched })
  moveTo(await pain(), 1)
  await user.click(await button('Save'))
  const sheet = within(await dialog('A good start'))
  expect(screen.getByText('No signs of a flare today.')).toBeTruthy()
  expect(sheet.getByText('Enough for today')).toBeTruthy()
})

test('a hard day is not cheered: it leads to the flare kit', async () => {
  const { user } = openLog({ save: flaring(false), home: untouched })
  moveTo(await pain(), 9)
  await user.click(await button('Save'))
  const sheet = within(await dialog('A good start'))
  expect(sheet.getByText('A hard day')).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(screen.queryByText(/No signs/)).toBeNull()
})

test('[TIP-01] a pattern that the service noticed is told in place of the tip of the day', async () => {
  const save = (sent: Parameters<typeof applied>[1]) =>
    reply({ ...applied(emptyDay(TODAY), sent), patternTip: 'calm-days' })
  const { user } = openLog({ save, home: untouched })
  moveTo(await pain(), 1)
  await user.click(await button('Save'))
  expect(within(await dialog('A good start')).getByText('A calm stretch')).toBeTruthy()
})

test.each([
  [0, 0, 'A good start', 'One day so far.'],
  [5, 0, 'Entry Saved', '6 days in a row.'],
  [6, 0, 'A whole week', '7 days in a row.'],
  [29, 0, 'Thirty days', '30 days in a row.'],
  [29, 19, 'Entry Saved', '49 days in a row.'],
  [29, 20, '50 days', '50 days in a row.'],
  [29, 70, '100 days', '100 days in a row.'],
])('[STRK-01] after %i days and %i before them a save is told as "%s": %s', async (days, earlierRun, title, words) => {
  const home = { ...untouched, loggedOn: before(days), earlierRun }
  const { user } = openLog({ save: flaring(false), home })
  moveTo(await pain(), 3)
  await user.click(await button('Save'))
  const sheet = within(await dialog(title))
  expect(sheet.getByText(words)).toBeTruthy()
  const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/trends', '/learn', '/home'])
})

/** Saves a past day, which has nothing to read, and waits for the countdown. */
async function saveQuietly() {
  const { user } = openLog({
    save: (sent) => reply(applied(emptyDay(YESTERDAY), sent)),
    path: `/log?date=${YESTERDAY}`,
    home: untouched,
  })
  moveTo(await pain(), 1)
  await user.click(await button('Save Entry'))
  await dialog('A good start')
  return user
}

test('[STRK-01] what holds nothing to read leads home after 5 seconds', async () => {
  await saveQuietly()
  const from = performance.now()
  await waitFor(() => expect(whereabouts()).toBe('/home'))
  expect(performance.now() - from).toBeGreaterThan(4_000)
})

test('[STRK-01] the countdown can be stopped', async () => {
  const user = await saveQuietly()
  await user.click(await button('Stay here'))
  expect(document.activeElement?.textContent).toBe('Close')
  await new Promise((resolve) => setTimeout(resolve, 6_500))
  expect(whereabouts()).toBe(`/log?date=${YESTERDAY}`)
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
})
