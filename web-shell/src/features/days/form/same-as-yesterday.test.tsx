// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import {
  button,
  isDisabled,
  knownDay,
  moveTo,
  note,
  openLog,
  pain,
  TODAY,
  urgency,
  YESTERDAY,
} from '../../../testing/open-log.ts'

const BEFORE: DayValues = { painLevel: 6, urgencyLevel: 2, waterGlasses: 5, beverages: ['Tea'], notes: 'Long night' }
const withYesterday = (values: DayValues = BEFORE) => ({
  home: { today: emptyDay(TODAY), loggedOn: [YESTERDAY] },
  days: { [TODAY]: emptyDay(TODAY), [YESTERDAY]: { ...knownDay, date: YESTERDAY, values, writers: {} } },
})
const offerButton = () => screen.queryByRole('button', { name: /^Same as/ })
const readyButton = async () => {
  const offer = await button('Same as yesterday')
  await waitFor(() => expect(isDisabled(offer)).toBe(false))
  return offer
}

test.each(['/log', '/today'])(
  'on %s the button fills in yesterday’s values, says so, and saves nothing by itself',
  async (path) => {
    const { user, puts } = openLog({ path, ...withYesterday() })
    await user.click(await readyButton())
    expect((await pain()).value).toBe('6')
    expect((await urgency()).value).toBe('2')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tea', hidden: true }).checked).toBe(true)
    expect(note().value).toBe('')
    await screen.findByText('Filled in 4 answers. Change what was different, then save.')
    expect(puts()).toEqual([])
    moveTo(await pain(), 7)
    await user.click(await button(/^(Save|Submit Entry)$/))
    await waitFor(() =>
      expect(puts()[0]?.body.set).toEqual({ painLevel: 7, urgencyLevel: 2, waterGlasses: 5, beverages: ['Tea'] }),
    )
  },
)

test('today’s values stay when yesterday’s are filled in and removed again', async () => {
  const { user } = openLog(withYesterday())
  moveTo(await pain(), 1)
  fireEvent.change(note(), { target: { value: 'Better' } })
  await user.click(await readyButton())
  expect((await pain()).value).toBe('1')
  expect(note().value).toBe('Better')
  expect((await urgency()).value).toBe('2')
  await user.click(await button('Undo'))
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('Not answered')
  expect((await pain()).value).toBe('1')
  expect(note().value).toBe('Better')
  expect(screen.queryByText(/^Filled in/)).toBeNull()
  await readyButton()
})

test('the tracking mode Quick fills in only its own fields', async () => {
  const preferences = applyPreferencesEdit(DEFAULT_PREFERENCES, { trackingMode: 'quick' })
  const { user, puts } = openLog({ ...withYesterday(), home: { ...withYesterday().home, preferences } })
  await user.click(await readyButton())
  await screen.findByText(/^Filled in 2 answers/)
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 6, urgencyLevel: 2 }))
})

test('discarding the draft also removes the filled-in values', async () => {
  const { user } = openLog(withYesterday())
  await user.click(await readyButton())
  await user.click(await button('Discard changes'))
  expect(screen.queryByText(/^Filled in/)).toBeNull()
  await readyButton()
})

test('the button is not offered on a day with an entry', async () => {
  openLog({ ...withYesterday(), home: { loggedOn: [TODAY, YESTERDAY] }, days: { [TODAY]: knownDay } })
  await button("Edit Today's Log")
  expect(offerButton()).toBeNull()
})

test('the button is not offered if the day before has no entry', async () => {
  const { sent } = openLog({ home: { today: emptyDay(TODAY), loggedOn: [] }, days: { [TODAY]: emptyDay(TODAY) } })
  await pain()
  expect(offerButton()).toBeNull()
  expect(sent.map(({ line }) => line)).not.toContain(`GET /api/days/${YESTERDAY}`)
})

test('the button is not offered if the day before has only text', async () => {
  openLog(withYesterday({ notes: 'Long night' }))
  await pain()
  await waitFor(() => expect(offerButton()).toBeNull())
})

test('the button is not offered if the day before cannot be read', async () => {
  const setting = withYesterday()
  openLog({ ...setting, unreadableDates: [YESTERDAY] })
  await pain()
  await waitFor(() => expect(offerButton()).toBeNull())
})
