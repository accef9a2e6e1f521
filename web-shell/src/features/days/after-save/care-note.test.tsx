// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { setDeviceZone } from '../../../testing/device-zone.ts'
import { noNetwork, reply } from '../../../testing/fake-service.ts'
import {
  button,
  moveTo,
  note,
  openLog,
  openToEdit,
  pain,
  savedReply,
  TODAY,
  YESTERDAY,
} from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

const HEAVY = 'I want to end my life.'
const TITLE = 'What you wrote sounds very heavy'
const untouched = { today: emptyDay(TODAY), loggedOn: [] }
const careNote = async () => within(await screen.findByRole('dialog', { name: TITLE }))

test('[CARE-03] a heavy note brings people who listen, and neither tip nor streak', async () => {
  setDeviceZone('Europe/London')
  const { user, sent } = openLog({ save: (each) => reply(savedReply(emptyDay(TODAY), each)), home: untouched })
  moveTo(await pain(), 4)
  await user.type(note(), HEAVY)
  await user.click(await button('Save'))
  const sheet = await careNote()
  sheet.getByText('Saved. Nothing else has to be done.')
  expect(sheet.getByRole('link', { name: /Samaritans/ }).getAttribute('href')).toBe('tel:116123')
  expect(sheet.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
  expect(sheet.getByRole('link', { name: /One breath first/ }).getAttribute('href')).toBe('/tools/exercises#breathe')
  expect(screen.queryByText(/in a row|so far|No signs|Going to Home/)).toBeNull()
  await screen.findByText('Saved')
  // What the device noticed is sent nowhere.
  expect(sent.filter(({ line }) => /care|crisis/.test(line))).toEqual([])
  await user.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

test('[CARE-03] it also answers an edit of another day', async () => {
  const { user } = openLog({
    save: (each) => reply(savedReply(emptyDay(YESTERDAY), each)),
    path: `/log?date=${YESTERDAY}`,
    home: untouched,
  })
  await pain()
  await user.type(note(), HEAVY)
  await user.click(await button('Save Entry'))
  await careNote()
})

test('[CARE-03] it also answers a save that has failed, and says nothing about saving', async () => {
  const { user } = await openToEdit(noNetwork)
  await pain()
  await user.type(note(), HEAVY)
  await user.click(await button("Update Today's Log"))
  const sheet = await careNote()
  expect(sheet.queryByText(/^Saved/)).toBeNull()
})

test('[CARE-03] it also answers a save without a connection', async () => {
  const { user } = await openToEdit()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await pain()
  await user.type(note(), HEAVY)
  await user.click(await button("Update Today's Log"))
  await careNote()
  await screen.findByText('Saved offline')
})

test('[CARE-03] on a day of little pain it is not said that there are no signs of a flare', async () => {
  const { user } = openLog({ save: (each) => reply(savedReply(emptyDay(TODAY), each, false)), home: untouched })
  moveTo(await pain(), 1)
  await user.type(note(), HEAVY)
  await user.click(await button('Save'))
  await careNote()
  await screen.findByText('Saved')
  expect(screen.queryByText(/No signs of a flare/)).toBeNull()
})
