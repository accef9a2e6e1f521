// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import { DEFAULT_PREFERENCES, withEdit } from '../../../../../shared/preferences/preferences.ts'
import {
  button,
  isOff,
  known,
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
  days: { [TODAY]: emptyDay(TODAY), [YESTERDAY]: { ...known, date: YESTERDAY, values, writers: {} } },
})
const offered = () => screen.queryByRole('button', { name: /^Same as/ })
const ready = async () => {
  const way = await button('Same as yesterday')
  await waitFor(() => expect(isOff(way)).toBe(false))
  return way
}

test.each(['/log', '/today'])(
  'on %s it fills in what yesterday said, says so, and saves nothing by itself',
  async (path) => {
    const { user, puts } = openLog({ path, ...withYesterday() })
    await user.click(await ready())
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

test('what was said today stays, also when the rest is taken out again', async () => {
  const { user } = openLog(withYesterday())
  moveTo(await pain(), 1)
  fireEvent.change(note(), { target: { value: 'Better' } })
  await user.click(await ready())
  expect([(await pain()).value, note().value]).toEqual(['1', 'Better'])
  expect((await urgency()).value).toBe('2')
  await user.click(await button('Undo'))
  expect((await urgency()).getAttribute('aria-valuetext')).toBe('Not answered')
  expect([(await pain()).value, note().value]).toEqual(['1', 'Better'])
  expect(screen.queryByText(/^Filled in/)).toBeNull()
  await ready()
})

test('a quick entry is filled in with no more than it asks', async () => {
  const preferences = withEdit(DEFAULT_PREFERENCES, { trackingMode: 'quick' })
  const { user, puts } = openLog({ ...withYesterday(), home: { ...withYesterday().home, preferences } })
  await user.click(await ready())
  await screen.findByText(/^Filled in 2 answers/)
  await user.click(await button('Save'))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ painLevel: 6, urgencyLevel: 2 }))
})

test('discarding the changes takes it back, too', async () => {
  const { user } = openLog(withYesterday())
  await user.click(await ready())
  await user.click(await button('Discard changes'))
  expect(screen.queryByText(/^Filled in/)).toBeNull()
  await ready()
})

test('it is offered only where there is something to fill in: not on a day with an entry', async () => {
  openLog({ ...withYesterday(), home: { loggedOn: [TODAY, YESTERDAY] }, days: { [TODAY]: known } })
  await button("Edit Today's Log")
  expect(offered()).toBeNull()
})

test('nor without an entry the day before', async () => {
  const { sent } = openLog({ home: { today: emptyDay(TODAY), loggedOn: [] }, days: { [TODAY]: emptyDay(TODAY) } })
  await pain()
  expect(offered()).toBeNull()
  expect(sent.map(({ line }) => line)).not.toContain(`GET /api/days/${YESTERDAY}`)
})

test('nor where that day has words alone', async () => {
  openLog(withYesterday({ notes: 'Long night' }))
  await pain()
  await waitFor(() => expect(offered()).toBeNull())
})

test('nor where that day cannot be read', async () => {
  const setting = withYesterday()
  openLog({ ...setting, unread: [YESTERDAY] })
  await pain()
  await waitFor(() => expect(offered()).toBeNull())
})
