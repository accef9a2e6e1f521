// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { DEFAULT_PREFERENCES, withEdit } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { noNetwork, reply } from '../../../testing/fake-service.ts'
import { whereabouts } from '../../../testing/open-app.tsx'
import { applied, button, isOff, known, moveTo, openLog, pain, TODAY, YESTERDAY } from '../../../testing/open-log.ts'
import { swipe } from '../../../testing/swipe.ts'

afterEach(() => void vi.useRealTimers())

const untouched = { today: emptyDay(TODAY), loggedOn: [] }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const openToday = (setting: Parameters<typeof openLog>[0] = {}) => openLog({ path: '/today', ...setting })

test('[TODAY-01] the heading is Today’s Entry, of another day Log Entry, and Today leads back', async () => {
  const { user } = openToday({ home: untouched })
  await heading("Today's Entry")
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
  await user.click(await button('Previous day'))
  await heading('Log Entry')
  expect(whereabouts()).toBe(`/today?date=${YESTERDAY}`)
  await user.click(await button('Today'))
  await heading("Today's Entry")
  expect(whereabouts()).toBe('/today')
})

test('[TODAY-01] a swipe to the right moves a day back, one to the left forward, within the days on offer', async () => {
  openToday({ home: untouched })
  await pain()
  const area = () => screen.getByText('Bladder Symptoms')
  swipe(area(), -80)
  expect(whereabouts()).toBe('/today')
  expect(screen.queryByText('Cannot log data for future dates.')).toBeNull()
  swipe(area(), 80)
  await heading('Log Entry')
  expect(whereabouts()).toBe(`/today?date=${YESTERDAY}`)
  await pain()
  swipe(area(), -80)
  await heading("Today's Entry")
})

test('[TODAY-01] a finger that scrolls, or moves a slider, is no swipe', async () => {
  openToday({ home: untouched })
  swipe(await pain(), 80)
  swipe(screen.getByText('Bladder Symptoms'), 80, 101)
  expect(whereabouts()).toBe('/today')
})

test('[TODAY-01] [LOG-03] an address beyond 14 days says so, and today is shown', async () => {
  openToday({ path: `/today?date=${addDays(TODAY, -15)}`, home: untouched })
  await screen.findByText('Cannot log data more than 14 days in the past.')
  await heading("Today's Entry")
  expect(whereabouts()).toBe('/today')
})

test('[TODAY-02] quick and detailed are kept as the way of tracking, and hold for the log, too', async () => {
  const { user, sent } = openToday({ home: untouched })
  await screen.findByText('Pelvic Health')
  await user.click(screen.getByRole('radio', { name: 'Quick' }))
  await waitFor(() => expect(screen.queryByText('Pelvic Health')).toBeNull())
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ trackingMode: 'quick' })
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await heading('Log Symptoms')
  expect(screen.queryByText('Bladder Symptoms')).toBeNull()
})

test('[TODAY-03] its own extras are offered here, and not by the log', async () => {
  const extras = ['Dairy products', 'Gluten', 'Processed foods', 'Sexual activity']
  const chips = () => extras.filter((name) => screen.queryByRole('checkbox', { name, hidden: true }))
  const { user } = openToday({ home: untouched })
  await pain()
  expect(chips()).toEqual(extras)
  expect(screen.getByRole('radio', { name: 'Straining on the toilet' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await heading('Log Symptoms')
  await pain()
  expect(chips()).toEqual([])
  expect(screen.queryByRole('radio', { name: 'Straining on the toilet' })).toBeNull()
})

test('[TODAY-04] a day is submitted, then read until Edit Entry, then updated', async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { user } = openToday({
    home: untouched,
    save: async (sent) => {
      await held
      return reply(applied(emptyDay(TODAY), sent))
    },
  })
  expect(isOff(await button('Submit Entry'))).toBe(true)
  moveTo(await pain(), 1)
  await user.click(await button('Submit Entry'))
  await button('Saving...')
  answer()
  await screen.findByRole('dialog')
  expect(isOff(await button('Saved!'))).toBe(true)
  await user.click(await button('Close'))
  expect(isOff(await button('Entry Saved'))).toBe(true)
  expect((await pain()).closest('fieldset:disabled')).toBeTruthy()
  await user.click(await button('Edit Entry'))
  expect((await pain()).closest('fieldset:disabled')).toBeNull()
  moveTo(await pain(), 2)
  expect(isOff(await button('Update Entry'))).toBe(false)
})

test('[TODAY-04] a saved day of the past is read first here; the log opens it to be changed', async () => {
  const past = { ...known, date: YESTERDAY }
  const { user } = openToday({
    path: `/today?date=${YESTERDAY}`,
    home: { loggedOn: [YESTERDAY], today: emptyDay(TODAY) },
    days: { [YESTERDAY]: past },
  })
  await button('Edit Entry')
  expect((await pain()).closest('fieldset:disabled')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await user.click(await button('Previous day'))
  await heading('Edit Past Entry')
  expect((await pain()).closest('fieldset:disabled')).toBeNull()
})

test('[TODAY-05] medications are read between commas, and stored as the log stores them', async () => {
  const { user, puts } = openToday({ home: untouched })
  const box = await screen.findByLabelText<HTMLTextAreaElement>('What did you take?')
  await user.type(box, 'Amitriptyline 10 mg, , Aloe ,')
  await user.click(await button('Submit Entry'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ medications: ['Amitriptyline 10 mg', 'Aloe'] }))
})

test('[TODAY-05] what the log stored is shown in this screen’s words, and saving another answer rewrites none of it', async () => {
  const today = {
    ...known,
    values: { urinationPainTiming: 'all_time' as const, medications: ['Ibuprofen 1,5 mg', 'Aloe'] },
    writers: {},
  }
  const { user, puts } = openToday({ home: { today, loggedOn: [TODAY] }, days: { [TODAY]: today } })
  await user.click(await button('Edit Entry'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All the time' }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>('What did you take?').value).toBe('Ibuprofen 1,5 mg, Aloe')
  moveTo(await pain(), 3)
  await user.click(await button('Update Entry'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 3 }))
})

test('[TODAY-05] "all the time", chosen here, is stored by this screen’s value', async () => {
  const { user, puts } = openToday({ home: untouched })
  await user.click(await screen.findByRole('radio', { name: 'All the time' }))
  await user.click(await button('Submit Entry'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ urinationPainTiming: 'all_times' }))
})

test('[TODAY-05] a save that fails says so in this screen’s words and keeps every value', async () => {
  const { user } = openToday({ home: untouched, save: () => noNetwork() })
  moveTo(await pain(), 8)
  await user.click(await button('Submit Entry'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Error saving entry')
  expect(notice.textContent).toContain("We couldn't save your entry. Please check your connection and try again.")
  expect((await pain()).value).toBe('8')
})

test.each([
  [true, 'Flare Detected', /Flare Detected.*One day so far\.(?!.*Enough for today)/],
  [false, 'A good start', /A good start.*One day so far\..*Enough for today/],
])(
  '[TODAY-06] after a save with a flare (%s) comes "%s", then the streak, and a tip only without',
  async (flare, name, said) => {
    const { user } = openToday({ home: untouched, save: (sent) => reply(applied(emptyDay(TODAY), sent, flare)) })
    moveTo(await pain(), 1)
    await user.click(await button('Submit Entry'))
    expect((await screen.findByRole('dialog', { name })).textContent).toMatch(said)
  },
)

test('[TODAY-07] the picker has Yesterday, 3 days ago and Last week, which count from OK on; Cancel drops them', async () => {
  const { user } = openToday({ home: { ...untouched, loggedOn: [YESTERDAY] } })
  await user.click(await button(/^Date:/))
  await user.click(await button('3 days ago'))
  expect(whereabouts()).toBe('/today')
  await user.click(await button('Cancel'))
  expect(whereabouts()).toBe('/today')
  for (const [name, back] of [
    ['Yesterday', 1],
    ['3 days ago', 3],
    ['Last week', 7],
  ] as const) {
    await user.click(await button(/^Date:/))
    await user.click(await button(name))
    await user.click(await button('OK'))
    expect(whereabouts()).toBe(`/today?date=${addDays(TODAY, -back)}`)
  }
})

test('[PREF-01] sections that are turned off are not asked here either', async () => {
  const preferences = withEdit(DEFAULT_PREFERENCES, { sections: { lifestyle_factors: false, notes: false } })
  openToday({ home: { ...untouched, preferences } })
  await pain()
  for (const gone of ['Lifestyle', 'Movement', 'Medications', 'Other Information', 'Mood'])
    expect(screen.queryByText(gone)).toBeNull()
})

test('what was begun on one screen stands on the other', async () => {
  const { user } = openToday({ home: untouched })
  moveTo(await pain(), 6)
  fireEvent.change(screen.getByLabelText('What did you take?'), { target: { value: 'Aloe, Zinc' } })
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await heading('Log Symptoms')
  expect((await pain()).value).toBe('6')
  expect(screen.getByLabelText<HTMLTextAreaElement>('What did you take?').value).toBe('Aloe\nZinc')
})
