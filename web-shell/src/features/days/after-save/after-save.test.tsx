// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import {
  applyPreferencesEdit,
  DEFAULT_PREFERENCES,
  type Preferences,
} from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { reply } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import { button, moveTo, openLog, pain, savedReply, TODAY, YESTERDAY } from '../../../testing/open-log.ts'

afterEach(() => void vi.useRealTimers())

const untouched = { today: emptyDay(TODAY), loggedOn: [] }
const withPreferences = (edit: Parameters<typeof applyPreferencesEdit>[1]): { preferences: Preferences } => ({
  preferences: applyPreferencesEdit(DEFAULT_PREFERENCES, edit),
})
const dialog = (name: string) => screen.findByRole('dialog', { name })
const datesBeforeToday = (days: number) =>
  Array.from({ length: Math.min(days, 29) }, (_, index) => addDays(TODAY, -index - 1))
const saveWithFlare = (flareInferred: boolean) => (sent: Parameters<typeof savedReply>[1]) =>
  reply(savedReply(emptyDay(TODAY), sent, flareInferred))

test('[FLARE-04] [FLARE-05] [STRK-01] a flare opens its help: three steps, no streak, tip or countdown', async () => {
  const { user } = openLog({ save: saveWithFlare(true), home: untouched })
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const sheet = within(await dialog('Flare Detected'))
  expect(sheet.getByText('Strong pain')).toBeTruthy()
  expect(sheet.getAllByRole('listitem')).toHaveLength(3)
  expect(sheet.queryByText(/in a row|so far/)).toBeNull()
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(sheet.getByRole('link', { name: 'When to seek care' }).getAttribute('href')).toBe('/flare-kit#care')
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Strong pain'])
  expect(sheet.queryByRole('button', { name: /Stay here/ })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(currentAddress()).toBe('/log')
})

test('[FLARE-04] a flare on a past day links to the flare kit and shows no advice', async () => {
  const { user } = openLog({
    save: (sent) => reply(savedReply(emptyDay(YESTERDAY), sent, true)),
    path: `/log?date=${YESTERDAY}`,
    home: untouched,
  })
  moveTo(await pain(), 8)
  await user.click(await button('Save Entry'))
  const sheet = within(await dialog('Flare Detected'))
  sheet.getByText(/^This day counts as a flare/)
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(sheet.queryByText('Strong pain')).toBeNull()
})

test.each([true, false])(
  'the hint that a rise may be an infection is shown only if the flare was detected: %s',
  async (isDetected) => {
    const { user } = openLog({ save: saveWithFlare(isDetected), home: untouched })
    moveTo(await pain(), 8)
    if (!isDetected) await user.click(await screen.findByRole('switch', { name: 'This is a flare day' }))
    await user.click(await button('Save'))
    const sheet = within(await dialog('Flare Detected'))
    expect(sheet.queryByText(/more than in your last few days.*could be an infection/) !== null).toBe(isDetected)
  },
)

test('[FLARE-04] help with strong urgency links to the flare kit and to when to seek care', async () => {
  const { user } = openLog({ save: saveWithFlare(true), home: untouched })
  moveTo(await screen.findByRole('slider', { name: 'Urgency' }), 5)
  await user.click(await button('Save'))
  const sheet = within(await dialog('Flare Detected'))
  const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/flare-kit', '/flare-kit#care', '/home'])
})

test('[FLARE-04] with help limited to flares marked by the user, an inferred flare shows only a sentence', async () => {
  const { flare } = DEFAULT_PREFERENCES
  const markedFlaresOnly = withPreferences({ flare: { ...flare, manualTipsOnly: true } })
  const { user } = openLog({ save: saveWithFlare(true), home: { ...untouched, ...markedFlaresOnly } })
  moveTo(await pain(), 8)
  await user.click(await button('Save'))
  const sheet = within(await dialog('Entry Saved'))
  expect(sheet.getByText(/^Flare detected today/, { ignore: '[role=status] *' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Stay here' })).toBeNull()
  expect(screen.queryByText('Strong pain')).toBeNull()
})

test('[FLARE-04] [TIP-02] a save without a flare says that there are no signs and shows a tip', async () => {
  const { user } = openLog({ save: saveWithFlare(false), home: untouched })
  moveTo(await pain(), 1)
  await user.click(await button('Save'))
  const sheet = within(await dialog('A good start'))
  expect(screen.getByText('No signs of a flare today.')).toBeTruthy()
  expect(sheet.getByText('Enough for today')).toBeTruthy()
})

test('[FLARE-04] a flare leaves nothing of what an earlier save said', async () => {
  const { user } = openLog({
    save: (sent) => reply(savedReply(emptyDay(TODAY), sent, sent.body.set.painLevel === 8)),
    home: untouched,
  })
  moveTo(await pain(), 1)
  await user.click(await button('Save'))
  const first = within(await dialog('A good start'))
  await screen.findByText('No signs of a flare today.')
  await user.click(first.getByRole('button', { name: 'Close' }))
  await user.click(await button("Edit Today's Log"))
  moveTo(await pain(), 8)
  await user.click(await button("Update Today's Log"))
  await dialog('Flare Detected')
  expect(screen.queryByText('No signs of a flare today.')).toBeNull()
})

test('[STRK-01] strong pain without a flare is answered with care: no verdict, streak, tip, countdown or message', async () => {
  const week = { loggedOn: [1, 2, 3].map((age) => addDays(TODAY, -age)) }
  const { user } = openLog({ save: saveWithFlare(false), home: { ...untouched, ...week } })
  moveTo(await pain(), 7)
  screen.getByRole('region', { name: 'That is a lot of pain.' })
  await user.click(await button('Save'))
  const sheet = within(await dialog('That is a lot of pain.'))
  const links = sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Breathe', '/tools/exercises#breathe'],
    ['Flare Kit', '/flare-kit'],
    ['When to seek care', '/flare-kit#care'],
    ['Home', '/home'],
  ])
  sheet.getByText('Saved. Nothing else has to be done today.')
  expect(screen.queryByText(/No sudden rise|No signs|in a row|so far|Going to Home/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test('a day of strong urgency is not celebrated and links to the flare kit', async () => {
  const { user } = openLog({ save: saveWithFlare(false), home: untouched })
  moveTo(await screen.findByRole('slider', { name: 'Urgency' }), 5)
  await user.click(await button('Save'))
  const sheet = within(await dialog('A good start'))
  expect(sheet.getByText('A hard day')).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Open Flare Kit' }).getAttribute('href')).toBe('/flare-kit')
  expect(screen.queryByText(/No signs/)).toBeNull()
})

test('[TIP-01] a pattern tip from the service replaces the tip of the day', async () => {
  const save = (sent: Parameters<typeof savedReply>[1]) =>
    reply({ ...savedReply(emptyDay(TODAY), sent), patternTip: { tip: 'calm-days' } })
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
])('[STRK-01] with %i recent and %i earlier days a save shows "%s": %s', async (days, earlierRun, title, words) => {
  const home = { ...untouched, loggedOn: datesBeforeToday(days), earlierRun }
  const { user } = openLog({ save: saveWithFlare(false), home })
  moveTo(await pain(), 3)
  await user.click(await button('Save'))
  const sheet = within(await dialog(title))
  expect(sheet.getByText(words)).toBeTruthy()
  const links = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/trends', '/learn', '/home'])
})

/** Saves a past day, which shows nothing to read, and waits for the sheet with the countdown. */
async function savePastDay() {
  const { user } = openLog({
    save: (sent) => reply(savedReply(emptyDay(YESTERDAY), sent)),
    path: `/log?date=${YESTERDAY}`,
    home: untouched,
  })
  moveTo(await pain(), 1)
  await user.click(await button('Save Entry'))
  await dialog('A good start')
  return user
}

test('[STRK-01] a sheet without anything to read opens home after 5 seconds', async () => {
  await savePastDay()
  const startedAt = performance.now()
  await waitFor(() => expect(currentAddress()).toBe('/home'))
  expect(performance.now() - startedAt).toBeGreaterThan(4_000)
})

test('[STRK-01] the countdown can be stopped', async () => {
  const user = await savePastDay()
  await user.click(await button('Stay here'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  await new Promise((resolve) => setTimeout(resolve, 6_500))
  expect(currentAddress()).toBe(`/log?date=${YESTERDAY}`)
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
})
