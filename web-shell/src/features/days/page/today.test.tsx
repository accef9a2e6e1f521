// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { addDays } from '../../../../../shared/time/local-date.ts'
import { noNetwork, reply } from '../../../testing/fake-service.ts'
import { currentAddress } from '../../../testing/open-app.tsx'
import {
  button,
  isDisabled,
  knownDay,
  moveTo,
  openLog,
  pain,
  savedReply,
  TODAY,
  YESTERDAY,
} from '../../../testing/open-log.ts'
import { swipe } from '../../../testing/swipe.ts'

afterEach(() => void vi.useRealTimers())

const untouched = { today: emptyDay(TODAY), loggedOn: [] }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const openToday = (setting: Parameters<typeof openLog>[0] = {}) => openLog({ path: '/today', ...setting })

test('[TODAY-01] the heading is Today’s Entry or, on another day, Log Entry, and Today leads back', async () => {
  const { user } = openToday({ home: untouched })
  await heading("Today's Entry")
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
  await user.click(await button('Previous day'))
  await heading('Log Entry')
  expect(currentAddress()).toBe(`/today?date=${YESTERDAY}`)
  await user.click(await button('Today'))
  await heading("Today's Entry")
  expect(currentAddress()).toBe('/today')
})

test('[TODAY-01] a swipe right opens the previous day, a swipe left the next one, but never a future day', async () => {
  openToday({ home: untouched })
  await pain()
  const area = () => screen.getByText('Bladder Symptoms')
  swipe(area(), -80)
  expect(currentAddress()).toBe('/today')
  expect(screen.queryByText('Cannot log data for future dates.')).toBeNull()
  swipe(area(), 80)
  await heading('Log Entry')
  expect(currentAddress()).toBe(`/today?date=${YESTERDAY}`)
  await pain()
  swipe(area(), -80)
  await heading("Today's Entry")
})

test('[TODAY-01] scrolling or moving a slider is not a swipe', async () => {
  openToday({ home: untouched })
  swipe(await pain(), 80)
  swipe(screen.getByText('Bladder Symptoms'), 80, 101)
  expect(currentAddress()).toBe('/today')
})

test('[TODAY-01] [LOG-03] an address with a day older than 14 days shows a message and opens today', async () => {
  openToday({ path: `/today?date=${addDays(TODAY, -15)}`, home: untouched })
  await screen.findByText('Cannot log data more than 14 days in the past.')
  await heading("Today's Entry")
  expect(currentAddress()).toBe('/today')
})

test('[TODAY-02] the choice of Quick or Detailed is saved and also applies to the log', async () => {
  const { user, sent } = openToday({ home: untouched })
  await screen.findByText('Pelvic Health')
  await user.click(screen.getByRole('radio', { name: 'Quick' }))
  await waitFor(() => expect(screen.queryByText('Pelvic Health')).toBeNull())
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ trackingMode: 'quick' })
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await heading('Log Symptoms')
  expect(screen.queryByText('Bladder Symptoms')).toBeNull()
})

test('[TODAY-03] the extra options of this screen are not offered by the log', async () => {
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

test('[TODAY-04] a submitted day is read-only until Edit Entry, and then it can be updated', async () => {
  let respond: () => void = () => undefined
  const released = new Promise<void>((resolve) => (respond = resolve))
  const { user } = openToday({
    home: untouched,
    save: async (sent) => {
      await released
      return reply(savedReply(emptyDay(TODAY), sent))
    },
  })
  expect(isDisabled(await button('Submit Entry'))).toBe(true)
  moveTo(await pain(), 1)
  await user.click(await button('Submit Entry'))
  await button('Saving...')
  respond()
  await screen.findByRole('dialog')
  expect(isDisabled(await button('Saved!'))).toBe(true)
  await user.click(await button('Close'))
  expect(isDisabled(await button('Entry Saved'))).toBe(true)
  expect((await pain()).closest('fieldset:disabled')).toBeTruthy()
  await user.click(await button('Edit Entry'))
  expect((await pain()).closest('fieldset:disabled')).toBeNull()
  moveTo(await pain(), 2)
  expect(isDisabled(await button('Update Entry'))).toBe(false)
})

test('[TODAY-04] a saved past day is read-only at first here, but can be edited at once in the log', async () => {
  const past = { ...knownDay, date: YESTERDAY }
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

test('[TODAY-05] medications are separated by commas and stored like those of the log', async () => {
  const { user, puts } = openToday({ home: untouched })
  const box = await screen.findByLabelText<HTMLTextAreaElement>('What did you take?')
  await user.type(box, 'Amitriptyline 10 mg, , Aloe ,')
  await user.click(await button('Submit Entry'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ medications: ['Amitriptyline 10 mg', 'Aloe'] }))
})

test('[TODAY-05] values from the log are shown in this screen’s form, and other edits do not rewrite them', async () => {
  const today = {
    ...knownDay,
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

test('[TODAY-05] "All the time" chosen here is stored as all_times', async () => {
  const { user, puts } = openToday({ home: untouched })
  await user.click(await screen.findByRole('radio', { name: 'All the time' }))
  await user.click(await button('Submit Entry'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ urinationPainTiming: 'all_times' }))
})

test('[TODAY-05] a failed save shows this screen’s message and keeps every value', async () => {
  const { user } = openToday({ home: untouched, save: () => noNetwork() })
  moveTo(await pain(), 8)
  await user.click(await button('Submit Entry'))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Error saving entry')
  expect(notice.textContent).toContain("We couldn't save your entry. Please check your connection and try again.")
  expect((await pain()).value).toBe('8')
})

test.each([
  [true, 'Flare Detected', /^(?!.*(One day so far|Enough for today)).*Flare Detected.*Saved\./],
  [false, 'A good start', /A good start.*One day so far\..*Enough for today/],
])(
  '[TODAY-06] after a save (flare: %s) comes "%s"; the streak and a tip only without a flare',
  async (flare, name, content) => {
    const { user } = openToday({ home: untouched, save: (sent) => reply(savedReply(emptyDay(TODAY), sent, flare)) })
    moveTo(await pain(), 1)
    await user.click(await button('Submit Entry'))
    expect((await screen.findByRole('dialog', { name })).textContent).toMatch(content)
  },
)

test('[TODAY-07] Yesterday, 3 days ago and Last week apply after OK, and Cancel discards them', async () => {
  const { user } = openToday({ home: { ...untouched, loggedOn: [YESTERDAY] } })
  await user.click(await button(/^Date:/))
  await user.click(await button('3 days ago'))
  expect(currentAddress()).toBe('/today')
  await user.click(await button('Cancel'))
  expect(currentAddress()).toBe('/today')
  for (const [name, daysBack] of [
    ['Yesterday', 1],
    ['3 days ago', 3],
    ['Last week', 7],
  ] as const) {
    await user.click(await button(/^Date:/))
    await user.click(await button(name))
    await user.click(await button('OK'))
    expect(currentAddress()).toBe(`/today?date=${addDays(TODAY, -daysBack)}`)
  }
})

test('[PREF-01] sections that are turned off are hidden here, too', async () => {
  const preferences = applyPreferencesEdit(DEFAULT_PREFERENCES, {
    sections: { lifestyle_factors: false, notes: false },
  })
  openToday({ home: { ...untouched, preferences } })
  await pain()
  for (const title of ['Lifestyle', 'Movement', 'Medications', 'Other Information', 'Mood'])
    expect(screen.queryByText(title)).toBeNull()
})

test('the draft of one screen is shown on the other', async () => {
  const { user } = openToday({ home: untouched })
  moveTo(await pain(), 6)
  fireEvent.change(screen.getByLabelText('What did you take?'), { target: { value: 'Aloe, Zinc' } })
  await user.click(screen.getByRole('link', { name: 'Log' }))
  await heading('Log Symptoms')
  expect((await pain()).value).toBe('6')
  expect(screen.getByLabelText<HTMLTextAreaElement>('What did you take?').value).toBe('Aloe\nZinc')
})
